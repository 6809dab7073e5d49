import type { Texts } from '../facts.ts'
import { exertOne, returnsWhenBanishedInChallenge, summon, whenLeavesPlay } from '../phrases.ts'
import {
  activated,
  all,
  banish,
  banishSelf,
  cant,
  challenger,
  character,
  chosen,
  draw,
  either,
  exert,
  exertSelf,
  gainLore,
  gains,
  give,
  has,
  inOrder,
  inOrderTo,
  keyword,
  lookAt,
  may,
  opposingCharacter,
  payingInk,
  returnToHand,
  shift,
  shuffleIntoDeck,
  theyHave,
  when,
  whenBanished,
  wheneverQuests,
  wheneverYouPlay,
  whenPlayed,
  youHave,
  yourCharacter,
  yourOtherCharacter,
} from '../words.ts'

export const amethyst: Texts = {
  "Arthur - Wizard's Apprentice": [
    wheneverQuests(may(inOrderTo(returnToHand(chosen(yourOtherCharacter())), gainLore(2)))),
  ],
  'Blue Fairy - Rewarding Good Deeds': [
    has(keyword('evasive')),
    wheneverYouPlay(character({ classification: 'Floodborn' }), may(draw())),
  ],
  'Dr. Facilier - Savvy Opportunist': [has(keyword('evasive'))],
  'Elsa - Gloves Off': [has(challenger(3))],
  'Fairy Godmother - Mystic Armorer': [
    has(shift(2)),
    wheneverQuests(
      give(all(yourCharacter()), { keywords: [challenger(3)], abilities: [returnsWhenBanishedInChallenge] }),
    ),
  ],
  'Fairy Godmother - Pure Heart': [
    wheneverYouPlay(character({ named: 'Cinderella' }), may(exert(chosen(character())))),
  ],
  'HeiHei - Persistent Presence': [whenBanished(returnToHand('self'), { inChallenge: true })],
  "Jiminy Cricket - Pinocchio's Conscience": [
    has(keyword('evasive')),
    whenPlayed(may(draw()), { if: youHave(character({ named: 'Pinocchio' })) }),
  ],
  'Kuzco - Wanted Llama': [whenBanished(may(draw()))],
  'Madam Mim - Fox': [
    has(keyword('rush')),
    whenPlayed(either(banish('self'), returnToHand(chosen(yourOtherCharacter())))),
  ],
  'Madam Mim - Purple Dragon': [
    has(keyword('evasive')),
    whenPlayed(either(banish('self'), returnToHand(chosen(yourOtherCharacter(), { n: 2 })))),
  ],
  'Madam Mim - Rival of Merlin': [has(shift(3)), activated([exertSelf], summon(4))],
  'Madam Mim - Snake': [whenPlayed(either(banish('self'), returnToHand(chosen(yourOtherCharacter()))))],
  'Merlin - Crab': [
    whenPlayed(gains(chosen(character()), challenger(3))),
    whenLeavesPlay(gains(chosen(character()), challenger(3))),
  ],
  'Merlin - Goat': [whenPlayed(gainLore(1)), whenLeavesPlay(gainLore(1))],
  'Merlin - Rabbit': [whenPlayed(may(draw())), whenLeavesPlay(may(draw()))],
  'Merlin - Shapeshifter': [
    when('goes', give('self', { lore: 1 }), { what: yourOtherCharacter(), from: 'play', to: 'hand' }),
  ],
  'Merlin - Squirrel': [whenPlayed(lookAt(1, 'topOrBottom')), whenLeavesPlay(lookAt(1, 'topOrBottom'))],
  "Peter Pan's Shadow - Not Sewn On": [
    has(keyword('evasive')),
    has(keyword('rush')),
    theyHave(yourOtherCharacter({ keyword: 'rush' }), { keywords: [keyword('evasive')] }),
  ],
  'Pinocchio - On the Run': [
    has(shift(3)),
    whenPlayed(may(returnToHand(chosen({ type: ['character', 'item'], cost: { max: 3 } })))),
  ],
  'Pinocchio - Talkative Puppet': [whenPlayed(may(exert(chosen(opposingCharacter()))))],
  'Yzma - Scary Beyond All Reason': [
    has(shift(4)),
    whenPlayed(inOrder(shuffleIntoDeck(chosen(character({ other: true }))), draw(2, 'itsPlayer'))),
  ],
  'Gruesome and Grim': { effect: summon(4) },

  "I'm Stuck!": { effect: cant(chosen(character({ exerted: true })), 'readyAtStart', 'theirNextTurn') },
  'Legend of the Sword in the Stone': { effect: gains(chosen(character()), challenger(3)) },

  'Binding Contract': [activated([exertSelf, exertOne(yourCharacter())], exert(chosen(character())))],
  'Croquet Mallet': [activated([banishSelf], gains(chosen(character()), keyword('rush')))],
  'Perplexing Signposts': [activated([banishSelf], returnToHand(chosen(yourCharacter())))],
  "The Sorcerer's Spellbook": [activated([exertSelf, payingInk(1)], gainLore(1))],
}
