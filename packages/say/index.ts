/** What all languages share: words put side by side, sentences made of clauses, and what to do where words are missing. */
export * from './fizzle.ts'
export * from './once.ts'
export * from './sentences.ts'
export * from './text.ts'
