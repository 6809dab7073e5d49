import type { Texts } from '../facts.ts'
import { put, reaction, selfWins, targetUpTo } from '../words.ts'

/** The Dragon clan, of The Emperor's Legion. */
export const dragon: Texts = {
  'kitsuki-kagi': [
    reaction(selfWins(), {
      select: {
        options: [
          { targets: [targetUpTo(3, { in: 'dynastyDiscard' })], effect: put('target', 'removed') },
          { targets: [targetUpTo(3, { in: 'conflictDiscard' })], effect: put('target', 'removed') },
          {
            targets: [targetUpTo(3, { in: 'dynastyDiscard', whose: 'opponents' })],
            effect: put('target', 'removed'),
          },
          {
            targets: [targetUpTo(3, { in: 'conflictDiscard', whose: 'opponents' })],
            effect: put('target', 'removed'),
          },
        ],
      },
    }),
  ],
}
