/**
 * What the rules are called and say, in the reader's language. The ids of the catalogue are for files and links; people read
 * titles. Texts are loaded a language at a time, where somebody reads: neither the engine nor the page carries them.
 */
import type { Game, Lang } from './game.ts'
import type { Catalogue } from './rules.ts'

export interface RuleText {
  /** A few words: "Ward", "Step 3: main". No number: that is in the id. */
  readonly title: string
  /** What the rule says, in our own words; in English that is the catalogue's. */
  readonly summary?: string
}

export type RuleTexts<Id extends string = string> = Readonly<Partial<Record<Id, RuleText>>>

export async function loadRuleTexts(game: Pick<Game, 'ruleTexts'>, lang: Lang): Promise<RuleTexts> {
  return (await game.ruleTexts?.(lang)) ?? {}
}

/** The number by which a rulebook itself calls a rule: 4.6.8.3, or the 3.2.5 of step/3.2.5/1. */
const numberOf = (id: string): string | undefined => /(?:^|\/)([A-Z\d]+(?:\.\d+)+)/.exec(id)?.[1]

/** The readable part of an id: for rules that have no title yet. */
function readable(id: string): string {
  const part = id.slice(id.indexOf('/') + 1)
  const words = (/^\d+$/.test(part) ? id : part).replace(/[-/~]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What people read instead of an id: its title, with the number that the rulebook gives it. */
export function ruleTitle(id: string, texts: RuleTexts): string {
  const number = numberOf(id)
  const title = texts[id]?.title
  if (title === undefined) return number ?? readable(id)
  return number === undefined ? title : `${title}, ${number}`
}

/** What a rule says, and in which language that is: where a text is missing, English. */
export function ruleSummary(
  id: string,
  catalogue: Catalogue,
  texts: RuleTexts,
  lang: Lang,
): { text: string; lang: Lang } {
  const summary = texts[id]?.summary
  return summary === undefined ? { text: catalogue[id]?.summary ?? '', lang: 'en' } : { text: summary, lang }
}
