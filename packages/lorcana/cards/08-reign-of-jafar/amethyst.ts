import type { Texts } from '../facts.ts'
import {
  drawThenDiscard,
  onceDuringYourTurn,
  readyWithoutQuesting,
  returnsWhenBanishedInChallenge,
  wheneverOpponentPlays,
} from '../phrases.ts'
import {
  activated,
  all,
  banish,
  cant,
  challenger,
  character,
  chosen,
  deal,
  discard,
  discarding,
  draw,
  each,
  either,
  exert,
  exerted,
  exertSelf,
  gainLore,
  gains,
  give,
  has,
  ifSo,
  inOrder,
  inOrderTo,
  intoInkwell,
  item,
  itIs,
  keyword,
  lookAt,
  may,
  moveDamageExactly,
  one,
  opposingCharacter,
  payingInk,
  play,
  returnToHand,
  search,
  selfHas,
  shift,
  singTogether,
  theyEnterExerted,
  times,
  toBottom,
  upTo,
  when,
  whenBanished,
  wheneverQuests,
  wheneverYouPlay,
  whenPlayed,
  whenPlayedAndWheneverQuests,
  youHave,
  yourCharacter,
  yourOtherCharacter,
} from '../words.ts'

export const amethyst: Texts = {
  'Palace Guard - Spectral Sentry': [has(keyword('vanish'))],
  'Druun - Ravenous Plague': [has(challenger(4))],
  'Madame Medusa - Deceiving Partner': [
    whenPlayed(
      may(
        inOrderTo(
          deal(2, chosen(yourOtherCharacter())),
          returnToHand(chosen(character({ cost: { max: 2 } }))),
        ),
      ),
    ),
  ],
  'Hades - Ruthless Tyrant': [
    whenPlayedAndWheneverQuests(may(inOrderTo(deal(2, chosen(yourOtherCharacter())), draw(2)))),
  ],
  'Lena Sabrewing - Pure Energy': [
    has(keyword('evasive')),
    activated([exertSelf], deal(1, chosen(character()))),
  ],
  'Abu - Illusory Pachyderm': [
    has(keyword('vanish')),
    wheneverQuests(gainLore({ of: chosen(opposingCharacter()), value: 'lore' })),
  ],
  'Bruno Madrigal - Single-Minded': [
    whenPlayed(cant(chosen(opposingCharacter()), 'readyAtStart', 'theirNextTurn')),
  ],
  'Royal Guard - Octopus Soldier': [when('draw', gains('self', challenger(1)))],
  'Kuzco - Bored Royal': [
    whenPlayed(may(returnToHand(chosen({ type: ['character', 'item', 'location'], cost: { max: 2 } })))),
  ],
  'Megara - Part of the Plan': [
    selfHas({ keywords: [challenger(2)] }, { while: youHave(character({ named: 'Hades' })) }),
  ],
  'Yelana - Northuldra Leader': [whenPlayed(gains(chosen(character()), challenger(2)))],
  'Ryder - Fleet-Footed Infiltrator': [has(keyword('evasive'))],
  'Elsa - Fierce Protector': [activated([payingInk(1), discarding()], exert(chosen(opposingCharacter())))],
  'Pinocchio - Strings Attached': [
    has(keyword('evasive')),
    when('ready', may(draw()), { by: 'you', ...onceDuringYourTurn }),
  ],
  'Jiminy Cricket - Level-Headed and Wise': [
    has(keyword('evasive')),
    theyEnterExerted(opposingCharacter({ keyword: 'rush' }), { while: exerted }),
  ],
  'Bambi - Little Prince': [
    whenPlayed(gainLore(1)),
    wheneverOpponentPlays(character(), returnToHand('self')),
  ],
  'Monstro - Infamous Whale': [has(keyword('rush')), activated([discarding()], readyWithoutQuesting('self'))],
  'Nero - Fearsome Crocodile': [
    activated([exertSelf], moveDamageExactly(1, 'self', chosen(opposingCharacter()))),
  ],
  'Magica De Spell - Shadow Form': [
    has(keyword('evasive')),
    whenPlayed(may(inOrderTo(returnToHand(chosen(yourOtherCharacter())), draw()))),
  ],
  'Kuzco - Impulsive Llama': [
    has(shift(4)),
    whenPlayed(
      inOrder(each('eachOpponent', toBottom(one(yourCharacter()))), each('eachOpponent', may(draw()))),
    ),
  ],
  'Yzma - On Edge': [
    whenPlayed(may(search({ named: 'Wrong Lever!' })), {
      if: { have: { in: 'discard', named: 'Pull the Lever!' } },
    }),
  ],
  'Madam Mim - Rhino': [
    has(shift(2)),
    whenPlayed(either(banish('self'), returnToHand(chosen(yourOtherCharacter())))),
  ],
  "Mother Gothel - Knows What's Best": [
    whenPlayed(
      may(
        inOrderTo(
          deal(2, chosen(yourOtherCharacter())),
          give('it', { keywords: [challenger(1)], abilities: [returnsWhenBanishedInChallenge] }),
        ),
      ),
    ),
  ],
  'Blue Fairy - Guiding Light': [has(keyword('evasive')), has(keyword('support'))],
  'Anna - Magical Mission': [
    has(shift(4)),
    has(keyword('support')),
    wheneverQuests(may(draw()), { if: youHave(character({ named: 'Elsa' })) }),
  ],
  'The Sultan - Royal Apparition': [
    has(keyword('vanish')),
    when('quest', exert(chosen(opposingCharacter())), {
      what: yourCharacter({ classification: 'Illusion' }),
    }),
  ],
  'Jafar - High Sultan of Lorcana': [
    wheneverQuests(
      inOrder(
        may(drawThenDiscard()),
        ifSo(itIs(character({ classification: 'Illusion' })), may(play('it', { free: true }))),
      ),
    ),
  ],
  'Camilo Madrigal - Center Stage': [whenBanished(returnToHand('self'), { inChallenge: true })],
  'Flower - Shy Skunk': [wheneverYouPlay(character({ other: true }), lookAt(1, 'topOrBottom'))],

  'Forest Duel': {
    effect: give(all(yourCharacter()), {
      keywords: [challenger(2)],
      abilities: [returnsWhenBanishedInChallenge],
    }),
  },
  'They Never Come Back': {
    effect: inOrder(cant(upTo(2, character()), 'readyAtStart', 'theirNextTurn'), draw()),
  },
  'Fantastical and Magical': {
    keywords: [singTogether(9)],
    effect: times({ each: character({ sang: 'self' }) }, inOrder(draw(), gainLore(1))),
  },
  'Pull the Lever!': { effect: either(draw(2), discard(1, 'eachOpponent')) },
  'Into the Unknown': { effect: intoInkwell(chosen(character({ exerted: true })), 'exerted') },
  "Everybody's Got a Weakness": {
    effect: inOrder(
      moveDamageExactly(1, all(yourCharacter({ damaged: true })), chosen(opposingCharacter())),
      draw({ done: 'damageMoved' }),
    ),
  },

  Scarab: [
    activated(
      [exertSelf, payingInk(2)],
      returnToHand(one(character({ classification: 'Illusion', in: 'discard' }))),
    ),
  ],
  'Ice Spikes': [
    whenPlayed(exert(chosen(opposingCharacter()))),
    activated(
      [exertSelf, payingInk(1)],
      inOrder(exert(chosen(item({ whose: 'opposing' }))), cant('it', 'readyAtStart', 'theirNextTurn')),
    ),
  ],
}
