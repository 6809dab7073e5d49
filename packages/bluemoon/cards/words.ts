/** Short ways to write what many cards say. */
import type { Condition, Effect, Filter, Lasting, Text, When } from '../abilities.ts'

/** As long as the card is active. */
export const always = (rule: Lasting): Text => ({
  kind: 'continuous',
  ...rule,
})

/** When it is played, without a choice. */
export const now = (effect: Effect): Text => ({ kind: 'effect', when: 'played', do: effect })

/** At that time, if I like: all of it or nothing. */
export const iMay = (when: When, effect: Effect): Text => ({ kind: 'effect', when, may: true, do: effect })

/** When it is played, if I like. */
export const nowIMay = (effect: Effect, condition?: Condition): Text => ({
  kind: 'effect',
  when: 'played',
  may: true,
  ...(condition && { if: condition }),
  do: effect,
})

/** At the end of my turn, beyond the refill. */
export const drawAdditional = (n: number): Text => ({
  kind: 'effect',
  when: 'endOfTurn',
  may: true,
  additional: true,
  do: { do: 'draw', n },
})

/** The opponent may play none of these. */
export const youMayNotPlay = (play: Filter): Text => always({ forbid: true, play })

/** Each turn, as a text also when opening a fight and after STOP (base/30). */
export const playAdditional = (additional: 'support' | 'booster' | 'either', n: number | 'any'): Text =>
  always({ additional, n, evenAfterStop: true })

/** One opposing active booster or support goes. */
export const discardBoosterOrSupport: Effect = {
  do: 'discardOpposing',
  filter: { type: ['booster', 'support'] },
  n: 1,
  active: true,
}

export const flitCharacters: Filter = { people: 'flit', type: 'character' }
