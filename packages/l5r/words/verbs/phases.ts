/** The course of the game: phases, actions, who is first, who has won. */
import { order as befehl, statement as gilt, verbs } from '@regelwerk/say/de'
import { order } from '@regelwerk/say/en'
import { statement as dice, deed as fa, fixed } from '@regelwerk/say/it'
import { happen } from '../../rules/cards.ts'
import { actionWindow, dynastyPhase, fatePhase } from '../../rules/under-way.ts'
import { other } from '../../state.ts'
import * as en from '../../text/en-phrases.ts'
import { verbs as verbi } from '../../text/it-words.ts'
import { CONFLICT, NOTHING, TIME, UNDER_WAY } from '../aspects.ts'
import type { VerbWords } from '../records.ts'

export interface PhaseVerbs {
  /** After this one. The dynasty phase ends for it, and no fate is collected in the second. */
  additionalPhase: { phase: 'dynasty' | 'fate' }
  /** As if both players had passed; `after`: once the opponent has had another opportunity. */
  endActions: { after?: 'opponent' }
  becomeFirst: object
  winGame: object
}

const phases = { dynasty: dynastyPhase, fate: fatePhase }

export const phaseVerbs: VerbWords<PhaseVerbs> = {
  additionalPhase: {
    subjects: () => [],
    could: (g, _, { phase }) => g.frameOf(phases[phase]) !== null,
    reads: () => UNDER_WAY,
    isAnswer: true,
    perform: (g, _, { phase }) => {
      const [under, window] = [g.frameOf(phases[phase]), g.frameOf(actionWindow)]
      if (under === null) return
      under.again = true
      if (phase === 'dynasty' && window !== null) window.passes = 2
    },
    deed: { en: 'repeat a phase', de: 'eine Phase wiederholen', it: 'ripetere una fase' },
    say: {
      en: ({ phase }) =>
        phase === 'fate'
          ? order('resolve a second fate phase after this one')
          : {
              ...order('end the dynasty phase'),
              after: ['then there is an additional dynasty phase, during which players do not collect fate'],
            },
      de: ({ phase }) =>
        phase === 'fate'
          ? befehl(verbs.abhandeln, 'nach dieser eine zweite Schicksalsphase')
          : {
              ...befehl(verbs.beenden, 'die Dynastiephase'),
              after: [
                'danach gibt es eine zusätzliche Dynastiephase, in der kein Spieler Schicksal einsammelt',
              ],
            },
      it: ({ phase }) =>
        phase === 'fate'
          ? fa('you', verbi.risolvere, 'una seconda fase del fato dopo questa')
          : {
              ...fa('you', verbi.terminare, 'la fase della dinastia'),
              after: ["poi c'è una fase della dinastia aggiuntiva, in cui i giocatori non raccolgono fato"],
            },
    },
  },
  endActions: {
    subjects: () => [],
    could: (g) => g.state.conflict !== null && g.frameOf(actionWindow) !== null,
    reads: () => CONFLICT | UNDER_WAY,
    perform: (g, f, { after }) => {
      const window = g.frameOf(actionWindow)
      if (window === null) return
      if (after) window.endsAfter = other(f.you)
      else window.passes = 2
    },
    deed: { en: 'resolve the conflict', de: 'den Konflikt abhandeln', it: 'risolvere il conflitto' },
    say: {
      en: ({ after }) =>
        order(
          `resolve the conflict as if both players had passed consecutively${after ? " after your opponent's next action opportunity" : ''}`,
        ),
      de: ({ after }) =>
        befehl(verbs.abhandeln, {
          middle: `${after ? 'nach der nächsten Gelegenheit deines Gegners zu einer Aktion ' : ''}den Konflikt so`,
          behind: ', als ob beide Spieler nacheinander gepasst hätten',
        }),
      it: ({ after }) =>
        fa(
          'you',
          verbi.risolvere,
          `il conflitto come se entrambi i giocatori avessero passato di seguito${after ? ' dopo la prossima opportunità di azione del tuo avversario' : ''}`,
        ),
    },
  },
  becomeFirst: {
    subjects: () => [],
    could: (g, c) => g.state.first !== c.me,
    reads: () => TIME,
    changes: (g, f) =>
      g.state.first === f.you ? [] : [{ kind: 'pass first player', to: f.you, taken: true }],
    deed: { en: 'become the first player', de: 'Startspieler werden', it: 'diventare il primo giocatore' },
    say: {
      en: () => en.stated('become the first player'),
      de: () => gilt('you', verbs.werden, 'der Startspieler'),
      it: () => dice(fixed(''), ['diventi', ''], 'il primo giocatore'),
    },
  },
  winGame: {
    subjects: () => [],
    could: () => true,
    reads: () => NOTHING,
    perform: (g, f) => {
      g.rule = 'glossary/gewinnen-das-spiel-gewinnen/5'
      happen(g, { kind: 'win', seats: [f.you] })
    },
    deed: { en: 'win the game', de: 'das Spiel gewinnen', it: 'vincere la partita' },
    say: {
      en: () => en.stated('win the game'),
      de: () => gilt('you', verbs.gewinnen, 'das Spiel'),
      it: () => dice(fixed(''), ['vinci', ''], 'la partita'),
    },
  },
}
