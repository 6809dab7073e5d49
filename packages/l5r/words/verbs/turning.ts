/** Cards that become something else, come back, or do what others have done. */
import { type CardId, type Frame, type Option, type Ref, refTo, type Seat } from '@regelwerk/core'
import { order as befehl, statement as gilt, object, verbs } from '@regelwerk/say/de'
import { order, statement } from '@regelwerk/say/en'
import { statement as dice, deed as fa } from '@regelwerk/say/it'
import type { Element, Subject } from '../../abilities.ts'
import { bearersOf } from '../../bearers.ts'
import { type G, procedure, step } from '../../book.ts'
import { elements } from '../../elements.ts'
import type { L5REvent } from '../../events.ts'
import type { Registered } from '../../prepare.ts'
import { contextOf } from '../../reading.ts'
import { someOf } from '../../rules/candidates.ts'
import { happen } from '../../rules/cards.ts'
import { answered, each } from '../../rules/changes.ts'
import { type ResolveFrame, refsOf, report } from '../../rules/effects.ts'
import { initiate, initiating } from '../../rules/initiating.ts'
import { whyNotResolve } from '../../rules/possible.ts'
import { mayEnter, mayLeave } from '../../rules/restrictions.ts'
import { ATTACHED, cardAt, faceAt, isStillInPlay, NONE, REMOVED } from '../../state.ts'
import * as de from '../../text/de-phrases.ts'
import * as en from '../../text/en-phrases.ts'
import * as it from '../../text/it-phrases.ts'
import { verbs as verbi } from '../../text/it-words.ts'
import { statuses, statusGained, tokenOf } from '../../tokens.ts'
import { elementsOf } from '../../values.ts'
import { ANYTHING, STATUS, TABLE } from '../aspects.ts'
import type { VerbWords } from '../records.ts'
import { getsToken, mayReceive } from './characters.ts'

export interface TurningVerbs {
  /** It becomes a character of its own. */
  detach: { what: 'self' }
  /** Out of the game, and into play again at once: dishonored, unless it has this trait. */
  comeBack: { what: Subject; dishonoredUnless: string }
  /** One of its actions, by whoever controls it. */
  resolveAction: { of: Subject }
  /** The token that the triggering card has got. */
  copyStatus: { to: Subject }
  /** An element symbol of that card stands for another until the end of the phase. */
  replaceElement: { of: Subject }
}

const comeBack = procedure<{ card: Ref; seat: Seat; trait: string }>('come back', [
  step('~go', (g, f) => happen(g, { kind: 'leave', card: f.card.card, way: 'removed', by: f.seat })),
  step('~come', (g, f) => {
    const { card } = f.card
    const { zone, owner } = cardAt(g.state, card)
    if (zone !== REMOVED || !mayEnter(g, card, contextOf(owner, card), false)) return
    happen(g, {
      kind: 'enter',
      card,
      seat: owner,
      from: REMOVED,
      slot: NONE,
      participating: false,
      tokens: 0,
      on: NONE,
      asAttachment: false,
      ...(!faceAt(g.state, card).traits.includes(f.trait) && { status: tokenOf.dishonored }),
    })
  }),
])

/** What its controller could resolve of it, whatever it costs and however often it was used. */
function actionsOn(g: G, card: CardId): Registered[] {
  const { holder } = cardAt(g.state, card)
  const found = bearersOf(g, holder, 'action').find(([id]) => id === card)?.[1] ?? []
  return found.filter((one) => !one.isAboutPaid && whyNotResolve(g, one, contextOf(holder, card)) === null)
}

const resolveOne = procedure<{ seat: Seat; card: Ref; abilities: string[]; answer: string | null }>(
  'resolve an action',
  [
    step('~which', (g, f) => {
      const options = f.abilities.map(
        (ability, n): Option => ({ verb: 'select', n, ability, value: ability }),
      )
      g.choose(f as Frame, 'answer', f.seat, options, { prompt: 'which ability', source: f.card.card })
    }),
    step('~resolve', (g, f) => {
      if (f.answer === null || !isStillInPlay(g.state, f.card)) return
      const { holder } = cardAt(g.state, f.card.card)
      g.call(initiate, { ...initiating(holder, f.card.card, f.answer), copy: true })
    }),
  ],
)

const otherElement = procedure<{
  seat: Seat
  source: Ref
  card: Ref
  from: Element | null
  to: Element | null
}>('another element', [
  step('~which', (g, f) => {
    const options = elementsOf(g, f.card.card).map(
      (element): Option => ({ verb: 'element', name: element, value: element }),
    )
    g.choose(f as Frame, 'from', f.seat, options, { prompt: 'ring element', source: f.source.card })
  }),
  step('~instead', (g, f) => {
    const options = elements
      .filter((element) => element !== f.from)
      .map((element): Option => ({ verb: 'element', name: element, value: element }))
    g.choose(f as Frame, 'to', f.seat, options, { prompt: 'ring element', source: f.source.card })
  }),
  step('glossary/andauernde-effekte', (g, f) => {
    if (f.from === null || f.to === null) return
    const effect = {
      seat: f.seat,
      source: f.source,
      for: 'phase' as const,
      ability: 'other element',
      delayed: false,
      it: [f.card],
      amounts: {},
      element: f.to,
      uses: NONE,
      named: f.from,
    }
    happen(g, { kind: 'lasting', effect })
  }),
])

/** What the triggering card has got. */
function tokenGot(g: G, f: ResolveFrame): number | null {
  for (const event of (answered(g, f)?.batch ?? []) as L5REvent[])
    if ('card' in event && f.triggering.some(({ card }) => card === event.card)) {
      const token = statusGained(g, event)
      if (token !== null) return token
    }
  return null
}

export const turningVerbs: VerbWords<TurningVerbs> = {
  detach: {
    subjects: ({ what }) => [what],
    could: (g, c, { what }) => someOf(g, c, what, (id) => isCharacterOn(g, id)),
    reads: () => TABLE,
    changes: (g, f, { what }) =>
      each(
        g,
        f,
        [what],
        (id) => isCharacterOn(g, id),
        (card) => ({ kind: 'detach', card }),
      ),
    deed: { en: 'detach', de: 'ablösen', it: 'staccare' },
    say: {
      en: ({ what }, context) => order(`detach ${en.phrase(what, context).acc} and turn it into a character`),
      de: ({ what }, context) =>
        befehl(verbs.drehen, {
          ...object(de.phrase(what, context)),
          behind: ': sie löst sich und wird zum Charakter',
        }),
      it: ({ what }, context) =>
        fa('you', verbi.girare, it.phrase(what, context), 'staccandolo: diventa un personaggio'),
    },
  },
  comeBack: {
    subjects: ({ what }) => [what],
    could: (g, c, { what }) => someOf(g, c, what, (id) => mayLeave(g, id, c.self)),
    reads: () => TABLE,
    perform: (g, f, { what, dishonoredUnless: trait }) => {
      const [card] = refsOf(g, f, what)
      const may = card !== undefined && mayLeave(g, card.card, f.self.card)
      report(f, may)
      if (may) g.call(comeBack, { card, seat: f.me, trait })
    },
    deed: { en: 'put into play again', de: 'wieder ins Spiel bringen', it: 'rimettere in gioco' },
    say: {
      en: ({ what, dishonoredUnless }, context) => ({
        ...order(`remove ${en.phrase(what, context).acc} from the game, then put it into play`),
        after: [`if it does not have the ${en.trait(dishonoredUnless)} trait, it enters play dishonored`],
      }),
      de: ({ what, dishonoredUnless }, context) => ({
        ...befehl(verbs.entfernen, {
          ...object(de.phrase(what, context), 'aus dem Spiel'),
          behind: ' und bringe ihn danach ins Spiel',
        }),
        after: [`falls er nicht das Merkmal ${de.trait(dishonoredUnless)} hat, kommt er entehrt ins Spiel`],
      }),
      it: ({ what, dishonoredUnless }, context) => ({
        ...fa('you', verbi.rimuovere, it.phrase(what, context), 'dal gioco, poi mettilo in gioco'),
        after: [`se non ha il tratto ${it.trait(dishonoredUnless)}, entra in gioco disonorato`],
      }),
    },
  },
  resolveAction: {
    subjects: ({ of }) => [of],
    could: (g, c, { of }) => someOf(g, c, of, (id) => actionsOn(g, id).length > 0),
    reads: () => ANYTHING,
    perform: (g, f, { of }) => {
      const [card] = refsOf(g, f, of)
      const abilities = card === undefined ? [] : actionsOn(g, card.card).map(({ id }) => id)
      report(f, abilities.length > 0)
      if (card !== undefined && abilities.length > 0)
        g.call(resolveOne, { seat: f.you, card, abilities, answer: null })
    },
    deed: {
      en: 'have an action resolved',
      de: 'eine Aktion abhandeln lassen',
      it: "far risolvere un'azione",
    },
    say: {
      en: ({ of }, context) => ({
        ...order(`choose an action ability of ${en.phrase(of, context).acc}`),
        after: ["that character's controller resolves that ability without paying its costs"],
      }),
      de: ({ of }, context) => ({
        ...befehl(verbs.wählen, `eine Aktionsfähigkeit ${de.phrase(of, context).in('gen')}`),
        after: ['wer jenen Charakter kontrolliert, handelt jene Fähigkeit ab, ohne ihre Kosten zu bezahlen'],
      }),
      it: ({ of }, context) => ({
        ...fa('you', verbi.scegliere, `una capacità di azione ${it.phrase(of, context).with('di')}`),
        after: ['chi controlla quel personaggio risolve quella capacità senza pagarne i costi'],
      }),
    },
  },
  copyStatus: {
    subjects: ({ to }) => [to],
    could: (g, c, { to }) => someOf(g, c, to, (id) => statuses.some((status) => mayReceive(g, id, status))),
    reads: () => STATUS,
    changes: (g, f, { to }) => {
      const token = tokenGot(g, f)
      const status = statuses.find((one) => tokenOf[one] === token)
      if (status === undefined) return []
      return each(
        g,
        f,
        [to],
        (id) => mayReceive(g, id, status),
        (card) => getsToken(card, status),
      )
    },
    deed: { en: 'give the same token', de: 'denselben Marker geben', it: 'dare lo stesso segnalino' },
    say: {
      en: ({ to }, context) => statement(en.phrase(to, context), 'receive the same status token'),
      de: ({ to }, context) => gilt(de.phrase(to, context), verbs.erhalten, 'den gleichen Statusmarker'),
      it: ({ to }, context) =>
        dice(it.phrase(to, context), ['riceve', 'ricevono'], 'lo stesso segnalino stato'),
    },
  },
  replaceElement: {
    subjects: ({ of }) => [of],
    could: (g, c, { of }) => someOf(g, c, of, (id) => elementsOf(g, id).length > 0),
    reads: () => TABLE,
    perform: (g, f, { of }) => {
      const [card] = refsOf(g, f, of)
      report(f, card !== undefined)
      const source = refTo(g.state, f.self.card)
      if (card !== undefined) g.call(otherElement, { seat: f.you, source, card, from: null, to: null })
    },
    deed: { en: 'replace an element', de: 'ein Element ersetzen', it: 'sostituire un elemento' },
    say: {
      en: ({ of }, context) =>
        order(
          `replace an element symbol of ${en.phrase(of, context).acc} with that of a different element until the end of the phase`,
        ),
      de: ({ of }, context) =>
        befehl(
          verbs.tauschen,
          `bis zum Ende der Phase ein Elementsymbol ${de.phrase(of, context).in('gen')} gegen das eines anderen Elements`,
        ),
      it: ({ of }, context) =>
        fa(
          'you',
          verbi.scambiare,
          `un simbolo di elemento ${it.phrase(of, context).with('di')} con quello di un altro elemento fino alla fine della fase`,
        ),
    },
  },
}

/** A character that is attached. */
const isCharacterOn = (g: G, id: CardId): boolean => {
  const { zone, asAttachment } = cardAt(g.state, id)
  return zone === ATTACHED && asAttachment
}
