/** Playing cards, and paying for it (4.3, 6.1.7). */
import { type Ref, refTo, type Seat } from '@regelwerk/core'
import { words } from '@regelwerk/say'
import { object, verbs } from '@regelwerk/say/de'
import { agreeing } from '@regelwerk/say/it'
import type { Target, Who } from '../../abilities.ts'
import { type G, on, rule } from '../../book.ts'
import { isChoice } from '../../prepare.ts'
import { payInk } from '../../rules/01-concepts.ts'
import { canBePlayedByEffect, canBeShiftedByEffect, playCard, shiftByEffect } from '../../rules/04-play.ts'
import { couldBeDone } from '../../rules/06-choosing.ts'
import { inside } from '../../rules/06-resolving.ts'
import type { Resolving } from '../../rules/06-under-way.ts'
import { cardAt, type LorcanaState, PLAY, readyInk } from '../../state.ts'
import { refsOf } from '../../targets.ts'
import { lexemes } from '../../text/it-clauses.ts'
import { keywords } from '../keywords/index.ts'
import { de, en, it } from '../saying.ts'
import type { VerbWords } from '../word.ts'
import { reportSome, them } from './doing.ts'

export interface PlayingVerbs {
  /**
   * Play cards: `free` ignores their costs (6.1.7). `afterwards`: an action goes to the bottom of the deck instead of to the
   * discard.
   */
  play: { what: Target; free?: true; exerted?: true; afterwards?: 'bottom'; who?: Who }
  /** Shift a card for free onto one of your characters (6.1.7, 8.10). */
  shift: { what: Target }
  payInk: { n: number }
}

/** A card that this effect has just brought to another zone is still meant (6.1.11). */
function asTheyAre(g: G, f: Resolving, what: Target): Ref[] {
  if (what !== 'it') return refsOf(g, inside(g, f), what)
  return f.it
    .filter(({ card, life }) => cardAt(g.state, card).life - life <= 1)
    .map(({ card }) => refTo(g.state, card))
}

/** What a card says goes, also in the turn of another. */
export const mayPlayNow = rule('1.2.1', (_: LorcanaState, __: Seat): boolean => true)

export const playingVerbs: VerbWords<PlayingVerbs> = {
  play: {
    targets: ({ what }) => [what],
    where: 'anywhere',
    could: (g, f, verb) => {
      if (isChoice(verb.what)) return couldBeDone(g, f, verb)
      return asTheyAre(g, f, verb.what).some(
        ({ card }) =>
          cardAt(g.state, card).zone !== PLAY && canBePlayedByEffect(g, f.you, card, verb.free === true),
      )
    },
    whyNot: (g, f, { free }, id) => (canBePlayedByEffect(g, f.you, id, free === true) ? null : '6.7.3.3'),
    perform: (g, f, verb) => {
      const allowed = mayPlayNow(g.state, f.you)
      const free = verb.free === true
      const refs = (verb.what === 'it' ? asTheyAre(g, f, 'it') : them(g, f, verb)).filter(
        ({ card }) =>
          cardAt(g.state, card).zone !== PLAY &&
          (isChoice(verb.what) || canBePlayedByEffect(g, f.you, card, free)),
      )
      reportSome(f, refs.length > 0 && allowed)
      if (!allowed) return
      // In play it is another object (7.1.6), and "they" is that one.
      f.it = refs.map(({ card, life }) => ({ card, life: life + 1 }))
      // The last to be called is the first to be played.
      for (const { card } of [...refs].reverse()) {
        const how = { verb: free && on('6.1.7') ? ('play free' as const) : ('play' as const), card }
        g.call(playCard, {
          seat: f.you,
          how,
          byEffect: true,
          exerted: verb.exerted === true,
          toBottom: verb.afterwards === 'bottom',
          total: 0,
        })
      }
    },
    say: {
      en: ({ what, free, exerted, afterwards, who }, context) => {
        const said = en.played(what, context)
        const mine = en.your(context)
        const after = [
          ...(exerted ? [`${context.said.it?.plural ? 'they enter' : 'it enters'} play exerted`] : []),
          ...(afterwards
            ? [`after that, put it on the bottom of ${mine} deck instead of into ${mine} discard`]
            : []),
        ]
        return { ...en.act(context, words('play', said, free && 'for free'), who), after }
      },
      de: ({ what, free, exerted, afterwards, who }, context) => {
        const how = words(free && 'kostenlos', free && exerted && 'und', exerted && 'erschöpft')
        const said = de.played(what, context)
        const clause = de.act(context, verbs.ausspielen, object(said, how), who)
        if (!afterwards) return clause
        const [deck, discard] = [de.your(context, 'acc', 'n'), de.your(context, 'acc', 'm')]
        const instead = `danach unter ${deck} Deck statt auf ${discard} Ablagestapel`
        const bottom = de.act(context, verbs.legen, { pronoun: de.itsPronoun(context), middle: instead })
        return { ...clause, after: [de.sentence({ leads: [], parts: [bottom] })] }
      },
      it: ({ what, free, exerted, afterwards, who }, context) => {
        const said = it.played(what, context)
        const impegnata = agreeing('impegnat', said.gender, said.plural)
        const [deck, discard] = [it.your(context, 'm', false), it.your(context, 'm', true)]
        const bottom = it.act(
          context,
          lexemes.mettere,
          it.la,
          `in fondo al ${deck} mazzo invece che nei ${discard} scarti`,
        )
        const after = [
          ...(exerted ? [`${said.plural ? 'entrano' : 'entra'} in gioco ${impegnata}`] : []),
          ...(afterwards ? [it.sentence({ leads: [it.poi], parts: [bottom] })] : []),
        ]
        return { ...it.act(context, lexemes.giocare, said, free ? 'gratis' : '', who), after }
      },
    },
    asks: {
      en: { choose: 'to play', may: (what) => `Do you want to play ${what}?` },
      de: { choose: ['nom', 'ausgespielt werden'], may: (what) => `Möchtest du ${what} ausspielen?` },
      it: { choose: 'da giocare', may: (what) => `Vuoi giocare ${what}?` },
    },
  },
  shift: {
    targets: ({ what }) => [what],
    where: 'anywhere',
    could: couldBeDone,
    whyNot: (g, f, _, id) => (canBeShiftedByEffect(g, f.you, id) ? null : '6.7.3.3'),
    perform: (g, f, verb) => {
      const refs = them(g, f, verb)
      reportSome(f, refs.length > 0)
      f.it = refs.map(({ card, life }) => ({ card, life: life + 1 }))
      for (const { card } of refs) g.call(shiftByEffect, { seat: f.you, card, onto: null })
    },
    say: {
      en: ({ what }, context) => en.act(context, `shift ${en.played(what, context)} for free`),
      de: ({ what }, context) => {
        const field = object(de.played(what, context), `mit ${keywords.shift.name.de} kostenlos`)
        return de.act(context, verbs.ausspielen, field)
      },
      it: ({ what }, context) =>
        it.act(context, lexemes.giocare, it.played(what, context), `con ${keywords.shift.name.it} gratis`),
    },
    asks: {
      en: { choose: 'to shift', may: (what) => `Do you want to shift ${what}?` },
      de: {
        choose: ['nom', `mit ${keywords.shift.name.de} ausgespielt werden`],
        may: (what) => `Möchtest du ${what} mit ${keywords.shift.name.de} ausspielen?`,
      },
      it: {
        choose: `da giocare con ${keywords.shift.name.it}`,
        may: (what) => `Vuoi giocare ${what} con ${keywords.shift.name.it}?`,
      },
    },
  },
  payInk: {
    targets: () => [],
    where: 'anywhere',
    could: (g, f, { n }) => readyInk(g.state, f.you) >= n,
    perform: (g, f, { n }) => {
      const possible = readyInk(g.state, f.you) >= n
      reportSome(f, possible)
      if (possible && on('6.7.3.1')) payInk(g, f.you, n)
    },
    say: {
      en: ({ n }, context) => en.act(context, `pay ${n} {I}`),
      de: ({ n }, context) => de.act(context, verbs.zahlen, `${n} {I}`),
      it: ({ n }, context) => it.act(context, lexemes.pagare, `${n} {I}`),
    },
    asks: {
      en: { choose: 'for this effect', may: () => 'Do you want to pay ink for this effect?' },
      de: {
        choose: ['acc', 'dieser Effekt gelten', 'für'],
        may: () => 'Möchtest du für diesen Effekt Tinte zahlen?',
      },
      it: { choose: 'per questo effetto', may: () => 'Vuoi pagare inchiostro per questo effetto?' },
    },
  },
}
