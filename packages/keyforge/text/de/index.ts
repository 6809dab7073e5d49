/** German: what words are said with. */
export {
  before,
  type Determiner,
  type Form,
  fixed,
  type GermanClause,
  isPlural,
  object as objectField,
  type Phrase,
  possessive,
  pronounOf,
  type Subordinate,
  statement,
  verbs,
} from '@regelwerk/say/de'
export * from './amounts.ts'
export * from './clauses.ts'
export * from './conditions.ts'
export * from './happenings.ts'
export * from './phrases.ts'
export * from './words.ts'
