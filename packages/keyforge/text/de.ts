import type { Language } from './grammar.ts'
export const german = {} as unknown as Language<{}>
