import type { Texts } from '../facts.ts'
import { atStartOfYourTurn, opponentHas, wheneverInked } from '../phrases.ts'
import {
  activated,
  all,
  allLooked,
  banish,
  cant,
  challenger,
  character,
  chosen,
  deal,
  discard,
  draw,
  each,
  either,
  exert,
  exertSelf,
  gainLore,
  giveStrength,
  has,
  ifSo,
  ifYouDo,
  inOrder,
  inOrderTo,
  keyword,
  may,
  moveDamage,
  moveDamageExactly,
  nameACard,
  one,
  opponentsTurn,
  opposingCharacter,
  playersCant,
  resist,
  returnToHand,
  revealHand,
  revealTop,
  send,
  shift,
  toBottom,
  topOfDeck,
  when,
  whenBanished,
  whenever,
  wheneverQuests,
  whenPlayed,
  youHave,
  yourCharacter,
  yourOtherCharacter,
  yourTurn,
} from '../words.ts'

export const amethyst: Texts = {
  'Kuzco - Temporary Whale': [
    wheneverInked(
      may(
        inOrder(
          returnToHand(chosen({ type: ['character', 'item', 'location'], cost: { max: 2 } })),
          draw(1, 'itsPlayer'),
        ),
      ),
      { once: true },
    ),
  ],
  'Treasure Guardian - Foreboding Sentry': [
    whenPlayed(may(draw()), { if: youHave(character({ classification: 'Illusion' })) }),
  ],
  'Honeymaren - Northuldra Guide': [
    whenPlayed(gainLore(1), { if: opponentHas(character({ exerted: true })) }),
  ],
  'Iago - Giant Spectral Parrot': [has(keyword('evasive')), has(keyword('vanish'))],
  'Chernabog - Creature of the Night': [
    whenPlayed(
      each(
        'eachOpponent',
        inOrder(exert(one(yourCharacter({ exerted: false }))), cant('it', 'readyAtStart', 'theirNextTurn')),
      ),
    ),
  ],
  'Jafar - Newly Crowned': [
    when('banished', may(returnToHand('triggering')), {
      what: yourCharacter({ classification: 'Illusion' }),
      while: opponentsTurn,
    }),
  ],
  'Hades - Fast Talker': [
    whenPlayed(
      may(inOrderTo(deal(2, chosen(yourOtherCharacter())), banish(chosen(character({ cost: { max: 3 } }))))),
    ),
  ],
  'Madame Medusa - Diamond Lover': [
    wheneverQuests(
      may(inOrderTo(deal(2, chosen(yourOtherCharacter())), send(topOfDeck(3, 'chosenPlayer'), 'discard'))),
    ),
  ],
  'Te Kā - Elemental Terror': [
    has(shift(7)),
    when('exert', banish('triggering'), { what: opposingCharacter(), while: yourTurn }),
  ],
  'Elsa - Trusted Sister': [wheneverQuests(gainLore(1), { if: youHave(character({ named: 'Anna' })) })],
  'Madam Mim - Cheating Spellcaster': [wheneverQuests(exert(chosen(opposingCharacter())))],
  'Giant Cobra - Ghostly Serpent': [
    has(keyword('vanish')),
    whenPlayed(may(inOrderTo(discard(), gainLore(2)))),
  ],
  'Te Kā - Lava Monster': [has(challenger(2))],
  'Yzma - Transformed Kitten': [
    whenBanished(may(returnToHand('self')), { if: { more: { own: 'hand' }, than: 'eachOpponent' } }),
  ],
  'Bucky - Nutty Rascal': [whenBanished(may(draw()), { inChallenge: true })],
  'Rajah - Ghostly Tiger': [has(keyword('vanish'))],
  'Kronk - Laid Back': [has(keyword('ward')), playersCant('you', 'discard')],
  'Mother Gothel - Vain Sorceress': [
    when('challenge', may(moveDamageExactly(1, chosen(character()), chosen(opposingCharacter()))), {
      what: yourCharacter(),
    }),
  ],
  'Sven - Keen-Eyed Reindeer': [has(keyword('rush')), whenPlayed(giveStrength(chosen(character()), -3))],
  'Diablo - Spiteful Raven': [has(keyword('evasive')), has(challenger(2))],
  'Merlin - Clever Clairvoyant': [
    wheneverQuests(inOrder(nameACard, revealTop({ named: 'theNamed' }, send(allLooked(), 'inkwellExerted')))),
  ],
  'Yzma - Above It All': [
    has(shift(5)),
    has(keyword('evasive')),
    when('banished', inOrder(returnToHand('triggering'), discard(1, 'itsPlayer', { random: true })), {
      what: character({ other: true }),
      inChallenge: true,
    }),
  ],
  'Elsa - Ice Maker': [
    has(shift(4)),
    wheneverQuests(
      ifYouDo(
        may(exert(chosen(character()))),
        ifSo(youHave(character({ named: 'Anna' })), cant('it', 'readyAtStart', 'theirNextTurn')),
      ),
    ),
  ],
  'Kenai - Magical Bear': [
    has(challenger(2)),
    whenBanished(inOrder(returnToHand('self'), gainLore(1)), { inChallenge: true, while: yourTurn }),
  ],
  'Kuzco - Panicked Llama': [
    has(keyword('evasive')),
    atStartOfYourTurn(either(draw(1, 'eachPlayer'), discard(1, 'eachPlayer'))),
  ],
  'Anna - Ice Breaker': [
    has(keyword('support')),
    whenPlayed(cant(chosen(opposingCharacter()), 'readyAtStart', 'theirNextTurn')),
  ],
  'Donald Duck - Flustered Sorcerer': [{ kind: 'static', loreToWin: 25 }],
  'The Queen - Jealous Beauty': [
    activated(
      [exertSelf],
      ifYouDo(
        toBottom(one({ in: 'anyDiscard', of: 'chosenOpponent' }, { n: 3 })),
        ifSo({ have: { in: 'changed', classification: 'Princess' } }, gainLore(4), gainLore(3)),
      ),
    ),
  ],
  'Panic - High-Strung Imp': [
    whenPlayed(may(moveDamage(2, chosen(character()), chosen(opposingCharacter())))),
  ],
  'Archimedes - Exceptional Owl': [when('chosen', may(draw()), { by: 'opponent' })],
  'Dolores Madrigal - Within Earshot': [
    when('sing', revealHand('chosenOpponent'), { what: yourCharacter() }),
  ],
  'Mufasa - Among the Stars': [has(shift(5)), has(keyword('evasive')), has(resist(1))],

  'Magical Maneuvers': { effect: inOrder(returnToHand(chosen(yourCharacter())), exert(chosen(character()))) },
  'This Is My Family': { effect: inOrder(gainLore(1), draw()) },
  'Show Me More!': { effect: draw(3, 'eachPlayer') },
  'Restoring the Crown': {
    effect: inOrder(
      exert(all(opposingCharacter())),
      whenever(when('banishes', gainLore(2), { what: yourCharacter() })),
    ),
  },

  'Amethyst Coil': [
    wheneverInked(may(moveDamageExactly(1, chosen(character()), chosen(opposingCharacter())))),
  ],
}
