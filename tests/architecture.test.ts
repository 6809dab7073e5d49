import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import {
  citationsExist,
  engineIsPure,
  engineIsSelfContained,
  filesAreShort,
  importDirection,
  isGame,
  longestFile,
  playersHoldNoMatch,
  repositoryStandsAlone,
} from './architecture.ts'
import { citedRuleIds, importsOf, mask, type Source } from './source-code.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const notOurs = new Set(['node_modules', 'dist', '.git', 'coverage', 'data', '.vscode', '.idea'])

function readSources(dir = ''): Source[] {
  return readdirSync(join(root, dir), { withFileTypes: true })
    .filter(({ name }) => !notOurs.has(name) && !name.endsWith('.log') && !name.endsWith('.tsbuildinfo'))
    .flatMap((entry) => {
      const path = dir ? `${dir}/${entry.name}` : entry.name
      if (entry.isDirectory()) return readSources(path)
      return entry.isFile() ? [{ path, text: readFileSync(join(root, path), 'utf8') }] : []
    })
}

describe('this repository', () => {
  const sources = readSources()
  const games = readdirSync(join(root, 'packages')).filter(isGame)
  const registry = new URL(process.env.npm_config_registry ?? 'http://localhost')
  // Of this machine itself documents may speak: the server listens there.
  const registryHost = /^(?:localhost|127\.|\[)/.test(registry.host) ? undefined : registry.host

  test('is read at all', () => {
    const paths = sources.map(({ path }) => path)
    expect(paths).toContain('packages/core/index.ts')
    expect(paths).toContain('package-lock.json')
    expect(games).toContain('lorcana')
  })

  test('imports point one way', () => expect(importDirection(sources)).toEqual([]))
  test('core and games import neither Node nor npm packages', () =>
    expect(engineIsSelfContained(sources)).toEqual([]))
  test('players hold no match of their own', () => expect(playersHoldNoMatch(sources)).toEqual([]))
  test('core and games are pure', () => expect(engineIsPure(sources)).toEqual([]))
  test(`core and games have no file over ${longestFile} lines`, () =>
    expect(filesAreShort(sources)).toEqual([]))
  test('stands alone', () => expect(repositoryStandsAlone(sources, registryHost)).toEqual([]))

  for (const game of games) {
    const file = join(root, 'packages', game, 'catalogue/index.ts')
    test.runIf(existsSync(file))(`${game}: every rule id cited in code is in the catalogue`, async () => {
      const { catalogue } = await import(/* @vite-ignore */ pathToFileURL(file).href)
      expect(Object.keys(catalogue).length).toBeGreaterThan(0)
      expect(citationsExist(game, catalogue, sources)).toEqual([])
    })
  }
})

describe('import direction', () => {
  const check = (path: string, text: string) => importDirection([{ path, text }])

  test.each([
    ['packages/core/a.ts', "import { x } from '@regelwerk/lorcana'"],
    ['packages/core/a.ts', "export * from '@regelwerk/players'"],
    ['packages/core/a.ts', "import type { X } from '@regelwerk/core'"],
    ['packages/core/a.test.ts', "import { x } from '@regelwerk/lorcana'"],
    ['packages/lorcana/rules/a.ts', "import {\n  x,\n  y,\n} from '@regelwerk/keyforge'"],
    ['packages/lorcana/a.ts', "const x = await import('@regelwerk/players')"],
    ['packages/lorcana/a.ts', "type X = import('@regelwerk/players').X"],
    ['packages/lorcana/a.ts', "import '@regelwerk/server'"],
    ['packages/lorcana/rules/a.ts', "import { x } from '../../core/index.ts'"],
    ['packages/players/a.ts', "import { x } from 'regelwerk'"],
    ['packages/players/a.ts', "import { x } from '/somewhere/else.ts'"],
    ['packages/players/a.ts', "import { x } from '@regelwerk/protocol'"],
    ['packages/protocol/a.ts', "import { x } from '@regelwerk/server'"],
    ['packages/server/a.ts', "import { x } from '@regelwerk/web'"],
    ['packages/web/a.tsx', "import { x } from '@regelwerk/server'"],
    ['packages/core/a.ts', 'const x = require(`@regelwerk/lorcana`)'],
  ])('%s must not: %s', (path, text) => expect(check(path, text)).toHaveLength(1))

  test.each([
    ['packages/core/a.ts', "import { x } from './b.ts'"],
    ['packages/core/a.test.ts', "import { x } from '@regelwerk/core'"],
    [
      'packages/lorcana/rules/a.ts',
      "import { x } from '../values.ts'\nimport { y } from '@regelwerk/core/testing'",
    ],
    ['packages/players/a.ts', "import { x } from '@regelwerk/lorcana'"],
    ['packages/protocol/a.ts', "import { x } from '@regelwerk/players'"],
    ['packages/web/a.tsx', "import { x } from '@regelwerk/protocol'"],
    ['packages/cli/a.tsx', "import { x } from '@regelwerk/server'\nimport { y } from '@regelwerk/players'"],
    ['packages/core/a.ts', "// import { x } from '@regelwerk/lorcana'"],
    ['packages/core/a.ts', 'const s = "import x from \'@regelwerk/lorcana\'"'],
  ])('%s may: %s', (path, text) => expect(check(path, text)).toEqual([]))

  test('names file and line', () => {
    expect(check('packages/core/a.ts', "\n\nimport '@regelwerk/lorcana'\n")).toEqual([
      "packages/core/a.ts:3 core may not import lorcana: '@regelwerk/lorcana'",
    ])
  })
})

describe('core and games are self-contained', () => {
  const check = (path: string, text: string) => engineIsSelfContained([{ path, text }])

  test.each([
    ['packages/core/a.ts', "import { readFileSync } from 'node:fs'"],
    ['packages/core/a.ts', "import fs from 'fs'"],
    ['packages/core/a.ts', "import { produce } from 'immer'"],
    ['packages/keyforge/a.ts', "import { parse } from 'yaml'"],
    ['packages/lorcana/a.ts', 'await import(name)'],
    ['packages/lorcana/a.ts', "const x = require('path')"],
    ['packages/core/testing.ts', "import { test } from 'vitest'"],
  ])('%s must not: %s', (path, text) => expect(check(path, text)).toHaveLength(1))

  test.each([
    ['packages/core/a.test.ts', "import { test } from 'vitest'\nimport { readFileSync } from 'node:fs'"],
    ['packages/lorcana/a.ts', "import { step } from '@regelwerk/core'"],
    ['packages/players/a.ts', "import { cpus } from 'node:os'"],
  ])('%s may: %s', (path, text) => expect(check(path, text)).toEqual([]))
})

describe('core and games are pure', () => {
  const check = (text: string, path = 'packages/lorcana/rules/a.ts') => engineIsPure([{ path, text }])

  test.each([
    'const x = Math.random()',
    'const { random } = Math',
    "const x = Math['random']()",
    'const x = Math.sin(1)',
    'const now = Date.now()',
    'const now = new Date()',
    'function f(at: Date) {}',
    'performance.now()',
    'if (process.env.DEBUG) {}',
    "console.log('x')",
    "fs.readFileSync('x')",
    'setTimeout(f, 1)',
    'globalThis.crypto.randomUUID()',
    'crypto.getRandomValues(a)',
    "const f = new Function('return 1')",
    'names.sort((a, b) => a.localeCompare(b))',
    'n.toLocaleString()',
    'new Intl.NumberFormat()',
    'new URL(import.meta.url)',
    'const s = `now ${Date.now()} then`',
    "const s = 'it\\'s'; const x = Date.now()",
    'const half = total / 2 // x\nconst y = Math.random() / 2',
    "const quote = /'/; const now = Date.now(); const other = /'/",
  ])('must not: %s', (text) => expect(check(text)).toHaveLength(1))

  test.each([
    '// Date.now() would differ on every machine',
    '/* Math.random() */',
    "const s = 'Math.random() and Date'",
    'const s = `console ${name} Date`',
    'g.process(event)',
    'const fates = { process: 1 }',
    'const updated = lastUpdateDate + Dates',
    'Math.max(1, Math.floor(x / 2))',
    'const pattern = /Date|process/',
    'interface X { window: number; self: Ref }',
  ])('may: %s', (text) => expect(check(text)).toEqual([]))

  test('tests and the packages around the engine are free', () => {
    expect(check('Math.random()', 'packages/core/a.test.ts')).toEqual([])
    expect(check('Date.now()', 'packages/cli/a.ts')).toEqual([])
  })

  test('core is held to it too, with file and line', () => {
    expect(check('const s = `\n\n`\nDate.now()', 'packages/core/a.ts')).toEqual([
      'packages/core/a.ts:4 uses Date',
    ])
  })
})

describe('players hold no match of their own', () => {
  const check = (text: string, path = 'packages/players/search.ts') => playersHoldNoMatch([{ path, text }])

  test.each([
    "import { Match } from '@regelwerk/core'",
    "import {\n  type Choice,\n  Match,\n} from '@regelwerk/core'",
    "import { Match as Game } from '@regelwerk/core'",
    "import { Machine, type Match } from '@regelwerk/core'",
    "import { determinizeState } from '@regelwerk/core'",
    "import * as core from '@regelwerk/core'",
    'const world = match.determinize(1, random)',
    'const { determinize } = match',
    'const seed = match.setup.seed',
  ])('must not: %s', (text) => expect(check(text)).toHaveLength(1))

  test.each([
    "import type { Match } from '@regelwerk/core'",
    "import { type Match, type MatchView, randomChoice } from '@regelwerk/core'",
    "import * as lorcana from '@regelwerk/lorcana'",
    'const next = match.clone()',
    '// determinize: dealt anew',
  ])('may: %s', (text) => expect(check(text)).toEqual([]))

  test('the arena may, and tests; the index hands out worlds, and that is all', () => {
    const start = "import { Match } from '@regelwerk/core'"
    for (const file of ['arena.ts', 'search.test.ts'])
      expect(check(start, `packages/players/${file}`)).toEqual([])
    expect(check('match.determinize(seat, random)', 'packages/players/index.ts')).toEqual([])
    expect(check(start, 'packages/players/index.ts')).toHaveLength(1)
  })
})

describe('length of files', () => {
  const lines = (count: number) => 'x\n'.repeat(count)

  test.each([
    'packages/core/a.ts',
    'packages/core/a.test.ts',
    'packages/lorcana/conformance/04-challenge.yaml',
  ])('%s', (path) => {
    expect(filesAreShort([{ path, text: lines(longestFile) }])).toEqual([])
    expect(filesAreShort([{ path, text: lines(longestFile + 1) }])).toHaveLength(1)
  })
})

describe('the repository stands alone', () => {
  const check = (text: string) =>
    repositoryStandsAlone([{ path: 'docs/a.md', text }], 'npm.example.test:4873')

  test.each([
    ['registry', 'example', 'org/typescript'].join('.'),
    `"resolved": ${'"https'}://example.test/a.tgz"`,
    `see ${['..', 'shared', 'rules'].join('/')}`,
    'http://npm.example.test:4873/yaml',
  ])('must not: %s', (text) => expect(check(text)).toHaveLength(1))

  test.each(['"resolved": "packages/core"', 'registry.cards.get(id)', "from '../shares.ts'"])(
    'may: %s',
    (text) => expect(check(text)).toEqual([]),
  )
})

describe('reading code', () => {
  test('finds every form of import', () => {
    const text = [
      "import a, { type B } from './1.ts'",
      "import './2.ts'",
      "export * as c from './3.ts'",
      "export {\n  d,\n} from './4.ts'",
      "const e = await import('./5.ts')",
      "type F = import('./6.ts').F",
      'export const from = 1',
      "const g = 'x'",
      'import.meta.url',
    ].join('\n')
    expect(importsOf(text).map(({ specifier }) => specifier)).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => `./${number}.ts`),
    )
  })

  test('keeps lines and nested templates', () => {
    const { code, strings } = mask("a /* b\n */ `c${d ? `e${f}` : '}'}g`\nh")
    expect(code.split('\n')).toHaveLength(3)
    expect(strings).toEqual(['c', 'e', '', '}', 'g'])
    expect(code.endsWith('\nh')).toBe(true)
  })

  test('finds cited rule ids', () => {
    const text = [
      "step('4.6.4.2', (g) => g)",
      "step(\n  '4.6.5',\n  f)",
      "if (g.rules.on('8.6.1')) return",
      "on('step/3.2.3') && on('glossary/ziel/2')",
      "step(['1.8.4', '1.8.5'], f)",
      "// step('9.9.9')",
      "on('played', f); motion('1.2.3'); step(label)",
      'const s = "on(\'9.9.8\')"',
    ].join('\n')
    expect(citedRuleIds(text)).toEqual([
      { id: '4.6.4.2', line: 1 },
      { id: '4.6.5', line: 2 },
      { id: '8.6.1', line: 5 },
      { id: 'step/3.2.3', line: 6 },
      { id: 'glossary/ziel/2', line: 6 },
      { id: '1.8.4', line: 7 },
      { id: '1.8.5', line: 7 },
    ])
  })

  test('a cited id must be in the catalogue', () => {
    const sources = [{ path: 'packages/lorcana/rules/a.ts', text: "step('4.6.5', f)\nstep('4.6.99', f)" }]
    expect(citationsExist('lorcana', { '4.6.5': {} }, sources)).toEqual([
      'packages/lorcana/rules/a.ts:2 cites 4.6.99, which the catalogue does not have',
    ])
    expect(citationsExist('keyforge', {}, sources)).toEqual([])
  })
})
