// biome-ignore-all format: one card per line
import type { PartialFacts } from '../facts.ts'

/** Cards of the Emissaries and Inquisitors sets, and a promotional one, of which the effect is known. */
export const extras: readonly PartialFacts[] = [
  // REPLACE, for the FAQ has them replaced while texts are ignored, when no text could allow it.
  { id: 'int-401', people: 'extra', no: 401, name: { de: 'Wie könnt Ihr es wagen!' }, type: 'intervention', icons: ['REPLACE'], hasText: true },
  { id: 'int-402', people: 'extra', no: 402, name: { de: 'Schande über euch!' }, type: 'intervention', icons: ['REPLACE'], hasText: true },
  { id: 'int-403', people: 'extra', no: 403, name: { de: 'Weg damit!' }, type: 'intervention', icons: ['REPLACE'], hasText: true },
  { id: 'int-404', people: 'extra', no: 404, name: { de: 'Genug jetzt!' }, type: 'intervention', icons: ['REPLACE'], hasText: true },
  { id: 'int-405', people: 'extra', no: 405, name: { de: "Euch werd' ich lehren!" }, type: 'intervention', icons: ['REPLACE'], hasText: true },
  { id: 'int-406', people: 'extra', no: 406, name: { de: 'Für wen haltet Ihr Euch!' }, type: 'intervention', icons: ['REPLACE'], hasText: true },
  { id: 'inq-411', people: 'extra', no: 411, name: { de: 'Donnerfaust' }, type: 'inquisitor', hasText: true, limits: { cards: 0, moons: 0 }, set: 'X2' },
  { id: 'inq-412', people: 'extra', no: 412, name: { de: 'Argusauge' }, type: 'inquisitor', hasText: true, limits: { cards: 5, moons: 5 } },
  { id: 'inq-414', people: 'extra', no: 414, name: { de: 'Schlangenzunge' }, type: 'inquisitor', hasText: true, limits: { cards: 15, moons: 10 }, set: 'X2' },
  // FREE, for the FAQ has it follow a character and a FREE one, and a mutant but for its STOP.
  { id: 'tutu-507', people: 'extra', no: 507, name: { de: 'TUTU PamPam' }, type: 'character', icons: ['FREE'], hasText: true },
  { id: 'hyla-604', people: 'extra', no: 604, name: { de: 'Piplox' }, type: 'hyla', hasText: true },
  { id: 'hyla-605', people: 'extra', no: 605, name: { de: 'Hakbaad' }, type: 'hyla', hasText: true },
  { id: 'hyla-606', people: 'extra', no: 606, name: { de: 'Astel' }, type: 'hyla', hasText: true },
  { id: 'hyla-607', people: 'extra', no: 607, name: { de: 'Oktak' }, type: 'hyla', hasText: true },
  { id: 'hyla-608', people: 'extra', no: 608, name: { de: 'Rückkehr' }, type: 'hyla', hasText: true },
  { id: 'promo-904', people: 'extra', no: 904, name: { de: 'Windgeister' }, hasText: true },
]

/** Cards that exist and are not implemented, because nobody has told us their text. */
export const unknown: readonly string[] = [
  'int-407',
  'inq-413',
  'tutu-501', 'tutu-502', 'tutu-503', 'tutu-504', 'tutu-505', 'tutu-506', 'tutu-508',
  'hyla-601', 'hyla-602', 'hyla-603',
  'crystal-01', 'crystal-02', 'crystal-03',
  'emissary-01', 'emissary-02', 'emissary-03', 'emissary-04',
]
