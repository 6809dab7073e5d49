/** The fingerprints of the rules that this page was built with; in tests there are none. */
declare const RULES: Readonly<Record<string, string>> | undefined

export const rulesOf = (game: string): string => (typeof RULES === 'undefined' ? '' : (RULES[game] ?? ''))
