export const weights = {
  dragons: 1.5,
  dragonsSquared: 0,
  hand: 0.25,
  characters: 0,
  handPower: 0.01,
  deck: 0.075,
  support: 0.1,
  behind: -0.125,
  fighting: 0,
  turn: 0,
}
