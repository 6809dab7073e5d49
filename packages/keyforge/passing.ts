/** Where a player may pass: the end of the own turn alone, for nobody acts in the turn of another. */
import { cardsThatCould, type Windows, windowWith } from '@regelwerk/core'
import { DECK, type KeyForgeState } from './state.ts'

const cards = (n: number, lang: 'en' | 'de'): string =>
  lang === 'de' ? (n === 1 ? '1 Karte' : `${n} Karten`) : n === 1 ? '1 card' : `${n} cards`

export const windows: Windows<KeyForgeState> = {
  // A turn does not end by itself unless its player says so once and for all: who has done it all may look, or take back.
  kinds: { turn: { stop: 'always', costs: true } },
  left(options, lang) {
    const used = cardsThatCould(options, ['reap', 'fight', 'action', 'omni', 'unstun'])
    const played = cardsThatCould(options, ['play'])
    if (used + played === 0) return null
    const en = [
      ...(used > 0 ? [`use ${cards(used, 'en')}`] : []),
      ...(played > 0 ? [`play ${cards(played, 'en')}`] : []),
    ]
    const de = [
      ...(used > 0 ? [`${cards(used, 'de')} verwenden`] : []),
      ...(played > 0 ? [`${cards(played, 'de')} spielen`] : []),
    ]
    return lang === 'de' ? `Du kannst noch ${de.join(' und ')}.` : `You can still ${en.join(' and ')}.`
  },
  // No card asks what lies above what in a discard pile; in a deck it counts.
  isIdle(g, { prompt }) {
    const { going = [] } = (g.state.stack.at(-1) ?? {}) as { going?: readonly { to: number }[] }
    return prompt === 'order leaving' && going.every(({ to }) => to !== DECK)
  },
  of: (_, decision) => (decision.prompt === 'act' ? windowWith(decision, 'end', 'turn') : null),
}
