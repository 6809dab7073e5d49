import type { Texts } from '../facts.ts'
import { activated, banishSelf, character, has, keyword, play, singer, youHave } from '../words.ts'

export const amber: Texts = {
  'Rutt - Northern Moose': [has(keyword('support'))],
  'Lilo - Junior Cake Decorator': [has(keyword('support'))],
  'Fix-It Felix, Jr. - Trusty Builder': [has(keyword('bodyguard'))],
  'Gazelle - Pop Star': [has(singer(5))],

  'Pride Lands - Jungle Oasis': [
    activated(
      [banishSelf],
      play(character({ in: 'discard' }), { free: true }),
      youHave(character({ here: true }), 3),
    ),
  ],
}
