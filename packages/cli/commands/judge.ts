/** `judge`: plays the positions of a file and tells what happens, step by step, with the rule of each step. */
import {
  type Case,
  type CaseDetails,
  type Catalogued,
  judgeWords,
  type Lang,
  loadRuleTexts,
  type RuleTexts,
  ruleTitle,
  runCase,
} from '@regelwerk/core'
import type { Report } from '../command.ts'
import { FileError } from '../files.ts'
import { gameOf, unknownRule } from '../games.ts'
import { indent, table } from '../layout.ts'
import { type LocatedFile, located, readPositions } from '../position-files.ts'

interface Judged {
  rules: string[]
  title: string
  ok: boolean
  /** Where in the file the case begins. */
  line: number
  steps: { rule: string; text: string }[]
  failure?: string
  /** The rule for which what the case wanted was not possible. */
  refusedBy?: string
  /** The case cannot be run as it is written: the line that is wrong. */
  wrongAt?: number
}

/** Every case is run, whatever is wrong with another; a case that is written wrongly is told with its line. */
export async function judge(path: string, lang: Lang, width: number): Promise<Report> {
  const mistakes: FileError[] = []
  const cases: Judged[] = []
  const miswritten = (
    wrong: FileError,
    { rules, title }: Pick<Case, 'rules' | 'title'>,
    line: number,
  ): void => {
    const wrongAt = Number(wrong.where.slice(wrong.where.lastIndexOf(':') + 1))
    mistakes.push(wrong)
    cases.push({ rules, title, ok: false, line, steps: [], failure: wrong.message, wrongAt })
  }
  const file = readPositions(path, (wrong, line) => miswritten(wrong, { rules: [], title: '' }, line))
  const { game } = await gameOf(file)
  const texts = await loadRuleTexts(game, lang)
  for (const test of file.cases) {
    const line = file.lineOf(test.path)
    try {
      cases.push({ ...judged(game, test, file, { lang, texts, catalogue: game.catalogue }), line })
    } catch (wrong) {
      if (!(wrong instanceof FileError)) throw wrong
      miswritten(wrong, test, line)
    }
  }
  cases.sort((a, b) => a.line - b.line)
  const [mistake] = mistakes
  return {
    json: {
      ...(mistake !== undefined && { error: mistake.message, where: mistake.where }),
      game: game.id,
      cases,
    },
    text: () => cases.map((one) => say(one, file.file, texts, lang, width)).join('\n\n'),
    ok: cases.every(({ ok }) => ok),
    ...(mistake !== undefined && { isMiswritten: true }),
  }
}

/** What came of a case; throws with its place where it is written wrongly. */
function judged(game: Catalogued, test: Case, file: LocatedFile, details: CaseDetails): Omit<Judged, 'line'> {
  const wrong = unknownRule(game, test, file)
  if (wrong !== null) throw wrong
  try {
    const { rules, title, ok, steps, failure, refusedBy } = runCase(game, test, details)
    return {
      rules,
      title,
      ok,
      steps,
      ...(failure !== undefined && { failure }),
      ...(refusedBy !== undefined && { refusedBy }),
    }
  } catch (wrong) {
    throw located(wrong, file.file, (at) => file.lineOf(at.length > 0 ? at : test.path))
  }
}

function say(
  { rules, title, ok, line, steps, failure = '', wrongAt }: Judged,
  file: string,
  texts: RuleTexts,
  lang: Lang,
  width: number,
): string {
  const words = judgeWords[lang]
  const told = table(
    steps.map(({ rule, text }) => [ruleTitle(rule, texts), text]),
    width - 2,
  )
  const verdict = ok
    ? words.asExpected
    : wrongAt === undefined
      ? words.notAsExpected(failure)
      : words.miswritten(`${file}:${wrongAt}: ${failure}`)
  const lines = [...(steps.length > 0 ? told.split('\n') : []), verdict]
  const cited = rules.map((rule) => ruleTitle(rule, texts)).join(', ')
  return `${line}: ${title}${cited === '' ? '' : ` (${cited})`}\n${indent(lines)}`
}
