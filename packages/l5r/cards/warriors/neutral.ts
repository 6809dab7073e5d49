import type { Texts } from '../facts.ts'

/** Neutral cards, of Warriors of the Wind. */
export const neutral: Texts = {
  'support-of-the-unicorn': [{ kind: 'deck', influence: 8, influenceFor: 'unicorn' }],
}
