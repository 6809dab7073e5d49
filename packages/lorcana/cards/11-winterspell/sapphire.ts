import type { Texts } from '../facts.ts'
import {
  atEndOfYourTurn,
  cardUnder,
  entersExerted,
  onceDuringYourTurn,
  take,
  wheneverInked,
  wheneverPutUnder,
  yourCharactersAndLocations,
} from '../phrases.ts'
import {
  activated,
  all,
  banish,
  banishSelf,
  boost,
  character,
  chosen,
  either,
  exertSelf,
  gains,
  give,
  giveStrength,
  has,
  ifYouDo,
  inOrder,
  instead,
  intoInkwell,
  item,
  itIs,
  keyword,
  lookAt,
  may,
  one,
  oneLooked,
  opposingCharacter,
  payingInk,
  payLess,
  play,
  playersHave,
  putUnder,
  removeDamage,
  resist,
  returnToHand,
  selfHas,
  send,
  shift,
  theyHave,
  toBottom,
  topOfDeck,
  underdog,
  when,
  whenBanished,
  wheneverQuests,
  whenPlayed,
  youHave,
  yourCharacter,
  yourOtherCharacter,
} from '../words.ts'

export const sapphire: Texts = {
  'Roo - Little Helper': [
    activated(
      [exertSelf],
      send('self', { under: one({ type: ['character', 'location'], whose: 'yours', keyword: 'boost' }) }),
    ),
  ],
  'Kanga - Peaceful Gatherer': [has(boost(2)), selfHas({ lore: 1 }, { while: cardUnder })],
  "Minnie Mouse - Tiny Tim's Mother": [has(keyword('support'))],
  'Sina - Vigilant Parent': [has(keyword('alert'))],
  'Honker Muddlefoot - Timid Genius': [
    theyHave(yourCharacter({ named: 'Darkwing Duck' }), { keywords: [resist(1)] }),
  ],
  'Darkwing Duck - Drake Mallard': [has(keyword('ward'))],
  'Jiminy Cricket - Ghost of Christmas Past': [
    has(boost(2)),
    wheneverPutUnder(may(intoInkwell(one({ in: 'discard' }), 'exerted'))),
  ],
  'Piglet - Cocoa Maker': [has(shift(3)), atEndOfYourTurn(removeDamage(2, all(yourCharacter())))],
  'Gramma Tala - Connected to Nature': [payLess({ each: { in: 'inkwell' } }, 'self')],
  'Gosalyn Mallard - Curious Child': [whenPlayed(lookAt(4, 'bottom', take(item())))],
  'Darkwing Duck - Dashing Gadgeteer': [
    wheneverQuests(
      ifYouDo(
        may(toBottom(one(item({ in: 'discard' })))),
        may(play(item({ cost: { max: 5 }, in: 'discard' }), { free: true })),
      ),
    ),
  ],
  'Winnie the Pooh - Hungry Bear': [whenPlayed(may(returnToHand(one(item({ in: 'discard' })))))],
  'Scrooge McDuck - Reformed Ebenezer': [
    has(shift(4)),
    whenPlayed(
      may(
        inOrder(
          send(topOfDeck({ each: yourOtherCharacter() }), { under: all(yourOtherCharacter()) }),
          gains(all(yourOtherCharacter()), keyword('ward'), 'untilYourNextTurn'),
        ),
      ),
    ),
  ],
  'Splatter Phoenix - Rejected Artist': [has(keyword('ward')), payLess(1, 'self', { while: underdog })],
  'Pete - Ghost of Christmas Future': [
    has(boost(1)),
    wheneverQuests(lookAt({ cardsUnder: 'self' }, 'bottom', send(oneLooked(), 'hand'))),
  ],
  'Moana - Curious Explorer': [playersHave('you', 'inksFromDiscard')],
  'Tamatoa - Seeker of Shine': [
    has(boost(2)),
    has(keyword('ward')),
    wheneverPutUnder(give('self', { lore: 1 }), { what: yourCharactersAndLocations }),
  ],
  'Morty Fieldmouse - Tiny Tim': [
    when('putUnder', putUnder(topOfDeck(), 'self'), {
      what: yourOtherCharacter(),
      by: 'you',
      ...onceDuringYourTurn,
    }),
    selfHas({ lore: { cardsUnder: 'self' } }),
  ],
  'Belle - Snowfield Strategist': [
    whenBanished(may(intoInkwell('triggering', 'exerted')), { what: yourCharacter() }),
  ],
  'Mickey Mouse - Bob Cratchit': [
    wheneverQuests(putUnder(topOfDeck(), 'self')),
    whenBanished(
      may(
        send(all({ in: 'wasUnder' }), {
          under: chosen({ type: ['character', 'location'], whose: 'yours', other: true }),
        }),
      ),
      { inChallenge: true },
    ),
  ],
  'Scrooge McDuck - Miserly Ebenezer': [wheneverInked(giveStrength(chosen(character()), -1))],
  'Chief Tui - Weaving a Tale': [wheneverInked(lookAt(1, 'topOrBottom'), { once: true })],
  'Visiting Christmas Past': {
    effect: send(
      one({ in: 'under', beneath: yourCharactersAndLocations }, { upTo: 'any' }),
      'inkwellExerted',
    ),
  },
  'Wipe Out!': {
    effect: send(chosen({ any: [character({ keyword: 'bodyguard' }), item()] }), 'inkwellExerted'),
  },

  'Blue Smoke': [
    payLess(1, 'self', { while: youHave(character({ named: 'Darkwing Duck' })) }),
    activated(
      [exertSelf, payingInk(1), banishSelf],
      gains(chosen(character()), keyword('ward'), 'untilYourNextTurn'),
    ),
  ],
  "Tiny Tim's Crutch": [activated([exertSelf], gains(chosen(character()), keyword('support')))],
  "Darkwing's Chair Set": [
    whenPlayed(may(intoInkwell('topOfDeck', 'exerted'))),
    activated(
      [exertSelf, banishSelf],
      instead(
        removeDamage(2, chosen(character())),
        itIs(character({ named: 'Darkwing Duck' })),
        removeDamage(4, 'it'),
      ),
    ),
  ],
  "Darkwing's Gas Device": [
    activated(
      [exertSelf, payingInk(1)],
      instead(
        giveStrength(chosen(character()), -1),
        youHave(character({ named: 'Darkwing Duck' })),
        giveStrength('it', -2),
      ),
    ),
  ],
  'Hidden Trap': [
    entersExerted,
    activated(
      [exertSelf, banishSelf],
      either(banish(chosen(item())), giveStrength(chosen(opposingCharacter()), -2)),
    ),
  ],
}
