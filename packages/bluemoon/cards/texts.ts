/** What each card does, by its id: one record per people, from texts/. */
import type { Text } from '../abilities.ts'
import { aqua } from './texts/aqua.ts'
import { buka } from './texts/buka.ts'
import { extras } from './texts/extras.ts'
import { flit } from './texts/flit.ts'
import { hoax } from './texts/hoax.ts'
import { khind } from './texts/khind.ts'
import { mimix } from './texts/mimix.ts'
import { mutants } from './texts/mutants.ts'
import { pillar } from './texts/pillar.ts'
import { terrah } from './texts/terrah.ts'
import { vulca } from './texts/vulca.ts'

export type Texts = Readonly<Record<string, readonly Text[]>>

export const texts: readonly Texts[] = [
  vulca,
  hoax,
  mimix,
  flit,
  khind,
  terrah,
  pillar,
  aqua,
  buka,
  mutants,
  extras,
]
