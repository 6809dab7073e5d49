/** What can happen in L5R. */
import type { CardId, Fizzle, Ref, Seat } from '@regelwerk/core'
import type { CardType, Element, Keyword, Phase, Skill } from './abilities.ts'
import type { G, RuleId } from './book.ts'
import type { Resolving } from './rules/effects.ts'
import type { L5RLasting } from './state.ts'

/** Where a character or attachment goes when it leaves play. */
export type Way = 'discard' | 'sacrifice' | 'hand' | 'top' | 'third' | 'bottom' | 'shuffle' | 'removed'

/** The kind of deck that a text names. */
export type DeckKind = 'dynasty' | 'conflict' | undefined

/** What a card that has left play was, what it has brought to who controlled it, and what was attached to it. */
interface Brought {
  seat: Seat
  type: CardType
  honor: number
  fate: number
  attached: CardId[]
}

export type Kinds =
  // triggering conditions: windows may open around these
  | { kind: 'phase begins' | 'phase ends'; phase: Phase }
  | {
      kind: 'declare'
      seat: Seat
      type: Skill
      ring: Element
      province: CardId
      attackers: CardId[]
      gained: number
      /** The type it would have, and whose opportunity it uses up. */
      normally?: Skill
    }
  | { kind: 'pass conflict'; seat: Seat }
  | {
      kind: 'outcome'
      winner: Seat | null
      loser: Seat | null
      margin: number
      unopposed: boolean
      type: Skill
    }
  /** `attackers`: who was attacking in the end. */
  | { kind: 'conflict ends'; attacker: Seat; first: boolean; broke: boolean; attackers?: CardId[] }
  | { kind: 'commit'; card: CardId; moved: boolean }
  | {
      kind: 'enter'
      card: CardId
      seat: Seat
      from: number
      slot: number
      participating: boolean
      tokens: number
      on: CardId
      asAttachment: boolean
      status?: number
    }
  /** `sure`: nothing replaces or prevents it; `brought`: what came of it, for the log. */
  | {
      kind: 'leave'
      card: CardId
      way: Way
      by: Seat | null
      sure?: true
      deck?: DeckKind
      brought?: Brought
    }
  /** `fromHand`: or as if from there; `spent`: how much fate. */
  | {
      kind: 'played'
      card: CardId
      seat: Seat
      fromHand: boolean
      fromRow?: true
      spent: number
      targets?: CardId[]
    }
  /** By an event that this player has played. */
  | { kind: 'targeted'; card: CardId; seat: Seat }
  /** `by`: whose card ability or ring effect it is; absent: a keyword, a cost. */
  | { kind: 'honor' | 'dishonor' | 'taint'; card: CardId; by?: Seat }
  /** `after`: it participated in a conflict that is over. */
  | { kind: 'bow'; card: CardId; by: Seat | null; ring: boolean; after?: true }
  | { kind: 'place fate' | 'remove fate'; card: CardId; n: number; to?: Seat; why?: 'effect' }
  | { kind: 'reveal province'; card: CardId }
  /** `won`: by winning the conflict. */
  | { kind: 'break'; card: CardId; seat: Seat; won?: true }
  /** `as`: a ring of this type, where that is not the conflict's. */
  | { kind: 'claim'; ring: Element; seat: Seat; as?: Skill }
  | { kind: 'ring effect' | 'ring resolved'; ring: Element; seat: Seat }
  /** What it chooses, about to be done. */
  | { kind: 'ring target'; card: CardId; ring: Element; seat: Seat }
  | { kind: 'reveal dials' }
  | {
      kind: 'transfer honor'
      from: Seat
      to: Seat
      n: number
      why: 'bid' | 'effect' | 'ring' | 'cost'
      by?: Seat
    }
  /** `effect`: of a card. */
  | { kind: 'gain honor'; seat: Seat; n: number; why?: 'effect' | 'setup' }
  | { kind: 'lose honor'; seat: Seat; n: number; why: 'unopposed' | 'effect' | 'cost' | 'deck'; by?: Seat }
  | { kind: 'initiate'; card: CardId; seat: Seat; ability: string; targets: Ref[] }
  /** This player is about to choose targets; `by`: another does it. */
  | { kind: 'choosing'; card: CardId; seat: Seat; by?: Seat }
  | { kind: 'resolved'; card: CardId; seat: Seat; ability: string }
  | { kind: 'triggered'; card: CardId; seat: Seat }
  | { kind: 'defenders'; seat: Seat }
  /** So much was removed from characters in the fate phase. */
  | { kind: 'fate taken'; n: number }
  | { kind: 'duel' | 'duel over'; challenger: CardId[]; challenged: CardId[] }
  | { kind: 'pass first player'; to: Seat; taken?: true }
  // everything else
  | { kind: 'lose fate'; seat: Seat; n: number }
  | { kind: 'gain fate'; seat: Seat; n: number; why?: 'collect' | 'ring' | 'pass' }
  | { kind: 'transfer fate'; from: Seat; to: Seat; n: number }
  | { kind: 'ready' | 'move home'; card: CardId }
  /** Moved or given; nobody was honored, dishonored or tainted by it. */
  | { kind: 'gain token' | 'lose token'; card: CardId; token: number }
  | { kind: 'draw'; seat: Seat; cards: CardId[] }
  | { kind: 'put'; card: CardId; to: number; holder: Seat; place?: 'bottom' | 'third' }
  /** `ordered`: as their owner has said. */
  | {
      kind: 'discard cards'
      seat: Seat
      cards: CardId[]
      ordered?: true
      /** Out of a hand: whose ability, cost or ring effect it is. */
      hand?: { by: Seat; why: 'effect' | 'ring' | 'cost' }
    }
  | { kind: 'order pile'; cards: CardId[] }
  | { kind: 'shuffle'; seat: Seat; zone: number }
  | { kind: 'announce'; card: CardId; seat: Seat; what: 'play' | 'use' }
  | { kind: 'canceled'; card: CardId }
  | { kind: 'duel decided'; winner: CardId[] }
  | { kind: 'look'; seat: Seat; cards: CardId[] }
  | { kind: 'reveal'; cards: CardId[] }
  | { kind: 'fill'; card: CardId; slot: number; faceup: boolean }
  | { kind: 'turn faceup' | 'turn facedown' | 'restore'; card: CardId }
  | { kind: 'to slot'; card: CardId; slot: number }
  | { kind: 'set aside province'; card: CardId; slot: number }
  | { kind: 'ring fate'; ring: Element; n: number }
  | { kind: 'return ring'; ring: Element }
  /** By a switch: it is claimed, but nobody has claimed it. */
  | { kind: 'take ring'; ring: Element; seat: Seat }
  /** `gained`: the fate that was on it. */
  | { kind: 'contest'; ring: Element; gained?: number }
  | { kind: 'conflict type'; type: Skill }
  /** `also`: it is there beside where it was. */
  | { kind: 'move conflict'; card: CardId; also?: true }
  | { kind: 'end conflict' }
  | { kind: 'honor token'; card: CardId; n: number }
  | { kind: 'evade'; card: CardId; by: CardId }
  | { kind: 'attach'; card: CardId; to: CardId; seat: Seat }
  | { kind: 'control'; card: CardId; seat: Seat }
  /** An attachment becomes a character, at home. */
  | { kind: 'detach'; card: CardId }
  | { kind: 'bid'; seat: Seat; n: number }
  | { kind: 'dials'; values: [number, number] }
  | { kind: 'favor'; seat: Seat | null; side: Skill }
  | { kind: 'begin round' }
  | { kind: 'phase'; phase: Phase }
  | { kind: 'chances'; seat: Seat; type: Skill | null; n: number }
  | { kind: 'lasting'; effect: Omit<L5RLasting, 'id'> }
  | { kind: 'unlasting'; ids: number[] }
  /** `action`: whose action it was. */
  | { kind: 'used'; key: string; action?: Seat }
  | { kind: 'pass'; seat: Seat }
  | { kind: 'win'; seats: Seat[] }
  /** Only told: a keyword had its way, or an effect found nothing to choose. */
  | { kind: 'acts'; card: CardId; keyword: Keyword }
  | ({ kind: 'skipped'; card: CardId } & Fizzle)

/** With what became of it, and what replaces it once all interrupts are done (glossary/ersatzeffekte). */
export type L5REvent = {
  fate?: 'happened' | 'cancelled' | 'replaced'
  instead?: Resolving
  /** Of a card that leaves play: what happens to the fate on it before it is gone. */
  fateInstead?: Resolving
  /** The same, to this card; and whether that has come about. */
  redirected?: CardId
  diverted?: true
} & Kinds
export type Of<K extends Kinds['kind']> = L5REvent & { kind: K }

/** Tells that a keyword of this card has its way. */
export function acts(g: G, rule: RuleId, card: CardId, keyword: Keyword): void {
  const told: L5REvent = { kind: 'acts', card, keyword }
  g.tell(rule, told)
}
