/**
 * The picture of a card, made from its facts and seeded by its name: a sky, the scene of its ink, house, clan or people,
 * and before it what the card is. The same card looks the same everywhere; no two cards look alike.
 */
import type { Face } from '@regelwerk/core'
import { anyOf, box, type Chance, chanceOf, mix, type Palette } from './draw.ts'
import type { Facts } from './features.ts'
import { paletteOf } from './palettes.ts'
import { sceneOf } from './scenes.ts'
import { subjectOf } from './subject.ts'

/** The facts of a face; `face` is the English one, whatever the reader speaks. */
export const factsOf = (game: string, face: Face): Facts => ({
  game,
  suit: face.suits[0] ?? 'neutral',
  type: face.type.toLowerCase(),
  traits: face.traits.map((trait) => trait.toLowerCase()),
  name: face.version === undefined ? face.name : `${face.name} ${face.version}`,
})

function skyOf({ game, suit }: Facts, r: Chance, p: Palette): [string, string, string] {
  const night = suit === 'shadows' || r() > 0.62
  const second = anyOf(r, [p.accent, '#5fb0d8', '#e88a5a', '#7a5fc0', '#f2d27a', p.bright])
  if (game === 'bluemoon') return [mix('#0b1030', second, 0.08), mix(p.mid, '#20307a', 0.55), p.bright]
  if (night) return [mix(p.deep, second, 0.14), p.mid, mix(p.bright, second, 0.3)]
  return [mix(p.bright, second, 0.34), mix(p.bright, p.light, 0.6), mix(p.light, second, 0.12)]
}

const stop = (offset: number, colour: string, opacity = 1): string =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`

/** What is inside the picture's `<svg viewBox="0 -8 100 100">`. */
export function portraitOf(facts: Facts): string {
  const r = chanceOf(`${facts.game} ${facts.name}`)
  const p = paletteOf(facts.suit)
  const id = `e${Math.floor(chanceOf(`${facts.game} ${facts.name} id`)() * 2 ** 32).toString(36)}`
  const [top, middle, bottom] = skyOf(facts, r, p)
  const sky = `<linearGradient id="${id}" x2="0" y2="1">${stop(0, top)}${stop(0.55, middle)}${stop(1, bottom)}</linearGradient>`
  const edge = `<radialGradient id="${id}v" cy=".45" r=".75">${stop(0.55, '#000000', 0)}${stop(1, '#000000', 0.42)}</radialGradient>`
  const ground = (fill: string): string => box(-10, -10, 120, 120, fill)
  const scene = sceneOf(facts.game, facts.suit)(r, p, id)
  const drawn = `${ground(`url(#${id})`)}${scene}${subjectOf(facts, r, p)}${ground(`url(#${id}v)`)}`
  return `<defs>${sky}${edge}</defs><g stroke-linecap="round" stroke-linejoin="round">${drawn}</g>`
}
