/** What happens, by its name: those who wait for it, and those who ask for it afterwards, know it by that. */
import { oncePerNode } from '@regelwerk/core'
import type { Happening } from './abilities.ts'
import type { HappeningKey } from './words/happenings/index.ts'

export const happeningKey: (happening: Happening) => HappeningKey = oncePerNode(
  (happening: Happening): HappeningKey => {
    if ('after' in happening) return happening.after
    return 'at' in happening ? happening.at : `before ${happening.before}`
  },
)

/** Every happening that a tree asks for when it is past. */
export function* askedFor(node: unknown): Generator<HappeningKey> {
  if (typeof node !== 'object' || node === null) return
  for (const [key, part] of Object.entries(node)) {
    if (key === 'happened') yield happeningKey(part as Happening)
    yield* askedFor(part)
  }
}
