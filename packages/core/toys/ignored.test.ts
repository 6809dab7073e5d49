/**
 * Blue Moon in small: texts ignore one another. What is ignored is a least fixpoint over (card, text): a text is
 * ignored if one that surely works ignores it, and surely works what only surely ignored texts could ignore.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Card,
  type CardId,
  leastFixpoint,
  type Machine,
  rulebook,
  type Seat,
  type State,
  zoneOf,
} from '../index.ts'
import {
  asked,
  DISCARD,
  HAND,
  inPlay,
  LIMBO,
  lying,
  move,
  next,
  PLAY,
  position,
  say,
  toy,
  turnOrder,
  word,
} from './base.ts'

interface Text {
  kind: 'character' | 'support' | 'intervention'
  power: number
  flit?: true
  protected?: true
  /** Whose texts are ignored while this works. */
  ignores?: (flit: boolean, kind: Text['kind']) => boolean
  /** What the rival may not play while this works. */
  bans?: Text['kind']
  raises?: number
  /** "I must": another card from the hand is discarded before it is played. */
  must?: true
}

const texts: Record<string, Text> = {
  'Laughing Gas': { kind: 'support', power: 0, ignores: (flit) => !flit },
  Chirper: { kind: 'character', power: 2, flit: true, ignores: (flit) => !flit },
  Twitter: { kind: 'character', power: 2, flit: true, ignores: (_, kind) => kind === 'support' },
  Booster: { kind: 'support', power: 0, raises: 3 },
  Sentinel: { kind: 'support', power: 0, protected: true, raises: 2 },
  Gatekeeper: { kind: 'support', power: 0, bans: 'character' },
  Warrior: { kind: 'character', power: 4 },
  Tutu: { kind: 'character', power: 5, must: true },
  Refusal: { kind: 'intervention', power: 0 },
}

interface Moon extends State {
  turn: Seat
}
type G = Pick<Machine<Moon>, 'state'>

const titles = Object.keys(texts)
const nameOf = (g: G, id: CardId): string => titles[(g.state.cards[id] as Card).def] as string
const textOf = (g: G, id: CardId): Text => texts[nameOf(g, id)] as Text
const holder = (g: G, id: CardId): Seat => (g.state.cards[id] as Card).holder

/** Does the text of one card bear on that of another, if it works? In hand too, but nothing protects there. */
const bearsOn = (g: G, by: CardId, on: CardId): boolean => {
  const { flit = false, kind, protected: safe } = textOf(g, on)
  if (holder(g, by) === holder(g, on) || (safe && g.state.cards[on]?.zone === PLAY)) return false
  return textOf(g, by).ignores?.(flit, kind) ?? false
}

function ignored(g: G): ReadonlySet<CardId> {
  const active = turnOrder(g.state, 0).flatMap((seat) => inPlay(g.state, seat))
  const all = [...active, ...turnOrder(g.state, 0).flatMap((seat) => zoneOf(g.state, HAND, seat))]
  return leastFixpoint((sofar) => {
    const works = (by: CardId): boolean => active.every((other) => !bearsOn(g, other, by) || sofar.has(other))
    return all.filter((id) => active.some((by) => bearsOn(g, by, id) && works(by)))
  })
}

const power = (g: G, seat: Seat): number => {
  const out = ignored(g)
  return inPlay(g.state, seat).reduce(
    (sum, id) => sum + textOf(g, id).power + (out.has(id) ? 0 : (textOf(g, id).raises ?? 0)),
    0,
  )
}

const { procedures, procedure, step } = rulebook<Moon, 'play' | 'must' | 'intervene' | 'lies'>()

procedure<{ card?: CardId; cost?: CardId; against?: CardId | null }>('game', [
  step('play', (g, f) => {
    const out = ignored(g)
    const rival = inPlay(g.state, next(g.state, g.state.turn)).filter((id) => !out.has(id))
    const banned = rival.map((id) => textOf(g, id).bans)
    const free = zoneOf(g.state, HAND, g.state.turn).filter((id) => {
      const { kind } = textOf(g, id)
      return kind !== 'intervention' && !banned.includes(kind)
    })
    g.choose(f, 'card', g.state.turn, [...free.map((id) => word(nameOf(g, id), id)), word('rest')], {
      prompt: 'turn',
      secret: true,
    })
  }),
  step('must', (g, f) => {
    if (!textOf(g, f.card as CardId).must) return
    const others = zoneOf(g.state, HAND, g.state.turn).filter((id) => id !== f.card)
    g.choose(
      f,
      'cost',
      g.state.turn,
      others.map((id) => word(nameOf(g, id), id)),
      { prompt: 'I must', secret: true },
    )
  }),
  step('intervene', (g, f) => {
    if (f.cost !== undefined) g.happen([move(f.cost, DISCARD)])
    delete f.cost
    g.happen([move(f.card as CardId, LIMBO)])
    const rival = next(g.state, g.state.turn)
    const out = ignored(g)
    const free = zoneOf(g.state, HAND, rival).filter(
      (id) => textOf(g, id).kind === 'intervention' && !out.has(id),
    )
    const options = [...free.map((id) => word(nameOf(g, id), id)), word('let it lie', null)]
    g.choose(f, 'against', rival, options, { prompt: 'intervene', secret: true })
  }),
  step('lies', (g, f) => {
    const refused = f.against != null
    if (refused) g.happen([move(f.against as CardId, DISCARD)])
    g.happen([move(f.card as CardId, refused ? DISCARD : PLAY)])
    g.goTo(f, 'play')
  }),
])

const game = toy<Moon>({ id: 'moon', titles, procedures, fields: () => ({ turn: 0 }) })
const at = (you: string[], opponent: string[], hand: string[] = [], theirs: string[] = []) =>
  position(game, { you: { play: you, hand }, opponent: { play: opponent, hand: theirs } })

test.each([
  ['one works alone', ['Booster'], [], 3],
  ['an ignored text does nothing', ['Booster'], ['Laughing Gas'], 0],
  ['what is ignored cannot ignore', ['Booster', 'Chirper'], ['Laughing Gas'], 3 + 2],
  ['two that ignore each other ignore nothing', ['Laughing Gas', 'Booster'], ['Laughing Gas'], 3],
  ['a protected one is not ignored', ['Sentinel', 'Booster'], ['Laughing Gas'], 2],
  [
    'a chain: Twitter silences the gas that would silence the booster',
    ['Booster', 'Twitter'],
    ['Laughing Gas'],
    3 + 2,
  ],
])('case 19: %s', (_, you, opponent, result) => {
  expect(power(at(you, opponent), 0)).toBe(result)
})

test('case 19: what is ignored does not depend on the order of play', () => {
  const card = fc.constantFrom(...titles)
  const side = fc.uniqueArray(card, { maxLength: 5 })
  fc.assert(
    fc.property(side, side, (you, opponent) => {
      const match = at(you, opponent)
      const turned = at([...you].reverse(), [...opponent].reverse())
      const names = (m: typeof match) =>
        [...ignored(m)].map((id) => `${holder(m, id)} ${nameOf(m, id)}`).sort()
      expect(names(turned)).toEqual(names(match))
    }),
  )
})

test('case 19: the hand is included: a ban that is ignored bans nothing, an ignored intervention cannot be played', () => {
  expect(asked(at([], ['Gatekeeper'], ['Warrior']))).toEqual(['you turn: rest'])
  const match = at(['Chirper'], ['Gatekeeper'], ['Warrior'], ['Refusal'])
  say(match, 'Warrior')
  expect(asked(match)).toEqual(['opponent intervene: let it lie'])
})

test('case 20: a card being played lies in limbo until interventions have passed', () => {
  const match = at([], [], ['Warrior'], ['Refusal'])
  say(match, 'Warrior')
  expect(lying(match, LIMBO, 0)).toEqual(['Warrior'])
  expect(power(match, 0)).toBe(0)
  const other = match.clone()
  say(other, 'let it lie')
  expect(power(other, 0)).toBe(4)
  say(match, 'Refusal')
  expect([lying(match, PLAY, 0), lying(match, DISCARD, 0), lying(match, DISCARD, 1)]).toEqual([
    [],
    ['Warrior'],
    ['Refusal'],
  ])
})

test('case 20: the cost of "I must" is paid before, and stays paid when the card becomes void', () => {
  const match = at([], [], ['Tutu', 'Warrior', 'Booster'], ['Refusal'])
  say(match, 'Tutu', 'Warrior')
  expect([lying(match, LIMBO, 0), lying(match, DISCARD, 0)]).toEqual([['Tutu'], ['Warrior']])
  say(match, 'Refusal')
  expect([lying(match, HAND, 0), lying(match, DISCARD, 0)]).toEqual([['Booster'], ['Warrior', 'Tutu']])
})

test('case 19: what already worked stays: what was played while a ban was ignored lies when the ban is back', () => {
  const match = at(['Chirper'], ['Gatekeeper'], ['Warrior', 'Warrior'])
  say(match, 'Warrior', 'let it lie')
  match.machine.happen([move(0, DISCARD)])
  expect(lying(match, PLAY, 0)).toEqual(['Warrior'])
  expect(power(match.machine, 0)).toBe(4)
})
