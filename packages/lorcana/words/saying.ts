/** The languages, for words to be said in. */
export * as de from '../text/de-saying.ts'
export * as en from '../text/en-saying.ts'
export * as it from '../text/it-saying.ts'
