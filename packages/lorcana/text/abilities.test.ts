import { describe, expect, test } from 'vitest'
import {
  activated,
  all,
  banish,
  boost,
  cant,
  challenger,
  character,
  chosen,
  discard,
  discarding,
  draw,
  each,
  either,
  gainLore,
  give,
  has,
  ifYouDo,
  inOrder,
  lookAt,
  may,
  opposingCharacter,
  ready,
  returnToHand,
  shift,
  shiftFor,
  theyHave,
  when,
  wheneverBanishesInYourTurn,
  yourOtherCharacter,
} from '../cards/words.ts'
import { bears, does, type Saying, textsOf } from './sayings.ts'
import '../cards/later.ts'

const says = (sayings: readonly Saying[]): void =>
  test.each(sayings)('%s', (_, card, ...texts) => expect(textsOf(card)).toEqual(texts))

describe('triggered abilities', () => {
  says([
    [
      'in your turn',
      bears(wheneverBanishesInYourTurn(gainLore(2))),
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
      bears(when('startOfTurn', each('eachPlayer', may(draw())))),
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
      'Once per turn, whenever this character moves to a location, gain 2 lore.',
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
      'Ziehe 1 Karte. Ein eigener Charakter deiner Wahl erhält in diesem Zug +5 {S}. Am Ende deines Zuges verbanne ihn.',
      'Pesca una carta. Un tuo personaggio a tua scelta riceve +5 {S} per questo turno. Alla fine del tuo turno, esilialo.',
    ],
    [
      'by an item',
      'Microbots',
      'Your deck may contain any number of copies of this card.\nWhen you play this item, chosen character gets –1 {S} this turn for each item named Microbots you have in play.',
      'Dein Deck darf beliebig viele Exemplare dieser Karte enthalten.\nWenn du diesen Gegenstand ausspielst, erhält ein Charakter deiner Wahl in diesem Zug –1 {S} für jeden deiner Gegenstände namens Microbots im Spiel.',
      'Il tuo mazzo può contenere un numero qualsiasi di copie di questa carta.\nQuando giochi questo oggetto, un personaggio a tua scelta riceve –1 {S} per questo turno per ogni oggetto chiamato Microbot che hai in gioco.',
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
      does(may(inOrder(ready(all(yourOtherCharacter({ classification: 'Princess' }))), cant('it', 'quest')))),
      "You may ready your other Princess characters. If you do, they can't quest for the rest of this turn.",
      'Du darfst deine anderen Prinzessinnen-Charaktere bereit machen. Falls du dies tust, können sie in diesem Zug nicht erkunden.',
      "Puoi preparare i tuoi altri personaggi Principessa. Se lo fai, non possono andare all'avventura per questo turno.",
    ],
    [
      '"otherwise" does not mean whoever did not: the same deed',
      'Kakamora - Pirate Chief',
      'Whenever this character quests, you may draw a card, then choose and discard a card. If you do, deal 1 damage to chosen character or location. If that card is a Pirate character card, deal 3 damage to chosen character or location instead.',
      'Jedes Mal, wenn dieser Charakter erkundet, darfst du 1 Karte ziehen und dann 1 Karte deiner Wahl aus deiner Hand abwerfen. Falls du dies tust, füge einem Charakter oder Ort deiner Wahl 1 Schaden zu. Falls jene Karte eine Piraten-Charakterkarte ist, füge stattdessen einem Charakter oder Ort deiner Wahl 3 Schaden zu.',
      "Ogni volta che questo personaggio va all'avventura, puoi pescare una carta e poi scegliere e scartare una carta. Se lo fai, infliggi 1 danno a un personaggio o un luogo a tua scelta. Se quella carta è una carta personaggio Pirata, infliggi invece 3 danni a un personaggio o un luogo a tua scelta.",
    ],
    [
      '"otherwise" does not mean whoever did not: other deeds',
      'Jack-Jack Parr - Incredible Potential',
      'At the start of your turn, you may put the top card of your deck into your discard. If you do: if it is a character card, this character gets +2 {S} this turn; otherwise, if it is an action card or item card, this character gets +2 {L} this turn; otherwise, if it is a location card, banish chosen character.',
      'Zu Beginn deines Zuges darfst du die oberste Karte deines Decks auf deinen Ablagestapel legen. Falls du dies tust: falls sie eine Charakterkarte ist, erhält dieser Charakter in diesem Zug +2 {S}; sonst, falls sie eine Aktionskarte oder Gegenstandskarte ist, erhält dieser Charakter in diesem Zug +2 {L}; sonst, falls sie eine Ortskarte ist, verbanne einen Charakter deiner Wahl.',
      "All'inizio del tuo turno, puoi mettere la prima carta del tuo mazzo nei tuoi scarti. Se lo fai: se è una carta personaggio, questo personaggio riceve +2 {S} per questo turno; altrimenti, se è una carta azione o una carta oggetto, questo personaggio riceve +2 {L} per questo turno; altrimenti, se è una carta luogo, esilia un personaggio a tua scelta.",
    ],
    [
      'two conditions side by side',
      'Julieta Madrigal - Excellent Cook',
      'When you play this character, you may remove up to 2 damage from chosen character. If you do and damage was removed this way, you may draw a card.',
      'Wenn du diesen Charakter ausspielst, darfst du bis zu 2 Schaden von einem Charakter deiner Wahl entfernen. Falls du dies tust und Schaden so entfernt wurde, darfst du 1 Karte ziehen.',
      'Quando giochi questo personaggio, puoi rimuovere fino a 2 danni da un personaggio a tua scelta. Se lo fai e dei danni sono stati rimossi in questo modo, puoi pescare una carta.',
    ],
    [
      'a total',
      "I'm Never Not by Your Side",
      'Sing Together 5\nRemove up to a total of 4 damage from any number of your characters. Gain 1 lore for each 1 damage removed this way.',
      'Gemeinsam singen 5\nEntferne insgesamt bis zu 4 Schaden von beliebig vielen deiner Charaktere. Sammle 1 Legende für jeden so entfernten Schadensmarker.',
      'Cantare Insieme 5\nRimuovi fino a un totale di 4 danni da un numero qualsiasi di tuoi personaggi. Ottieni 1 leggenda per ogni danno rimosso in questo modo.',
    ],
    [
      'whom they challenge',
      'Fa Zhou - War Hero',
      "The second time each turn that one of your characters challenges, if the challenged card isn't a location, gain 3 lore.",
      'Das zweite Mal in jedem Zug, wenn einer deiner Charaktere herausfordert und die herausgeforderte Karte kein Ort ist, sammle 3 Legenden.',
      'La seconda volta in ogni turno che uno dei tuoi personaggi sfida, se la carta sfidata non è un luogo, ottieni 3 leggenda.',
    ],
    [
      'one card under each',
      'Scrooge McDuck - Reformed Ebenezer',
      'Shift 4\nWhen you play this character, you may put the top card of your deck facedown under each of your other characters, then give those characters Ward until the start of your next turn.',
      'Gestaltwandel 4\nWenn du diesen Charakter ausspielst, darfst du die oberste Karte deines Decks verdeckt unter jeden deiner anderen Charaktere legen und dann jenen Charakteren bis zu Beginn deines nächsten Zuges Behütet geben.',
      "Trasformazione 4\nQuando giochi questo personaggio, puoi mettere la prima carta del tuo mazzo a faccia in giù sotto a ciascuno dei tuoi altri personaggi e poi dare a quei personaggi Protetto fino all'inizio del tuo prossimo turno.",
    ],
    [
      'each of their own deck',
      'Friend Like Me',
      'Each player puts the top 3 cards of their deck into their inkwell facedown and exerted.',
      'Jede mitspielende Person legt die obersten 3 Karten ihres Decks verdeckt und erschöpft in ihren Tintenvorrat.',
      'Ogni giocatore aggiunge le prime 3 carte del suo mazzo al suo calamaio a faccia in giù e impegnate.',
    ],
    [
      'for each damage',
      'Sword in the Stone',
      '{E}, 2 {I} — Chosen character gets +1 {S} this turn for each 1 damage on them.',
      '{E}, 2 {I} — Ein Charakter deiner Wahl erhält in diesem Zug so viel zusätzliche {S}, wie er Schaden hat.',
      '{E}, 2 {I} — Un personaggio a tua scelta riceve {S} aggiuntiva pari al danno di quel personaggio per questo turno.',
    ],
    [
      'each sentence for itself',
      'Moana - Of Motunui',
      "Whenever this character quests, you may ready your other Princess characters. Your other Princess characters in play can't quest for the rest of this turn.",
      'Jedes Mal, wenn dieser Charakter erkundet, darfst du deine anderen Prinzessinnen-Charaktere bereit machen. Deine anderen Prinzessinnen-Charaktere im Spiel können in diesem Zug nicht erkunden.',
      "Ogni volta che questo personaggio va all'avventura, puoi preparare i tuoi altri personaggi Principessa. I tuoi altri personaggi Principessa in gioco non possono andare all'avventura per questo turno.",
    ],
    [
      'both of them do it: another player then acts',
      'Chernabog - Unnatural Force',
      "When you play this character, you may shuffle chosen opposing character into their player's deck. If you do, that character's player may play a character card from their discard for free.",
      'Wenn du diesen Charakter ausspielst, darfst du einen gegnerischen Charakter deiner Wahl in das zugehörige Deck mischen. Falls du dies tust, darf die Person, der jener Charakter gehört, 1 Charakterkarte aus ihrem Ablagestapel kostenlos ausspielen.',
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
      'Each player looks at the top 2 cards of their deck. They put one of them on the top of their deck and the other on the bottom of their deck.',
      'Jede mitspielende Person schaut die obersten 2 Karten ihres Decks an. Sie legt eine davon auf ihr Deck und legt die andere unter ihr Deck.',
      "Ogni giocatore guarda le prime 2 carte del suo mazzo. Mette una di queste in cima al suo mazzo e mette l'altra in fondo al suo mazzo.",
    ],
    [
      'naming a card',
      'Bruno Madrigal - Undetected Uncle',
      "Evasive\n{E} — Name a card. Reveal the top card of your deck. If it's the named card, put it into your hand, then gain 3 lore. Otherwise, put it back on the top of your deck.",
      'Wendig\n{E} — Benenne eine Karte. Decke die oberste Karte deines Decks auf. Falls es die benannte Karte ist, nimm sie auf deine Hand und sammle dann 3 Legenden. Sonst lege sie auf dein Deck zurück.',
      'Sfuggente\n{E} — Nomina una carta. Rivela la prima carta del tuo mazzo. Se è la carta nominata, aggiungila alla tua mano, poi ottieni 3 leggenda. Altrimenti, rimettila in cima al tuo mazzo.',
    ],
  ])
})

describe('what lasts', () => {
  says([
    [
      'only for those in play now (6.4.2.2)',
      does(give(all(character()), { strength: -3 }, 'untilYourNextTurn')),
      'All characters in play get –3 {S} until the start of your next turn.',
      'Alle Charaktere im Spiel erhalten bis zu Beginn deines nächsten Zuges –3 {S}.',
      "Tutti i personaggi in gioco ricevono –3 {S} fino all'inizio del tuo prossimo turno.",
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
      "Chosen character gets +2 {S}, gains Challenger +1 this turn and can't quest or challenge for the rest of this turn.",
      'Ein Charakter deiner Wahl erhält in diesem Zug +2 {S} und Herausfordern +1 und kann in diesem Zug nicht erkunden und nicht herausfordern.',
      "Un personaggio a tua scelta riceve +2 {S}, ottiene Sfidante +1 per questo turno e non può andare all'avventura né sfidare per questo turno.",
    ],
    [
      'at the start of your turn, where it is yours',
      'Maui - Whale',
      "This character can't ready at the start of your turn.\n2 {I} — Ready this character. This character can't quest for the rest of this turn.",
      'Dieser Charakter kann zu Beginn deines Zuges nicht bereit gemacht werden.\n2 {I} — Mache diesen Charakter bereit. Dieser Charakter kann in diesem Zug nicht erkunden.',
      "Questo personaggio non può essere preparato all'inizio del tuo turno.\n2 {I} — Prepara questo personaggio. Questo personaggio non può andare all'avventura per questo turno.",
    ],
    [
      'as long as a card is in play',
      'The Magic Feather',
      'When you play this item, choose one of your characters. They gain Evasive while this card is in play.\n3 {I} — Return this item to your hand.',
      'Wenn du diesen Gegenstand ausspielst, wähle einen deiner Charaktere. Er erhält Wendig, solange diese Karte im Spiel ist.\n3 {I} — Nimm diesen Gegenstand auf deine Hand.',
      'Quando giochi questo oggetto, scegli uno dei tuoi personaggi. Ottiene Sfuggente finché questa carta è in gioco.\n3 {I} — Riprendi in mano questo oggetto.',
    ],
    [
      'the only one there is',
      "Andy's Room - Home Base",
      'While you have only 1 character here, that character gets +2 {W} and +1 {L}.',
      'Solange du nur 1 Charakter an diesem Ort hast, erhält jener Charakter +2 {W} und +1 {L}.',
      'Mentre hai solo 1 personaggio in questo luogo, quel personaggio riceve +2 {W} e +1 {L}.',
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
      bears(has(shiftFor(discarding({}, { n: 2 })))),
      'Shift: choose and discard 2 cards',
      'Gestaltwandel: wirf 2 Karten ab',
      'Trasformazione: scegli e scarta 2 carte',
    ],
    [
      'keywords come first',
      {
        type: 'location',
        fullName: 'Some Place',
        abilities: [theyHave(character({ here: true }), { willpower: 2 }), has(boost(2))],
      },
      'Boost 2 {I}\nCharacters here get +2 {W}.',
      'Stärken 2 {I}\nCharaktere an diesem Ort erhalten +2 {W}.',
      'Potenziamento 2 {I}\nI personaggi in questo luogo ricevono +2 {W}.',
    ],
  ])
})
