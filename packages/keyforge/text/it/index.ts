/** Italian: what words are said with. */
export { fixed, type ItalianClause, type Phrase, statement } from '@regelwerk/say/it'
export * from './amounts.ts'
export * from './clauses.ts'
export * from './conditions.ts'
export * from './happenings.ts'
export * from './phrases.ts'
export * from './words.ts'
