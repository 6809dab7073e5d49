/** The table of a game of L5R and the faces of its cards, for front ends that draw them. */
import {
  type CardView,
  type Contender,
  type Contest,
  type Drawn,
  drawn,
  type Face,
  type Lang,
  type Mark,
  type Piece,
  type Seat,
  type Side,
  spoken,
  type Table,
  type Zone,
} from '@regelwerk/core'
import type { Element, Phase, Skill } from './abilities.ts'
import { STRONGHOLD_SLOT } from './state.ts'
import {
  type AreaId,
  areas,
  clans,
  definitionOf,
  keywords,
  nameOf,
  phases,
  rings,
  shortPhases,
  signs,
  skills,
  status,
  types,
} from './table.ts'
import { cardText } from './text/index.ts'
import { traitName } from './text/traits.ts'
import { statuses, tokenOf } from './tokens.ts'
import type { BowingView, PlacedView, ProvinceView, SeatView, SeenInDeck, TableView } from './view.ts'

const said = {
  round: spoken('Round', 'Runde', 'Round'),
  conflict: spoken('conflict', 'Konflikt', 'conflitto'),
  home: spoken('home', 'Heimat', 'casa'),
  at: spoken('at', 'um', 'per'),
  attacks: spoken('attacks', 'greift an', 'attacca'),
  defends: spoken('defends', 'verteidigt', 'difende'),
  breaks: spoken('the province breaks', 'die Provinz bricht', 'la provincia si spezza'),
  duel: spoken('duel', 'Duell', 'duello'),
  rings: spoken('rings', 'Ringe', 'anelli'),
  decks: spoken('decks', 'Decks', 'mazzi'),
  discards: spoken('discard', 'Ablage', 'scarti'),
  province: spoken('province', 'Provinz', 'provincia'),
  inProvince: spoken('card in province', 'Karte in Provinz', 'carta nella provincia'),
  strongholdProvince: spoken('stronghold province', 'Festungsprovinz', 'provincia della roccaforte'),
  inStrongholdProvince: spoken(
    'card in the stronghold province',
    'Karte in der Festungsprovinz',
    'carta nella provincia della roccaforte',
  ),
  unknown: spoken('unknown card', 'unbekannte Karte', 'carta sconosciuta'),
  countsAs: spoken('counts as', 'zählt als', 'conta come'),
} as const

/** What has no sign in the game's own table. */
const more = {
  cost: drawn('●', 'cost', 'Kosten', 'costo'),
  influence: drawn('◇', 'influence', 'Einfluss', 'influenza'),
  unique: drawn('•', 'unique', 'einzigartig', 'unica'),
  contested: drawn('!', 'contested', 'umkämpft', 'conteso'),
  attacked: drawn('!', 'under attack', 'angegriffen', 'sotto attacco'),
  dueling: drawn('†', 'in a duel', 'im Duell', 'in duello'),
  evaded: drawn(
    '∅',
    'cannot defend (Covert)',
    'kann nicht verteidigen (Verstohlenheit)',
    'non può difendere (Covert)',
  ),
  chances: drawn('⚑', 'conflicts left', 'Konflikte übrig', 'conflitti rimasti'),
  mayDeclare: drawn('⚑', 'may be declared', 'kann erklärt werden', 'può essere dichiarato'),
  passed: drawn('–', 'passed', 'hat gepasst', 'ha passato'),
  total: drawn('Σ', 'skill in this conflict', 'Fertigkeit in diesem Konflikt', 'abilità in questo conflitto'),
  place: drawn('↧', 'from the top', 'von oben', "dall'alto"),
} as const

const mark = (
  id: string,
  { glyph, label }: Drawn,
  lang: Lang,
  rest: Pick<Mark, 'value' | 'tone'> = {},
): Mark => ({ id, glyph, label: label[lang], ...rest })

// ---- the table

export function layOut(view: TableView, lang: Lang): Table {
  const { conflict } = view
  const free = view.rings.filter(({ claimed }) => claimed < 0).map((ring) => ringPiece(ring, view, lang))
  return {
    caption: captionOf(view, lang),
    ...(view.turn > 0 && {
      track: { steps: ROUND.map((id) => ({ id, label: shortPhases[id][lang] })), at: view.phase },
    }),
    meters: (view.turn > 0 ? view.players : []).map(({ seat, honor }) => ({
      seat,
      form: 'scale' as const,
      id: 'honor',
      label: signs.honor.label[lang],
      value: honor,
      goal: HONOR_TO_WIN,
      shows: ['honor'],
    })),
    ...(conflict !== null && { contest: contestOf(view, conflict, lang) }),
    active: conflict === null ? null : conflict.attacker,
    sides: view.players.map((player) => sideOf(player, view, lang)),
    middle: [{ id: 'rings', label: said.rings[lang], row: 0, lie: 'open', pieces: free, count: free.length }],
  }
}

/** A round, in the order of its phases. */
const ROUND = ['dynasty', 'draw', 'conflict', 'fate', 'regroup'] as const
/** Who reaches it wins (glossary/sieg). */
const HONOR_TO_WIN = 25

const capital = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`

function titleOf(skill: string, ring: string, lang: Lang): string {
  if (lang === 'de') return `Konflikt (${skill}), Ring ${ring}`
  return lang === 'it' ? `Conflitto ${skill}, anello ${ring}` : `${capital(skill)} conflict, ${ring} ring`
}

function toBreak(n: number, lang: Lang): string {
  if (lang === 'de') return `noch ${n}, dann bricht die Provinz`
  return lang === 'it' ? `ancora ${n} e la provincia si spezza` : `${n} more breaks the province`
}

/** The conflict as two sums of skill, what is attacked, and what would follow if it were resolved now. */
function contestOf(view: TableView, conflict: NonNullable<TableView['conflict']>, lang: Lang): Contest {
  const { attacker, type, ring } = conflict
  const attacked = view.players
    .flatMap(({ provinces }) => provinces)
    .find(({ handle }) => handle === conflict.province)
  const strength = attacked?.strength
  const total = (seat: Seat): number => view.players[seat]?.skill ?? 0
  const ahead = total(attacker) - total(1 - attacker)
  const name = attacked?.def === undefined ? said.province[lang] : nameOf(attacked.def, lang)
  const side = (seat: Seat): Contender => ({
    seat,
    label: said[seat === attacker ? 'attacks' : 'defends'][lang],
    total: total(seat),
  })
  return {
    id: type,
    title: titleOf(skills[type].label[lang], rings[ring].label[lang], lang),
    about: `${said.at[lang]} ${name}${strength === undefined ? '' : `, ${signs.strength.label[lang]} ${strength}`}`,
    sides: [side(0), side(1)],
    ...(strength !== undefined && {
      verdict:
        ahead >= strength && ahead >= 0 && total(attacker) > 0
          ? said.breaks[lang]
          : toBreak(strength - ahead, lang),
    }),
  }
}

/** Round and phase, then the duel; a conflict is told where it is fought. */
function captionOf({ turn, phase, duels }: TableView, lang: Lang): string {
  const parts = [...(turn > 0 ? [`${said.round[lang]} ${turn}`] : []), phases[phase as Phase | 'setup'][lang]]
  const decides = {
    ...skills,
    glory: signs.glory,
    baseMilitary: skills.military,
    bareMilitary: skills.military,
  }
  for (const { skill } of duels) parts.push(`${said.duel[lang]} (${decides[skill].label[lang]})`)
  return parts.join(' · ')
}

function ringPiece(ring: TableView['rings'][number], { conflict }: TableView, lang: Lang): Piece {
  const { element, fate, elements } = ring
  const isContested = conflict?.ring === element
  const gained = elements.filter((one) => one !== element)
  return {
    token: element,
    name: rings[element].label[lang],
    ...(isContested && { lifted: true }),
    values: [],
    marks: [
      ...fateOn(fate, lang),
      ...(isContested
        ? [mark('contested', more.contested, lang), mark(conflict.type, skills[conflict.type], lang)]
        : []),
      ...gained.map(
        (one): Mark => ({
          ...mark(one, rings[one], lang),
          label: `${said.countsAs[lang]} ${rings[one].label[lang]}`,
        }),
      ),
    ],
    attached: [],
  }
}

const areaLabel = (id: AreaId, lang: Lang): string => areas.find((area) => area.id === id)?.label[lang] ?? id

/** As the table lies: fighters and those at home before the provinces, dynasty cards left of these, conflict cards right. */
function sideOf(player: SeatView, view: TableView, lang: Lang): Side {
  const { characters, dynastyDeck, conflictDeck, handSize } = player
  const character = (card: PlacedView): Piece => characterPiece(card, view, lang)
  const plain = (card: CardView): Piece => lies(card, lang)
  const zone = (
    id: string,
    label: string,
    row: number,
    lie: Zone['lie'],
    pieces: readonly Piece[],
    count = pieces.length,
  ): Zone => ({ id, label, row, lie, pieces, count })
  const pile = (id: AreaId, pieces: readonly Piece[], count?: number): Zone => ({
    ...zone(id, areaLabel(id, lang), 1, 'pile', pieces, count),
    ...(id.endsWith('Deck') && { together: said.decks[lang] }),
    ...(id.endsWith('Discard') && { together: said.discards[lang] }),
  })
  const fighting = characters.filter(({ participating }) => participating).map(character)
  const atHome = characters.filter(({ participating }) => !participating).map(character)
  const provinces = [...player.provinces].sort((a, b) => a.slot - b.slot)
  // Before the game it stands by itself.
  const isHoused = provinces.some(({ slot }) => slot === STRONGHOLD_SLOT)
  const alone = isHoused ? [] : player.stronghold.map((card) => bowing(card, lang))
  const claimed = view.rings.filter((ring) => ring.claimed === player.seat)
  const hand = [...player.hand].sort(byTypeAndCost)
  const zones: Zone[] = [
    { ...zone('limbo', areaLabel('limbo', lang), 0, 'open', player.limbo.map(plain)), aside: true },
    zone('conflict', said.conflict[lang], 0, 'open', fighting),
    zone('home', said.home[lang], 0, 'open', atHome),
    {
      ...zone(
        'claimed',
        signs.claimed.label[lang],
        0,
        'open',
        claimed.map((ring) => ringPiece(ring, view, lang)),
      ),
      aside: true,
    },
    pile('dynastyDiscard', player.dynastyDiscard.map(plain).reverse()),
    pile('dynastyDeck', deckPieces(player.dynastySeen, lang), dynastyDeck),
    {
      ...zone(
        'provinces',
        areaLabel('provinces', lang),
        1,
        'open',
        provinces.map((province) => columnOf(province, player, view, lang)),
      ),
      slots: true,
    },
    zone('stronghold', areaLabel('stronghold', lang), 1, 'open', alone),
    zone('role', areaLabel('role', lang), 1, 'open', player.role.map(plain)),
    pile('conflictDeck', deckPieces(player.conflictSeen, lang), conflictDeck),
    pile('conflictDiscard', player.conflictDiscard.map(plain).reverse()),
    pile('removed', player.removed.map(plain).reverse()),
    zone('hand', areaLabel('hand', lang), 2, 'hand', hand.map(plain), handSize),
  ]
  const isPassing = (id: string): boolean =>
    PASSING.includes(id) || (id === 'conflict' && view.conflict === null)
  return {
    seat: player.seat,
    counters: countersOf(player, view, lang),
    zones: zones.filter(({ id, count }) => count > 0 || !isPassing(id)),
  }
}

/** Zones that are only there while something lies in them. */
const PASSING: readonly string[] = ['limbo', 'claimed', 'stronghold', 'role', 'removed']

/** What a player has. */
function countersOf(player: SeatView, view: TableView, lang: Lang): Mark[] {
  const { seat, honor, fate, dial, bid, skill, chances, passed } = player
  const { turn, first, favor, conflict, phase } = view
  // Which types are left is told by their signs.
  const left = (type: Skill): Mark[] =>
    chances.total <= 0 || chances[type] <= 0
      ? []
      : [
          {
            ...mark(type, skills[type], lang),
            label: `${more.mayDeclare.label[lang]}: ${skills[type].label[lang]}`,
          },
        ]
  return [
    mark('honor', signs.honor, lang, { value: honor }),
    mark('fate', signs.fate, lang, { value: fate }),
    mark('bid', signs.bid, lang, { value: bid === dial ? dial : `${dial} = ${bid}` }),
    ...(turn > 0 && first === seat ? [mark('firstPlayer', signs.firstPlayer, lang)] : []),
    ...(favor?.seat === seat
      ? [mark('favor', signs.favor, lang, { value: skills[favor.side].label[lang], tone: 'good' as const })]
      : []),
    ...(conflict === null ? [] : [mark('total', more.total, lang, { value: skill })]),
    ...(phase === 'conflict'
      ? [
          mark('chances', more.chances, lang, { value: chances.total }),
          ...left('military'),
          ...left('political'),
        ]
      : []),
    ...(passed ? [mark('passed', more.passed, lang)] : []),
  ]
}

// ---- what lies on it

/** A card of which nothing but its face matters, where that is known. */
const lies = ({ handle, def }: CardView, lang: Lang, marks: readonly Mark[] = []): Piece => ({
  handle,
  ...(def === undefined ? { facedown: true, name: said.unknown[lang] } : { def }),
  values: [],
  marks,
  attached: [],
})

/** Those that were seen, each with its place; a facedown card on top of them where the top is not known. */
function deckPieces(seen: readonly SeenInDeck[], lang: Lang): Piece[] {
  const known = seen.map((card) => lies(card, lang, [mark('place', more.place, lang, { value: card.place })]))
  if (known.length === 0 || seen[0]?.place === 1) return known
  return [{ facedown: true, name: said.unknown[lang], values: [], marks: [], attached: [] }, ...known]
}

/** Attachments, strongholds, and cards in provinces. */
const bowing = (card: BowingView, lang: Lang): Piece => ({
  ...lies(card, lang, fateOn(card.fate ?? 0, lang)),
  ...(card.bowed && { turned: true }),
})

const fateOn = (n: number, lang: Lang): Mark[] =>
  n > 0 ? [mark('fate', signs.fate, lang, { value: n })] : []

/** What a stronghold gives at the beginning matters no more once it stands. */
function strongholdPiece(card: BowingView, lang: Lang): Piece {
  const bonus = card.def === undefined ? null : definitionOf(card.def).strengthBonus
  const values = bonus === null ? [] : [mark('strength', signs.strength, lang, { value: signed(bonus) })]
  return { ...bowing(card, lang), values }
}

/** A dash is no number: such a character has none of that skill. */
const DASH = '–'
const skillValue = (n: number | null | undefined): number | string => n ?? DASH

/** Better or worse than printed. */
const toneOf = (now: number | null | undefined, printed: number | null | undefined): Pick<Mark, 'tone'> =>
  typeof now !== 'number' || typeof printed !== 'number' || now === printed
    ? {}
    : { tone: now > printed ? 'good' : 'bad' }

/** The status tokens on a card. */
const tokensOf = (on: number, lang: Lang): Mark[] =>
  statuses
    .filter((one) => (on & tokenOf[one]) !== 0)
    .map((one) => mark(one, status[one], lang, { tone: one === 'honored' ? 'good' : 'bad' }))

function characterPiece(card: PlacedView, { duels }: TableView, lang: Lang): Piece {
  const { handle, def, bowed, participating, evaded, fate, glory } = card
  const printed = def === undefined ? undefined : definitionOf(def)
  const isDueling = duels.some(({ challenger, challenged }) =>
    [...challenger, ...challenged].includes(handle),
  )
  const skill = (type: Skill): Mark =>
    mark(type, skills[type], lang, { value: skillValue(card[type]), ...toneOf(card[type], printed?.[type]) })
  return {
    ...lies(card, lang),
    ...(bowed && { turned: true }),
    ...((participating || isDueling) && { lifted: true }),
    values: [
      skill('military'),
      skill('political'),
      mark('glory', signs.glory, lang, { value: glory ?? 0, ...toneOf(glory, printed?.glory) }),
    ],
    marks: [
      ...fateOn(fate, lang),
      ...tokensOf(card.status, lang),
      ...(isDueling ? [mark('dueling', more.dueling, lang)] : []),
      ...(evaded ? [mark('evaded', more.evaded, lang, { tone: 'bad' })] : []),
      ...[...new Set(card.keywords)].map((word) => mark(word, { glyph: '§', label: keywords[word] }, lang)),
    ],
    attached: card.attachments.map((one) => bowing(one, lang)),
  }
}

/** A province as it lies: under the stronghold or the dynasty card in it, or by itself where there is none. */
function columnOf(province: ProvinceView, player: SeatView, view: TableView, lang: Lang): Piece {
  const isLast = province.slot === STRONGHOLD_SLOT
  const inside = (card: ProvinceView['cards'][number]): Piece => ({
    ...bowing(card, lang),
    name: isLast ? said.inStrongholdProvince[lang] : `${said.inProvince[lang]} ${province.slot + 1}`,
    ...(!card.faceup && { facedown: true }),
  })
  const under = provincePiece(province, view, lang)
  const attached = province.attachments.map((one) => bowing(one, lang))
  const standing = [
    ...(isLast ? player.stronghold.map((card) => strongholdPiece(card, lang)) : []),
    ...province.cards.map(inside),
  ]
  const [top = under, ...others] = standing
  return {
    ...top,
    ...(isAttacked(province, view) && { lifted: true }),
    attached: top === under ? attached : [...others, ...attached, under],
  }
}

const isAttacked = ({ handle }: ProvinceView, { conflict }: TableView): boolean =>
  conflict?.province === handle || conflict?.also === handle

function provincePiece(province: ProvinceView, view: TableView, lang: Lang): Piece {
  const { handle, def, slot, broken, faceup, strength } = province
  const printed = def === undefined ? null : definitionOf(def).strength
  return {
    handle,
    ...(def !== undefined && { def }),
    name: slot === STRONGHOLD_SLOT ? said.strongholdProvince[lang] : `${said.province[lang]} ${slot + 1}`,
    ...(!faceup && { facedown: true }),
    ...(broken && { dim: true }),
    values:
      strength === undefined
        ? []
        : [mark('strength', signs.strength, lang, { value: strength, ...toneOf(strength, printed) })],
    marks: [
      ...(isAttacked(province, view) ? [mark('attacked', more.attacked, lang)] : []),
      ...tokensOf(province.status, lang),
      ...(broken ? [mark('broken', status.broken, lang, { tone: 'bad' })] : []),
      // Where the face is not known there is nothing to say of it.
      ...(faceup || def === undefined ? [] : [mark('facedown', status.facedown, lang)]),
    ],
    attached: [],
  }
}

const ORDER = ['character', 'attachment', 'event']

function byTypeAndCost(a: CardView, b: CardView): number {
  const rank = ({ def }: CardView): number => {
    if (def === undefined) return Number.POSITIVE_INFINITY
    const { type, cost } = definitionOf(def)
    return ORDER.indexOf(type) * 100 + (cost ?? 0)
  }
  return rank(a) - rank(b)
}

// ---- faces

const signed = (n: number | 'X'): number | string => (typeof n === 'number' && n < 0 ? n : `+${n}`)

export function face(def: number, lang: Lang): Face {
  const card = definitionOf(def)
  const { type, clan, cost, glory, strength, strengthBonus, honor, fate, influencePool, influence } = card
  const value = (id: string, sign: Drawn, n: number | string | null): Mark[] =>
    n === null ? [] : [mark(id, sign, lang, { value: n })]
  const bonus = (id: string, sign: Drawn, n: number | 'X' | null): Mark[] =>
    n === null ? [] : [mark(id, sign, lang, { value: signed(n) })]
  const isCharacter = type === 'character'
  return {
    name: nameOf(def, lang),
    type: types[type][lang],
    traits: card.traits.map((trait) => traitName(trait, lang)),
    ...(cost !== null && { cost: mark('cost', more.cost, lang, { value: card.x === 'cost' ? 'X' : cost }) }),
    suits: [clan],
    suitNames: [clans[clan].label[lang]],
    sign: clans[clan].glyph,
    values: [
      ...(isCharacter
        ? [
            ...value('military', skills.military, card.x === 'military' ? 'X' : skillValue(card.military)),
            ...value('political', skills.political, skillValue(card.political)),
          ]
        : [
            ...bonus('military', skills.military, card.militaryBonus),
            ...bonus('political', skills.political, card.politicalBonus),
          ]),
      ...value('glory', signs.glory, glory),
      ...value('strength', signs.strength, strength),
      ...bonus('strength', signs.strength, strengthBonus),
      ...value('honor', signs.honor, honor),
      ...value('fate', signs.fate, fate),
      ...value('influence', more.influence, influencePool),
    ],
    icons: [
      ...(card.unique ? [mark('unique', more.unique, lang)] : []),
      ...card.elements.map((element: Element) => mark(element, rings[element], lang)),
      ...value('influence', more.influence, influence),
    ],
    text: cardText(card, lang).split('\n').filter(Boolean),
  }
}
