/** English: what words are said with. */
export { phrase as fixed, statement, you as youPhrase } from '@regelwerk/say/en'
export * from './amounts.ts'
export * from './clauses.ts'
export * from './conditions.ts'
export * from './happenings.ts'
export * from './phrases.ts'
export * from './words.ts'
