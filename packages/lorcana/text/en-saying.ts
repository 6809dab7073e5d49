/** English, all of it that words are said with. */
export * from './en-clauses.ts'
export * from './en-grants.ts'
export * from './en-happenings.ts'
export * from './en-phrases.ts'
