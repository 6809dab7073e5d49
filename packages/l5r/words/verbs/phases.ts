/** Phases: one more of them. */
import { order as befehl, verbs } from '@regelwerk/say/de'
import { order } from '@regelwerk/say/en'
import { deed as fa } from '@regelwerk/say/it'
import { actionWindow, dynastyPhase, fatePhase } from '../../rules/under-way.ts'
import { verbs as verbi } from '../../text/it-words.ts'
import { UNDER_WAY } from '../aspects.ts'
import type { VerbWords } from '../records.ts'

export interface PhaseVerbs {
  /** After this one. The dynasty phase ends for it, and no fate is collected in the second. */
  additionalPhase: { phase: 'dynasty' | 'fate' }
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
}
