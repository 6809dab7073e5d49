/** Italian, all of it that words are said with. */
export * from './it-clauses.ts'
export * from './it-grants.ts'
export * from './it-happenings.ts'
export * from './it-phrases.ts'
