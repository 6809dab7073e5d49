/** German: verbs and their forms. */
import { words } from './text.ts'

export interface Verb {
  imperative: string
  du: string
  er: string
  /** They, and "wir"; but "sein". */
  infinitive: string
  plural?: string
  /** Split off in a main clause: "wirf ... ab"; `apart` if it is a word of its own: "bereit zu machen". */
  particle?: string
  apart?: true
}

const irregular = (
  imperative: string,
  du: string,
  er: string,
  infinitive: string,
  particle?: string,
): Verb => ({ imperative, du, er, infinitive, particle })

const ends = (stem: string, ...with_: readonly string[]): boolean => with_.some((one) => stem.endsWith(one))

/** All regular: "archiviere", "archivierst", "archiviert", "archivieren". */
const regular = (stem: string, particle?: string): Verb => {
  const e = ends(stem, 't', 'd', 'chn') ? 'e' : ''
  const s = ends(stem, 's', 'ß', 'z') ? '' : 's'
  return irregular(`${stem}e`, `${stem}${e}${s}t`, `${stem}${e}t`, `${stem}en`, particle)
}
/** "handle", "handelst", "handelt", "handeln" */
const eln = (stem: string, particle?: string): Verb =>
  irregular(`${stem}le`, `${stem}elst`, `${stem}elt`, `${stem}eln`, particle)
/** "opfere", "opferst", "opfert", "opfern" */
const ern = (stem: string, particle?: string): Verb =>
  irregular(`${stem}ere`, `${stem}erst`, `${stem}ert`, `${stem}ern`, particle)
const geben = (particle?: string): Verb => irregular('gib', 'gibst', 'gibt', 'geben', particle)
const nehmen = (particle?: string): Verb => irregular('nimm', 'nimmst', 'nimmt', 'nehmen', particle)
const sehen = (particle?: string): Verb => irregular('sieh', 'siehst', 'sieht', 'sehen', particle)
const werfen = (particle?: string): Verb => irregular('wirf', 'wirfst', 'wirft', 'werfen', particle)
/** It tells no one what to do. */
const modal = (du: string, er: string, infinitive: string): Verb => irregular('', du, er, infinitive)
const apart = (of: Verb, particle: string): Verb => ({ ...of, particle, apart: true })
/** One or the other: "ehre oder entehre". */
const either = (a: Verb, b: Verb): Verb =>
  irregular(
    `${a.imperative} oder ${b.imperative}`,
    `${a.du} oder ${b.du}`,
    `${a.er} oder ${b.er}`,
    `${a.infinitive} oder ${b.infinitive}`,
  )

const machen = regular('mach')
const ehren = regular('ehr')
const entehren = regular('entehr')
const erhöhen = regular('erhöh')
const senken = regular('senk')

export const verbs = {
  abhandeln: eln('hand', 'ab'),
  ablegen: regular('leg', 'ab'),
  abwerfen: werfen('ab'),
  ändern: ern('änd'),
  anhängen: regular('häng', 'an'),
  anlegen: regular('leg', 'an'),
  anschauen: regular('schau', 'an'),
  ansehen: sehen('an'),
  archivieren: regular('archivier'),
  aufdecken: regular('deck', 'auf'),
  auffüllen: apart(regular('füll'), 'wieder auf'),
  aufheben: regular('heb', 'auf'),
  aufziehen: regular('zieh', 'auf'),
  ausgeben: geben('aus'),
  auslegen: regular('leg', 'aus'),
  ausspielen: regular('spiel', 'aus'),
  austauschen: regular('tausch', 'aus'),
  auswählen: regular('wähl', 'aus'),
  beanspruchen: regular('beanspruch'),
  behalten: irregular('behalte', 'behältst', 'behält', 'behalten'),
  behandeln: eln('behand'),
  beisteuern: ern('steu', 'bei'),
  beenden: regular('beend'),
  benennen: regular('benenn'),
  bereitMachen: apart(machen, 'bereit'),
  beschützen: regular('beschütz'),
  betäuben: regular('betäub'),
  beflecken: regular('befleck'),
  beugen: regular('beug'),
  bewegen: regular('beweg'),
  bleiben: regular('bleib'),
  bringen: regular('bring'),
  deklarieren: regular('deklarier'),
  drehen: regular('dreh'),
  durchsuchen: regular('durchsuch'),
  dürfen: modal('darfst', 'darf', 'dürfen'),
  ehren,
  ehrenOderEntehren: either(ehren, entehren),
  entehren,
  entfernen: regular('entfern'),
  erbeuten: regular('erbeut'),
  erhalten: irregular('erhalte', 'erhältst', 'erhält', 'erhalten'),
  erheben: regular('erheb'),
  erhöhen,
  erhöhenOderSenken: either(erhöhen, senken),
  erleiden: regular('erleid'),
  erschöpfen: regular('erschöpf'),
  festsetzen: regular('setz', 'fest'),
  geben: geben(),
  gehören: regular('gehör'),
  gelten: modal('giltst', 'gilt', 'gelten'),
  gewinnen: regular('gewinn'),
  haben: modal('hast', 'hat', 'haben'),
  halbieren: regular('halbier'),
  heilen: regular('heil'),
  herausfordern: ern('ford', 'heraus'),
  ignorieren: regular('ignorier'),
  initiieren: regular('initiier'),
  kommen: regular('komm'),
  können: modal('kannst', 'kann', 'können'),
  kontrollieren: regular('kontrollier'),
  kosten: regular('kost'),
  laden: irregular('lade', 'lädst', 'lädt', 'laden'),
  lassen: irregular('lasse', 'lässt', 'lässt', 'lassen'),
  legen: regular('leg'),
  mischen: regular('misch'),
  wiederherstellen: regular('stell', 'wieder her'),
  wiederholen: regular('wiederhol'),
  müssen: modal('musst', 'muss', 'müssen'),
  nachziehen: regular('zieh', 'nach'),
  nehmen: nehmen(),
  raten: irregular('rate', 'rätst', 'rät', 'raten'),
  opfern: ern('opf'),
  sammeln: eln('samm'),
  schmieden: regular('schmied'),
  sein: { ...modal('bist', 'ist', 'sein'), plural: 'sind' },
  senken,
  spielbereitMachen: apart(machen, 'spielbereit'),
  spielen: regular('spiel'),
  stehlen: irregular('stiehl', 'stiehlst', 'stiehlt', 'stehlen'),
  suchen: regular('such'),
  tauschen: regular('tausch'),
  umordnen: irregular('ordne', 'ordnest', 'ordnet', 'ordnen', 'um'),
  übernehmen: irregular('übernimm', 'übernimmst', 'übernimmt', 'übernehmen'),
  überspringen: regular('überspring'),
  ungeschmiedetMachen: apart(machen, 'ungeschmiedet'),
  unterwerfen: irregular('unterwirf', 'unterwirfst', 'unterwirft', 'unterwerfen'),
  verbannen: regular('verbann'),
  verdoppeln: eln('verdopp'),
  verlieren: regular('verlier'),
  verschieben: regular('verschieb'),
  vertauschen: regular('vertausch'),
  verteilen: regular('verteil'),
  verwenden: regular('verwend'),
  wählen: regular('wähl'),
  werden: modal('wirst', 'wird', 'werden'),
  wütendMachen: apart(machen, 'wütend'),
  zahlen: regular('zahl'),
  zählen: regular('zähl'),
  zeigen: regular('zeig'),
  zerstören: regular('zerstör'),
  ziehen: regular('zieh'),
  zufügen: regular('füg', 'zu'),
  zurückbringen: regular('bring', 'zurück'),
  zurücklegen: regular('leg', 'zurück'),
  zurücknehmen: nehmen('zurück'),
  zurückschicken: regular('schick', 'zurück'),
} satisfies Record<string, Verb>

/** "abwerfen", "bereit machen" */
export const wholeInfinitive = ({ infinitive, particle, apart: own }: Verb): string =>
  own ? `${particle} ${infinitive}` : `${particle ?? ''}${infinitive}`

/** "abzuwerfen", "bereit zu machen" */
export const zuInfinitive = ({ infinitive, particle, apart: own }: Verb): string =>
  particle && !own ? `${particle}zu${infinitive}` : words(particle, 'zu', infinitive)
