/** What a card may do beyond the rules. */
import type { Filter } from '../../abilities.ts'
import type { Context } from '../../text/grammar.ts'
import { de, en, it } from '../saying.ts'
import type { InEach } from '../word.ts'

export interface Permissions {
  /** Challenge such characters though they are ready (4.6.4.2). */
  challengeReady: Filter
  /** Quest while it is drying (4.5.1.2). */
  questAtOnce: true
}

interface PermissionWord<P> {
  /** Behind "can", "kann" and "può". */
  say: InEach<{ say(permission: P, context: Context, plural: boolean): string }['say']>
}

export type PermissionWords = { readonly [K in keyof Permissions]: PermissionWord<Permissions[K]> }

export const permissions: PermissionWords = {
  challengeReady: {
    say: {
      en: (filter, context) => `challenge ready ${en.such(filter, context)}`,
      de: (filter, context) => `${de.such({ ...filter, exerted: false }, context).in('acc')} herausfordern`,
      it: (filter, context) =>
        `sfidare ${it.kind({ ...filter, exerted: false }, context, 'none', { plural: true }).with()}`,
    },
  },
  questAtOnce: {
    say: {
      en: (_, __, plural) => `quest the turn ${plural ? "they're" : 'this character is'} played`,
      de: () => 'in dem Zug erkunden, in dem er ausgespielt wird',
      it: () => "andare all'avventura nel turno in cui viene giocato",
    },
  },
}
