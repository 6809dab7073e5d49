import { describe, expect, test } from 'vitest'
import type { Ability, CardType, Effect } from '../abilities.ts'
import { definitionNamed, definitions } from '../cards/index.ts'
import * as words from '../cards/words.ts'
import { cardText, type Lang, type Sayable, sayAbility } from './index.ts'

const {
  action,
  activated,
  all,
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
  gainLore,
  give,
  has,
  ifSo,
  ifYouDo,
  inOrder,
  inOrderTo,
  item,
  keyword,
  location,
  lookAt,
  may,
  one,
  opposingCharacter,
  payLess,
  play,
  ready,
  returnToHand,
  selfHas,
  shift,
  shuffleIntoDeck,
  theyHave,
  toBottom,
  upTo,
  when,
  whenPlayed,
  wheneverQuests,
  youHave,
  yourCharacter,
  yourOtherCharacter,
} = words

const langs: readonly Lang[] = ['en', 'de', 'it']

const does = (effect: Effect): Sayable => ({ type: 'action', fullName: 'Some Action', abilities: [], effect })
const bears = (ability: Ability, type: CardType = 'character'): Sayable => ({
  type,
  fullName: 'Some Card',
  abilities: [ability],
})

type Case = readonly [title: string, card: Sayable | string, en: string, de: string, it: string]

function says(cases: readonly Case[]): void {
  for (const [title, what, ...texts] of cases) {
    test(title, () => {
      const card = typeof what === 'string' ? definitionNamed(what)! : what
      expect(langs.map((lang) => cardText(card, lang))).toEqual(texts)
    })
  }
}

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
      does(
        inOrder(returnToHand(chosen(character())), shuffleIntoDeck('it'), words.intoInkwell('it', 'exerted')),
      ),
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
      'Boost 2\nThis location gets +1 {W} and +1 {L} for each card under this location.',
      'Stärken 2\nDieser Ort erhält +1 {W} und +1 {L} für jede Karte unter diesem Ort.',
      'Potenziamento 2\nQuesto luogo riceve +1 {W} e +1 {L} per ogni carta sotto a questo luogo.',
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
      bears(selfHas({ strength: 3 }, { while: { selfIs: 'atLocation' } })),
      'While this character is at a location, they get +3 {S}.',
      'Solange dieser Charakter an einem Ort ist, erhält er +3 {S}.',
      'Mentre questo personaggio si trova in un luogo, riceve +3 {S}.',
    ],
    [
      'two conditions with one subject',
      bears(wheneverQuests(draw(), { if: { selfDamageAtLeast: 2 } })),
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

describe('triggered abilities', () => {
  says([
    [
      'in your turn',
      bears(words.wheneverBanishesInYourTurn(gainLore(2))),
      'During your turn, whenever this character banishes another character in a challenge, gain 2 lore.',
      'Jedes Mal, wenn dieser Charakter in deinem Zug durch eine Herausforderung einen anderen Charakter verbannt, sammle 2 Legenden.',
      'Durante il tuo turno, ogni volta che questo personaggio esilia un altro personaggio in una sfida, ottieni 2 leggenda.',
    ],
    [
      'two events',
      'Tamatoa - So Shiny!',
      'When you play this character and whenever they quest, you may return an item card from your discard to your hand.\nThis character gets +1 {L} for each item you have in play.',
      'Wenn du diesen Charakter ausspielst und jedes Mal, wenn er erkundet, darfst du 1 Gegenstandskarte aus deinem Ablagestapel auf deine Hand nehmen.\nDieser Charakter erhält +1 {L} für jeden deiner Gegenstände im Spiel.',
      "Quando giochi questo personaggio e ogni volta che va all'avventura, puoi riprendere in mano una carta oggetto dai tuoi scarti.\nQuesto personaggio riceve +1 {L} per ogni oggetto che hai in gioco.",
    ],
    [
      'a card that has left play',
      bears(
        when('banished', may(returnToHand('triggering')), { what: yourOtherCharacter(), inChallenge: true }),
      ),
      'Whenever one of your other characters is banished in a challenge, you may return that card to your hand.',
      'Jedes Mal, wenn einer deiner anderen Charaktere durch eine Herausforderung verbannt wird, darfst du jene Karte auf deine Hand nehmen.',
      'Ogni volta che uno dei tuoi altri personaggi viene esiliato in una sfida, puoi riprendere in mano quella carta.',
    ],
    [
      'both sides of a challenge',
      bears(when('banished', may(banish('challenged')), { inChallenge: 'asChallenger' })),
      'When this character challenges and is banished, you may banish the challenged character.',
      'Wenn dieser Charakter herausfordert und verbannt wird, darfst du den herausgeforderten Charakter verbannen.',
      'Quando questo personaggio sfida e viene esiliato, puoi esiliare il personaggio sfidato.',
    ],
    [
      'a time, without a comma in German',
      bears(when('startOfYourTurn', each('eachPlayer', may(draw())))),
      'At the start of your turn, each player may draw a card.',
      'Zu Beginn deines Zuges darf jede mitspielende Person 1 Karte ziehen.',
      "All'inizio del tuo turno, ogni giocatore può pescare una carta.",
    ],
    [
      'from the discard',
      'Lilo - Escape Artist',
      'At the start of your turn, if this card is in your discard, you may play it. It enters play exerted.',
      'Zu Beginn deines Zuges, falls diese Karte in deinem Ablagestapel liegt, darfst du sie erschöpft ausspielen.',
      "All'inizio del tuo turno, se questa carta si trova nei tuoi scarti, puoi giocarla. Entra in gioco impegnata.",
    ],
    [
      'while something holds, in your turn',
      'Jafar - Striking Illusionist',
      'Shift 5\nEvasive\nDuring your turn, while this character is exerted, whenever you draw a card, gain 1 lore.',
      'Gestaltwandel 5\nWendig\nJedes Mal, wenn du in deinem Zug 1 Karte ziehst, solange dieser Charakter erschöpft ist, sammle 1 Legende.',
      'Trasformazione 5\nSfuggente\nDurante il tuo turno, mentre questo personaggio è impegnato, ogni volta che peschi una carta, ottieni 1 leggenda.',
    ],
    [
      'once per turn',
      bears(when('move', gainLore(2), { once: true })),
      'Once per turn, when this character moves to a location, gain 2 lore.',
      'Einmal pro Zug, wenn dieser Charakter zu einem Ort bewegt wird, sammle 2 Legenden.',
      'Una volta per turno, quando questo personaggio si sposta in un luogo, ottieni 2 leggenda.',
    ],
    [
      'for this turn only',
      'Steal from the Rich',
      'Whenever one of your characters quests this turn, each opponent loses 1 lore.',
      'Jedes Mal, wenn einer deiner Charaktere in diesem Zug erkundet, verliert jede gegnerische Person 1 Legende.',
      "Ogni volta che uno dei tuoi personaggi va all'avventura in questo turno, ogni avversario perde 1 leggenda.",
    ],
    [
      'delayed',
      'Candy Drift',
      'Draw a card. Chosen character of yours gets +5 {S} this turn. At the end of your turn, banish them.',
      'Ziehe 1 Karte. Einer deiner Charaktere deiner Wahl erhält in diesem Zug +5 {S}. Am Ende deines Zuges verbanne ihn.',
      'Pesca una carta. Un tuo personaggio a tua scelta riceve +5 {S} per questo turno. Alla fine del tuo turno, esilialo.',
    ],
    [
      'by an item',
      'Microbots',
      'Your deck may contain any number of copies of this card.\nWhen you play this item, chosen character gets -1 {S} this turn for each item named Microbots you have in play.',
      'Dein Deck darf beliebig viele Exemplare dieser Karte enthalten.\nWenn du diesen Gegenstand ausspielst, erhält ein Charakter deiner Wahl in diesem Zug -1 {S} für jeden deiner Gegenstände namens Microbots im Spiel.',
      'Il tuo mazzo può contenere un numero qualsiasi di copie di questa carta.\nQuando giochi questo oggetto, un personaggio a tua scelta riceve -1 {S} per questo turno per ogni oggetto chiamato Microbot che hai in gioco.',
    ],
  ])
})

describe('how far a sentence reaches', () => {
  says([
    [
      'parts of a text are sentences of their own',
      does(inOrder(draw(2), discard(2))),
      'Draw 2 cards. Choose and discard 2 cards.',
      'Ziehe 2 Karten. Wirf 2 Karten deiner Wahl aus deiner Hand ab.',
      'Pesca 2 carte. Scegli e scarta 2 carte.',
    ],
    [
      'under "may" they are one',
      does(may(inOrder(draw(2), discard(2)))),
      'You may draw 2 cards, then choose and discard 2 cards.',
      'Du darfst 2 Karten ziehen und dann 2 Karten deiner Wahl aus deiner Hand abwerfen.',
      'Puoi pescare 2 carte e poi scegliere e scartare 2 carte.',
    ],
    [
      'under "if you do" too',
      does(ifYouDo(may(discard()), inOrder(gainLore(1), draw(2)))),
      'You may choose and discard a card. If you do, gain 1 lore, then draw 2 cards.',
      'Du darfst 1 Karte deiner Wahl aus deiner Hand abwerfen. Falls du dies tust, sammle 1 Legende und ziehe dann 2 Karten.',
      'Puoi scegliere e scartare una carta. Se lo fai, ottieni 1 leggenda, poi pesca 2 carte.',
    ],
    [
      'what nobody does cannot be permitted, but follows from it',
      'Moana - Of Motunui',
      "Whenever this character quests, you may ready your other Princess characters. If you do, they can't quest this turn.",
      'Jedes Mal, wenn dieser Charakter erkundet, darfst du deine anderen Prinzessinnen-Charaktere bereit machen. Falls du dies tust, können sie in diesem Zug nicht erkunden.',
      "Ogni volta che questo personaggio va all'avventura, puoi preparare i tuoi altri personaggi Principessa. Se lo fai, non possono andare all'avventura per questo turno.",
    ],
    [
      'both of them do it: another player then acts',
      'Chernabog - Unnatural Force',
      "When you play this character, you may shuffle chosen opposing character into their player's deck. If you do, that character's player may play a character card from their discard for free.",
      'Wenn du diesen Charakter ausspielst, darfst du einen gegnerischen Charakter deiner Wahl in das zugehörige Deck mischen. Falls du dies tust, darf die zugehörige Person 1 Charakterkarte aus ihrem Ablagestapel kostenlos ausspielen.',
      'Quando giochi questo personaggio, puoi mescolare un personaggio avversario a tua scelta nel mazzo del suo giocatore. Se lo fai, il suo giocatore può giocare una carta personaggio dai suoi scarti gratis.',
    ],
    [
      'looking at cards',
      does(lookAt(4, 'bottom', { filter: character(), upTo: 1, reveal: true })),
      'Look at the top 4 cards of your deck. You may reveal a character card among them and put it into your hand. Put the rest on the bottom of your deck in any order.',
      'Schaue die obersten 4 Karten deines Decks an. Du darfst 1 Charakterkarte daraus aufdecken und auf deine Hand nehmen. Lege die restlichen Karten in beliebiger Reihenfolge unter dein Deck.',
      'Guarda le prime 4 carte del tuo mazzo. Puoi rivelare una carta personaggio tra queste e aggiungerla alla tua mano. Metti il resto in fondo al tuo mazzo in qualsiasi ordine.',
    ],
    [
      'others looking at cards',
      does(each('eachPlayer', lookAt(2, 'topAndBottom'))),
      'Each player looks at the top 2 cards of their deck. They put one of them on the top of their deck and the other on the bottom.',
      'Jede mitspielende Person schaut die obersten 2 Karten ihres Decks an. Sie legt eine davon auf ihr Deck und die andere darunter.',
      "Ogni giocatore guarda le prime 2 carte del suo mazzo. Ne mette una in cima al suo mazzo e l'altra in fondo.",
    ],
    [
      'naming a card',
      'Bruno Madrigal - Undetected Uncle',
      "Evasive\n{E} — Name a card and reveal the top card of your deck. If it's the named card, put it into your hand, then gain 3 lore. Otherwise, put it back on the top of your deck.",
      'Wendig\n{E} — Benenne eine Karte. Danach decke die oberste Karte deines Decks auf. Falls es die benannte Karte ist, nimm sie auf deine Hand und sammle dann 3 Legenden. Sonst lege sie auf dein Deck zurück.',
      'Sfuggente\n{E} — Nomina una carta. Poi rivela la prima carta del tuo mazzo. Se è la carta nominata, aggiungila alla tua mano, poi ottieni 3 leggenda. Altrimenti, rimettila in cima al tuo mazzo.',
    ],
  ])
})

describe('what lasts', () => {
  says([
    [
      'only for those in play now (6.4.2.2)',
      does(give(all(character()), { strength: -3 }, 'untilYourNextTurn')),
      'All characters in play get -3 {S} until the start of your next turn.',
      'Alle Charaktere im Spiel erhalten bis zu Beginn deines nächsten Zuges -3 {S}.',
      "Tutti i personaggi in gioco ricevono -3 {S} fino all'inizio del tuo prossimo turno.",
    ],
    [
      'for whatever matches, now and later (6.4.2.1)',
      'Restoring Atlantis',
      "Your characters can't be challenged until the start of your next turn.",
      'Deine Charaktere können bis zu Beginn deines nächsten Zuges nicht herausgefordert werden.',
      "I tuoi personaggi non possono essere sfidati fino all'inizio del tuo prossimo turno.",
    ],
    [
      'their next turn, of several',
      does(cant(all(opposingCharacter()), 'readyAtStart', 'theirNextTurn')),
      "Opposing characters in play can't ready at the start of their next turn.",
      'Gegnerische Charaktere im Spiel können zu Beginn ihres nächsten Zuges nicht bereit gemacht werden.',
      "I personaggi avversari in gioco non possono essere preparati all'inizio del loro prossimo turno.",
    ],
    [
      'getting, gaining and being forbidden',
      does(
        give(chosen(character()), { strength: 2, keywords: [challenger(1)], cant: ['quest', 'challenge'] }),
      ),
      "Chosen character gets +2 {S}, gains Challenger +1 this turn and can't quest or challenge this turn.",
      'Ein Charakter deiner Wahl erhält in diesem Zug +2 {S} und Herausfordern +1 und kann in diesem Zug nicht erkunden und nicht herausfordern.',
      "Un personaggio a tua scelta riceve +2 {S}, ottiene Sfidante +1 per questo turno e non può andare all'avventura né sfidare per questo turno.",
    ],
    [
      'the next damage',
      'Rapunzel - Ready for Adventure',
      'Support\nWhenever one of your characters is chosen for Support, the next time that character would be dealt damage until the start of your next turn, they take no damage instead.',
      'Unterstützen\nJedes Mal, wenn einer deiner Charaktere für Unterstützen gewählt wird, erhält jener Charakter bis zu Beginn deines nächsten Zuges das nächste Mal, wenn ihm Schaden zugefügt würde, stattdessen keinen Schaden.',
      "Aiutante\nOgni volta che uno dei tuoi personaggi viene scelto per Aiutante, fino all'inizio del tuo prossimo turno, la prossima volta che quel personaggio subirebbe danni, non ne subisce.",
    ],
  ])
})

describe('activated abilities and keywords', () => {
  says([
    [
      'a cost that holds only sometimes',
      'Pride Lands - Jungle Oasis',
      'While you have 3 or more characters here: Banish this location — Play a character card from your discard for free.',
      'Solange du 3 oder mehr Charaktere an diesem Ort hast: Verbanne diesen Ort — Spiele 1 Charakterkarte aus deinem Ablagestapel kostenlos aus.',
      'Mentre hai 3 o più personaggi in questo luogo: Esilia questo luogo — Gioca una carta personaggio dai tuoi scarti gratis.',
    ],
    [
      'exert and ink',
      bears(activated([{ exert: true }, { ink: 2 }], may(either(draw(), gainLore(1)))), 'item'),
      '{E}, 2 {I} — You may draw a card or gain 1 lore.',
      '{E}, 2 {I} — Du darfst 1 Karte ziehen oder 1 Legende sammeln.',
      '{E}, 2 {I} — Puoi pescare una carta o ottenere 1 leggenda.',
    ],
    ['Shift', bears(has(shift(6))), 'Shift 6', 'Gestaltwandel 6', 'Trasformazione 6'],
    [
      'Shift onto a classification',
      bears(has(shift(3, 'Puppy'))),
      'Puppy Shift 3',
      'Welpen-Gestaltwandel 3',
      'Trasformazione Cucciolo 3',
    ],
    [
      'Shift onto anyone',
      bears(has(shift(4, 'any'))),
      'Universal Shift 4',
      'Universal-Gestaltwandel 4',
      'Trasformazione Universale 4',
    ],
    [
      'Shift paid with cards',
      bears(has(words.shiftByDiscarding(2))),
      'Shift: discard 2 cards',
      'Gestaltwandel: 2 Karten abwerfen',
      'Trasformazione: scarta 2 carte',
    ],
    [
      'keywords come first',
      {
        type: 'location',
        fullName: 'Some Place',
        abilities: [theyHave(character({ here: true }), { willpower: 2 }), has(words.boost(2))],
      },
      'Boost 2\nCharacters here get +2 {W}.',
      'Stärken 2\nCharaktere an diesem Ort erhalten +2 {W}.',
      'Potenziamento 2\nI personaggi in questo luogo ricevono +2 {W}.',
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
    ['two places for three cards', lookAt(3, 'topAndBottom'), /topAndBottom/],
    [
      'the one player of several cards',
      inOrder(banish(upTo(2, character())), draw(1, 'itsPlayer')),
      /itsPlayer/,
    ],
    [
      'a permission inside a sentence',
      ifSo({ handEmpty: true }, inOrder(may(draw()), gainLore(1))),
      /"do":"may"/,
    ],
  ]
  for (const lang of langs) {
    test.each(refused)(`${lang}: %s`, (_, effect, named) => {
      expect(() => cardText(does(effect), lang)).toThrow(named)
    })
  }

  test('one ability alone is said as on its card', () => {
    const card = bears(when('challenge', ready('self'), { whom: location() }))
    expect(sayAbility(card.abilities[0], card, 'en')).toBe(
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
      ['{}', '()', '„“'].some(([open, close]) => line.split(open).length !== line.split(close).length),
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
