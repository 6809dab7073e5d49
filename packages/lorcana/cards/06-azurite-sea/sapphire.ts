import type { Texts } from '../facts.ts'
import { atStartOfYourTurn, readyWithoutQuesting, wheneverInked } from '../phrases.ts'
import {
  activated,
  all,
  allLooked,
  banish,
  banishSelf,
  cant,
  character,
  chosen,
  draw,
  either,
  exert,
  exertSelf,
  gainLore,
  gains,
  give,
  giveStrength,
  has,
  ifSo,
  inkMore,
  inOrder,
  inOrderTo,
  intoInkwell,
  item,
  keyword,
  lookAt,
  may,
  one,
  opponentsTurn,
  opposingCharacter,
  payingInk,
  payLess,
  payLessForNext,
  play,
  ready,
  removeDamage,
  resist,
  returnToHand,
  revealTop,
  search,
  selfHas,
  shift,
  theyHave,
  whenBanished,
  wheneverQuests,
  wheneverYouPlay,
  whenPlayed,
  whenPlayedAndWheneverQuests,
  youHave,
  yourCharacter,
  yourOtherCharacter,
  yourTurn,
} from '../words.ts'

export const sapphire: Texts = {
  'B.E.N. - Eccentric Robot': [has(keyword('support'))],
  'Aunt Cass - Biggest Fan': [
    wheneverQuests(give(chosen(character({ classification: 'Inventor' })), { lore: 1 })),
  ],
  'Gadget Hackwrench - Creative Thinker': [wheneverYouPlay(item(), give('self', { lore: 1 }))],
  'Gadget Hackwrench - Brilliant Bosun': [
    has(shift(4)),
    payLess(1, character({ classification: 'Inventor' }), { while: youHave(item(), 3) }),
  ],
  'Zipper - Astute Decoy': [
    has(keyword('ward')),
    wheneverInked(gains(chosen(character({ other: true })), resist(1), 'untilYourNextTurn')),
  ],
  'Oswald - The Lucky Rabbit': [
    wheneverInked(may(revealTop(item(), may(play(allLooked(), { free: true, exerted: true })), 'bottom'))),
  ],
  'Yokai - Enigmatic Inventor': [
    wheneverQuests(may(inOrderTo(returnToHand(one(item({ whose: 'yours' }))), payLessForNext(2, item())))),
  ],
  'Pleakley - Scientific Expert': [whenPlayed(intoInkwell(chosen(yourCharacter()), 'exerted'))],
  'Hiro Hamada - Robotics Prodigy': [
    activated(
      [exertSelf, payingInk(2)],
      search({ any: [item(), character({ classification: 'Robot' })] }, 'top'),
    ),
  ],
  'Heihei - Not-So-Tricky Chicken': [
    whenPlayed(
      inOrder(exert(chosen(item({ whose: 'opposing' }))), cant('it', 'readyAtStart', 'theirNextTurn')),
    ),
    selfHas({ keywords: [keyword('evasive')] }, { while: yourTurn }),
  ],
  'Sour Bill - Surly Henchman': [whenPlayed(giveStrength(chosen(opposingCharacter()), -2))],
  'Nick Wilde - Soggy Fox': [
    selfHas({ strength: 2 }, { while: youHave(character({ keyword: 'support', other: true })) }),
  ],
  'Wasabi - Methodical Engineer': [
    whenPlayed(inOrder(may(banish(chosen(item()))), { do: 'gainLore', n: 1, who: 'itsPlayer' })),
    selfHas({ keywords: [keyword('evasive')] }, { while: yourTurn }),
  ],
  'Nick Wilde - Sly Fox': [has(shift(1)), selfHas({ cant: ['beChallenged'] }, { while: youHave(item()) })],
  'Tadashi Hamada - Baymax Inventor': [
    selfHas({ strength: { each: item({ whose: 'yours' }) }, willpower: { each: item({ whose: 'yours' }) } }),
  ],
  'Hiro Hamada - Team Leader': [
    theyHave(yourOtherCharacter({ classification: 'Inventor' }), { keywords: [resist(1)] }),
    activated([payingInk(2)], lookAt(1, 'topOrBottom')),
  ],
  'Tadashi Hamada - Gifted Roboticist': [
    whenBanished(inOrder(may(intoInkwell('topOfDeck')), intoInkwell('self')), { while: opponentsTurn }),
  ],
  'Baymax - Personal Healthcare Companion': [
    payLess(1, 'self', { while: youHave(character({ classification: 'Inventor' })) }),
    activated([payingInk(2)], removeDamage(1, chosen(character({ other: true })))),
  ],
  'Baymax - Armored Companion': [
    whenPlayedAndWheneverQuests(
      inOrder(may(removeDamage(2, chosen(yourOtherCharacter()))), gainLore({ done: 'damageRemoved' })),
    ),
  ],
  'Yokai - Scientific Supervillain': [
    has(shift(6)),
    { kind: 'static', playFree: item({ named: 'Microbots' }) },
    wheneverQuests(draw({ each: opposingCharacter({ strength: { max: 0 } }) })),
  ],
  'Alice - Savvy Sailor': [
    has(keyword('ward')),
    wheneverQuests(
      give(chosen(yourOtherCharacter()), { lore: 1, keywords: [keyword('ward')] }, 'untilYourNextTurn'),
    ),
  ],
  'We Could Be Immortals': {
    effect: inOrder(
      gains(all(yourCharacter({ classification: 'Inventor' })), resist(6)),
      intoInkwell('self', 'exerted'),
    ),
  },
  'Sail the Azurite Sea': { effect: inOrder(inkMore(), draw()) },

  'Helping Hand': { effect: inOrder(gains(chosen(character()), keyword('support')), draw()) },
  'Prepare Your Bot': {
    effect: either(
      ready(chosen(item())),
      readyWithoutQuesting(chosen(character({ classification: 'Robot' }))),
    ),
  },
  "Baymax's Healthcare Chip": [
    activated(
      [exertSelf],
      either(
        removeDamage(1, chosen(character())),
        ifSo(youHave(character({ classification: 'Robot' })), removeDamage(3, chosen(character()))),
      ),
    ),
  ],

  Microbots: [
    { kind: 'static', deckLimit: 'any' },
    whenPlayed(
      giveStrength(chosen(character()), { each: item({ named: 'Microbots', whose: 'yours' }), times: -1 }),
    ),
  ],
  'Jumbo Pop': [activated([banishSelf], inOrder(removeDamage(2, all(yourCharacter())), draw()))],

  'Rescue Rangers Submarine - Mobile Headquarters': [
    atStartOfYourTurn(may(intoInkwell('topOfDeck', 'exerted')), { if: youHave(character({ here: true })) }),
  ],
  'Institute of Technology - Prestigious University': [
    theyHave(character({ classification: 'Inventor', here: true }), { willpower: 1 }),
    atStartOfYourTurn(gainLore(1), { if: youHave(character({ here: true })) }),
  ],
}
