/** Italian: who does what. */
import { words } from '@regelwerk/say'
import { are, deed, ere, type ItalianClause, isc, type Phrase, type Verb } from '@regelwerk/say/it'
import type { Amount, Targets, Who } from '../../abilities.ts'
import { isSeveral, type Telling, targetsOf } from '../grammar.ts'
import { amount, equalTo, perChosen, quantity } from './amounts.ts'
import { actorOf, opponent, phrase, player } from './phrases.ts'
import { AMBER } from './words.ts'

const fare: Verb = { imperative: 'fai', s: 'fa', p: 'fanno', infinitive: 'far', stem: 'fal' }
const scegliere: Verb = { imperative: 'scegli', s: 'sceglie', p: 'scelgono', infinitive: 'scegliere' }

export const verbs = {
  annullare: are('annull'),
  archiviare: are('archivi'),
  assegnare: are('assegn'),
  attaccare: are('attacc'),
  catturare: are('cattur'),
  cercare: are('cerc'),
  curare: are('cur'),
  dare: { imperative: 'dai', s: 'dà', p: 'danno', infinitive: 'dare' },
  distruggere: ere('distrugg'),
  epurare: are('epur'),
  esaltare: are('esalt'),
  esaurire: isc('esaur'),
  farCombattere: { ...fare, along: 'combattere' },
  farMietere: { ...fare, along: 'mietere' },
  forgiare: are('forgi'),
  giocare: are('gioc'),
  guadagnare: are('guadagn'),
  guardare: are('guard'),
  infliggere: ere('infligg'),
  infuriare: are('infuri'),
  mettere: ere('mett'),
  nominare: are('nomin'),
  ottenere: { imperative: 'ottieni', s: 'ottiene', p: 'ottengono', infinitive: 'ottenere' },
  perdere: ere('perd'),
  pescare: are('pesc'),
  prendere: ere('prend'),
  preparare: are('prepar'),
  raddoppiare: are('raddoppi'),
  proteggere: ere('protegg'),
  ricevere: ere('ricev'),
  riempire: { imperative: 'riempi', s: 'riempie', p: 'riempiono', infinitive: 'riempire' },
  ridistribuire: isc('ridistribu'),
  rimandare: are('rimand'),
  riordinare: are('riordin'),
  rimettere: ere('rimett'),
  rimescolare: are('rimescol'),
  risolvere: ere('risolv'),
  rivelare: are('rivel'),
  rubare: are('rub'),
  sacrificare: are('sacrific'),
  scambiare: are('scambi'),
  scartare: are('scart'),
  scegliere,
  spostare: are('spost'),
  stordire: isc('stord'),
  terminare: are('termin'),
  togliere: { imperative: 'togli', s: 'toglie', p: 'tolgono', infinitive: 'togliere' },
  usare: are('us'),
} satisfies Record<string, Verb>

/** How somebody lets others do it, after "puoi" and "per". */
const letting = (clause: ItalianClause, verb: Verb, subject: Phrase, rest: string): ItalianClause => ({
  ...clause,
  deed: { verb: fare, rest: words(verb.infinitive, verb.along, rest, subject.with('a')) },
})

/** Somebody does something. Of others than the actor it is said that the actor has them do it. */
export function act(
  context: Telling,
  verb: Verb,
  object: Phrase | string,
  rest = '',
  who: Who = context.actor,
): ItalianClause {
  const doer = actorOf(context)
  if (who === context.actor) return deed(doer, verb, object, rest)
  const subject = player(who, context)
  const clause = { ...deed(subject, verb, object, rest), doer }
  return subject === 'you' ? clause : letting(clause, verb, subject, clause.rest)
}

/** Something is done to cards: "distruggi una creatura". */
export function doTo(context: Telling, verb: Verb, what: Targets, rest = ''): ItalianClause {
  const per = perChosen(targetsOf(what), context)
  return act(context, verb, phrase(what, context), words(rest, per))
}

/** Something happens by a card: "una creatura amica cattura 1 Æmbra". */
export function happens(
  context: Telling,
  subject: Phrase,
  verb: Verb,
  object: Phrase | string,
  rest = '',
): ItalianClause {
  const clause = { ...deed(subject, verb, object, rest), doer: actorOf(context) }
  return letting(clause, verb, subject, clause.rest)
}

/** "1 Æmbra": the amount, or all of it. */
export const amberOf = (n: Amount | 'all', context: Telling, all: string): string =>
  n === 'all' ? all : quantity(n, context, AMBER)

export const theirAmber = (context: Telling): string =>
  context.actor === 'opponent' ? `tutta la tua ${AMBER}` : `tutta l'${AMBER} ${opponent(context).with('di')}`

export const yourAmber = (who: Who): string =>
  who === 'you' ? `tutta la tua ${AMBER}` : `tutta la sua ${AMBER}`

export const damage = (n: number): string => (n === 1 ? '1 danno' : `${n} danni`)

/** "3 danni a una creatura" */
export function dealt(
  { n, to, splash }: { n: Amount; to: Targets; splash?: number },
  context: Telling,
): string {
  const [first] = targetsOf(to)
  const picks = typeof first === 'object' && 'choose' in first
  const chosen = perChosen(targetsOf(to), context)
  if (picks && typeof n === 'object') {
    const equal = equalTo(n, context, 'danni')
    return `${equal} ${phrase(to, context).with('a')}`
  }
  const said = amount(n, context, damage)
  const target = eachOf(to, context, 'a')
  return words(said.n, splash !== undefined && `con splash ${splash}`, target, said.per ?? chosen)
}

/** "a ciascuna di 2 creature" */
export function eachOf(to: Targets, context: Telling, preposition: 'a' | 'su' | 'da'): string {
  const several = isSeveral(to, context)
  const what = phrase(to, context)
  return several
    ? `${preposition} ciascun${what.gender === 'f' ? 'a' : 'o'} ${what.with('di')}`
    : what.with(preposition)
}
