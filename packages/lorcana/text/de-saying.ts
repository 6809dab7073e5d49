/** German, all of it that words are said with. */
export * from './de-clauses.ts'
export * from './de-grants.ts'
export * from './de-happenings.ts'
export * from './de-phrases.ts'
