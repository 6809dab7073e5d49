/** Where a player may pass: the end of the own turn alone, for nobody acts in the turn of another. */

import { cardsThatCould, type Windows, windowWith } from '@regelwerk/core'
import { DECK, type KeyForgeState } from './state.ts'
import type { Lang } from './text/grammar.ts'

const CARDS = { en: ['card', 'cards'], de: ['Karte', 'Karten'], it: ['carta', 'carte'] } as const
const cards = (n: number, lang: Lang): string => `${n} ${CARDS[lang][n === 1 ? 0 : 1]}`

const could: Readonly<
  Record<
    Lang,
    { use(cards: string): string; play(cards: string): string; say(all: string): string; and: string }
  >
> = {
  en: {
    use: (n) => `use ${n}`,
    play: (n) => `play ${n}`,
    say: (all) => `You can still ${all}.`,
    and: ' and ',
  },
  de: {
    use: (n) => `${n} verwenden`,
    play: (n) => `${n} spielen`,
    say: (all) => `Du kannst noch ${all}.`,
    and: ' und ',
  },
  it: {
    use: (n) => `usare ${n}`,
    play: (n) => `giocare ${n}`,
    say: (all) => `Puoi ancora ${all}.`,
    and: ' e ',
  },
}

export const windows: Windows<KeyForgeState> = {
  kinds: { turn: { stop: 'able', costs: true, moment: true } },
  left(options, lang) {
    const used = cardsThatCould(options, ['reap', 'fight', 'action', 'omni', 'unstun'])
    const played = cardsThatCould(options, ['play'])
    if (used + played === 0) return null
    const { use, play, say, and } = could[lang]
    const all = [
      ...(used > 0 ? [use(cards(used, lang))] : []),
      ...(played > 0 ? [play(cards(played, lang))] : []),
    ]
    return say(all.join(and))
  },
  // No card asks what lies above what in a discard pile; in a deck it counts.
  isIdle(g, { prompt }) {
    const { going = [] } = (g.state.stack.at(-1) ?? {}) as { going?: readonly { to: number }[] }
    return prompt === 'order leaving' && going.every(({ to }) => to !== DECK)
  },
  of: (_, decision) => (decision.prompt === 'act' ? windowWith(decision, 'end', 'turn') : null),
}
