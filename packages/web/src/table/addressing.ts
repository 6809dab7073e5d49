/**
 * Games speak of their players in the third person and by number; who reads is spoken to: "Player 1 draws" is "You draw".
 * Each language by its own rules, told by the word it has for a player.
 */

/** Where the player is mentioned: the words before it, and what parts it from those after it. */
interface Mention {
  before: string
  after: string
}

interface Speech {
  player: string
  /** The second person of a verb in the third; null: the word is no verb, so the player is not who acts. */
  second(verb: string): string | null
  subject: string
  /** Where the player is not who acts. */
  object(mention: Mention): string
  /** Rewrites what belongs to the player, before anything else. */
  owned(text: string, player: string): string
  /** Words of the same clause that speak of who acts. */
  own: readonly (readonly [RegExp, string])[]
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const asIn = (model: string, text: string): string => (/^\p{Lu}/u.test(model) ? capital(text) : text)

/**
 * What stands before a player who is anybody, and so never before one by number. In German nouns are written like names:
 * "jeder Spieler 1 Æmber" is about Æmber, "gibt Spieler 1 1 Ehre" about a player.
 */
const DETERMINERS = ['ein', 'kein', 'jed', 'dies', 'welch', 'all', 'ander', 'beid']
  .flatMap((word) => [word, capital(word)])
  .join('|')
const ANYBODY = `(?<!\\b(?:(?:${DETERMINERS})(?:e[rnms]?)?|[Dd]e[rnms]|\\p{L}+(?:end|iv|st)e[rnms]?) )`

/** A player by number: the word for players, and the number. */
export const MENTION = new RegExp(`${ANYBODY}\\b(Player|Spieler|Giocatore) (\\d)(?!\\d)`, 'gu')

const ENGLISH: Readonly<Record<string, string>> = { is: 'are', has: 'have', was: 'were', does: 'do' }
const english: Speech = {
  player: 'Player',
  subject: 'you',
  second(verb) {
    if (/^(?:may|can|cannot|must|will|would|could)$/.test(verb)) return verb
    if (ENGLISH[verb] !== undefined) return ENGLISH[verb]
    if (!/^[a-z]+s$/.test(verb)) return null
    if (/ies$/.test(verb)) return `${verb.slice(0, -3)}y`
    return /(?:ss|sh|ch|x|zz|o)es$/.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1)
  },
  object: () => 'you',
  owned: (text, player) =>
    text
      .replace(new RegExp(`(the )?\\b([a-z]+) of ${player}\\b`, 'gi'), (said, _, what: string) =>
        asIn(said, `your ${what.toLowerCase()}`),
      )
      .replaceAll(`${player}'s`, 'your'),
  own: [
    [/\btheir\b/g, 'your'],
    [/\bthemselves\b/g, 'yourself'],
  ],
}

const GERMAN: Readonly<Record<string, string>> = {
  ist: 'bist',
  hat: 'hast',
  wird: 'wirst',
  darf: 'darfst',
  muss: 'musst',
  kann: 'kannst',
}
const YOURS: Readonly<Record<string, string>> = {
  das: 'dein',
  die: 'deine',
  der: 'dein',
  den: 'deinen',
  dem: 'deinem',
}
const german: Speech = {
  player: 'Spieler',
  subject: 'du',
  second(verb) {
    if (GERMAN[verb] !== undefined) return GERMAN[verb]
    if (!/^\p{Ll}+t$/u.test(verb)) return null
    return /(?:s|ß|z|x)t$/.test(verb) ? verb : `${verb.slice(0, -1)}st`
  },
  object({ before, after }) {
    if (/\b(?:von|mit|bei|zu|aus)$/.test(before)) return 'dir'
    if (/\b(?:an|für|gegen|durch)$/.test(before)) return 'dich'
    // What is given is given to somebody: "gibt Spieler 1 1 Ehre".
    return /\p{Ll}t$/u.test(before) && after !== '' ? 'dir' : 'du'
  },
  owned: (text, player) =>
    text
      .replace(new RegExp(`\\bins (\\p{L}+) von ${player}\\b`, 'gu'), 'in dein $1')
      .replace(
        new RegExp(`\\b(aus )?(das|die|der|den|dem) (\\p{L}+) von ${player}\\b`, 'giu'),
        (said, aus: string | undefined, article: string, what: string) => {
          const from = article.toLowerCase() === 'der' ? 'deiner' : YOURS[article.toLowerCase()]
          return asIn(said, `${aus ? `${aus}${from}` : YOURS[article.toLowerCase()]} ${what}`)
        },
      ),
  own: [[/\bsich\b/g, 'dir']],
}

const ITALIAN: Readonly<Record<string, string>> = {
  è: 'sei',
  ha: 'hai',
  può: 'puoi',
  deve: 'devi',
  va: 'vai',
}
const italian: Speech = {
  player: 'Giocatore',
  // The verb alone says who.
  subject: '',
  second(verb) {
    if (ITALIAN[verb] !== undefined) return ITALIAN[verb]
    if (!/^\p{Ll}+[ae]$/u.test(verb) || verb === 'e') return null
    if (/[cg]a$/.test(verb)) return `${verb.slice(0, -1)}hi`
    return /ia$/.test(verb) ? verb.slice(0, -1) : `${verb.slice(0, -1)}i`
  },
  object: ({ before }) => (/\b(?:a|di|da|per|con)$/.test(before) ? 'te' : 'tu'),
  owned: (text) => text,
  own: [
    [/\bproprio\b/g, 'tuo'],
    [/\bpropria\b/g, 'tua'],
    [/\bpropri\b/g, 'tuoi'],
    [/\bproprie\b/g, 'tue'],
  ],
}

const SPEECHES = [english, german, italian]

/** The text with player number `n` spoken to. */
export function addressed(text: string, n: number): string {
  const speech = SPEECHES.find(({ player }) => text.includes(`${player} ${n}`))
  if (speech === undefined) return text
  const player = `${speech.player} ${n}`
  const mention = new RegExp(`${ANYBODY}${player}(?!\\d)( ?)([\\p{L}]*)([^.;!?]*)`, 'gu')
  return speech
    .owned(text, player)
    .replace(mention, (_, gap: string, word: string, rest: string, at, all) => {
      const before = (all as string).slice(0, at as number).trimEnd()
      const isFirst = before === '' || /[.!?]$/.test(before)
      const verb = speech.second(word)
      const said =
        verb === null
          ? `${speech.object({ before, after: gap })}${gap}${word}${rest}`
          : `${[speech.subject, verb].filter((part) => part !== '').join(' ')}${ownIn(speech, rest)}`
      return isFirst ? capital(said) : said
    })
}

/** Other players in the same clause keep what is theirs. */
const ownIn = ({ own, player }: Speech, rest: string): string =>
  rest.includes(player) ? rest : own.reduce((text, [found, word]) => text.replace(found, word), rest)
