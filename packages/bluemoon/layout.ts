/** The table as front ends draw it, made from what a seat sees; and what is printed on a card. */
import type {
  CardView,
  Contender,
  Contest,
  Face,
  Lang,
  Mark,
  Piece,
  Side,
  Table,
  Zone,
} from '@regelwerk/core'
import type { Element, Icon } from './abilities.ts'
import { type CardDefinition, definitions } from './cards/index.ts'
import * as words from './table.ts'
import { nameOfCard } from './text/grammar.ts'
import { textOf } from './text/index.ts'
import type { HandView, PlacedView, SeatView, TableView } from './view.ts'

const DRAGONS = 3
const ELEMENTS: readonly Element[] = ['fire', 'earth']

const definitionOf = (def: number): CardDefinition => definitions[def] as CardDefinition

type Details = Pick<Mark, 'value' | 'tone'>

const mark = (id: keyof typeof words.marks, lang: Lang, details: Details = {}): Mark => ({
  id,
  glyph: words.marks[id].glyph,
  label: words.marks[id].label[lang],
  ...details,
})

const elementMark = (id: Element, lang: Lang, details: Details): Mark => ({
  id,
  glyph: words.elements[id].glyph,
  label: words.elements[id].label[lang],
  ...details,
})

const iconMark = (icon: Icon, lang: Lang): Mark => ({
  id: icon,
  glyph: words.icons[icon].glyph,
  label: words.icons[icon].label[lang],
})

export function face(def: number, lang: Lang): Face {
  const card = definitionOf(def)
  const { type, people, moons, icons, limits, complete } = card
  // An inquisitor adds to what the leader allows.
  const limit = (n: number): Details => ({ value: type === 'inquisitor' ? `+${n}` : n })
  return {
    name: nameOfCard(card, lang),
    type: type === undefined ? '' : words.types[type][lang],
    traits: [],
    suits: [people],
    suitNames: [words.peoples[people][lang]],
    values: [
      ...printedValues(card, lang),
      ...(limits
        ? [mark('deck-cards', lang, limit(limits.cards)), mark('deck-moons', lang, limit(limits.moons))]
        : []),
    ],
    icons: [
      ...icons.map((icon): Mark => ({ ...iconMark(icon, lang), lasts: true })),
      ...(moons > 0
        ? [{ id: 'moon', glyph: words.moon.glyph, label: words.moon.label[lang], value: moons }]
        : []),
      ...(complete ? [] : [mark('incomplete', lang)]),
    ],
    text: textOf(card, lang)
      .split('\n')
      .filter((line) => line !== ''),
  }
}

export function layOut(view: TableView, lang: Lang): Table {
  const [first, second] = view.players as [SeatView, SeatView]
  const dragons = Array.from({ length: DRAGONS }, (_, i) => dragonPiece(i + 1, lang))
  const held: readonly Piece[][] = [
    dragons.slice(0, first.dragons),
    second.dragons > 0 ? dragons.slice(-second.dragons) : [],
  ]
  return {
    caption: caption(view, lang),
    ...(view.turn > 0 && {
      track: { steps: TURN.map((id) => ({ id, label: words.phases[id][lang] })), at: view.phase },
    }),
    ...(view.element !== null && { contest: contestOf(view, view.element, lang) }),
    active: view.turn === 0 ? null : view.active,
    sides: view.players.map(
      (player): Side => ({
        seat: player.seat,
        counters: counters(view, player, lang),
        zones: [
          ...(player.dragons > 0
            ? [{ ...dragonZone(held[player.seat] ?? [], lang), aside: true as const }]
            : []),
          ...zones(player, lang),
        ],
      }),
    ),
    middle: [
      dragonZone(dragons.slice(first.dragons, DRAGONS - second.dragons), lang),
      {
        id: 'fight',
        label: words.captions.fight[lang],
        row: 0,
        lie: 'open',
        pieces: ELEMENTS.map((element) => elementPiece(view, element, lang)),
        count: ELEMENTS.length,
      },
    ],
  }
}

/** A turn, in the order of its phases. */
const TURN = ['leadership', 'retreat', 'character', 'booster', 'announce', 'draw'] as const

/** The fight as two sums: what must be reached, and what the player whose turn it is has. */
function contestOf(view: TableView, element: Element, lang: Lang): Contest {
  const { active, fight, players } = view
  const goal = toReach(view, element)
  const side = ({ seat, power, shields }: SeatView): Contender => {
    const total = power[element]
    if (seat !== active) return { seat, label: words.contest.toReach[lang], total }
    const isEnough = shields.includes(element) || total >= goal
    const note = isEnough ? words.contest.enough[lang] : `${words.contest.lacks[lang]} ${goal - total}`
    return { seat, label: words.contest.has[lang], total, note }
  }
  return {
    id: element,
    title: `${words.captions.fight[lang]} ${fight + 1}`,
    about: `${words.captions.in[lang]} ${words.elements[element].label[lang]}`,
    sides: [side(players[0] as SeatView), side(players[1] as SeatView)],
  }
}

/** What the player whose turn it is must reach in an element. */
const toReach = (view: TableView, element: Element): number =>
  (view.players[1 - view.active] as SeatView).power[element]

function caption(view: TableView, lang: Lang): string {
  const { turn, phase, element } = view
  if (turn === 0) return words.phases[phase][lang]
  const said = [`${words.captions.turn[lang]} ${turn}`, words.phases[phase][lang]]
  // A fight is told where it is fought.
  if (element === null) said.push(words.captions.noFight[lang])
  return said.join(' · ')
}

function counters(view: TableView, player: SeatView, lang: Lang): Mark[] {
  const { seat, power, shields, dragons } = player
  const tone = (element: Element): Details => {
    if (view.element !== element || view.active !== seat) return {}
    const isEnough = shields.includes(element) || power[element] >= toReach(view, element)
    return { tone: isEnough ? 'good' : 'bad' }
  }
  return [
    { id: 'dragon', glyph: words.dragon.glyph, label: words.dragon.label[lang], value: dragons },
    ...ELEMENTS.map((element) => elementMark(element, lang, { value: power[element], ...tone(element) })),
    ...shields.map((element) => iconMark(element === 'fire' ? 'SHIELD_FIRE' : 'SHIELD_EARTH', lang)),
  ]
}

const dragonPiece = (n: number, lang: Lang): Piece => ({
  token: `dragon-${n}`,
  name: words.dragon.one[lang],
  values: [],
  marks: [],
  attached: [],
})

const dragonZone = (pieces: readonly Piece[], lang: Lang): Zone => ({
  id: 'dragons',
  label: words.dragon.label[lang],
  row: 0,
  lie: 'open',
  pieces,
  count: pieces.length,
})

function elementPiece(view: TableView, element: Element, lang: Lang): Piece {
  const contested = view.element === element
  return {
    token: element,
    name: words.elements[element].label[lang],
    ...(contested && { lifted: true }),
    ...(view.element !== null && !contested && { dim: true }),
    values: [],
    marks: contested ? [mark('reach', lang, { value: toReach(view, element) })] : [],
    attached: [],
  }
}

/** What is not always there: a place for it is made when it is. */
const PASSING: readonly words.AreaId[] = ['limbo', 'covered', 'influence', 'cargo']

const zones = (player: SeatView, lang: Lang): Zone[] =>
  words.areas.flatMap((area) => {
    const pieces = piecesIn(area.id, player, lang)
    const count = counted(area.id, player) ?? pieces.length
    if (count === 0 && PASSING.includes(area.id)) return []
    const lie = area.id === 'hand' ? 'hand' : area.lie
    return [{ id: area.id, label: area.label[lang], row: area.row, lie, pieces, count }]
  })

/** How many cards lie where not all of them may be looked at. */
function counted(area: words.AreaId, player: SeatView): number | undefined {
  if (area === 'hand') return player.handSize
  if (area === 'deck') return player.deck
  if (area === 'discard') return player.discard
  return area === 'pile' ? player.pile.length : undefined
}

function piecesIn(area: words.AreaId, player: SeatView, lang: Lang): Piece[] {
  switch (area) {
    case 'limbo':
      return player.limbo.map((card) => ({ ...piece(card, []), lifted: true }))
    case 'combat':
      return player.combat.filter(({ active }) => active).map((card) => placed(card, lang))
    case 'covered':
      return player.combat
        .filter(({ active }) => !active)
        .map((card) => placed(card, lang))
        .reverse()
    case 'support':
      return player.support.map((card) => placed(card, lang))
    case 'influence':
      return player.influence.map((card) => ({
        ...placed(card, lang),
        attached: player.cargo.filter(({ ship }) => ship === card.handle).map((one) => cargo(one, lang)),
      }))
    case 'cargo':
      return player.cargo
        .filter(({ ship }) => !player.influence.some(({ handle }) => handle === ship))
        .map((one) => cargo(one, lang))
    case 'leader':
      return player.leader.map((card) => piece(card, []))
    case 'hand':
      return inOrder(player.hand).map((card) => piece(card, card.open ? [mark('open', lang)] : []))
    case 'pile':
      return player.pile
        .filter(({ def }) => def !== undefined)
        .map((card) => ({ ...piece(card, []), ...(card.active && { lifted: true }) }))
        .reverse()
    case 'discard':
      return player.discardSeen.map((card) => piece(card, []))
    case 'deck':
      return deckPieces(player.deckSeen, lang)
  }
}

const piece = ({ handle, def }: CardView, marks: Mark[]): Piece => ({
  handle,
  ...(def !== undefined && { def }),
  values: [],
  marks,
  attached: [],
})

/** The cards that are known, from the top; those further down tell where they lie. */
function deckPieces(seen: SeatView['deckSeen'], lang: Lang): Piece[] {
  const known = seen.map((card) =>
    piece(card, card.place === 1 ? [] : [mark('place', lang, { value: card.place })]),
  )
  if (seen.length === 0 || seen[0]?.place === 1) return known
  return [{ facedown: true, values: [], marks: [], attached: [] }, ...known]
}

const cargo = (card: PlacedView, lang: Lang): Piece => ({
  ...piece(card, [mark('cargo', lang)]),
  values: card.def === undefined ? [] : printedValues(definitionOf(card.def), lang),
})

const printedValues = (card: CardDefinition, lang: Lang): Mark[] =>
  ELEMENTS.flatMap((id) => {
    const value = card[id]
    return value === null ? [] : [elementMark(id, lang, { value })]
  })

/** In the order of the phases in which they are played. */
const ORDER = ['leadership', 'hyla', 'ship', 'crystal', 'intervention', 'character', 'booster', 'support']

function inOrder(hand: readonly HandView[]): HandView[] {
  const rank = ({ def }: CardView): number =>
    ORDER.indexOf(def === undefined ? '' : (definitionOf(def).type ?? ''))
  return [...hand].sort((a, b) => rank(a) - rank(b) || (a.def ?? 0) - (b.def ?? 0))
}

function ignoredIcon(icon: Icon, lang: Lang): Mark {
  const { glyph, label } = words.icons[icon]
  const said = `${label[lang]}: ${words.marks.ignored.label[lang]}`
  return { id: `ignored-${icon}`, glyph: `${glyph}${words.marks.ignored.glyph}`, label: said, tone: 'bad' }
}

/** A card that lies in play, with what it counts. */
function placed(card: PlacedView, lang: Lang): Piece {
  const { active, bluff, ignored, values, iconsIgnored, textIgnored } = card
  const isInfluence = values !== undefined && !active
  const counts = active || isInfluence
  return {
    ...piece(card, [
      ...(bluff ? [mark('bluff', lang)] : []),
      ...(ignored ? [mark('ignored', lang, { tone: 'bad' })] : []),
      ...(textIgnored ? [mark('text-ignored', lang, { tone: 'bad' })] : []),
      ...iconsIgnored.map((icon) => ignoredIcon(icon, lang)),
      ...(counts ? [] : [mark('inactive', lang)]),
    ]),
    ...(bluff && { facedown: true }),
    ...(bluff && card.def === undefined && { name: words.marks.bluff.label[lang] }),
    ...((!counts || ignored) && { dim: true }),
    values: values === undefined ? [] : valuesNow(card, values, lang),
  }
}

/** What a bluff card is worth (base/59). */
const BLUFF = 2

function valuesNow({ def, bluff }: PlacedView, now: Readonly<Record<Element, number>>, lang: Lang): Mark[] {
  return ELEMENTS.flatMap((element) => {
    const printed = bluff ? BLUFF : def === undefined ? null : definitionOf(def)[element]
    if (printed === null) return []
    const value = now[element]
    const tone = value > printed ? 'good' : value < printed ? 'bad' : null
    return [elementMark(element, lang, { value, ...(tone && { tone }) })]
  })
}
