/** The table of a KeyForge game and the faces of its cards, for front ends that draw them. */
import {
  type CardView,
  type Drawn,
  type Face,
  type Lang,
  type Mark,
  type Piece,
  type Side,
  spoken,
  type Table,
  type Zone,
} from '@regelwerk/core'
import type { Counter, House, Keyword } from './abilities.ts'
import {
  areas,
  counters,
  houses,
  icons,
  keys,
  keywords,
  nameOf,
  printOf,
  shortSteps,
  signs,
  status,
  steps,
  types,
} from './table.ts'
import { cardText, traitName } from './text/index.ts'
import type { InPlayView, SeatView, TableView } from './view.ts'

const said = {
  turn: spoken('Turn', 'Zug', 'Turno'),
  check: spoken('Check!', 'Check!', 'Check!'),
  line: spoken('battleline', 'Schlachtreihe', 'linea di battaglia'),
  forged: spoken('key forged', 'Schlüssel geschmiedet', 'chiave forgiata'),
  unforged: spoken('key not forged', 'Schlüssel nicht geschmiedet', 'chiave non forgiata'),
  active: spoken('active house', 'aktive Fraktion', 'casata attiva'),
  houses: spoken('houses', 'Fraktionen', 'casate'),
  ready: spoken('ready', 'bereit', 'pronte'),
  inHand: spoken('in hand', 'auf der Hand', 'in mano'),
  copy: spoken('a copy, played as', 'eine Kopie, gespielt als', 'una copia, giocata come'),
  place: spoken('from the top', 'von oben', 'dalla cima'),
  maverick: spoken('Maverick', 'Maverick', 'Maverick'),
  upper: spoken('upper half', 'obere Hälfte', 'metà superiore'),
  lower: spoken('lower half', 'untere Hälfte', 'metà inferiore'),
  unknown: spoken('unknown card', 'unbekannte Karte', 'carta sconosciuta'),
}

/** As plain text can draw them. */
const keywordGlyphs: Readonly<Record<Keyword, string>> = {
  alpha: 'α',
  omega: 'ω',
  deploy: '⇄',
  elusive: '≀',
  skirmish: '⤳',
  poison: '☠',
  taunt: '▣',
  invulnerable: '◈',
  assault: '⚔',
  hazardous: '⚠',
}

export function layOut(view: TableView, lang: Lang): Table {
  const { turn, phase, house } = view
  const caption = [
    ...(turn > 0 ? [`${said.turn[lang]} ${turn}`] : []),
    // "2 Choose a house", as steps are numbered.
    steps[phase][lang].replace(/^(\d) /, '$1. '),
    ...(house === null ? [] : [houses[house].label[lang]]),
  ]
  return {
    caption: caption.join(' · '),
    ...(turn > 0 && {
      track: {
        steps: TURN.map((id) => ({ id, label: shortSteps[id][lang] })),
        at: phase,
      },
    }),
    meters: view.players.map(({ seat, amber, keyCost }) => ({
      seat,
      form: 'pool' as const,
      id: 'amber',
      label: signs.amber.label[lang],
      value: amber,
      goal: keyCost,
      shows: ['amber', 'keyCost'],
      ...(amber >= keyCost && { call: said.check[lang] }),
    })),
    active: turn > 0 ? view.active : null,
    sides: view.players.map((player) => sideOf(player, view, lang)),
    middle: turn > 0 ? [housesOf(view, lang)] : [],
  }
}

/** A turn, in the order of its steps. */
const TURN = ['forge', 'house', 'main', 'ready', 'draw'] as const

/** The houses of who is on turn: the one chosen, or, to choose by, what each has in play and in a hand that can be seen. */
function housesOf({ active, house: chosen, players }: TableView, lang: Lang): Zone {
  const player = players[active] as SeatView
  const ready = [...player.line, ...player.artifacts].filter(({ exhausted }) => !exhausted)
  const offers = (house: House): Mark[] => {
    const inPlay = ready.filter(({ houses }) => houses.includes(house)).length
    const inHand = player.hand.filter(({ def }) => def !== undefined && printOf(def).house === house).length
    return [
      { id: 'ready', glyph: '▣', label: said.ready[lang], value: inPlay },
      ...(player.hand.length === player.handSize
        ? [{ id: 'inHand', glyph: '▤', label: said.inHand[lang], value: inHand }]
        : []),
    ]
  }
  const pieces = player.identity.map(
    (house): Piece => ({
      token: house,
      name: houses[house].label[lang],
      ...(chosen === house && { lifted: true }),
      ...(chosen !== null && chosen !== house && { dim: true }),
      values: chosen === null ? offers(house) : [],
      marks: [],
      attached: [],
    }),
  )
  return { id: 'houses', label: said.houses[lang], row: 0, lie: 'open', pieces, count: pieces.length }
}

/** Zones that are only there while something lies in them. */
const PASSING: readonly string[] = ['limbo', 'purged']

function sideOf(player: SeatView, view: TableView, lang: Lang): Side {
  const all = areas.map((area): Zone => {
    const { id, row } = area
    const { pieces, count } = lying(player, id, lang)
    const label = (id === 'line' ? said.line : area.label)[lang]
    const isAside = id === 'artifacts'
    return {
      id,
      label,
      row,
      lie: id === 'hand' ? 'hand' : area.lie,
      pieces,
      count,
      ...(isAside && { aside: true as const }),
    }
  })
  const isActive = (house: House): boolean => view.active === player.seat && view.house === house
  return {
    seat: player.seat,
    counters: countersOf(player, isActive, lang),
    zones: all.filter(({ id, count }) => count > 0 || !PASSING.includes(id)),
  }
}

/** What lies in a zone; a pile from its top. */
function lying(
  player: SeatView,
  id: (typeof areas)[number]['id'],
  lang: Lang,
): { pieces: Piece[]; count: number } {
  switch (id) {
    case 'line':
    case 'artifacts':
      return all(player[id].map((card) => inPlay(card, lang)))
    case 'limbo':
      return all(player.limbo.map((card) => lies(card, lang)))
    case 'discard':
    case 'purged':
      return all(player[id].map((card) => lies(card, lang)).reverse())
    case 'deck':
      return { pieces: deckOf(player, lang), count: player.deck.length }
    case 'archives':
      return { pieces: player.archives.map((card) => lies(card, lang)), count: player.archivesSize }
    case 'hand':
      return { pieces: inHand(player).map((card) => lies(card, lang)), count: player.handSize }
  }
}

const all = (pieces: Piece[]): { pieces: Piece[]; count: number } => ({ pieces, count: pieces.length })

/** A card outside of play, or one attached to another: nothing but its face, where that is known. */
const lies = ({ handle, def }: CardView, lang: Lang, marks: readonly Mark[] = []): Piece => ({
  handle,
  ...(def === undefined ? { facedown: true, name: said.unknown[lang] } : { def }),
  values: [],
  marks,
  attached: [],
})

/** Those known, each with its place; a facedown card on top of them where the top is not known. */
function deckOf({ deck }: SeatView, lang: Lang): Piece[] {
  const place = (n: number): Mark => ({ id: 'place', glyph: '↧', label: said.place[lang], value: n })
  const known = deck.flatMap((card, i) => (card === null ? [] : [lies(card, lang, [place(i + 1)])]))
  if (known.length === 0 || deck[0] !== null) return known
  return [{ facedown: true, name: said.unknown[lang], values: [], marks: [], attached: [] }, ...known]
}

const ORDER = ['creature', 'artifact', 'upgrade', 'action']

/** By house, as the identity card names them, then by type. */
function inHand({ hand, identity }: SeatView): CardView[] {
  const rank = ({ def }: CardView): number => {
    if (def === undefined) return Number.POSITIVE_INFINITY
    const { house, definition } = printOf(def)
    return identity.indexOf(house) * ORDER.length + ORDER.indexOf(definition.type)
  }
  return [...hand].sort((a, b) => rank(a) - rank(b))
}

const mark = (
  id: string,
  { glyph, label }: Drawn,
  lang: Lang,
  more: Pick<Mark, 'value' | 'tone'> = {},
): Mark => ({ id, glyph, label: label[lang], ...more })

/** What a player has: the pool, the keys, chains and the three houses. */
function countersOf(player: SeatView, isActive: (house: House) => boolean, lang: Lang): Mark[] {
  const { amber, keyCost, chains, identity } = player
  return [
    mark('amber', signs.amber, lang, { value: amber, ...(amber >= keyCost && { tone: 'good' }) }),
    mark('keyCost', signs.keyCost, lang, { value: keyCost }),
    ...keys.map(({ colour, label }, i): Mark => {
      const isForged = player.keys[i] === true
      return {
        id: isForged ? `key-${colour}` : `unforged-${colour}`,
        glyph: isForged ? '⚷' : '·',
        label: `${label[lang]}: ${said[isForged ? 'forged' : 'unforged'][lang]}`,
        ...(isForged && { tone: 'good' }),
      }
    }),
    ...(chains > 0 ? [mark('chain', signs.chain, lang, { value: chains, tone: 'bad' })] : []),
    ...identity.map((house): Mark => {
      const shown = mark(house, houses[house], lang)
      return isActive(house)
        ? { ...shown, label: `${shown.label} (${said.active[lang]})`, tone: 'good' }
        : shown
    }),
  ]
}

/** Better or worse than printed. */
const toneOf = (now: number, printed: number | null): Pick<Mark, 'tone'> =>
  printed === null || now === printed ? {} : { tone: now > printed ? 'good' : 'bad' }

function inPlay(card: InPlayView, lang: Lang): Piece {
  // What it is a copy of is what it is.
  const def = card.copy ?? card.def
  const printed = def === undefined ? null : printOf(def).definition
  const { power, armor, handle } = card
  const printedArmor = printed?.armor ?? 0
  return {
    handle,
    ...(def === undefined ? { name: said.unknown[lang] } : { def }),
    ...(card.exhausted && { turned: true }),
    ...(card.stunned && { dim: true }),
    ...(card.tagged && { lifted: true }),
    values: [
      ...(power === undefined
        ? []
        : [mark('power', signs.power, lang, { value: power, ...toneOf(power, printed?.power ?? null) })]),
      ...(armor === undefined || (armor === 0 && printedArmor === 0)
        ? []
        : [mark('armor', signs.armor, lang, { value: armor, ...toneOf(armor, printedArmor) })]),
    ],
    marks: marksOf(card, lang),
    attached: [...card.upgrades, ...card.under].map((one) => lies(one, lang)),
  }
}

/** That it is exhausted is seen by how it lies. */
const STATUS = ['stunned', 'warded', 'enraged', 'tagged'] as const

function marksOf(card: InPlayView, lang: Lang): Mark[] {
  const counted = (id: 'damage' | 'amber' | 'powerCounter', n: number, tone?: Mark['tone']): Mark[] =>
    n > 0 ? [mark(id, signs[id], lang, { value: n, ...(tone && { tone }) })] : []
  const number = (word: string): Pick<Mark, 'value'> =>
    word === 'assault' || word === 'hazardous' ? { value: card[word] } : {}
  return [
    ...counted('damage', card.damage, 'bad'),
    ...counted('amber', card.amber),
    ...counted('powerCounter', card.counters, 'good'),
    ...Object.entries(card.otherCounters).map(([word, n]) =>
      mark(word, { glyph: '◆', label: counters[word as Counter] }, lang, { value: n }),
    ),
    ...STATUS.filter((word) => card[word]).map((word) =>
      mark(word, status[word], lang, { tone: word === 'warded' ? 'good' : 'bad' }),
    ),
    ...card.keywords.map((word) =>
      mark(
        word,
        { glyph: keywordGlyphs[word as Keyword], label: keywords[word as Keyword] },
        lang,
        number(word),
      ),
    ),
    ...housesGained(card).map((house) => mark(house, houses[house], lang)),
    ...(card.copy === undefined || card.def === undefined
      ? []
      : [{ id: 'copy', glyph: '⧉', label: `${said.copy[lang]} ${nameOf(card.def, lang)}` }]),
  ]
}

/** The houses it belongs to, where they are not the one that its face shows. */
function housesGained({ houses: now, copy, def }: InPlayView): readonly House[] {
  const shown = copy ?? def
  return shown !== undefined && now.length === 1 && now[0] === printOf(shown).house ? [] : now
}

/** A card as its deck prints it. */
export function face(def: number, lang: Lang): Face {
  const { definition, house, icons: bonus } = printOf(def)
  const { type, traits, power, armor, gigantic, anomaly } = definition
  const isMaverick = house !== definition.house && !anomaly
  return {
    name: nameOf(def, lang),
    ...(gigantic && { version: said[gigantic.half][lang] }),
    type: types[type][lang],
    traits: traits.map((trait) => traitName(trait, lang)),
    suits: [house],
    suitNames: [houses[house].label[lang]],
    sign: houses[house].glyph,
    values: [
      ...(power === null ? [] : [mark('power', signs.power, lang, { value: power })]),
      ...(armor > 0 ? [mark('armor', signs.armor, lang, { value: armor })] : []),
    ],
    icons: [
      ...bonus.map((icon) => mark(icon, icons[icon], lang)),
      ...(isMaverick ? [mark('maverick', { glyph: '⚑', label: said.maverick }, lang)] : []),
    ],
    text: cardText(definition, lang).split('\n').filter(Boolean),
  }
}
