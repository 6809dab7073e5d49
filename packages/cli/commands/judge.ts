/** `judge`: plays the positions of a file and tells what happens, step by step, with the rule of each step. */
import { type CaseResult, type Lang, runCase } from '@regelwerk/core'
import type { Report } from '../command.ts'
import { gameOf } from '../games.ts'
import { indent, table } from '../layout.ts'
import { located, readPositions } from '../position-files.ts'

export function judge(path: string, lang: Lang, width: number): Report {
  const file = readPositions(path)
  const { game } = gameOf(file)
  const results = file.cases.map((test) => {
    try {
      return runCase(game, test, { lang })
    } catch (wrong) {
      throw located(wrong, file.file, (at) => file.lineOf(at.length > 0 ? at : test.path))
    }
  })
  return {
    json: {
      game: game.id,
      cases: results.map(({ rules, title, ok, steps, failure }) => ({
        rules,
        title,
        ok,
        steps,
        ...(failure !== undefined && { failure }),
      })),
    },
    text: () => results.map((result) => say(result, width)).join('\n\n'),
    ok: results.every(({ ok }) => ok),
  }
}

function say({ rules, title, ok, steps, failure }: CaseResult, width: number): string {
  const told = table(
    steps.map(({ rule, text }) => [rule, text]),
    width - 2,
  )
  const verdict = ok ? 'as expected' : `not as expected: ${failure}`
  const lines = [...(steps.length > 0 ? told.split('\n') : []), verdict]
  return `${title} (${rules.join(', ')})\n${indent(lines)}`
}
