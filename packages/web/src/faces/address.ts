/** A picture as an address: the picture itself is in it, and on the page it is one thing, however much is drawn. */
import type { Facts } from './features.ts'
import { portraitOf } from './portrait.ts'

const VIEW = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 -8 100 100" preserveAspectRatio="xMidYMid slice"'

export const addressOf = (facts: Facts): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg ${VIEW}>${portraitOf(facts)}</svg>`)}`
