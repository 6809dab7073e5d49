import type { Texts } from '../facts.ts'
import {
  atEndOfYourTurn,
  atLocation,
  cardUnder,
  entersWithDamage,
  noChallengeDamage,
  take,
} from '../phrases.ts'
import {
  action,
  activated,
  anyOpponent,
  banish,
  banishSelf,
  boost,
  cant,
  character,
  chosen,
  draw,
  exert,
  exertSelf,
  gainLore,
  giveStrength,
  handAtLeast,
  has,
  ifSo,
  ifYouDo,
  inOrder,
  keyword,
  location,
  lookAt,
  loseLore,
  may,
  payLess,
  payLessForNext,
  ready,
  selfHas,
  shift,
  that,
  thisTurn,
  underdog,
  upTo,
  when,
  wheneverQuests,
  wheneverYouPlay,
  whenPlayed,
  youHave,
  yourCharacter,
} from '../words.ts'

export const ruby: Texts = {
  'Scrooge McDuck - Ghostly Ebenezer': [
    has(boost(1)),
    selfHas({ strength: { cardsUnder: 'self' }, willpower: { cardsUnder: 'self' } }),
  ],
  'Copper - On the Scent': [has(keyword('rush')), has(keyword('reckless'))],
  'Mulan - Ready for Battle': [
    payLess(1, 'self', { while: youHave(character({ damaged: true })) }),
    payLess(1, 'self', { while: youHave(character({ strength: { min: 5 } })) }),
  ],
  'Maui - Snow Slider': [has(keyword('rush'))],
  'Fa Zhou - Honorable Warrior': [entersWithDamage(2)],
  'Liquidator - Iced Over': [has(keyword('reckless')), payLess(1, 'self', { while: underdog })],
  'Elisa Maza - Transformed Gargoyle': [
    { kind: 'static', to: yourCharacter(), strengthFloor: 'printed' },
    selfHas({ cant: ['ready'] }, { while: handAtLeast(3) }),
  ],
  'Iduna - Alarmed Queen': [has(keyword('evasive'))],
  'Agnarr - King of Arendelle': [
    selfHas({ strength: 2 }, { while: youHave(character({ classification: 'Queen' })) }),
  ],
  'Negaduck - Public Enemy Number One': [
    has(shift(3)),
    when('challenge', inOrder(loseLore(1), gainLore(1)), { whom: character() }),
  ],
  'Hercules - Spectral Demigod': [has(boost(2)), selfHas({ strength: 3 }, { while: cardUnder })],
  'Beast - Snowfield Troublemaker': [
    has(keyword('rush')),
    when('challenge', noChallengeDamage('self'), { if: atLocation }),
  ],
  'Slushy - Glacial Guster': [has(keyword('evasive'))],
  "Goofy - Marley's Clumsy Spirit": [
    whenPlayed(ifYouDo(may(ready(chosen(character()))), cant('it', 'quest'))),
  ],
  'Goofy - Klutzy Skier': [activated([exertSelf, banishSelf], banish(chosen(character())))],
  'Olaf - Snowman of Action': [payLess({ each: action({ in: 'discard' }) }, 'self'), whenPlayed(loseLore(2))],
  'Elsa - Ice Artisan': [
    has(shift(4)),
    whenPlayed(may(exert(chosen(character({ strength: { max: 3 } }))))),
    wheneverYouPlay(location(), may(exert(chosen(character({ strength: { max: 3 } }))))),
    selfHas({ lore: 3 }, { while: atLocation }),
  ],
  'Scrooge McDuck - Ebenezer Scrooge': [
    wheneverQuests(inOrder(loseLore(1), draw({ done: 'loreLost' }))),
    atEndOfYourTurn(gainLore(1), { if: anyOpponent(that({ own: 'lore' }, { atMost: 0 })) }),
  ],
  'Elsa - Concerned Sister': [whenPlayed(payLessForNext(2, location()))],
  'Willie the Giant - Ghost of Christmas Present': [
    has(boost(3)),
    selfHas({ cant: ['quest', 'challenge'] }, { unless: thisTurn('putUnder', { what: 'self', by: 'you' }) }),
  ],

  "Nani's Payback": {
    effect: inOrder(loseLore({ of: chosen(yourCharacter()), value: 'damage', upTo: 4 }), draw()),
  },
  'Force of a Great Typhoon': { effect: giveStrength(chosen(character()), 5) },
  'Marching Off to Battle': { effect: ifSo(thisTurn('banished', { what: character() }), draw(2)) },
  'The Cold Never Bothered Me': {
    effect: inOrder(lookAt(4, 'discard', take(location())), payLessForNext(3, location())),
  },
  'Grab Your Bow': { effect: banish(upTo(2, character({ strength: { max: 2 } }))) },

  "Scrooge's Counting House - Ebenezer's Office": [
    has(boost(2)),
    selfHas({ willpower: { cardsUnder: 'self' }, lore: { cardsUnder: 'self' } }),
  ],
  "Beast's Castle - Winter Gardens": [
    when('challenge', gainLore(1), { what: character({ here: true }), whom: character() }),
  ],
}
