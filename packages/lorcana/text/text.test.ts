import { first } from '@regelwerk/say'
import { describe, expect, test } from 'vitest'
import type { Effect } from '../abilities.ts'
import { definitions } from '../cards/index.ts'
import { atLocation, noCardsInHand } from '../cards/phrases.ts'
import {
  action,
  all,
  banish,
  character,
  chosen,
  deal,
  discard,
  draw,
  each,
  either,
  exert,
  gainLore,
  give,
  ifSo,
  inOrder,
  inOrderTo,
  intoInkwell,
  item,
  keyword,
  location,
  may,
  one,
  opposingCharacter,
  payLess,
  play,
  ready,
  returnToHand,
  selfDamageAtLeast,
  selfHas,
  shuffleIntoDeck,
  theyHave,
  toBottom,
  upTo,
  when,
  wheneverQuests,
  whenPlayed,
  youHave,
  yourCharacter,
  yourOtherCharacter,
} from '../cards/words.ts'
import { cardText, type Sayable, sayAbility } from './index.ts'
import { bears, does, langs, type Saying, textsOf } from './sayings.ts'
import '../cards/later.ts'

const says = (sayings: readonly Saying[]): void =>
  test.each(sayings)('%s', (_, card, ...texts) => expect(textsOf(card)).toEqual(texts))

describe('the example of the design', () => {
  says([
    [
      'a trigger, a secondary condition and a permission',
      bears(whenPlayed(may(draw(2)), { if: youHave(character({ other: true }), 2) })),
      'When you play this character, if you have 2 or more other characters in play, you may draw 2 cards.',
      'Wenn du diesen Charakter ausspielst und 2 oder mehr andere Charaktere im Spiel hast, darfst du 2 Karten ziehen.',
      'Quando giochi questo personaggio, se hai in gioco 2 o più altri personaggi, puoi pescare 2 carte.',
    ],
  ])
})

describe('verbs in every position', () => {
  says([
    ['an order', does(draw()), 'Draw a card.', 'Ziehe 1 Karte.', 'Pesca una carta.'],
    [
      'a separable verb: order',
      does(deal(2, chosen(character()))),
      'Deal 2 damage to chosen character.',
      'Füge einem Charakter deiner Wahl 2 Schaden zu.',
      'Infliggi 2 danni a un personaggio a tua scelta.',
    ],
    [
      'a separable verb: permission',
      does(may(play(action({ cost: { max: 5 } }), { free: true }))),
      'You may play an action with cost 5 or less for free.',
      'Du darfst eine Aktion mit Kosten von 5 oder weniger kostenlos ausspielen.',
      "Puoi giocare un'azione con costo 5 o inferiore gratis.",
    ],
    [
      'a separable verb: purpose, with a pronoun',
      does(may(inOrderTo(exert(one(item({ whose: 'yours' }))), inOrder(deal(1, 'it'), ready('it'))))),
      'You may exert one of your items to deal 1 damage to it and ready it.',
      'Du darfst einen deiner Gegenstände erschöpfen, um ihm 1 Schaden zuzufügen und ihn bereit zu machen.',
      "Puoi impegnare uno dei tuoi oggetti per infliggere 1 danno a quell'oggetto e prepararlo.",
    ],
    [
      'another subject',
      does(discard(1, 'eachOpponent')),
      'Each opponent chooses and discards a card.',
      'Jede gegnerische Person wirft 1 Karte ihrer Wahl aus ihrer Hand ab.',
      'Ogni avversario sceglie e scarta una carta.',
    ],
    [
      'another subject behind a trigger',
      bears(when('challenged', discard(2, 'challengingPlayer'))),
      'Whenever this character is challenged, the challenging player chooses and discards 2 cards.',
      'Jedes Mal, wenn dieser Charakter herausgefordert wird, wirft die herausfordernde Person 2 Karten ihrer Wahl aus ihrer Hand ab.',
      'Ogni volta che questo personaggio viene sfidato, il giocatore sfidante sceglie e scarta 2 carte.',
    ],
    [
      'one subject, two verbs',
      'A Whole New World',
      'Each player discards their hand, then draws 7 cards.',
      'Jede mitspielende Person wirft ihre gesamte Hand ab und zieht dann 7 Karten.',
      'Ogni giocatore scarta la propria mano, poi pesca 7 carte.',
    ],
    [
      'a permission for others, whose cards are theirs',
      does(each('eachOpponent', may(inOrderTo(banish(one(yourCharacter())), draw(2))))),
      'Each opponent may banish one of their characters to draw 2 cards.',
      'Jede gegnerische Person darf einen ihrer Charaktere verbannen, um 2 Karten zu ziehen.',
      'Ogni avversario può esiliare uno dei suoi personaggi per pescare 2 carte.',
    ],
    [
      'a present, given or received',
      does(
        inOrder(give(chosen(character()), { strength: 2 }), may(give('it', { keywords: [keyword('ward')] }))),
      ),
      'Chosen character gets +2 {S} this turn. You may give them Ward this turn.',
      'Ein Charakter deiner Wahl erhält in diesem Zug +2 {S}. Du darfst ihm in diesem Zug Behütet geben.',
      'Un personaggio a tua scelta riceve +2 {S} per questo turno. Puoi dare a quel personaggio Protetto per questo turno.',
    ],
    [
      'a choice of two',
      'Megara - Captivating Cynic',
      'When you play this character, choose and discard a card or banish this character.',
      'Wenn du diesen Charakter ausspielst, wirf 1 Karte deiner Wahl aus deiner Hand ab oder verbanne diesen Charakter.',
      'Quando giochi questo personaggio, scegli e scarta una carta o esilia questo personaggio.',
    ],
  ])
})

describe('cards as noun phrases', () => {
  says([
    [
      'every adjective at once',
      does(
        exert(
          all(opposingCharacter({ other: true, damaged: true, exerted: false, classification: 'Villain' })),
        ),
      ),
      'Exert all other opposing damaged ready Villain characters.',
      'Erschöpfe alle anderen beschädigten bereiten gegnerischen Schurken-Charaktere.',
      'Impegna tutti gli altri personaggi Cattivo avversari danneggiati preparati.',
    ],
    [
      'the dative',
      does(deal(1, upTo(2, character({ damaged: false, classification: 'Seven Dwarfs' })))),
      'Deal 1 damage to up to 2 chosen undamaged Seven Dwarfs characters.',
      'Füge bis zu 2 unbeschädigten Sieben-Zwerge-Charakteren deiner Wahl 1 Schaden zu.',
      'Infliggi 1 danno a un massimo di 2 personaggi Sette Nani non danneggiati a tua scelta.',
    ],
    [
      'several classifications: one of them, or all',
      bears(theyHave(yourCharacter({ classification: ['Prince', 'Princess', 'King'] }), { strength: 1 })),
      'Your Prince, Princess and King characters get +1 {S}.',
      'Deine Prinzen-, Prinzessinnen- und Königs-Charaktere erhalten +1 {S}.',
      'I tuoi personaggi Principe, Principessa e Re ricevono +1 {S}.',
    ],
    [
      'any of several',
      bears(when('quest', draw(), { what: yourOtherCharacter({ classification: ['Hero', 'Ally'] }) })),
      'Whenever one of your other Hero or Ally characters quests, draw a card.',
      'Jedes Mal, wenn einer deiner anderen Helden- oder Verbündeten-Charaktere erkundet, ziehe 1 Karte.',
      "Ogni volta che uno dei tuoi altri personaggi Eroe o Alleato va all'avventura, pesca una carta.",
    ],
    [
      'nouns of two genders',
      does(banish(chosen({ type: ['action', 'item'], whose: 'opposing' }))),
      'Banish chosen opposing action or item.',
      'Verbanne eine gegnerische Aktion oder einen gegnerischen Gegenstand deiner Wahl.',
      "Esilia un'azione o un oggetto avversario a tua scelta.",
    ],
    [
      'nouns of one gender',
      'Befuddle',
      "Return chosen character or item with cost 2 or less to its player's hand.",
      'Bringe einen Charakter oder Gegenstand deiner Wahl mit Kosten von 2 oder weniger auf die zugehörige Hand zurück.',
      'Fai tornare un personaggio o un oggetto a tua scelta con costo 2 o inferiore in mano al suo giocatore.',
    ],
    [
      'names as the cards of each language bear them',
      'Peter Pan - Never Land Hero',
      'Rush\nWhile you have a character named Tinker Bell in play, this character gets +2 {S}.',
      'Rasant\nSolange du einen Charakter namens Naseweis im Spiel hast, erhält dieser Charakter +2 {S}.',
      'Lesto\nMentre hai in gioco un personaggio chiamato Trilli, questo personaggio riceve +2 {S}.',
    ],
    [
      'a keyword before a keyword',
      'Captain Hook - Ruthless Pirate',
      'Rush\nWhile this character is exerted, opposing characters with Evasive gain Reckless.',
      'Rasant\nSolange dieser Charakter erschöpft ist, erhalten gegnerische Charaktere mit Wendig zusätzlich Impulsiv.',
      'Lesto\nMentre questo personaggio è impegnato, i personaggi avversari con Sfuggente ottengono Attaccabrighe.',
    ],
    [
      'whose hand, deck and inkwell: one',
      does(inOrder(returnToHand(chosen(character())), shuffleIntoDeck('it'), intoInkwell('it', 'exerted'))),
      "Return chosen character to their player's hand. Shuffle them into their player's deck. Put them into their player's inkwell facedown and exerted.",
      'Bringe einen Charakter deiner Wahl auf die zugehörige Hand zurück. Mische ihn in das zugehörige Deck. Lege ihn verdeckt und erschöpft in den zugehörigen Tintenvorrat.',
      'Fai tornare un personaggio a tua scelta in mano al suo giocatore. Mescolalo nel mazzo del suo giocatore. Aggiungilo al calamaio del suo giocatore a faccia in giù e impegnato.',
    ],
    [
      'whose deck: several',
      does(toBottom(all(opposingCharacter({ strength: { max: 2 } })))),
      "Put all opposing characters with 2 {S} or less on the bottom of their players' decks in any order.",
      'Lege alle gegnerischen Charaktere mit 2 oder weniger {S} in beliebiger Reihenfolge unter die zugehörigen Decks.',
      'Metti tutti i personaggi avversari con 2 {S} o inferiore in fondo ai mazzi dei loro giocatori in qualsiasi ordine.',
    ],
    [
      'a card from your discard',
      does(returnToHand(one(item({ in: 'discard', other: true })))),
      'Return another item card from your discard to your hand.',
      'Nimm 1 andere Gegenstandskarte aus deinem Ablagestapel auf deine Hand.',
      "Riprendi in mano un'altra carta oggetto dai tuoi scarti.",
    ],
  ])
})

describe('amounts', () => {
  says([
    [
      'for each card in play',
      bears(selfHas({ lore: { each: yourOtherCharacter({ classification: 'Villain' }) } })),
      'This character gets +1 {L} for each other Villain character you have in play.',
      'Dieser Charakter erhält +1 {L} für jeden deiner anderen Schurken-Charaktere im Spiel.',
      'Questo personaggio riceve +1 {L} per ogni altro personaggio Cattivo che hai in gioco.',
    ],
    [
      'the same for two values',
      "Scrooge's Counting House - Ebenezer's Office",
      'Boost 2 {I}\nThis location gets +1 {W} and +1 {L} for each card under this location.',
      'Stärken 2 {I}\nDieser Ort erhält +1 {W} und +1 {L} für jede Karte unter diesem Ort.',
      'Potenziamento 2 {I}\nQuesto luogo riceve +1 {W} e +1 {L} per ogni carta sotto a questo luogo.',
    ],
    [
      'a value of another card, said before its own target',
      does(
        inOrder(
          exert(chosen(character())),
          deal({ of: 'it', value: 'strength' }, chosen(opposingCharacter())),
        ),
      ),
      'Exert chosen character. Deal damage equal to their {S} to chosen opposing character.',
      'Erschöpfe einen Charakter deiner Wahl. Füge so viel Schaden, wie er {S} hat, einem gegnerischen Charakter deiner Wahl zu.',
      'Impegna un personaggio a tua scelta. Infliggi danni pari alla {S} di quel personaggio a un personaggio avversario a tua scelta.',
    ],
    [
      'what the effect before it did',
      'Ursula - Power Hungry',
      'When you play this character, each opponent loses 1 lore. You may draw a card for each 1 lore lost this way.',
      'Wenn du diesen Charakter ausspielst, verliert jede gegnerische Person 1 Legende. Du darfst 1 Karte für jede so verlorene Legende ziehen.',
      'Quando giochi questo personaggio, ogni avversario perde 1 leggenda. Puoi pescare una carta per ogni leggenda persa in questo modo.',
    ],
    [
      'less to pay for each',
      bears(payLess({ each: character({ in: 'discard' }) }, 'self')),
      'You pay 1 {I} less for each character card in your discard to play this character.',
      'Du zahlst 1 {I} weniger für jede Charakterkarte in deinem Ablagestapel, um diesen Charakter auszuspielen.',
      'Paghi 1 {I} in meno per ogni carta personaggio nei tuoi scarti per giocare questo personaggio.',
    ],
  ])
})

describe('conditions', () => {
  says([
    [
      'not, and otherwise',
      does(ifSo({ not: youHave(character({ named: 'Elsa' })) }, draw(), gainLore(1))),
      'If you have no characters named Elsa in play, draw a card. Otherwise, gain 1 lore.',
      'Falls du keinen Charakter namens Elsa im Spiel hast, ziehe 1 Karte. Sonst sammle 1 Legende.',
      'Se non hai in gioco personaggi chiamati Elsa, pesca una carta. Altrimenti, ottieni 1 leggenda.',
    ],
    [
      'unless: a main clause in German, a subjunctive in Italian',
      'Bashful - Hopeless Romantic',
      "This character can't quest unless you have another Seven Dwarfs character in play.",
      'Dieser Charakter kann nicht erkunden, es sei denn, du hast einen anderen Sieben-Zwerge-Charakter im Spiel.',
      "Questo personaggio non può andare all'avventura a meno che tu non abbia in gioco un altro personaggio Sette Nani.",
    ],
    [
      'about this card itself: a pronoun follows',
      bears(selfHas({ strength: 3 }, { while: atLocation })),
      'While this character is at a location, they get +3 {S}.',
      'Solange dieser Charakter an einem Ort ist, erhält er +3 {S}.',
      'Mentre questo personaggio si trova in un luogo, riceve +3 {S}.',
    ],
    [
      'two conditions with one subject',
      bears(wheneverQuests(draw(), { if: selfDamageAtLeast(2) })),
      'Whenever this character quests, if this character has 2 or more damage, draw a card.',
      'Jedes Mal, wenn dieser Charakter erkundet und 2 oder mehr Schaden hat, ziehe 1 Karte.',
      "Ogni volta che questo personaggio va all'avventura, se questo personaggio ha 2 o più danni, pesca una carta.",
    ],
    [
      'two conditions with two subjects',
      'Tiana - Celebrating Princess',
      "Resist +2\nWhile this character is exerted and you have no cards in your hand, opponents can't play actions.",
      'Robust +2\nSolange dieser Charakter erschöpft ist und du keine Karten auf der Hand hast, können gegnerische Mitspielende keine Aktionen ausspielen.',
      'Resistere +2\nMentre questo personaggio è impegnato e non hai carte in mano, gli avversari non possono giocare azioni.',
    ],
    [
      'what an opponent has',
      'Robin Hood - Unrivaled Archer',
      'When you play this character, if an opponent has more cards in their hand than you, draw a card.\nDuring your turn, this character gains Evasive.',
      'Wenn du diesen Charakter ausspielst und eine gegnerische Person mehr Karten auf der Hand hat als du, ziehe 1 Karte.\nIn deinem Zug erhält dieser Charakter Wendig.',
      'Quando giochi questo personaggio, se un avversario ha più carte in mano di te, pesca una carta.\nDurante il tuo turno, questo personaggio ottiene Sfuggente.',
    ],
    [
      'what was chosen, and instead',
      'Poisoned Apple',
      '1 {I}, banish this item — Exert chosen character. If a Princess character is chosen, banish them instead.',
      '1 {I}, verbanne diesen Gegenstand — Erschöpfe einen Charakter deiner Wahl. Falls ein Prinzessinnen-Charakter gewählt wurde, verbanne ihn stattdessen.',
      '1 {I}, esilia questo oggetto — Impegna un personaggio a tua scelta. Se viene scelto un personaggio Principessa, esilialo invece.',
    ],
    [
      'two cards spoken of: which is meant',
      "Seven Dwarfs' Mine - Secure Fortress",
      'The first time during each of your turns that one of your characters moves here, you may deal 1 damage to chosen character. If the moved character is a Knight character, deal 2 damage to the chosen character instead.',
      'Das erste Mal in jedem deiner Züge, wenn einer deiner Charaktere an diesen Ort bewegt wird, darfst du einem Charakter deiner Wahl 1 Schaden zufügen. Falls der bewegte Charakter ein Ritter-Charakter ist, füge stattdessen dem gewählten Charakter 2 Schaden zu.',
      'La prima volta in ogni tuo turno che uno dei tuoi personaggi si sposta in questo luogo, puoi infliggere 1 danno a un personaggio a tua scelta. Se il personaggio spostato è un personaggio Cavaliere, infliggi invece 2 danni al personaggio scelto.',
    ],
  ])
})

describe('several sentences under one condition', () => {
  says([
    [
      'what follows is said to follow',
      does(ifSo(noCardsInHand, inOrder(may(draw()), gainLore(1)))),
      'If you have no cards in your hand, you may draw a card. Then, gain 1 lore.',
      'Falls du keine Karten auf der Hand hast, darfst du 1 Karte ziehen. Dann sammle 1 Legende.',
      'Se non hai carte in mano, puoi pescare una carta. Poi, ottieni 1 leggenda.',
    ],
  ])
})

describe('one of several', () => {
  says([
    [
      'parts of several steps stand apart',
      does(either(inOrder(draw(2), discard(2)), deal(2, chosen(character())))),
      'Choose one: • Draw 2 cards. Choose and discard 2 cards. • Deal 2 damage to chosen character.',
      'Wähle eines: • Ziehe 2 Karten. Wirf 2 Karten deiner Wahl aus deiner Hand ab. • Füge einem Charakter deiner Wahl 2 Schaden zu.',
      'Scegli uno: • Pesca 2 carte. Scegli e scarta 2 carte. • Infliggi 2 danni a un personaggio a tua scelta.',
    ],
    [
      'and what others do, behind "may" as well',
      does(may(either(draw(1, 'eachPlayer'), gainLore(1)))),
      'You may choose one: • Each player draws a card. • Gain 1 lore.',
      'Du darfst eines wählen: • Jede mitspielende Person zieht 1 Karte. • Sammle 1 Legende.',
      'Puoi scegliere uno: • Ogni giocatore pesca una carta. • Ottieni 1 leggenda.',
    ],
  ])
})

describe('kinds of cards', () => {
  says([
    [
      'one of two, and none of one',
      does(
        inOrder(
          banish(chosen({ any: [item(), character({ damaged: true })] })),
          returnToHand(one({ not: character(), in: 'discard' })),
        ),
      ),
      'Banish chosen item or damaged character. Return a non-character card from your discard to your hand.',
      'Verbanne einen Gegenstand deiner Wahl oder einen beschädigten Charakter deiner Wahl. Nimm 1 Karte außer Charakterkarten aus deinem Ablagestapel auf deine Hand.',
      'Esilia un oggetto a tua scelta o un personaggio danneggiato a tua scelta. Riprendi in mano una carta che non è una carta personaggio dai tuoi scarti.',
    ],
    [
      'of an ink, of one of two names',
      bears(theyHave(yourCharacter({ ink: 'amber', named: ['Stitch', 'Olaf'] }), { lore: 1 })),
      'Your Amber characters named Stitch or Olaf get +1 {L}.',
      'Deine Bernstein-Charaktere namens Stitch oder Olaf erhalten +1 {L}.',
      'I tuoi personaggi Ambra chiamati Stitch o Olaf ricevono +1 {L}.',
    ],
  ])
})

describe('what cannot be said', () => {
  const refused: readonly (readonly [string, Effect, RegExp])[] = [
    ['what another player would have to do', may(draw(1, 'eachOpponent')), /"do":"may".*eachOpponent/],
    [
      'a classification without a translation',
      banish(chosen(character({ classification: 'Wizzard' }))),
      /Wizzard/,
    ],
    [
      'the one player of several cards',
      inOrder(banish(upTo(2, character())), draw(1, 'itsPlayer')),
      /itsPlayer/,
    ],
  ]
  for (const lang of langs) {
    test.each(refused)(`${lang}: %s`, (_, effect, named) => {
      expect(() => cardText(does(effect), lang)).toThrow(named)
    })
  }

  test('one ability alone is said as on its card', () => {
    const card = bears(when('challenge', ready('self'), { whom: location() }))
    expect(sayAbility(first(card.abilities), card, 'en')).toBe(
      'Whenever this character challenges a location, ready this character.',
    )
  })
})

describe.each(langs)('all cards in %s', (lang) => {
  const lines = definitions.flatMap((card) =>
    cardText(card, lang)
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => ({ card, line })),
  )
  const keywords = (card: Sayable) => card.abilities.filter(({ kind }) => kind === 'keyword').length

  test('are said at all', () => expect(lines.length).toBeGreaterThan(200))

  test('in clean sentences', () => {
    const unclean =
      /\s\s|^\s|\s$|undefined|null|NaN|\[object|\s[.,;:]|[.,;:]{2}|\.[^ ]|[^.]\. [a-zäöüà]|\{[^EISWL]|—(?! [A-ZÄÖÜÈ{])/u
    expect(lines.filter(({ line }) => unclean.test(line)).map(({ line }) => line)).toEqual([])
  })

  test('with balanced punctuation', () => {
    const unbalanced = lines.filter(({ line }) =>
      ['{}', '()', lang === 'de' ? '„“' : '“”'].some(
        ([open = '', close = '']) => line.split(open).length !== line.split(close).length,
      ),
    )
    expect(unbalanced).toEqual([])
  })

  test('that begin with a capital and end with a full stop', () => {
    for (const card of definitions) {
      const text = cardText(card, lang)
      const sentences = text.split('\n').slice(keywords(card)).filter(Boolean)
      for (const line of sentences) expect(line, card.fullName).toMatch(/^[A-ZÄÖÜÈ\d{].*\.$/u)
    }
  })
})
