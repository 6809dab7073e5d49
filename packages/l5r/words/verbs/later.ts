/** What lasts for a while, what comes later, what a card gains, and duels. */
import { type Ref, refTo } from '@regelwerk/core'
import { after } from '@regelwerk/say'
import { order as befehl, statement as gilt, object, verbs } from '@regelwerk/say/de'
import { order, phrase as simple, statement } from '@regelwerk/say/en'
import { statement as dice, deed as fa } from '@regelwerk/say/it'
import type {
  Amount,
  Condition,
  Constant,
  DuelValue,
  Effect,
  Happening,
  Period,
  Subject,
} from '../../abilities.ts'
import { type G, meets, on } from '../../book.ts'
import { idOf, prepared, registered, triggeredOf } from '../../prepare.ts'
import { matching } from '../../reading.ts'
import { mentions } from '../../reads.ts'
import { someOf } from '../../rules/candidates.ts'
import { happen } from '../../rules/cards.ts'
import { forAWhile, lasting } from '../../rules/changes.ts'
import { resolveDuel } from '../../rules/duel.ts'
import { type ResolveFrame, subjects } from '../../rules/effects.ts'
import { affects, couldFollow, triggeredOn } from '../../rules/possible.ts'
import { gainOne, nameOne } from '../../rules/tasks.ts'
import { cardAt, NONE } from '../../state.ts'
import { subjectRefs } from '../../subjects.ts'
import * as de from '../../text/de-phrases.ts'
import { duelName, endOf } from '../../text/de-words.ts'
import * as en from '../../text/en-phrases.ts'
import { remember } from '../../text/grammar.ts'
import * as it from '../../text/it-phrases.ts'
import { duelName as duello, endOf as fineDi, verbs as verbi } from '../../text/it-words.ts'
import { canBeAffected, duelValueOf } from '../../values.ts'
import * as aspects from '../aspects.ts'
import type { SaidVerb, VerbWords } from '../records.ts'

export interface LaterVerbs {
  lasting: { for: Period; what: Constant }
  /** As long as the cards are in play. */
  fromNowOn: { what: Constant }
  /** At the end of the period, or when something happens in it. */
  /** `each`: each time it happens in this conflict. */
  delayed: { when: Happening | { endOf: Period }; if?: Condition; effect: Effect; each?: true }
  /** A card, and then this holds for that name. */
  nameCard: { for: Period; what: Constant }
  /** One triggered ability that is printed there; `actions`: each of its actions. */
  gainAbilityOf: { what: 'self'; from: 'target'; for: Period; actions?: true }
  /** `discardInsteadOfHonor`: for the bids. */
  duel: {
    skill: DuelValue
    challenger: Subject
    challenged: Subject
    result: Effect
    discardInsteadOfHonor?: true
    mayRefuse?: true
    /** Military skill that each of them gets until the end of the duel. */
    bonus?: Amount
  }
  /** The duel that was initiated as a cost; `mayRefuse`: the challenged character is dishonored instead. */
  resolveDuel: { result: Effect; mayRefuse?: true }
}

const DO_IT = { en: 'do it', de: 'ausführen', it: 'farlo' }

function startDuel(
  g: G,
  f: ResolveFrame,
  skill: DuelValue,
  challenger: Ref[],
  challenged: Ref[],
  result: string,
  {
    discards = false,
    refusable = false,
    bonus,
  }: { discards?: boolean | undefined; refusable?: boolean | undefined; bonus?: Amount | undefined },
): void {
  const { procedure: _, step: __, ...known } = f
  g.call(resolveDuel, {
    skill,
    challenger,
    challenged,
    result,
    discards,
    refusable,
    refused: null,
    bids: null,
    event: null,
    known,
    pay: null,
    values: [0, 0],
    decided: false,
    bonus: bonus ?? null,
  })
}

const refused = {
  en: 'your opponent may dishonor the challenged character to refuse the duel; then it is not resolved',
  de: 'dein Gegner darf den herausgeforderten Charakter entehren, um das Duell abzulehnen; dann wird es nicht abgehandelt',
  it: 'il tuo avversario può disonorare il personaggio sfidato per rifiutare il duello; in tal caso non viene risolto',
}

const duelSaid: SaidVerb<LaterVerbs['duel']>['say'] = {
  en: ({ skill, challenger, challenged, discardInsteadOfHonor, mayRefuse, bonus }, context) => {
    const who = en.phrase(challenger, context)
    const whom = en.phrase(challenged, context).acc
    remember(challenged, context)
    return {
      ...(mayRefuse && { after: [refused.en] }),
      ...(bonus && {
        after: [
          `until the end of the duel, each of them gets +X military skill, where X is ${en.value(bonus, context)}`,
        ],
      }),
      ...statement(who, `challenge ${whom} to a ${en.duelName(skill)}`),
      ...(discardInsteadOfHonor && {
        after: [
          'a player who has to give honor because of the bids in this duel may discard that many cards from their hand instead',
        ],
      }),
    }
  },
  de: ({ skill, challenger, challenged, discardInsteadOfHonor, mayRefuse, bonus }, context) => {
    const who = de.phrase(challenger, context)
    const whom = de.phrase(challenged, context)
    return {
      ...(mayRefuse && { after: [refused.de] }),
      ...(bonus && {
        after: [
          `bis zum Ende des Duells erhält jeder von ihnen +X Militär-Fertigkeit (X ist ${de.value(bonus, context)})`,
        ],
      }),
      ...gilt(who, verbs.herausfordern, object(whom, `zu einem ${duelName[skill]}`)),
      ...(discardInsteadOfHonor && {
        after: [
          'ein Spieler, der aufgrund der Gebote in diesem Duell Ehre geben muss, darf stattdessen ebenso viele Karten von seiner Hand ablegen',
        ],
      }),
    }
  },
  it: ({ skill, challenger, challenged, discardInsteadOfHonor, mayRefuse, bonus }, context) => {
    const who = it.phrase(challenger, context)
    const whom = it.phrase(challenged, context)
    return {
      ...(mayRefuse && { after: [refused.it] }),
      ...(bonus && {
        after: [
          `fino alla fine del duello, ciascuno di essi riceve +X abilità militare (X è ${it.value(bonus, context)})`,
        ],
      }),
      ...dice(who, ['sfida', 'sfidano'], `${whom.with()} a un ${duello[skill]}`),
      ...(discardInsteadOfHonor && {
        after: [
          'un giocatore che deve dare onore per le offerte in questo duello può invece scartare altrettante carte dalla sua mano',
        ],
      }),
    }
  },
}

export const laterVerbs: VerbWords<LaterVerbs> = {
  lasting: {
    subjects: () => [],
    could: (g, c, { for: period, what }) => {
      // What ends with the conflict is not begun outside one.
      if (period === 'conflict' && g.state.conflict === null && on('glossary/andauernde-effekte/4'))
        return false
      // Of what is still to be found nothing can be told.
      if (c.it.length === 0 && mentions(what, 'it')) return false
      const scope = 'to' in what ? what.to : undefined
      if (scope === undefined || scope === 'duelWinner' || scope === 'duelLoser') return true
      const ids =
        typeof scope === 'object' ? matching(g, scope, c) : subjectRefs(g, scope, c).map(({ card }) => card)
      return ids.some((id) => canBeAffected(g, id, c.self) && affects(g, what, id, c))
    },
    reads: () => aspects.ANYTHING,
    changes: (g, f, { for: period, what }) => lasting(g, f, what, period),
    deed: DO_IT,
    tell: (verb, language, context) => language.lasting([verb], context),
  },
  fromNowOn: {
    subjects: () => [],
    could: () => true,
    reads: () => aspects.ANYTHING,
    changes: (g, f, { what }) => lasting(g, f, what, 'game'),
    deed: DO_IT,
    tell: ({ what }, language, context) => [
      {
        leads: what.if ? [language.holds(what.if, context)] : [],
        parts: [language.constant(what, context, () => '')],
      },
    ],
  },
  delayed: {
    subjects: () => [],
    could: (g, c, { effect }) => couldFollow(g, c, effect),
    reads: () => aspects.NOTHING,
    inside: ({ effect }) => [effect],
    changes: (g, f, { when, effect }) => {
      const it_ = f.it.length > 0 ? f.it : (f.targets[0] ?? [])
      const delayed = {
        seat: f.you,
        source: refTo(g.state, f.self.card),
        for: 'endOf' in when ? when.endOf : ('conflict' as const),
        ability: idOf(effect),
        delayed: true,
        // As they are now: one of them may just have entered play.
        it: it_.map((ref) => refTo(g.state, ref.card)),
        amounts: {},
        element: null,
        uses: NONE,
        ...(f.named !== null && { named: f.named }),
      }
      return [{ kind: 'lasting', effect: delayed }]
    },
    deed: DO_IT,
    tell: ({ when, if: condition, effect, each }, language, context, effects) => {
      const lead = 'endOf' in when ? language.endOf(when.endOf) : language.when([when], context, 'delayed')
      const within = 'endOf' in when ? context : { ...context, trigger: when }
      const holds = condition ? [language.if(condition, within)] : []
      const period = each ? [language.until('conflict')] : []
      return after([...period, lead, ...holds], effects(effect, within))
    },
  },
  nameCard: {
    subjects: () => [],
    could: () => true,
    reads: () => aspects.NOTHING,
    perform: (g, f, { for: period, what }) => {
      g.call(nameOne, { seat: f.you, source: f.self, ability: idOf(what), period, name: null })
    },
    deed: { en: 'name a card', de: 'eine Karte benennen', it: 'nominare una carta' },
    tell: ({ for: period, what }, language, context) => [
      { leads: [], parts: [language.cost({ nameCard: true }, context)] },
      ...language.lasting([{ do: 'lasting', for: period, what }], context),
    ],
  },
  gainAbilityOf: {
    subjects: () => [],
    could: (g, c, { actions }) =>
      (c.targets[0] ?? []).some(({ card }) =>
        actions ? prepared(cardAt(g.state, card).def).actions.length > 0 : triggeredOn(g, card).length > 0,
      ),
    reads: () => aspects.TABLE,
    perform: (g, f, { for: period, actions }) => {
      const [from] = f.targets[0] ?? []
      if (from === undefined) return
      if (actions) {
        const gained = prepared(cardAt(g.state, from.card).def).actions.map(({ id }) =>
          forAWhile(f, id, period, [f.self]),
        )
        if (gained.length > 0) happen(g, ...gained)
        return
      }
      const abilities = triggeredOn(g, from.card).map((r) => r.id)
      g.call(gainOne, { seat: f.you, card: f.self, abilities, period, chosen: null })
    },
    deed: { en: 'gain an ability', de: 'eine Fähigkeit erhalten', it: 'ottenere una capacità' },
    say: {
      en: ({ from, for: period, actions }, context) =>
        statement(
          simple(`this ${context.self}`),
          `gain ${actions ? 'each action' : '1 triggered'} ability printed on ${en.phrase(from, context).acc} until the end of the ${period}`,
        ),
      de: ({ from, for: period, actions }, context) =>
        gilt(
          de.self(context),
          verbs.erhalten,
          `bis zum ${endOf[period]} ${actions ? 'jede aufgedruckte Aktionsfähigkeit' : '1 aufgedruckte ausgelöste Fähigkeit'} ${de.phrase(from, context).in('gen')}`,
        ),
      it: ({ from, for: period, actions }, context) =>
        dice(
          it.self(context),
          ['ottiene', 'ottengono'],
          `${actions ? 'ogni capacità di azione' : '1 capacità innescata'} stampata ${it.phrase(from, context).with('su')} fino alla ${fineDi[period]}`,
        ),
    },
  },
  duel: {
    subjects: ({ challenger, challenged }) => [challenger, challenged],
    could: (g, c, { skill, challenger, challenged }) =>
      [challenger, challenged].every((side) =>
        someOf(g, c, side, (id) => meets('glossary/gedankenstrich/4', duelValueOf(g, id, skill) !== null)),
      ),
    reads: () => aspects.SKILLS,
    inside: ({ result }) => [result],
    perform: (g, f, verb) => {
      const [a = [], b = []] = subjects(g, f, verb)
      if (a.length > 0 && b.length > 0)
        startDuel(g, f, verb.skill, a, b, idOf(verb.result), {
          discards: verb.discardInsteadOfHonor,
          refusable: verb.mayRefuse,
          bonus: verb.bonus,
        })
    },
    deed: { en: 'duel', de: 'duellieren', it: 'duellare' },
    say: duelSaid,
    follows: ({ result }) => result,
  },
  resolveDuel: {
    subjects: () => [],
    could: () => true,
    reads: () => aspects.NOTHING,
    inside: ({ result }) => [result],
    perform: (g, f, { result, mayRefuse }) => {
      const [against] = f.paid
      const cost = triggeredOf(registered(f.ability)).cost?.find((one) => 'duel' in one)
      if (against !== undefined && cost !== undefined)
        startDuel(g, f, cost.duel, [f.self], [against], idOf(result), { refusable: mayRefuse })
    },
    deed: { en: 'resolve a duel', de: 'ein Duell abhandeln', it: 'risolvere un duello' },
    say: {
      en: ({ mayRefuse }) => ({
        ...order('resolve the duel'),
        ...(mayRefuse && { after: [refused.en] }),
      }),
      de: ({ mayRefuse }) => ({
        ...befehl(verbs.abhandeln, 'das Duell'),
        ...(mayRefuse && { after: [refused.de] }),
      }),
      it: ({ mayRefuse }) => ({
        ...fa('you', verbi.risolvere, 'il duello'),
        ...(mayRefuse && { after: [refused.it] }),
      }),
    },
    follows: ({ result }) => result,
  },
}
