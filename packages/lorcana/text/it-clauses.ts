/** Italian: the verbs of the game; somebody does something, or something is so. */
import { adverb, mergedLeads, plain, type Sentence } from '@regelwerk/say'
import {
  are,
  deed,
  ere,
  fixed,
  type ItalianClause,
  infinitive,
  sentence as inOrder,
  nobody,
  type Phrase,
  statement,
  type Verb,
} from '@regelwerk/say/it'
import type { Who } from '../abilities.ts'
import type { Context } from './grammar.ts'
import { player } from './it-phrases.ts'

export const lexemes = {
  aggiungere: ere('aggiung'),
  cercare: are('cerc'),
  dare: { imperative: 'dai', s: 'dà', p: 'danno', infinitive: 'dare', stem: 'dal' },
  esiliare: { ...are('esili'), p: 'esiliano' },
  farTornare: {
    imperative: 'fai',
    s: 'fa',
    p: 'fanno',
    infinitive: 'far',
    stem: 'fal',
    along: 'tornare',
  },
  giocare: are('gioc'),
  guardare: are('guard'),
  impegnare: are('impegn'),
  infliggere: ere('infligg'),
  mescolare: are('mescol'),
  mettere: ere('mett'),
  nominare: are('nomin'),
  ottenere: { imperative: 'ottieni', s: 'ottiene', p: 'ottengono', infinitive: 'ottenere' },
  pagare: are('pag'),
  perdere: ere('perd'),
  pescare: are('pesc'),
  preparare: are('prepar'),
  rimettere: ere('rimett'),
  rimuovere: ere('rimuov'),
  ripetere: ere('ripet'),
  riprendere: { ...ere('riprend'), along: 'in mano' },
  rivelare: are('rivel'),
  scartare: are('scart'),
  scegliere: { imperative: 'scegli', s: 'sceglie', p: 'scelgono', infinitive: 'scegliere' },
  scegliereEScartare: {
    imperative: 'scegli e scarta',
    s: 'sceglie e scarta',
    p: 'scelgono e scartano',
    infinitive: 'scegliere e scartare',
  },
  spostare: are('spost'),
} satisfies Record<string, Verb>

/** Somebody does something. Only what the actor of the ability does can be left to them. */
export function act(
  context: Context,
  verb: Verb,
  object: Phrase | string,
  rest = '',
  who: Who = context.actor,
): ItalianClause {
  const me = who === 'me' ? 'you' : who
  // "Pesca" would mean them: in the midst of what another does, you are named.
  if (me === 'you' && context.actor !== 'you')
    return statement(nobody, ['sei tu a', 'sei tu a'], infinitive(deed('you', verb, object, rest)))
  const isAgain = context.isNamed && me === context.actor
  const said = deed(me === 'you' ? 'you' : isAgain ? nobody : player(me, context), verb, object, rest)
  return me === context.actor ? said : { ...said, doer: undefined, deed: undefined }
}

/** What is done one after the other is said so. */
export function sentence(said: Sentence<ItalianClause>): string {
  const leads = mergedLeads(
    said.leads,
    ['se '],
    (before, word, text) => `${before} e ${text.slice(word.length)}`,
  )
  return inOrder({ ...said, leads }, true)
}

/** One clause alone. */
export const said = (clause: ItalianClause): string => sentence(plain(clause))

/** Both at the same time. */
export const together = (parts: readonly ItalianClause[]): string => inOrder(plain(...parts))

export const opponents = fixed('gli avversari', 'm', true)
export const la: Phrase = { with: () => '', gender: 'f', plural: false, clitic: 'la' }
export const le: Phrase = { with: () => '', gender: 'f', plural: true, clitic: 'le' }
export const cannot = ['non può', 'non possono'] as const

/** One after the other on the same cards: "rivelare una carta tra queste e aggiungerla alla tua mano". */
export function afterRevealing(what: Phrase, then: ItalianClause, context: Context): ItalianClause {
  if (what.clitic) return act(context, lexemes.rivelare, what, `e ${infinitive(then)}`)
  return act(context, lexemes.rivelare, `${what.with()} e ${infinitive(then)}`)
}

export const poi = adverb('poi')
