/** The table as front ends draw it, made from what a seat sees; and what is printed on a card. */
import type { CardView, Face, Handle, Lang, Mark, Piece, Side, Table, Zone } from '@regelwerk/core'
import type { CardType, Keyword } from './abilities.ts'
import { allDefinitions, type CardDefinition, fullNameIn } from './cards/index.ts'
import { prepared } from './prepare.ts'
import {
  type Area,
  areas,
  captions,
  inks,
  marks,
  phases,
  shortPhases,
  signs,
  types,
  withGlyphs,
} from './table.ts'
import { cardText } from './text/index.ts'
import { classificationAlone } from './text/nouns.ts'
import { abilityText } from './text/table-reader.ts'
import type { InPlayView, SeatView, TableView } from './view.ts'
import { keywords } from './words/keywords/index.ts'
import { restrictions } from './words/restrictions/index.ts'

const definitionOf = (def: number): CardDefinition => allDefinitions[def] as CardDefinition

type Value = Mark['value']
type Tone = Mark['tone']

const mark = (id: keyof typeof marks, lang: Lang, value?: Value, tone?: Tone): Mark => ({
  id,
  glyph: marks[id].glyph,
  label: marks[id].label[lang],
  ...(value !== undefined && { value }),
  ...(tone && { tone }),
})

const sign = (id: keyof typeof signs, lang: Lang, value?: Value, tone?: Tone): Mark => ({
  id,
  glyph: signs[id].glyph,
  label: signs[id].label[lang],
  ...(value !== undefined && { value }),
  ...(tone && { tone }),
})

export function face(def: number, lang: Lang): Face {
  const card = definitionOf(def)
  const { name, version, type, cost, inkwell, inks: suits, moveCost, classifications } = card
  const value = (id: 'strength' | 'willpower' | 'lore'): Mark[] =>
    card[id] === undefined ? [] : [sign(id, lang, card[id])]
  return {
    name: name[lang] ?? name.en,
    ...(version && { version: version[lang] ?? version.en }),
    type: types[type][lang],
    traits: classifications.map((one) =>
      one === 'Song' ? types.song[lang] : classificationAlone(one, lang),
    ),
    cost: mark('cost', lang, cost),
    suits,
    suitNames: suits.map((ink) => inks[ink][lang]),
    values: [
      ...value('strength'),
      ...value('willpower'),
      ...value('lore'),
      ...(moveCost === undefined ? [] : [mark('move', lang, moveCost)]),
    ],
    icons: [mark(inkwell ? 'inkable' : 'not-inkable', lang)],
    text: cardText(card, lang)
      .split('\n')
      .filter((line) => line !== ''),
  }
}

export function layOut(view: TableView, lang: Lang): Table {
  const inTeams = new Set(view.players.map(({ team }) => team)).size < view.players.length
  const sides = view.players.map(
    (player): Side => ({
      seat: player.seat,
      counters: counters(view, player, inTeams, lang),
      zones: areas.map((area) => zone(area, view, player, lang)),
      ...(player.gone && { gone: true }),
    }),
  )
  const resolving = inMiddle(
    'resolving',
    view.players.flatMap(({ play }) => ofType(play, 'action').map((card) => lying(card, view, lang))),
    lang,
  )
  const shown = new Set([...sides.flatMap(({ zones }) => zones), ...resolving].flatMap(handlesIn))
  const bag = view.bag.map((entry): Piece => {
    const text = entry.source.def === undefined ? null : waitingText(entry.source.def, entry.ability, lang)
    return {
      // A card lies at one place only; in the bag there are abilities.
      ...(shown.has(entry.source.handle) ? {} : { handle: entry.source.handle }),
      ...faceOf(entry.source),
      values: [],
      marks: [{ ...mark('ability', lang, entry.seat + 1), ...(text !== null && { label: text }) }],
      attached: [],
    }
  })
  return {
    caption: caption(view, lang),
    ...(view.turn > 0 && {
      track: {
        steps: TURN.map((id) => ({ id, label: shortPhases[id][lang] })),
        at: view.phase,
      },
    }),
    meters: view.players.map(({ seat, lore, loreToWin }) => ({
      seat,
      form: 'race' as const,
      id: 'lore',
      label: signs.lore.label[lang],
      value: lore,
      goal: loreToWin,
      shows: ['lore'],
    })),
    active: view.turn === 0 ? null : view.active,
    sides,
    middle: [...resolving, ...inMiddle('bag', bag, lang)],
  }
}

/** A turn, in the order of its steps. */
const TURN = ['ready', 'set', 'draw', 'main', 'end'] as const

function caption({ turn, phase, challenge, players }: TableView, lang: Lang): string {
  const said = [phases[phase as keyof typeof phases][lang]]
  if (turn > 0) said.unshift(`${captions.turn[lang]} ${turn}`)
  if (challenge !== null) {
    const name = (handle: Handle): string => {
      const def = players.flatMap(({ play }) => play).find((card) => card.handle === handle)?.def
      return def === undefined ? '?' : fullNameIn(definitionOf(def), lang)
    }
    said.push(`${captions.challenge[lang]}: ${name(challenge.challenger)} → ${name(challenge.defender)}`)
  }
  return said.join(' · ')
}

function counters(view: TableView, player: SeatView, inTeams: boolean, lang: Lang): Mark[] {
  const { ready, exerted } = player.inkwell
  return [
    sign('lore', lang, `${player.lore}/${player.loreToWin}`),
    sign('ink', lang, `${ready}/${ready + exerted}`),
    ...(inTeams ? [mark('team', lang, player.team + 1)] : []),
    ...(view.turn > 0 && view.starter === player.seat ? [mark('first', lang)] : []),
  ]
}

/** What lies beside the ink, so that the middle belongs to the characters. */
const ASIDE: readonly string[] = ['locations', 'items', 'inkwell']

function zone(area: Area, view: TableView, player: SeatView, lang: Lang): Zone {
  const lie = area.id === 'hand' ? 'hand' : area.lie === 'counted' ? 'open' : area.lie
  const zoneOf = (pieces: Piece[], count = pieces.length): Zone => ({
    id: area.id,
    label: area.label[lang],
    row: area.row,
    lie,
    pieces,
    count,
    ...(ASIDE.includes(area.id) && { aside: true as const }),
  })
  switch (area.id) {
    case 'hand':
      return zoneOf(byCost(player.hand).map(plain), player.handSize)
    case 'deck':
      return zoneOf(deckPieces(player.deck, lang), player.deck.length)
    case 'discard':
      return zoneOf([...player.discard].reverse().map(plain))
    case 'inkwell':
      return zoneOf(inkPieces(player.inkwell, area.label[lang]))
    case 'characters': {
      // Who is at a location does all that characters do: it lies among them, beside others who are there.
      const there = ({ at }: InPlayView): number => player.play.findIndex(({ handle }) => handle === at)
      const all = ofType(player.play, 'character').toSorted((a, b) => there(a) - there(b))
      return zoneOf(all.map((card) => lying(card, view, lang)))
    }
    default:
      return zoneOf(ofType(player.play, area.type).map((card) => lying(card, view, lang)))
  }
}

function inMiddle(id: 'bag' | 'resolving', pieces: readonly Piece[], lang: Lang): Zone[] {
  if (pieces.length === 0) return []
  return [{ id, label: captions[id][lang], row: 0, lie: 'open', pieces, count: pieces.length }]
}

/** Nobody plays a card whose face nobody knows; were there one, it would lie among the characters. */
const ofType = (play: readonly InPlayView[], type: CardType | undefined): InPlayView[] =>
  play.filter(({ def }) => (def === undefined ? 'character' : definitionOf(def).type) === type)

const faceOf = ({ def }: CardView): { def?: number } => (def === undefined || def < 0 ? {} : { def })

const plain = (card: CardView): Piece => ({
  handle: card.handle,
  ...faceOf(card),
  values: [],
  marks: [],
  attached: [],
})

function byCost(hand: readonly CardView[]): CardView[] {
  const cost = ({ def }: CardView): number => (def === undefined || def < 0 ? 0 : definitionOf(def).cost)
  return [...hand].sort((a, b) => cost(a) - cost(b) || (a.def ?? 0) - (b.def ?? 0))
}

/** Ink lies face down in a row, exerted cards turned. */
const inkPieces = ({ ready, exerted }: SeatView['inkwell'], name: string): Piece[] =>
  Array.from({ length: ready + exerted }, (_, i) => ({
    name,
    facedown: true,
    ...(i >= ready && { turned: true }),
    values: [],
    marks: [],
    attached: [],
  }))

/** The cards that are known, from the top; those further down tell where they lie. */
function deckPieces(deck: SeatView['deck'], lang: Lang): Piece[] {
  const known = deck.flatMap((card, i) =>
    card === null ? [] : [{ ...plain(card), marks: i === 0 ? [] : [mark('place', lang, i + 1)] }],
  )
  if (known.length === 0 || deck[0] !== null) return known
  return [{ facedown: true, values: [], marks: [], attached: [] }, ...known]
}

/** A card in play, with what lies under it. */
function lying(card: InPlayView, view: TableView, lang: Lang): Piece {
  const { challenge } = view
  const isCharacter = card.strength !== undefined
  const play = view.players.flatMap((player) => player.play)
  const fights = challenge?.challenger === card.handle || challenge?.defender === card.handle
  return {
    handle: card.handle,
    ...faceOf(card),
    ...(card.exerted && { turned: true }),
    ...(card.drying && isCharacter && { dim: true }),
    ...(fights && { lifted: true }),
    values: values(card, lang),
    marks: marksOn(card, play, view, lang),
    attached: card.under.map((one) => ({ ...plain(one), ...(one.def === undefined && { facedown: true }) })),
  }
}

function values(card: InPlayView, lang: Lang): Mark[] {
  const printed = card.def === undefined ? undefined : definitionOf(card.def)
  const now = (id: 'strength' | 'willpower' | 'lore'): Mark[] => {
    const value = card[id]
    if (value === undefined || (id === 'lore' && printed?.lore === undefined && value === 0)) return []
    const base = printed?.[id] ?? 0
    return [sign(id, lang, value, value > base ? 'good' : value < base ? 'bad' : undefined)]
  }
  const moveCost = printed?.moveCost
  return [
    ...now('strength'),
    ...now('willpower'),
    ...now('lore'),
    ...(moveCost === undefined ? [] : [mark('move', lang, moveCost)]),
  ]
}

/** Keywords that say how a card is played mean nothing once it lies there. */
const ONLY_TO_PLAY: readonly string[] = ['shift', 'singTogether']

function marksOn(card: InPlayView, play: readonly InPlayView[], view: TableView, lang: Lang): Mark[] {
  const { handle, damage, exerted, drying, strength, at, under, cant } = card
  const found: Mark[] = []
  if (damage > 0) found.push(mark('damage', lang, damage, 'bad'))
  if (view.challenge?.challenger === handle) found.push(mark('challenging', lang))
  if (view.challenge?.defender === handle) found.push(mark('challenged', lang))
  if (exerted) found.push(sign('exert', lang))
  if (drying && strength !== undefined) found.push(mark('drying', lang))
  if (at !== undefined) {
    const place = play.find((one) => one.handle === at)?.def
    found.push(mark('at', lang, place === undefined ? undefined : fullNameIn(definitionOf(place), lang)))
  }
  const here = play.filter((one) => one.at === handle).length
  if (here > 0) found.push(mark('here', lang, here))
  if (under.length > 0) found.push(mark('under', lang, under.length))
  found.push(...keywordMarks(card, lang))
  for (const what of cant) {
    found.push({
      id: `cant-${what}`,
      glyph: '⊘',
      label: restrictions[what].label[lang],
      tone: restrictions[what].isGood ? 'good' : 'bad',
    })
  }
  return found
}

function keywordMarks({ def, keywords: words, numbers }: InPlayView, lang: Lang): Mark[] {
  const printed = new Set(
    def === undefined
      ? []
      : definitionOf(def).abilities.flatMap((one) => (one.kind === 'keyword' ? [one.keyword] : [])),
  )
  return (words as Keyword[])
    .filter((word) => !ONLY_TO_PLAY.includes(word))
    .map((word) => {
      const number =
        word === 'challenger' || word === 'resist' || word === 'singer' ? numbers[word] : undefined
      return {
        id: word,
        glyph: keywords[word].glyph,
        label: keywords[word].name[lang],
        ...(number !== undefined && { value: word === 'singer' ? number : `+${number}` }),
        ...(!printed.has(word) && { tone: word === 'reckless' ? ('bad' as const) : ('good' as const) }),
      }
    })
}

/** What an ability in the bag says. Abilities are known by name once their card has been prepared. */
function waitingText(def: number, ability: string, lang: Lang): string | null {
  prepared(def)
  const text = abilityText(ability, lang)
  return text === null ? null : withGlyphs(text)
}

const handlesIn = ({ pieces }: Zone): number[] => pieces.flatMap(handlesOf)
const handlesOf = ({ handle, attached }: Piece): number[] => [
  ...(handle === undefined ? [] : [handle]),
  ...attached.flatMap(handlesOf),
]
