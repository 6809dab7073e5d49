import {
  type CardId,
  type Decision,
  type Lang,
  type LogEntry,
  Machine,
  type Option,
  refTo,
} from '@regelwerk/core'
import { first } from '@regelwerk/say'
import { expect, test } from 'vitest'
import type { Activated, Effect, Triggered } from '../abilities.ts'
import { addCard, emptyState } from '../begin.ts'
import type { G } from '../book.ts'
import { type CardDefinition, definitionNamed, definitions, fullNameIn } from '../cards/index.ts'
import {
  banish,
  character,
  chosen,
  deal,
  draw,
  gainLore,
  give,
  inOrderTo,
  intoInkwell,
  item,
  may,
  one,
  send,
  topOfDeck,
} from '../cards/words.ts'
import type { LorcanaEvent } from '../events.ts'
import { lorcana } from '../index.ts'
import { cardsOf } from '../log.ts'
import { defineCard, prepared } from '../prepare.ts'
import { resolving } from '../rules/06-resolving.ts'
import { cardAt, DECK, DISCARD, HAND, INKWELL, NONE, PLAY } from '../state.ts'
import { sayAbility } from './index.ts'
import { playerName, sayLog, sayOption, sayPrompt } from './table-talk.ts'

const LANGS = ['en', 'de', 'it'] as const
type InAll = Readonly<Record<Lang, string>>

function sound(text: string, where: string): void {
  if (text === '' || /undefined|\bnull\b|NaN|\[object|^ | $| {2}/.test(text))
    throw new Error(`${where}: "${text}"`)
}

/** A game of two in which these cards lie somewhere; all is known to both players unless it lies in a deck or a hand. */
function table() {
  const state = emptyState(2, 'core', 'table')
  const g: G = new Machine(lorcana, state)
  const add = (name: string, owner: number, zone: number): CardId => {
    const id = addCard(state, (definitionNamed(name) as CardDefinition).index, owner, zone)
    cardAt(state, id).known = zone === DECK || zone === INKWELL ? 0 : zone === HAND ? 1 << owner : 3
    return id
  }
  return { g, add }
}

const { g, add } = table()
const stitch = add('Stitch - New Dog', 0, PLAY)
const rockStar = add('Stitch - Rock Star', 0, HAND)
const ariel = add('Ariel - Spectacular Singer', 0, PLAY)
const song = add('Let the Storm Rage On', 0, HAND)
const sebastian = add('Sebastian - Court Composer', 1, PLAY)
const simba = add('Simba - Future King', 1, PLAY)
const crossbow = add('Fang Crossbow', 0, PLAY)
const mine = add("Seven Dwarfs' Mine - Secure Fortress", 0, PLAY)
const support = add('Rapunzel - Ready for Adventure', 0, PLAY)
const rafiki = add('Rafiki - Mystical Fighter', 0, PLAY)
const megara = add('Megara - Captivating Cynic', 1, DISCARD)
const hidden = add('Luisa Madrigal - Confident Climber', 0, DECK)
for (let i = 0; i < 9; i++) add('Candy Drift', 0, INKWELL)
cardAt(g.state, sebastian).exerted = true
cardAt(g.state, sebastian).damage = 1

const logged = (event: LorcanaEvent, known: number, rule = '6.7.2.3'): LogEntry => ({
  rule,
  event,
  faces: cardsOf(event).map((id) => [id, known]),
})
const inAll = (say: (lang: Lang) => string | null): unknown => ({
  en: say('en'),
  de: say('de'),
  it: say('it'),
})

const source = { card: crossbow, life: 1 }
const ref = (card: CardId) => ({ card, life: 1 })

const lines: readonly (readonly [LogEntry, InAll])[] = [
  [
    logged({ kind: 'turn', seat: 1, number: 4 }, 3, '~turn'),
    { en: 'Turn 4: Player 2.', de: 'Zug 4: Spieler 2.', it: 'Turno 4: Giocatore 2.' },
  ],
  [
    logged({ kind: 'draw', seat: 0, card: rockStar }, 1),
    {
      en: 'Player 1 draws Stitch - Rock Star.',
      de: 'Spieler 1 zieht Stitch - Rock Star.',
      it: 'Giocatore 1 pesca Stitch - Rock Star.',
    },
  ],
  [
    logged({ kind: 'draw', seat: 0, card: rockStar }, 2),
    { en: 'Player 1 draws a card.', de: 'Spieler 1 zieht eine Karte.', it: 'Giocatore 1 pesca una carta.' },
  ],
  [
    logged({ kind: 'reveal', seat: 0, cards: [song] }, 3, '4.3.2.1'),
    {
      en: 'Player 1 plays Let the Storm Rage On.',
      de: `Spieler 1 spielt ${german(song)} aus.`,
      it: `Giocatore 1 gioca ${italian(song)}.`,
    },
  ],
  [
    logged({ kind: 'payInk', seat: 1, n: 3 }, 3),
    { en: 'Player 2 pays 3 ink.', de: 'Spieler 2 zahlt 3 Tinte.', it: 'Giocatore 2 paga 3 inchiostro.' },
  ],
  [
    logged({ kind: 'ink', card: rockStar, exerted: false }, 1),
    {
      en: 'Player 1 puts Stitch - Rock Star into their inkwell.',
      de: 'Spieler 1 legt Stitch - Rock Star in den eigenen Tintenvorrat.',
      it: 'Giocatore 1 aggiunge Stitch - Rock Star al proprio calamaio.',
    },
  ],
  [
    logged({ kind: 'ink', card: hidden, exerted: true }, 0),
    {
      en: 'Player 1 puts a card into their inkwell exerted.',
      de: 'Spieler 1 legt eine Karte erschöpft in den eigenen Tintenvorrat.',
      it: 'Giocatore 1 aggiunge una carta al proprio calamaio (carta impegnata).',
    },
  ],
  [
    logged({ kind: 'enter', card: rockStar, exerted: false, damage: 0, onto: stitch }, 3),
    {
      en: 'Player 1 shifts Stitch - Rock Star onto Stitch - New Dog.',
      de: `Spieler 1 legt Stitch - Rock Star mit Gestaltwandel auf ${german(stitch)}.`,
      it: `Giocatore 1 mette Stitch - Rock Star sopra a ${italian(stitch)} con Trasformazione.`,
    },
  ],
  [
    logged({ kind: 'enter', card: stitch, exerted: true, damage: 2, onto: NONE }, 3),
    {
      en: 'Stitch - New Dog enters play exerted and with 2 damage.',
      de: `${german(stitch)} kommt erschöpft und mit 2 Schaden ins Spiel.`,
      it: `Il personaggio ${italian(stitch)} entra in gioco impegnato e con 2 danni.`,
    },
  ],
  [
    logged({ kind: 'quest', card: stitch }, 3),
    {
      en: 'Stitch - New Dog quests.',
      de: `${german(stitch)} erkundet.`,
      it: `${italian(stitch)} va all'avventura.`,
    },
  ],
  [
    logged({ kind: 'gainLore', seat: 0, amount: 1 }, 3),
    {
      en: 'Player 1 gains 1 lore.',
      de: 'Spieler 1 sammelt 1 Legende.',
      it: 'Giocatore 1 ottiene 1 leggenda.',
    },
  ],
  [
    logged({ kind: 'loseLore', seat: 1, amount: 2 }, 3),
    {
      en: 'Player 2 loses 2 lore.',
      de: 'Spieler 2 verliert 2 Legenden.',
      it: 'Giocatore 2 perde 2 leggenda.',
    },
  ],
  [
    logged({ kind: 'challenge', challenger: stitch, defender: sebastian }, 3),
    {
      en: 'Stitch - New Dog challenges Sebastian - Court Composer.',
      de: `${german(stitch)} fordert ${german(sebastian)} heraus.`,
      it: `${italian(stitch)} sfida ${italian(sebastian)}.`,
    },
  ],
  [
    logged({ kind: 'damage', card: sebastian, amount: 2, how: 'dealt', by: null, source: NONE }, 3),
    {
      en: 'Sebastian - Court Composer is dealt 2 damage.',
      de: `${german(sebastian)} erhält 2 Schaden.`,
      it: `${italian(sebastian)} subisce 2 danni.`,
    },
  ],
  [
    logged({ kind: 'damage', card: sebastian, amount: 1, how: 'put', by: null, source: NONE }, 3),
    {
      en: '1 damage is put on Sebastian - Court Composer.',
      de: `1 Schadensmarker wird auf ${german(sebastian)} gelegt.`,
      it: `Su ${italian(sebastian)} viene messo 1 segnalino danno.`,
    },
  ],
  [
    logged({ kind: 'heal', card: sebastian, amount: 2, seat: 0 }, 3),
    {
      en: '2 damage is removed from Sebastian - Court Composer.',
      de: `2 Schaden werden von ${german(sebastian)} entfernt.`,
      it: `Da ${italian(sebastian)} vengono rimossi 2 danni.`,
    },
  ],
  [
    logged({ kind: 'banish', card: ariel, inChallenge: true, by: [] }, 3),
    {
      en: 'Ariel - Spectacular Singer is banished.',
      de: `${german(ariel)} wird verbannt.`,
      it: `Il personaggio ${italian(ariel)} viene esiliato.`,
    },
  ],
  [
    logged({ kind: 'ready', card: crossbow }, 3),
    {
      en: 'Fang Crossbow is readied.',
      de: `${german(crossbow)} wird bereit gemacht.`,
      it: `L'oggetto ${italian(crossbow)} viene preparato.`,
    },
  ],
  [
    logged({ kind: 'moveTo', card: stitch, location: mine }, 3),
    {
      en: "Stitch - New Dog moves to Seven Dwarfs' Mine - Secure Fortress.",
      de: `${german(stitch)} wird zu ${german(mine)} bewegt.`,
      it: `${italian(stitch)} si sposta in ${italian(mine)}.`,
    },
  ],
  [
    logged({ kind: 'discard', seat: 0, cards: [rockStar, song] }, 3),
    {
      en: 'Player 1 discards Stitch - Rock Star and Let the Storm Rage On.',
      de: `Spieler 1 wirft Stitch - Rock Star und ${german(song)} ab.`,
      it: `Giocatore 1 scarta Stitch - Rock Star e ${italian(song)}.`,
    },
  ],
  [
    logged({ kind: 'look', seat: 0, cards: [hidden, rockStar] }, 0),
    {
      en: 'Player 1 looks at 2 cards.',
      de: 'Spieler 1 schaut sich 2 Karten an.',
      it: 'Giocatore 1 guarda 2 carte.',
    },
  ],
  [
    logged({ kind: 'put', card: hidden, to: DECK, place: 'bottom' }, 0),
    {
      en: 'Player 1 puts a card on the bottom of their deck.',
      de: 'Spieler 1 legt eine Karte unter das eigene Deck.',
      it: 'Giocatore 1 mette una carta in fondo al proprio mazzo.',
    },
  ],
  [
    logged({ kind: 'put', card: ariel, to: HAND }, 3),
    {
      en: 'Player 1 puts Ariel - Spectacular Singer into their hand.',
      de: `Spieler 1 nimmt ${german(ariel)} auf die Hand.`,
      it: `Giocatore 1 aggiunge ${italian(ariel)} alla propria mano.`,
    },
  ],
  [
    logged({ kind: 'shuffle', seat: 0 }, 3),
    {
      en: 'Player 1 shuffles their deck.',
      de: 'Spieler 1 mischt das eigene Deck.',
      it: 'Giocatore 1 mescola il proprio mazzo.',
    },
  ],
  [
    logged({ kind: 'name', seat: 1, name: 'Dale' }, 3),
    { en: 'Player 2 names Dale.', de: 'Spieler 2 benennt Chap.', it: 'Giocatore 2 nomina Ciop.' },
  ],
  [
    logged({ kind: 'resolve', card: support, ability: 'support', seat: 0, empty: false }, 3),
    {
      en: 'Rapunzel - Ready for Adventure: Support.',
      de: `${german(support)}: Unterstützen.`,
      it: `${italian(support)}: Aiutante.`,
    },
  ],
  [
    logged({ kind: 'boost', card: stitch, under: hidden, faceup: false }, 3),
    {
      en: 'Player 1 puts the top card of their deck facedown under Stitch - New Dog.',
      de: `Spieler 1 legt die oberste Karte des eigenen Decks verdeckt unter ${german(stitch)}.`,
      it: `Giocatore 1 mette la prima carta del proprio mazzo a faccia in giù sotto a ${italian(stitch)}.`,
    },
  ],
  [
    logged(
      {
        kind: 'lasting',
        effect: {
          seat: 0,
          source,
          for: 'thisTurn',
          turn: 1,
          what: {
            kind: 'grant',
            grant: { strength: -2, keywords: [{ keyword: 'challenger', plus: 2 }], cant: ['quest'] },
            to: [ref(stitch), ref(sebastian)],
          },
        },
      },
      3,
    ),
    {
      en: "Stitch - New Dog and Sebastian - Court Composer get –2 strength, gain Challenger +2 and can't quest this turn.",
      de: `${german(stitch)} und ${german(sebastian)} erhalten in diesem Zug –2 Stärke und Herausfordern +2 und können nicht erkunden.`,
      it: `${italian(stitch)} e ${italian(sebastian)} ricevono –2 forza, ottengono Sfidante +2 e non possono andare all'avventura per questo turno.`,
    },
  ],
  [
    logged(
      {
        kind: 'lasting',
        effect: {
          seat: 0,
          source,
          for: 'theirNextTurn',
          turn: 1,
          what: { kind: 'grant', grant: { cant: ['readyAtStart'] }, to: [ref(sebastian)] },
        },
      },
      3,
    ),
    {
      en: "Sebastian - Court Composer can't ready at the start of their next turn.",
      de: `${german(sebastian)} kann zu Beginn des nächsten eigenen Zuges nicht bereit gemacht werden.`,
      it: `${italian(sebastian)} non può prepararsi all'inizio del suo prossimo turno.`,
    },
  ],
  [
    logged(
      {
        kind: 'lasting',
        effect: {
          seat: 0,
          source,
          for: 'untilYourNextTurn',
          turn: 1,
          what: { kind: 'forbidPlaying', filter: {} },
        },
      },
      3,
    ),
    {
      en: "An effect of Fang Crossbow applies until the start of Player 1's next turn.",
      de: `Ein Effekt von ${german(crossbow)} gilt bis zu Beginn des nächsten Zuges von Spieler 1.`,
      it: `Un effetto di ${italian(crossbow)} si applica fino all'inizio del prossimo turno di Giocatore 1.`,
    },
  ],
  [
    logged({ kind: 'win', seats: [0, 1] }, 3),
    {
      en: 'Player 1 and Player 2 win the game.',
      de: 'Spieler 1 und Spieler 2 gewinnen das Spiel.',
      it: 'Giocatore 1 e Giocatore 2 vincono la partita.',
    },
  ],
]

function named(id: CardId, lang: Lang): string {
  return fullNameIn(first(definitions.slice(cardAt(g.state, id).def)), lang)
}
function german(id: CardId): string {
  return named(id, 'de')
}
function italian(id: CardId): string {
  return named(id, 'it')
}

test.each(lines)('the log tells of %j', (entry, said) => {
  expect(inAll((lang) => sayLog(g, entry, 0, lang))).toEqual(said)
})

test('the same line names a card to one player and not to the other', () => {
  const entry = logged({ kind: 'draw', seat: 0, card: rockStar }, 1)
  expect(sayLog(g, entry, 0, 'en')).toBe('Player 1 draws Stitch - Rock Star.')
  expect(sayLog(g, entry, 1, 'en')).toBe('Player 1 draws a card.')
  expect(sayLog(g, entry, null, 'en')).toBe('Player 1 draws Stitch - Rock Star.')
})

test('an ability is told with its text only to those who know its card', () => {
  const { id, ability, definition } = first(prepared(cardAt(g.state, simba).def).triggered)
  const text = sayAbility(ability as Triggered, definition as CardDefinition, 'en')
  const resolve = { kind: 'resolve', card: simba, ability: id, seat: 1 } as const
  const entry = logged({ ...resolve, empty: false }, 1)
  expect(sayLog(g, entry, 0, 'en')).toBe(`Simba - Future King: ${text}`)
  expect(sayLog(g, entry, 1, 'en')).toBe('An effect of a card takes place.')
  expect(sayLog(g, logged({ ...resolve, empty: true }, 1), 0, 'en')).toBe(
    `Simba - Future King: ${text} (No effect.)`,
  )
})

test.each([
  logged({ kind: 'reveal', seat: 0, cards: [song] }, 3, '4.2.1.1'),
  logged({ kind: 'exert', card: stitch }, 3, '4.5.1.3'),
  logged({ kind: 'ready', card: stitch }, 3, '3.2.1.1'),
  logged({ kind: 'put', card: song, to: DISCARD }, 3, '4.3.3.2'),
  logged({ kind: 'unlasting', ids: [1] }, 3),
])('what goes without saying is not told: %j', (entry) => {
  expect(inAll((lang) => sayLog(g, entry, null, lang))).toEqual({ en: null, de: null, it: null })
})

const decide = (prompt: string, options: readonly Option[], more: Partial<Decision> = {}): Decision => ({
  seat: 0,
  rule: '6.7.2.3',
  kind: 'choose',
  prompt,
  options,
  min: 1,
  max: 1,
  ...more,
})
const choosing = (...ids: readonly CardId[]): Option[] =>
  ids.map((id) => ({ verb: 'choose', target: id, value: id }))

/** The game while this effect is being resolved, at its first instruction. */
let made = 0
function resolvingNow(effect: Effect): G {
  const { index } = defineCard({
    id: `prompt ${made}`,
    fullName: `Prompt ${made++}`,
    name: { en: 'Prompt' },
    inks: ['steel'],
    cost: 1,
    inkwell: true,
    type: 'action',
    classifications: [],
    rarity: 'made-up',
    abilities: [],
    effect,
  })
  const source = refTo(g.state, crossbow)
  const ability = prepared(index).action?.id ?? ''
  const frame = { procedure: 'resolve', step: 0, ...resolving({ ability, you: 0, source, action: true }) }
  return new Machine(lorcana, { ...g.state, stack: [frame] })
}

const prompts: readonly (readonly [Decision, InAll, Effect?])[] = [
  [
    decide('main', []),
    {
      en: 'Your turn: what do you do?',
      de: 'Du bist am Zug: Was tust du?',
      it: 'È il tuo turno: che cosa fai?',
    },
  ],
  [
    decide('alter', []),
    {
      en: 'Which cards do you want to put back? You draw as many new ones.',
      de: 'Welche Karten möchtest du zurücklegen? Du ziehst ebenso viele neue.',
      it: 'Quali carte vuoi rimettere nel mazzo? Ne peschi altrettante.',
    },
  ],
  [
    decide('bag', []),
    {
      en: 'Choose the next ability to resolve',
      de: 'Wähle die Fähigkeit, die als Nächstes ausgeführt wird',
      it: 'Scegli la prossima abilità da risolvere',
    },
  ],
  [
    decide('choose to deal', choosing(sebastian, stitch), { source: crossbow }),
    {
      en: 'Choose a character to deal damage to (Fang Crossbow)',
      de: `Welchem Charakter soll Schaden zugefügt werden? (${german(crossbow)})`,
      it: `Scegli un personaggio a cui infliggere danni (${italian(crossbow)})`,
    },
    deal(1, chosen(character())),
  ],
  [
    decide('choose to banish', choosing(crossbow), { source: song }),
    {
      en: 'Choose an item to banish (Let the Storm Rage On)',
      de: `Welcher Gegenstand soll verbannt werden? (${german(song)})`,
      it: `Scegli un oggetto da esiliare (${italian(song)})`,
    },
    banish(chosen(item())),
  ],
  [
    decide('choose to exert', choosing(stitch, ariel), { kind: 'pick', min: 0, max: 2 }),
    {
      en: 'Choose up to 2 characters to exert',
      de: 'Welche Charaktere sollen erschöpft werden? (Bis zu 2)',
      it: 'Scegli fino a 2 personaggi da impegnare',
    },
  ],
  [
    decide('choose to give', choosing(stitch, mine), { source: crossbow }),
    {
      en: 'Choose a card for this effect (Fang Crossbow)',
      de: `Für welche Karte soll dieser Effekt gelten? (${german(crossbow)})`,
      it: `Scegli una carta per questo effetto (${italian(crossbow)})`,
    },
    give(chosen({}), { lore: 1 }),
  ],
  [
    decide('may draw', [], { source: crossbow }),
    {
      en: 'Do you want to draw? (Fang Crossbow)',
      de: `Möchtest du ziehen? (${german(crossbow)})`,
      it: `Vuoi pescare? (${italian(crossbow)})`,
    },
    may(draw()),
  ],
  [
    decide('may banish', [], { source: crossbow }),
    {
      en: 'Do you want to banish Fang Crossbow?',
      de: `Möchtest du ${german(crossbow)} verbannen?`,
      it: `Vuoi esiliare ${italian(crossbow)}?`,
    },
    may(banish('self')),
  ],
  [
    decide('may send', [], { source: crossbow }),
    {
      en: 'Do you want to put the top card of your deck into the inkwell? (Fang Crossbow)',
      de: `Möchtest du die oberste Karte deines Decks in den Tintenvorrat legen? (${german(crossbow)})`,
      it: `Vuoi aggiungere la prima carta del tuo mazzo al calamaio? (${italian(crossbow)})`,
    },
    may(intoInkwell(topOfDeck())),
  ],
  [
    decide('may ifYouDo', [], { source: crossbow }),
    {
      en: 'Do you want to use this effect? (Fang Crossbow)',
      de: `Möchtest du diesen Effekt nutzen? (${german(crossbow)})`,
      it: `Vuoi usare questo effetto? (${italian(crossbow)})`,
    },
    may(inOrderTo(draw(), gainLore(1))),
  ],
  [
    decide('choose to send', [], { source: crossbow, secret: true }),
    {
      en: 'There is no card that you may choose (Fang Crossbow)',
      de: `Es ist keine Karte dabei, die du wählen darfst (${german(crossbow)})`,
      it: `Non c'è nessuna carta che tu possa scegliere (${italian(crossbow)})`,
    },
    send(one({ in: 'hand' }), 'bottom'),
  ],
  [
    decide('bodyguard', [], { source: stitch }),
    {
      en: 'Should Stitch - New Dog enter play exerted?',
      de: `Soll ${german(stitch)} erschöpft ins Spiel kommen?`,
      it: `Il personaggio ${italian(stitch)} entra in gioco impegnato?`,
    },
  ],
  [
    decide('discard', [], { kind: 'pick', min: 2, max: 2 }),
    {
      en: 'Choose 2 cards to discard',
      de: 'Wähle 2 Karten und wirf sie ab',
      it: 'Scegli 2 carte da scartare',
    },
  ],
  [
    decide('how much damage', [], { source: sebastian }),
    {
      en: 'How much damage do you want to remove from Sebastian - Court Composer?',
      de: `Wie viel Schaden möchtest du von ${german(sebastian)} entfernen?`,
      it: `Quanti danni vuoi rimuovere da ${italian(sebastian)}?`,
    },
  ],
]

for (const [decision, said, effect] of prompts)
  test(`the prompt ${JSON.stringify(decision)}`, () => {
    const now = effect ? resolvingNow(effect) : g
    expect(inAll((lang) => sayPrompt(now, decision, lang))).toEqual(said)
  })

test.each([
  'either',
  'may',
  'name a card',
  'order bottom',
  'order top',
  'replacement',
  'sing together',
  'where',
  'who starts',
])('the prompt %s is known', (prompt) => {
  for (const lang of LANGS) sound(sayPrompt(g, decide(prompt, [], { source: stitch }), lang), prompt)
})

test('unknown prompts and options are named', () => {
  expect(() => sayPrompt(g, decide('may fly', []), 'en')).toThrow("'may fly'")
  expect(() => sayOption(g, decide('main', []), { verb: 'fly', value: 0 }, 'en')).toThrow("'fly'")
})

test('a source that the player does not know is not named', () => {
  const decision = decide('may draw', [], { source: hidden })
  expect(sayPrompt(resolvingNow(may(draw())), decision, 'en')).toBe('Do you want to draw?')
})

const options: readonly (readonly [Partial<Option> & Pick<Option, 'verb'>, InAll])[] = [
  [
    { verb: 'quest', source: stitch },
    {
      en: 'Quest with Stitch - New Dog (1 lore)',
      de: `Mit ${german(stitch)} erkunden (1 Legende)`,
      it: `Manda all'avventura ${italian(stitch)} (1 leggenda)`,
    },
  ],
  [
    { verb: 'play', source: song },
    {
      en: 'Play Let the Storm Rage On (3 ink)',
      de: `${german(song)} ausspielen (3 Tinte)`,
      it: `Gioca ${italian(song)} (3 inchiostro)`,
    },
  ],
  [
    { verb: 'play free', source: song },
    {
      en: 'Play Let the Storm Rage On for free',
      de: `${german(song)} kostenlos ausspielen`,
      it: `Gioca ${italian(song)} gratis`,
    },
  ],
  [
    { verb: 'shift', source: rockStar, target: stitch },
    {
      en: 'Shift Stitch - Rock Star onto Stitch - New Dog (4 ink)',
      de: `Stitch - Rock Star mit Gestaltwandel auf ${german(stitch)} ausspielen (4 Tinte)`,
      it: `Gioca Stitch - Rock Star sopra a ${italian(stitch)} con Trasformazione (4 inchiostro)`,
    },
  ],
  [
    { verb: 'sing', source: song, target: ariel },
    {
      en: 'Sing Let the Storm Rage On with Ariel - Spectacular Singer',
      de: `${german(song)} mit ${german(ariel)} singen`,
      it: `Canta ${italian(song)} con ${italian(ariel)}`,
    },
  ],
  [
    { verb: 'challenge', source: stitch, target: sebastian },
    {
      en: 'Challenge Sebastian - Court Composer (2/2, 1 damage) with Stitch - New Dog (2/2)',
      de: `${german(sebastian)} (2/2, 1 Schaden) mit ${german(stitch)} (2/2) herausfordern`,
      it: `Sfida ${italian(sebastian)} (2/2, 1 danno) con ${italian(stitch)} (2/2)`,
    },
  ],
  [
    { verb: 'move', source: stitch, target: mine },
    {
      en: "Move Stitch - New Dog to Seven Dwarfs' Mine - Secure Fortress (2 ink)",
      de: `${german(stitch)} zu ${german(mine)} bewegen (2 Tinte)`,
      it: `Sposta ${italian(stitch)} in ${italian(mine)} (2 inchiostro)`,
    },
  ],
  [
    { verb: 'ink', source: rockStar },
    {
      en: 'Put Stitch - Rock Star into your inkwell',
      de: 'Stitch - Rock Star in den Tintenvorrat legen',
      it: 'Aggiungi Stitch - Rock Star al tuo calamaio',
    },
  ],
  [{ verb: 'end turn' }, { en: 'End your turn', de: 'Zug beenden', it: 'Termina il turno' }],
  [
    { verb: 'number', n: 2 },
    { en: '2', de: '2', it: '2' },
  ],
  [
    { verb: 'name', value: 'Dale' },
    { en: 'Dale', de: 'Chap', it: 'Ciop' },
  ],
  [
    { verb: 'choose', target: sebastian },
    {
      en: 'Sebastian - Court Composer (Player 2, exerted, 1 damage)',
      de: `${german(sebastian)} (Spieler 2, erschöpft, 1 Schaden)`,
      it: `${italian(sebastian)} (Giocatore 2, carta impegnata, 1 danno)`,
    },
  ],
  [
    { verb: 'choose', target: megara },
    { en: 'Megara - Captivating Cynic', de: german(megara), it: italian(megara) },
  ],
  [
    { verb: 'order', target: hidden },
    { en: 'a card', de: 'eine Karte', it: 'una carta' },
  ],
  [
    { verb: 'put on bottom', target: song },
    {
      en: 'Put Let the Storm Rage On on the bottom',
      de: `${german(song)} unter das Deck legen`,
      it: `Metti ${italian(song)} in fondo`,
    },
  ],
]

test.each(options)('the option %j', (option, said) => {
  const decision = decide('main', [])
  expect(inAll((lang) => sayOption(g, decision, { value: 0, ...option }, lang))).toEqual(said)
})

test('two abilities of one card are told apart by their text', () => {
  const { activated } = prepared(cardAt(g.state, crossbow).def)
  const said = activated.map(({ id }) =>
    sayOption(g, decide('main', []), { verb: 'use', source: crossbow, ability: id, value: 0 }, 'en'),
  )
  const texts = activated.map(({ ability, definition }) =>
    sayAbility(ability as Activated, definition as CardDefinition, 'en'),
  )
  expect(said).toEqual(texts.map((text) => `Use Fang Crossbow: ${text}`))
  expect(new Set(said).size).toBe(2)
})

test('a card that lies facedown is not named, whoever has seen it before', () => {
  const ink = add('Candy Drift', 0, INKWELL)
  Object.assign(cardAt(g.state, ink), { known: 3, facedown: true })
  expect(sayOption(g, decide('order under deck', []), { verb: 'order', target: ink, value: 0 }, 'en')).toBe(
    'a card',
  )
})

test('an ability in the bag says what it is about, but not a card that the player does not know', () => {
  const option = { verb: 'resolve', source: support, ability: 'support', value: 0 }
  const say = (target: CardId) => sayOption(g, decide('bag', []), { ...option, target }, 'en')
  expect(say(stitch)).toBe('Rapunzel - Ready for Adventure: Support (Stitch - New Dog)')
  expect(say(hidden)).toBe('Rapunzel - Ready for Adventure: Support')
  expect(say(support)).toBe('Rapunzel - Ready for Adventure: Support')
})

test('replacements are told apart: by whom they protect, or by which of two alike takes the damage', () => {
  const say = (option: Pick<Option, 'source' | 'target'>) =>
    sayOption(g, decide('replacement', []), { verb: 'replace', value: 0, ...option }, 'en')
  expect(say({ source: support, target: stitch })).toBe(
    'Apply the effect of Rapunzel - Ready for Adventure (Stitch - New Dog)',
  )
  expect(say({ source: sebastian })).toBe(
    'Apply the effect of Sebastian - Court Composer (Player 2, exerted, 1 damage)',
  )
})

test('a challenger is offered with the strength it would have in the challenge', () => {
  const option = { verb: 'challenge', source: rafiki, target: sebastian, value: 0 }
  expect(sayOption(g, decide('main', []), option, 'en')).toBe(
    'Challenge Sebastian - Court Composer (2/2, 1 damage) with Rafiki - Mystical Fighter (3/2)',
  )
})

test('players are numbered from 1', () => {
  expect(LANGS.map((lang) => playerName(1, lang))).toEqual(['Player 2', 'Spieler 2', 'Giocatore 2'])
})
