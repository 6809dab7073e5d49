/** Whether all of an effect could be done (Bouncing Deathquark repeats only as a whole). */
import type { Effect } from '../abilities.ts'
import type { G } from '../book.ts'
import { targetsOf } from '../prepare.ts'
import { choosable, type Resolving } from './effects.ts'

export function canDoAll(g: G, f: Resolving, effect: Effect): boolean {
  switch (effect.do) {
    case 'all':
      return effect.parts.every((part) => canDoAll(g, f, part))
    case 'ifYouDo':
      return canDoAll(g, f, effect.first)
    case 'may':
    case 'if':
    case 'either':
    case 'instead':
    case 'each':
    case 'times':
    case 'eachOf':
    case 'repeat':
      return true
    default:
      return targetsOf(effect).every(
        (target) =>
          typeof target !== 'object' ||
          !('choose' in target) ||
          choosable(g, f, target.choose, effect).length > 0,
      )
  }
}
