/** Italian: nouns, names and their forms. */
import {
  are,
  type Determiner,
  ere,
  type Noun as ItalianNoun,
  isc,
  noun,
  type Phrase,
  simple as simpleOf,
  type Verb,
} from '@regelwerk/say/it'
import type { Clan, DuelValue, Element, Period, Phase, Skill, Stat, Status } from '../abilities.ts'
import type { Noun, Referent } from './grammar.ts'

export const nouns: Readonly<Record<Noun, ItalianNoun>> = {
  stronghold: noun('f', 'roccaforte', 'roccaforti'),
  role: noun('m', 'ruolo', 'ruoli'),
  province: noun('f', 'provincia', 'province'),
  attachment: noun('m', 'accessorio', 'accessori'),
  card: noun('f', 'carta', 'carte'),
  holding: noun('m', 'possedimento', 'possedimenti'),
  event: noun('m', 'evento', 'eventi'),
  character: noun('m', 'personaggio', 'personaggi'),
  ring: noun('m', 'anello', 'anelli'),
}

export const clanNames: Readonly<Record<Clan, string>> = {
  crab: 'del Granchio',
  crane: 'della Gru',
  dragon: 'del Drago',
  lion: 'del Leone',
  phoenix: 'della Fenice',
  scorpion: 'dello Scorpione',
  unicorn: "dell'Unicorno",
  shadowlands: "delle Terre d'Ombra",
  neutral: 'neutrale',
}
/** Without their endings. */
export const statusNames: Readonly<Record<Status, string>> = {
  honored: 'onorat',
  dishonored: 'disonorat',
  tainted: 'contaminat',
}
/** Behind "anello", "provincia", "conflitto". */
export const ofElement: Readonly<Record<Element, string>> = {
  air: "dell'Aria",
  earth: 'della Terra',
  fire: 'del Fuoco',
  void: 'del Vuoto',
  water: "dell'Acqua",
}
const phases: Readonly<Record<Phase, string>> = {
  dynasty: 'la fase di dinastia',
  draw: 'la fase di pesca',
  conflict: 'la fase di conflitto',
  fate: 'la fase del fato',
  regroup: 'la fase di riorganizzazione',
}
export const phaseName = (phase: Phase): string => phases[phase]
/** "fino alla fine del conflitto" */
export const endOf: Readonly<Record<Period, string>> = {
  conflict: 'fine del conflitto',
  phase: 'fine della fase',
  round: 'fine del round',
}
export const inThis: Readonly<Record<Period, string>> = {
  conflict: 'durante questo conflitto',
  phase: 'in questa fase',
  round: 'in questo round',
}
export const perPeriod: Readonly<Record<Period | 'opportunity', string>> = {
  opportunity: 'per opportunità di conflitto',
  conflict: 'per conflitto',
  phase: 'per fase',
  round: 'per round',
}
export const statNames: Readonly<Record<Stat, readonly [name: string, gender: 'm' | 'f']>> = {
  military: ['abilità militare', 'f'],
  political: ['abilità politica', 'f'],
  printedPolitical: ['abilità politica stampata', 'f'],
  glory: ['gloria', 'f'],
  cost: ['costo stampato', 'm'],
  strength: ['forza', 'f'],
  fate: ['fato', 'm'],
  attachments: ['numero di accessori', 'm'],
  tokens: ['segnalini onore', 'm'],
}
/** Behind "conflitto". */
export const conflictAdjective: Readonly<Record<Skill, string>> = {
  military: 'militare',
  political: 'politico',
}
export const duelName: Readonly<Record<DuelValue, string>> = {
  glory: 'duello di gloria',
  military: 'duello militare',
  political: 'duello politico',
  baseMilitary: "duello militare con l'abilità di base",
  bareMilitary: 'duello militare senza i modificatori degli accessori',
}

/** A noun by its name alone: "questo personaggio", "quelle carte". */
export const simple = (determiner: Determiner, name: Noun, plural = false, participle = ''): Phrase =>
  simpleOf(determiner, nouns[name], plural, participle)

export const genderIn = ({ noun: name }: Referent): 'm' | 'f' => nouns[name].gender

export const carte = (n: number): string => `${n} ${n === 1 ? 'carta' : 'carte'}`

const mettere: Verb = ere('mett')
const aumentare: Verb = are('aument')
const diminuire: Verb = isc('diminu')

export const verbs = {
  annullare: are('annull'),
  aggiungere: ere('aggiung'),
  assegnare: are('assegn'),
  aumentare,
  aumentareODiminuire: {
    imperative: 'aumenta o diminuisci',
    s: 'aumenta o diminuisce',
    p: 'aumentano o diminuiscono',
    infinitive: 'aumentare o diminuire',
  },
  cambiare: { ...are('cambi'), imperative: 'cambia' },
  cercare: are('cerc'),
  controllare: are('controll'),
  dare: { imperative: 'dai', s: 'dà', p: 'danno', infinitive: 'dare' },
  dichiarare: are('dichiar'),
  diminuire,
  distribuire: isc('distribu'),
  dimezzare: are('dimezz'),
  disonorare: are('disonor'),
  contaminare: are('contamin'),
  giocare: are('gioc'),
  girare: are('gir'),
  guardare: are('guard'),
  impostare: are('impost'),
  inchinare: are('inchin'),
  iniziare: { ...are('inizi'), imperative: 'inizia' },
  mescolare: are('mescol'),
  mettere,
  mettereInGioco: { ...mettere, along: 'in gioco' },
  nominare: are('nomin'),
  offrire: { imperative: 'offri', s: 'offre', p: 'offrono', infinitive: 'offrire' },
  onorare: are('onor'),
  ottenere: { imperative: 'ottieni', s: 'ottiene', p: 'ottengono', infinitive: 'ottenere' },
  perdere: ere('perd'),
  pescare: are('pesc'),
  piazzare: are('piazz'),
  prendere: ere('prend'),
  preparare: are('prepar'),
  raddoppiare: { ...are('raddoppi'), imperative: 'raddoppia' },
  restituire: isc('restitu'),
  ripristinare: are('ripristin'),
  riempire: { imperative: 'riempi', s: 'riempie', p: 'riempiono', infinitive: 'riempire' },
  rimettere: ere('rimett'),
  rimuovere: { imperative: 'rimuovi', s: 'rimuove', p: 'rimuovono', infinitive: 'rimuovere' },
  risolvere: ere('risolv'),
  rivelare: are('rivel'),
  rivendicare: are('rivendic'),
  sacrificare: are('sacrific'),
  scambiare: { ...are('scambi'), imperative: 'scambia' },
  scartare: are('scart'),
  scegliere: { imperative: 'scegli', s: 'sceglie', p: 'scelgono', infinitive: 'scegliere' },
  sfidare: are('sfid'),
  spendere: ere('spend'),
  spezzare: are('spezz'),
  spostare: are('spost'),
  tenere: { imperative: 'tieni', s: 'tiene', p: 'tengono', infinitive: 'tenere' },
  terminare: are('termin'),
  trattare: are('tratt'),
} satisfies Record<string, Verb>
