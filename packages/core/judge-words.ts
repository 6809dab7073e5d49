/** What the judge itself says, in each language. Words of position files stay as they are written. */
import type { Lang } from './game.ts'

export interface JudgeWords {
  /** Whose a card is, beside its name: the seat's number from 0. */
  owned(seat: number): string
  asExpected: string
  notAsExpected(why: string): string
  /** The case cannot be run as it is written. */
  miswritten(why: string): string
  notPossible(said: string, because: string): string
  couldMean(said: string, what: readonly string[]): string
  notAmong(said: string): string
  notAnOrder(said: string): string
  nobodyAsked(said: string): string
  notAsked(said: string, who: string): string
  asks(who: string, rule: string, what: string, offers: string): string
  howMany(kind: 'pick' | 'order', min: number, max: number): string
  notAnswered(asked: string): string
  shouldBe(what: string, value: string, actual: string): string
  shouldBePossible(said: string, asked: string): string
  shouldNotBePossible(said: string, asked: string): string
  nobody: string
  shouldBeAsked(value: string, asked: string): string
  shouldCite(rules: string): string
}

const en: JudgeWords = {
  owned: (seat) => ['yours', "opponent's", "third's", "fourth's"][seat] ?? `seat ${seat + 1}`,
  asExpected: 'as expected',
  notAsExpected: (why) => `not as expected: ${why}`,
  miswritten: (why) => `cannot be run: ${why}`,
  notPossible: (said, because) => `"${said}" is not possible${because}`,
  couldMean: (said, what) => `"${said}" could mean: ${what.join('; ')}; a label (as:) tells copies apart`,
  notAmong: (said) => `"${said}" does not name a pick from what is offered`,
  notAnOrder: (said) => `"${said}" does not name an order of what is offered`,
  nobodyAsked: (said) => `"${said}": nobody is asked anything`,
  notAsked: (said, who) => `"${said}": nobody at that seat is asked anything; asked: ${who}`,
  asks: (who, rule, what, offers) => `${who} is asked by ${rule} (${what}): ${offers}`,
  howMany: (kind, min, max) => `${kind} ${min} to ${max}`,
  notAnswered: (asked) => `not answered: ${asked}`,
  shouldBe: (what, value, actual) => `${what} should be ${value}, but is ${actual}`,
  shouldBePossible: (said, asked) => `"${said}" should be possible; ${asked}`,
  shouldNotBePossible: (said, asked) => `"${said}" should not be possible; ${asked}`,
  nobody: 'nobody is asked',
  shouldBeAsked: (value, asked) => `asked should be ${value}, but ${asked}`,
  shouldCite: (rules) => `the log should cite ${rules}`,
}

const de: JudgeWords = {
  owned: (seat) => ['deine', 'des Gegners', 'des Dritten', 'des Vierten'][seat] ?? `Platz ${seat + 1}`,
  asExpected: 'wie erwartet',
  notAsExpected: (why) => `nicht wie erwartet: ${why}`,
  miswritten: (why) => `nicht ausführbar: ${why}`,
  notPossible: (said, because) => `„${said}“ ist nicht möglich${because}`,
  couldMean: (said, what) =>
    `„${said}“ könnte heißen: ${what.join('; ')}; ein Name (as:) unterscheidet gleiche Karten`,
  notAmong: (said) => `„${said}“ nennt keine Auswahl aus dem, was angeboten wird`,
  notAnOrder: (said) => `„${said}“ nennt keine Reihenfolge dessen, was angeboten wird`,
  nobodyAsked: (said) => `„${said}“: Niemand wird etwas gefragt`,
  notAsked: (said, who) => `„${said}“: Dort wird niemand gefragt; gefragt: ${who}`,
  asks: (who, rule, what, offers) => `${who} wird nach ${rule} gefragt (${what}): ${offers}`,
  howMany: (kind, min, max) => `${kind === 'pick' ? 'Auswahl' : 'Reihenfolge'} ${min} bis ${max}`,
  notAnswered: (asked) => `nicht beantwortet: ${asked}`,
  shouldBe: (what, value, actual) => `${what} sollte ${value} sein, ist aber ${actual}`,
  shouldBePossible: (said, asked) => `„${said}“ sollte möglich sein; ${asked}`,
  shouldNotBePossible: (said, asked) => `„${said}“ sollte nicht möglich sein; ${asked}`,
  nobody: 'niemand wird gefragt',
  shouldBeAsked: (value, asked) => `asked sollte ${value} sein, aber ${asked}`,
  shouldCite: (rules) => `das Protokoll sollte ${rules} nennen`,
}

const it: JudgeWords = {
  owned: (seat) => ['tua', "dell'avversario", 'del terzo', 'del quarto'][seat] ?? `posto ${seat + 1}`,
  asExpected: 'come previsto',
  notAsExpected: (why) => `non come previsto: ${why}`,
  miswritten: (why) => `non eseguibile: ${why}`,
  notPossible: (said, because) => `«${said}» non è possibile${because}`,
  couldMean: (said, what) =>
    `«${said}» potrebbe indicare: ${what.join('; ')}; un'etichetta (as:) distingue le copie`,
  notAmong: (said) => `«${said}» non indica una scelta fra ciò che è offerto`,
  notAnOrder: (said) => `«${said}» non indica un ordine di ciò che è offerto`,
  nobodyAsked: (said) => `«${said}»: nessuno deve rispondere`,
  notAsked: (said, who) => `«${said}»: a quel posto nessuno deve rispondere; deve rispondere: ${who}`,
  asks: (who, rule, what, offers) => `${who} deve rispondere per ${rule} (${what}): ${offers}`,
  howMany: (kind, min, max) => `${kind === 'pick' ? 'scelta' : 'ordine'} da ${min} a ${max}`,
  notAnswered: (asked) => `senza risposta: ${asked}`,
  shouldBe: (what, value, actual) => `${what} dovrebbe essere ${value}, ma è ${actual}`,
  shouldBePossible: (said, asked) => `«${said}» dovrebbe essere possibile; ${asked}`,
  shouldNotBePossible: (said, asked) => `«${said}» non dovrebbe essere possibile; ${asked}`,
  nobody: 'nessuno deve rispondere',
  shouldBeAsked: (value, asked) => `asked dovrebbe essere ${value}, ma ${asked}`,
  shouldCite: (rules) => `il registro dovrebbe citare ${rules}`,
}

export const judgeWords: Readonly<Record<Lang, JudgeWords>> = { en, de, it }
