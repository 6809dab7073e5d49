/**
 * How a position speaks of cards and options: by names in any language, by labels, by whose they are. A text that could mean
 * several things is not guessed at, unless they are copies that nothing tells apart.
 */
import type { Choice, Decision, Option } from './decision.ts'
import type { Lang } from './game.ts'
import { judgeWords } from './judge-words.ts'
import { handlesOf } from './knowledge.ts'
import type { Machine } from './machine.ts'
import { type PhrasePart, words } from './position.ts'
import type { Card, CardId, Handle, Seat, State } from './state.ts'
import type { Piece, Table } from './table.ts'

/** What a text means, or why it means nothing. */
export type Meaning = { choice: Choice } | { wrong: string; isAmbiguous: boolean }

/** Saying no, in whichever way. */
const REFUSALS = ['no', 'decline', 'do not']

export class Naming<S extends State> {
  readonly #labels: ReadonlyMap<string, CardId>

  constructor(
    readonly g: Machine<S>,
    labels: ReadonlyMap<string, CardId>,
    readonly lang: Lang,
  ) {
    this.#labels = labels
    g.called = (card, lang) => this.#beside(card, lang)
  }

  #card(id: CardId): Card {
    return this.g.state.cards[id] as Card
  }

  #names(id: CardId): string[] {
    return this.g.game.position.namesOf(this.g, id)
  }

  #labelOf(id: CardId): string | undefined {
    for (const [label, card] of this.#labels) if (card === id) return label
    return undefined
  }

  /** A label, or whose it is where others have such a card too. */
  #beside(id: CardId, lang: Lang): string {
    const label = this.#labelOf(id)
    if (label !== undefined) return ` [${label}]`
    const { def, owner } = this.#card(id)
    const isShared = this.g.state.cards.some((card) => card.def === def && card.owner !== owner)
    return isShared ? ` [${judgeWords[lang].owned(owner)}]` : ''
  }

  /** As it is called in `when`. */
  called(id: CardId): string {
    const label = this.#labelOf(id)
    if (label !== undefined) return label
    const name = this.#names(id)[0] ?? `card ${id}`
    const { def, owner } = this.#card(id)
    const isShared = this.g.state.cards.some((card) => card.def === def && card.owner !== owner)
    return isShared ? `${this.#owned(owner)} ${name}` : name
  }

  #owned(seat: Seat): string {
    const name = this.g.game.position.seatNames[seat] ?? ''
    return name === 'you' ? 'your' : `${name}'s`
  }

  /** All that a card answers to: its label alone, if it has one. */
  answersTo(id: CardId): string[] {
    const label = this.#labelOf(id)
    if (label !== undefined) return [words(label)]
    const names = this.#names(id)
    const owned = this.#owned(this.#card(id).owner)
    return [...names, ...names.map((name) => `${owned} ${name}`)].map(words)
  }

  /** The cards that a name in `then` means; those with a label only where there are no others. */
  found(name: string): CardId[] {
    const labelled = this.#labels.get(name)
    if (labelled !== undefined) return [labelled]
    const wanted = words(name)
    const found = this.g.game.position.candidates(this.g).filter((id) => {
      const owned = this.#owned(this.#card(id).owner)
      return this.#names(id).some((one) => words(one) === wanted || words(`${owned} ${one}`) === wanted)
    })
    const plain = found.filter((id) => this.#labelOf(id) === undefined)
    return plain.length > 0 ? plain : found
  }

  // ---- what a text means

  /** The places in `text` to which a phrase that starts at `from` could lead; matches words and names. */
  #ends(parts: readonly PhrasePart[], text: string, from: number): number[] {
    const [part, ...rest] = parts
    if (part === undefined) return [from]
    const start = from > 0 && text[from] === ' ' ? from + 1 : from
    const candidates = typeof part === 'string' ? [words(part)] : this.answersTo(part.card)
    return candidates.flatMap((candidate) => {
      const end = start + candidate.length
      const isWhole = end === text.length || ' ,+'.includes(text[end] as string)
      return text.startsWith(candidate, start) && isWhole ? this.#ends(rest, text, end) : []
    })
  }

  #phrases(decision: Decision, option: Option): PhrasePart[][] {
    return this.g.game.position.phrases(this.g, decision, option)
  }

  fits(decision: Decision, option: Option, text: string): boolean {
    return this.#phraseFor(decision, option, text) >= 0
  }

  /** Which of its phrases a text is; -1: none. */
  #phraseFor(decision: Decision, option: Option, text: string): number {
    return this.#phrases(decision, option).findIndex((parts) =>
      this.#ends(parts, text, 0).includes(text.length),
    )
  }

  meaning(decision: Decision, text: string): Meaning {
    const said = judgeWords[this.lang]
    const isRefusal = REFUSALS.includes(text)
    if (decision.kind === 'choose') {
      const fitting = this.#fitting(decision, text)
      const found =
        fitting.length > 0 || !isRefusal
          ? fitting
          : REFUSALS.flatMap((refusal) => this.#fitting(decision, refusal))
      const kinds = new Set(found.map((i) => this.#kind(decision, i)))
      if (found.length > 1 && kinds.size > 1)
        return { wrong: said.couldMean(text, this.#toldApart(decision, found)), isAmbiguous: true }
      const [choice] = found
      return choice === undefined ? { wrong: said.notPossible(text, ''), isAmbiguous: false } : { choice }
    }
    if (isRefusal || /^(choose )?(nothing|none)$/.test(text)) return { choice: [] }
    const lists = this.#lists(decision, text.replace(/^(choose|order|discard|take|put back) /, ''))
    const [first] = lists
    if (first === undefined) {
      const wrong = decision.kind === 'order' ? said.notAnOrder(text) : said.notAmong(text)
      return { wrong, isAmbiguous: false }
    }
    if (lists.length === 1) return { choice: first }
    // Only what some of them have and others have not needs to be told apart.
    const open = first.filter((i) => !lists.every((list) => list.includes(i)))
    const others = lists.flat().filter((i) => !first.includes(i))
    const unclear = open.length + others.length > 0 ? [...open, ...others] : first
    return {
      wrong: said.couldMean(text, this.#toldApart(decision, [...new Set(unclear)])),
      isAmbiguous: true,
    }
  }

  /** A phrase means the option that it is the first for: a card's own name comes before what it has granted. */
  #fitting(decision: Decision, text: string): number[] {
    const places = decision.options.map((option) => this.#phraseFor(decision, option, text))
    const first = Math.min(...places.filter((place) => place >= 0))
    return places.flatMap((place, i) => (place === first ? [i] : []))
  }

  /** The picks or orders that a list of names could mean; of those that nothing tells apart, one. */
  #lists(decision: Decision, text: string): number[][] {
    const found = new Map<string, number[]>()
    const tried = new Set<string>()
    const kinds = decision.options.map((_, i) => this.#kind(decision, i))
    const sorted = (list: readonly number[]): string => {
      const here = list.map((i) => kinds[i] as string)
      return (decision.kind === 'pick' ? here.sort() : here).join('\n')
    }
    const go = (rest: string, taken: readonly number[]): void => {
      const seen = `${rest.length}\n${sorted(taken)}`
      if (tried.has(seen)) return
      tried.add(seen)
      decision.options.forEach((option, i) => {
        if (taken.includes(i)) return
        for (const parts of this.#phrases(decision, option)) {
          const bare = parts.filter((part, k) => k > 0 || typeof part !== 'string')
          for (const end of this.#ends(bare.length > 0 ? bare : parts, rest, 0)) {
            const more = [...taken, i]
            if (end === rest.length) {
              const key = sorted(more)
              if (!found.has(key)) found.set(key, more)
              continue
            }
            const separator = /^(,| \+| and) /.exec(rest.slice(end))
            if (separator !== null) go(rest.slice(end + separator[0].length), more)
          }
        }
      })
    }
    go(text, [])
    return [...found.values()]
  }

  // ---- what tells copies apart

  /** Two options of one kind are the same but for copies that nothing tells apart. */
  #kind(decision: Decision, at: number): string {
    const { value: _, source, target, cards, ...option } = decision.options[at] as Option
    const of = [source, target, ...(cards ?? [])].map((id) =>
      id === undefined ? null : this.#kindOf(id, decision),
    )
    return JSON.stringify([option, of])
  }

  /**
   * All that could tell a card from its copies: how it lies, where, and what lies on it. Who has seen it, and how often it has
   * come and gone, changes nothing of what it does.
   */
  #kindOf(id: CardId, { seat, kind }: Decision): string {
    const { state, game } = this.g
    const { known: _, life: __, ...card } = this.#card(id)
    const label = this.#labelOf(id)
    const zone = state.zones[card.zone * state.seats + card.holder] ?? []
    // What is put in order is told apart by that order alone.
    const place = kind !== 'order' && game.position.placesCount?.(card.zone) ? zone.indexOf(id) : null
    const piece = pieceOf(game.layOut(game.view(this.g, seat), 'en'), handlesOf(state, seat)[id])
    return JSON.stringify([label ?? null, card, place, piece === undefined ? null : bare(piece)])
  }

  /** What can be written in `when`: each once, and where two read alike, with what tells them apart. */
  offered(decision: Decision): string[] {
    return [...new Set(this.#toldApart(decision, [...decision.options.keys()]))]
  }

  /** Options in words that can be written in `when`, by the first phrase that no other option has too. */
  #offers(decision: Decision): string[] {
    const all = decision.options.map((option) =>
      this.#phrases(decision, option).map((parts) =>
        parts.map((part) => (typeof part === 'string' ? part : this.called(part.card))).join(' '),
      ),
    )
    const isOnly = (phrase: string): boolean =>
      all.filter((phrases) => phrases.some((one) => words(one) === words(phrase))).length === 1
    return all.map((phrases, i) => {
      const [first = decision.options[i]?.verb ?? ''] = phrases
      return phrases.find(isOnly) ?? first
    })
  }

  #toldApart(decision: Decision, among: readonly number[]): string[] {
    const offers = this.#offers(decision)
    const texts = among.map((i) => offers[i] as string)
    const cards = among.map((i) => {
      const { source, target } = decision.options[i] as Option
      return target ?? source
    })
    return texts.map((text, i) => {
      const id = cards[i]
      const alike = among.filter((_, k) => texts[k] === text)
      if (id === undefined || alike.length < 2) return text
      if (new Set(alike.map((at) => this.#kind(decision, at))).size < 2) return text
      return `${text} (${this.#details(id, cards)})`
    })
  }

  /** Where a card lies, and in which of its marks it differs from the others. */
  #details(id: CardId, others: readonly (CardId | undefined)[]): string {
    const { state, game } = this.g
    const card = this.#card(id) as Card & Readonly<Record<string, unknown>>
    const zone = state.zones[card.zone * state.seats + card.holder] ?? []
    const differing = Object.keys(card).filter(
      (key) =>
        !['known', 'life', 'def', 'zone', 'holder', 'owner'].includes(key) &&
        others.some(
          (one) =>
            one !== undefined &&
            JSON.stringify((this.#card(one) as typeof card)[key]) !== JSON.stringify(card[key]),
        ),
    )
    const marks = differing.flatMap((key) => {
      const value = card[key]
      if (value === false) return [`not ${key}`]
      return value === true ? [key] : typeof value === 'number' ? [`${key} ${value}`] : []
    })
    const place = `${game.zones[card.zone]?.name ?? ''} ${zone.indexOf(id) + 1}`
    return [judgeWords[this.lang].owned(card.owner), place, ...marks].join(', ')
  }

  /** Cards that one name means, told apart. */
  candidates(ids: readonly CardId[]): string[] {
    return ids.map((id) => {
      const label = this.#labelOf(id)
      const name = label ?? this.#names(id)[0] ?? ''
      return `${name} (${this.#details(id, ids)})`
    })
  }
}

/** The piece of a card on the table, wherever it lies. */
function pieceOf(table: Table, handle: Handle | undefined): Piece | undefined {
  if (handle === undefined) return undefined
  const within = (pieces: readonly Piece[]): Piece | undefined => {
    for (const piece of pieces) {
      const found = piece.handle === handle ? piece : within(piece.attached)
      if (found !== undefined) return found
    }
    return undefined
  }
  const zones = [...table.sides.flatMap((side) => side.zones), ...table.middle]
  return within(zones.flatMap(({ pieces }) => pieces))
}

/** A piece without its handles, and without its place in a pile, which counts only where that is asked for. */
function bare({ handle: _, attached, marks, ...piece }: Piece): object {
  return { ...piece, marks: marks.filter(({ id }) => id !== 'place'), attached: attached.map(bare) }
}
