/** German: forms, verbs, clauses. */
export * from './de-clauses.ts'
export * from './de-forms.ts'
export * from './de-verbs.ts'
