import { describe, expect, test } from 'vitest'
import type { CardType, Effect, Text } from '../abilities.ts'
import { type CardDefinition, definitionNamed, definitions } from '../cards/index.ts'
import { cardText, type Lang, type Sayable, sayText } from './index.ts'

const langs: readonly Lang[] = ['en', 'de', 'it']

const bears = (text: Text, type: CardType = 'character'): Sayable => ({ texts: [text], type })
const once = (effect: Effect, may?: true): Text => ({
  kind: 'effect',
  when: 'played',
  ...(may && { may }),
  do: effect,
})
const sayable = (card: CardDefinition): Sayable => ({
  texts: card.text,
  type: card.type,
  capacity: card.capacity,
})
const said = (what: Sayable | string): string[] => {
  const card = typeof what === 'string' ? sayable(definitionNamed(what)!) : what
  return langs.map((lang) => cardText(card, lang))
}
const saidIn = (what: Sayable | string, lang: Lang): string => said(what)[langs.indexOf(lang)] as string

type Case = readonly [what: Sayable | string, en: string, de: string]

function says(cases: readonly Case[]): void {
  for (const [what, en, de] of cases) test(en, () => expect(said(what).slice(0, 2)).toEqual([en, de]))
}

describe('what is ignored', () => {
  says([
    ['Flit 8', 'Your supports are ignored.', 'Deine Unterstützungen werden ignoriert.'],
    [
      'Flit 12',
      'Your characters are ignored, except Flit characters.',
      'Deine Charaktere werden ignoriert, ausgenommen Flit-Charaktere.',
    ],
    [
      'Flit 13',
      'Your cards with an icon are ignored, except Flit characters and cards with the PROTECTED icon.',
      'Deine Karten mit Symbol werden ignoriert, ausgenommen Flit-Charaktere und Karten mit dem GESCHÜTZT-Symbol.',
    ],
    [
      'Flit 7',
      'Your special texts are ignored, except those on Flit characters.',
      'Deine Sonderfunktionen werden ignoriert, ausgenommen die auf Flit-Charakteren.',
    ],
    [
      'Terrah 26',
      'Your icons are ignored, except STOP and PROTECTED.',
      'Deine Symbole werden ignoriert, ausgenommen STOPP und GESCHÜTZT.',
    ],
    [
      'Khind 27',
      'Your special texts are ignored, except those on Flit characters (if both of us have this text in effect, the two cancel each other).',
      'Deine Sonderfunktionen werden ignoriert, ausgenommen die auf Flit-Charakteren (wirkt dieser Text auf beiden Seiten, so hebt sich beides auf).',
    ],
    [
      'Hoax 28',
      'This turn, your special texts are ignored (no effect while you have Tittertweet or Laughing Gas active with its text in effect).',
      'In diesem Zug werden deine Sonderfunktionen ignoriert (ohne Wirkung, solange „Zirper“ oder „Lachgas“ bei dir aktiv und die Sonderfunktion wirksam ist).',
    ],
    [
      bears({ kind: 'continuous', ignore: 'icons', of: { type: ['booster', 'support'] } }),
      'The icons on your boosters and supports are ignored.',
      'Die Symbole deiner Verstärkungen und Unterstützungen werden ignoriert.',
    ],
  ])
})

describe('what the opponent may not do', () => {
  says([
    [
      'Vulca 16',
      'You may not play characters without special text.',
      'Charaktere ohne Sonderfunktion darfst du nicht auslegen.',
    ],
    [
      'Hoax 13',
      'You may not play leadership cards, boosters or supports.',
      'Anführeraktionen, Verstärkungen und Unterstützungen darfst du nicht auslegen.',
    ],
    [
      bears({ kind: 'continuous', forbid: true, play: { type: 'support' } }, 'leadership'),
      'This turn, you may not play supports.',
      'Unterstützungen darfst du in diesem Zug nicht auslegen.',
    ],
    [
      bears({
        kind: 'continuous',
        forbid: true,
        play: [{ type: 'ship' }, { type: 'character', valueAbove: 4, text: true }],
      }),
      'You may not play ships or characters with special text and with a printed value above 4.',
      'Schiffe und Charaktere mit Sonderfunktion und mit einem aufgedruckten Wert über 4 darfst du nicht auslegen.',
    ],
    [
      'Flit 10',
      'In your turn, you may play only 1 card into your combat area.',
      'In deinem Zug darfst du nur 1 Karte in deinem Kampfbereich auslegen.',
    ],
    [
      'Vulca 26',
      'You may not take cards out of your draw deck.',
      'Du darfst deinem Nachziehstapel keine Karten entnehmen.',
    ],
    [
      'Terrah 27',
      'While you hold 4 or more cards, you may not take cards into your hand.',
      'Solange du mindestens 4 Handkarten hast, darfst du keine Karten auf die Hand nehmen.',
    ],
    [
      'Hoax 11',
      'If I retreat, you may not attract dragons.',
      'Ziehe ich mich zurück, darfst du keine Drachen gewinnen.',
    ],
  ])
})

describe('what the opponent must do', () => {
  says([
    [
      'Terrah 13',
      'In your turn, you must play a support or retreat.',
      'In deinem Zug musst du 1 Unterstützung auslegen, sonst musst du dich zurückziehen.',
    ],
    [
      'Pillar 18',
      'By the end of your booster and support phase, you must discard hand cards with printed Fire values of at least 2 in total and different ones with printed Earth values of at least 2 in total, or else retreat.',
      'Bis zum Ende deiner Verstärkungs- und Unterstützungsphase musst du Handkarten mit aufgedruckten Feuer-Werten von zusammen mindestens 2 und andere mit aufgedruckten Erde-Werten von zusammen mindestens 2 abwerfen, sonst musst du dich zurückziehen.',
    ],
    [
      'Pillar 20',
      'By the end of your booster and support phase, you must discard hand cards with at least 2 moons in total, or else retreat.',
      'Bis zum Ende deiner Verstärkungs- und Unterstützungsphase musst du Handkarten mit zusammen mindestens 2 Monden abwerfen, sonst musst du dich zurückziehen.',
    ],
    [
      'Aqua 28',
      'By the end of your booster and support phase, you must discard 1 character from your hand, or else I attract 1 additional dragon, even if you retreat.',
      'Bis zum Ende deiner Verstärkungs- und Unterstützungsphase musst du 1 Charakter aus deiner Hand abwerfen, sonst gewinne ich zusätzlich 1 Drachen, auch wenn du dich zurückziehst.',
    ],
  ])
})

describe('values and power', () => {
  says([
    [
      'Khind 3',
      'Odd printed values of your boosters and supports count as 0.',
      'Ungerade aufgedruckte Werte deiner Verstärkungen und Unterstützungen gelten als 0.',
    ],
    [
      'Vulca 21',
      'The Fire value of one of my characters is doubled.',
      'Der Feuer-Wert eines meiner Charaktere wird verdoppelt.',
    ],
    [
      'Hoax 12',
      'Both values of each of my supports are doubled.',
      'Beide Werte jeder meiner Unterstützungen werden verdoppelt.',
    ],
    [
      bears({ kind: 'continuous', double: ['earth'], of: 'characters' }, 'leadership'),
      'This turn, the Earth value of each of my characters is doubled.',
      'In diesem Zug wird der Erde-Wert jedes meiner Charaktere verdoppelt.',
    ],
    [
      'Aqua 27',
      'Both values of each of my characters rise to its higher printed value.',
      'Beide Werte jedes meiner Charaktere steigen auf seinen höheren aufgedruckten Wert.',
    ],
    ['Aqua 19', 'My power in Fire is at least 7.', 'Meine Stärke in Feuer beträgt mindestens 7.'],
    [
      'Buka 21',
      'Each of my active bluff cards has a value of 4.',
      'Jede meiner aktiven Bluff-Karten hat den Wert 4.',
    ],
  ])
})

describe('dragons', () => {
  says([
    [
      'Vulca 27',
      'If you retreat, I attract 1 more dragon.',
      'Ziehst du dich zurück, gewinne ich 1 Drachen mehr.',
    ],
    [
      'Flit 27',
      'If I retreat, you attract 1 fewer dragon.',
      'Ziehe ich mich zurück, gewinnst du 1 Drachen weniger.',
    ],
    [
      'Flit 29',
      'If I retreat this turn, you attract at most 1 dragon.',
      'Ziehe ich mich in diesem Zug zurück, gewinnst du höchstens 1 Drachen.',
    ],
    [
      'Vulca 29',
      'I may discard hand cards with printed Fire values of at least 8 in total to attract 1 dragon.',
      'Ich darf Handkarten mit aufgedruckten Feuer-Werten von zusammen mindestens 8 abwerfen, um 1 Drachen zu gewinnen.',
    ],
    [
      'Hoax 31',
      'I may discard 2 leadership cards, 2 Hyla or 2 crystal cards from my hand to attract 1 dragon.',
      'Ich darf 2 Anführeraktionen, 2 Hyla oder 2 Kristallkarten aus meiner Hand abwerfen, um 1 Drachen zu gewinnen.',
    ],
    [
      'Terrah 21',
      'If I have at least 2 active Storm supports at the start of my turn, I attract 1 dragon in total.',
      'Habe ich zu Beginn meines Zuges mindestens 2 aktive Sturm-Unterstützungen, gewinne ich insgesamt 1 Drachen.',
    ],
    [
      'Inq 411',
      'At the start of the game, I attract 1 dragon.',
      'Zu Beginn des Spiels gewinne ich 1 Drachen.',
    ],
  ])
})

describe('what I may play', () => {
  says([
    [
      'Hoax 14',
      'In my turn, I may play 1 additional support, even after a STOP icon.',
      'Ich darf in meinem Zug 1 zusätzliche Unterstützung auslegen, auch nach einem STOPP-Symbol.',
    ],
    [
      'Flit 31',
      'This turn, I may play any number of boosters, even after a STOP icon.',
      'Ich darf in diesem Zug beliebig viele Verstärkungen auslegen, auch nach einem STOPP-Symbol.',
    ],
    [
      'Buka 17',
      'If you have at least 2 active cards with an icon, I may play this card as if it had the FREE icon.',
      'Wenn du mindestens 2 aktive Karten mit Symbol hast, darf ich diese Karte auslegen, als hätte sie das FREI-Symbol.',
    ],
    [
      'Mutant 106',
      'I may play this card only if you attack with a power of at least 5 in Earth.\nThe fight goes on in Fire.',
      'Diese Karte darf ich nur auslegen, wenn du mit einer Stärke von mindestens 5 in Erde angreifst.\nDer Kampf geht in Feuer weiter.',
    ],
    [
      'Buka 31',
      'Room for 1 card.\nWhen I play this ship, I may load 1 hand card onto it.\nIn the turn in which I land this ship, I may also play 1 character, booster or support from my hand.',
      'Platz für 1 Karte.\nWenn ich dieses Schiff auslege, darf ich 1 Handkarte darauf laden.\nIn dem Zug, in dem ich mit diesem Schiff anlande, darf ich auch 1 Charakter, Verstärkung oder Unterstützung aus der Hand auslegen.',
    ],
  ])
})

describe('what is done once', () => {
  says([
    ['Hoax 27', 'I may draw 5 cards.', 'Ich darf 5 Karten nachziehen.'],
    [
      'Vulca 15',
      'At the end of my turn, I may draw 2 additional cards.',
      'Am Ende meines Zuges darf ich zusätzlich 2 Karten nachziehen.',
    ],
    [
      'Hoax 15',
      'If I end my turn with fewer than 9 cards in my hand, I may draw until I hold 9 cards.',
      'Beende ich meinen Zug mit weniger als 9 Handkarten, darf ich auf 9 Handkarten nachziehen.',
    ],
    [
      'Vulca 14',
      'When I play this card, I may discard one of your active boosters or supports.',
      'Wenn ich diese Karte auslege, darf ich 1 deiner aktiven Verstärkungen oder Unterstützungen abwerfen.',
    ],
    [
      'Flit 6',
      'When I play this card, if you have at least 2 active characters, I may discard one of your active characters.',
      'Wenn ich diese Karte auslege und du mindestens 2 aktive Charaktere hast, darf ich 1 deiner aktiven Charaktere abwerfen.',
    ],
    [
      'Khind 6',
      'Once in my turn, at any time, I may discard one of your active cards with an icon, but not your last active character.',
      'Einmal in meinem Zug, zu beliebiger Zeit, darf ich 1 deiner aktiven Karten mit Symbol abwerfen, aber nicht deinen letzten aktiven Charakter.',
    ],
    [
      'Aqua 30',
      'I may discard all active cards in your combat area, except one active character and cards with the PROTECTED icon.',
      'Ich darf alle aktiven Karten in deinem Kampfbereich abwerfen, ausgenommen 1 aktiven Charakter und Karten mit dem GESCHÜTZT-Symbol.',
    ],
    [
      'Buka 19',
      'When I play this card from a landing ship, I may discard all cards in your combat area, except active cards with the PROTECTED icon.',
      'Wenn ich diese Karte von einem anlandenden Schiff auslege, darf ich alle Karten in deinem Kampfbereich abwerfen, ausgenommen aktive Karten mit dem GESCHÜTZT-Symbol.',
    ],
    [
      'Khind 8',
      'At the end of my turn, I may make you discard 1 hand card of your choice.',
      'Am Ende meines Zuges darf ich dich 1 Handkarte deiner Wahl abwerfen lassen.',
    ],
    [
      'Aqua 29',
      'You must discard hand cards of your choice until you hold at most 5.',
      'Du musst Handkarten deiner Wahl abwerfen, bis du höchstens 5 hast.',
    ],
    [
      'Mimix 19',
      'At the end of my turn, I may draw 3 cards and then shuffle 2 of my hand cards into my draw deck.',
      'Am Ende meines Zuges darf ich 3 Karten nachziehen und dann 2 meiner Handkarten in meinen Nachziehstapel mischen.',
    ],
    [
      'Mimix 20',
      'Right after my booster and support phase, I may search my draw deck for 1 card, show it to you, take it into my hand and shuffle my draw deck.',
      'Gleich nach meiner Verstärkungs- und Unterstützungsphase darf ich in meinem Nachziehstapel 1 Karte suchen, sie dir zeigen, sie auf die Hand nehmen und den Nachziehstapel mischen.',
    ],
    [
      bears(once({ do: 'search', filter: { type: 'character', people: 'aqua' } }), 'leadership'),
      'I search my draw deck for 1 Aqua character, show it to you, take it into my hand and shuffle my draw deck.',
      'Ich suche in meinem Nachziehstapel 1 Aqua-Charakter, zeige ihn dir, nehme ihn auf die Hand und mische den Nachziehstapel.',
    ],
    [
      bears(once({ do: 'discardBlind', n: 2 })),
      'When I play this card, I draw 2 cards blindly from your hand and discard them.',
      'Wenn ich diese Karte auslege, ziehe ich blind 2 Karten aus deiner Hand und werfe sie ab.',
    ],
    [
      'Vulca 32',
      'Each player chooses one of their used leadership cards other than this one, shows it and shuffles it into their draw deck.',
      'Jeder von uns wählt 1 seiner benutzten Anführeraktionen (nicht diese Karte), zeigt sie und mischt sie in seinen Nachziehstapel.',
    ],
    [
      bears(once({ do: 'eachDiscards', n: 1 }, true), 'leadership'),
      'I may make each player discard 1 hand card of their choice.',
      'Ich darf jeden von uns 1 Handkarte seiner Wahl abwerfen lassen.',
    ],
    [
      'Pillar 27',
      'When I play this card, you must lay your hand cards open; each stays open until you play it.',
      'Wenn ich diese Karte auslege, musst du deine Handkarten aufdecken; jede bleibt offen, bis du sie auslegst.',
    ],
  ])
})

describe('interventions and inquisitors', () => {
  says([
    [
      'Inter 402',
      'When you play your first character in your turn, I may play this card: your card has no effect and is discarded, and you must play another character or retreat.',
      'Legst du in deinem Zug den ersten Charakter aus, darf ich diese Karte auslegen: Deine Karte ist wirkungslos und wird abgeworfen, und du musst einen anderen Charakter auslegen oder dich zurückziehen.',
    ],
  ])
})

describe('in Italian', () => {
  test.each<[string, string]>([
    ['Flit 12', 'I tuoi personaggi sono ignorati, tranne i personaggi Flit.'],
    [
      'Flit 13',
      'Le tue carte con un simbolo sono ignorate, tranne i personaggi Flit e le carte con il simbolo PROTECTED.',
    ],
    ['Flit 7', 'I tuoi testi speciali sono ignorati, tranne quelli dei personaggi Flit.'],
    ['Hoax 13', 'Non puoi giocare carte comando, potenziamenti o supporti.'],
    ['Terrah 27', 'Finché hai in mano 4 o più carte, non puoi prendere carte in mano.'],
    ['Khind 3', 'I valori stampati dispari dei tuoi potenziamenti e supporti valgono 0.'],
    ['Aqua 27', 'Entrambi i valori di ciascuno dei miei personaggi salgono al suo valore stampato più alto.'],
    ['Flit 29', 'Se mi ritiro in questo turno, attiri al massimo 1 drago.'],
    [
      'Mimix 20',
      'Subito dopo la mia fase di potenziamento e supporto, posso cercare nel mio mazzo di pesca 1 carta, mostrartela, prenderla in mano e mescolare il mazzo di pesca.',
    ],
    [
      'Mimix 19',
      'Alla fine del mio turno, posso pescare 3 carte e poi mescolare 2 carte della mia mano nel mio mazzo di pesca.',
    ],
    ['Khind 8', 'Alla fine del mio turno, posso obbligarti a scartare 1 carta della mano a tua scelta.'],
    [
      'Vulca 32',
      'Ogni giocatore sceglie una delle proprie carte comando usate, diversa da questa, la mostra e la mescola nel proprio mazzo di pesca.',
    ],
    [
      'Aqua 30',
      'Posso scartare tutte le carte attive nella tua area di combattimento, tranne un personaggio attivo e le carte con il simbolo PROTECTED.',
    ],
  ])('%s', (card, text) => expect(saidIn(card, 'it')).toBe(text))

  test('what is spoken of agrees with its pronoun', () => {
    const search = once({ do: 'search', filter: { type: 'character', people: 'aqua' } })
    expect(saidIn(bears(search, 'leadership'), 'it')).toBe(
      'Cerco nel mio mazzo di pesca 1 personaggio Aqua, te lo mostro, lo prendo in mano e mescolo il mazzo di pesca.',
    )
  })
})

describe('every card with a text', () => {
  const spoken = definitions.filter(({ text }) => text.length > 0)

  test.each(langs)('can be said in %s', (lang) => {
    for (const card of spoken) {
      const text = cardText(sayable(card), lang)
      const lines = text.split('\n')
      expect(text, card.id).not.toMatch(/undefined|\bnull\b|NaN|\[object| {2}| [,.;:)]|\( |,,/)
      for (const line of lines) expect(line, card.id).toMatch(/^\p{Lu}.*\.$/u)
      expect(lines.length, card.id).toBe(card.text.length + (card.capacity === undefined ? 0 : 1))
    }
  })

  test('prints one, and only such a card has one', () => {
    expect(spoken.map(({ id }) => id)).toEqual(definitions.filter((card) => card.hasText).map(({ id }) => id))
  })
})

test('a node without words is named', () => {
  const text = { kind: 'effect', when: 'played', do: { do: 'juggle', n: 3 } } as unknown as Text
  for (const lang of langs) expect(() => sayText(text, lang)).toThrow('{"do":"juggle","n":3}')
})

test('parts that different players do are not joined', () => {
  const parts: readonly Effect[] = [
    { do: 'draw', n: 1 },
    { do: 'opponentDiscards', n: 1 },
  ]
  expect(() => sayText(once({ do: 'inOrder', parts }), 'en')).toThrow('There are no words in English')
})
