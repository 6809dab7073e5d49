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
  noWrongGames,
  playersHoldNoMatch,
  repositoryStandsAlone,
} from './architecture.ts'
import { importCycles, loadedWith } from './cycles.ts'
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
  test('no files import each other in a circle', () => expect(importCycles(sources)).toEqual([]))
  test.each([
    'packages/cli/start.ts',
    'packages/cli/simulation-worker.ts',
    'packages/cli/arena-worker.ts',
    'packages/players/index.ts',
    'packages/protocol/index.ts',
    'packages/server/index.ts',
    'packages/server/bots-worker.ts',
    'packages/web/src/main.tsx',
    'packages/web/src/pages/here.tsx',
    'packages/web/src/session/worker.ts',
  ])('%s starts without a game: one is loaded when it is played', (entry) => {
    const loaded = loadedWith(entry, sources)
    expect(loaded.length).toBeGreaterThan(5)
    expect(loaded.filter((path) => games.includes(path.split('/')[1] as string))).toEqual([])
  })
  test.each(games)(
    '%s is played without its catalogue, its positions, its proofs and its texts of rules',
    (game) => {
      const loaded = loadedWith(`packages/${game}/index.ts`, sources)
      expect(loaded.length).toBeGreaterThan(20)
      expect(
        loaded.filter((path) => /\/(?:catalogue|conformance|proofs|puzzles)\/(?!texts\/index)/.test(path)),
      ).toEqual([])
    },
  )
  test('core and games import neither Node nor npm packages', () =>
    expect(engineIsSelfContained(sources)).toEqual([]))
  test('players hold no match of their own', () => expect(playersHoldNoMatch(sources)).toEqual([]))
  test('core and games are pure', () => expect(engineIsPure(sources)).toEqual([]))
  test(`core and games have no file over ${longestFile} lines`, () =>
    expect(filesAreShort(sources)).toEqual([]))
  test('games do nothing that only a wrong reading of a rule would', () =>
    expect(noWrongGames(sources)).toEqual([]))
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
    ['packages/core/a.ts', "import { x } from '@regelwerk/say'"],
    ['packages/say/a.ts', "import { x } from '@regelwerk/core'"],
    ['packages/say/a.ts', "import { x } from '@regelwerk/lorcana'"],
    ['packages/players/a.ts', "import { x } from '@regelwerk/say'"],
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
    ['packages/lorcana/text/a.ts', "import { x } from '@regelwerk/say/de'"],
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

describe('wrong games', () => {
  const check = (path: string, text: string) => noWrongGames([{ path, text }])
  const rules = 'packages/lorcana/rules/a.ts'

  test.each([
    "if (!on('8.6.1')) return",
    "if (isReady || ! on('8.6.1')) return",
    "const n = on('8.6.1') ? 1 : 2",
    "const n = on(\n  '8.6.1',\n) ? 1 : 2",
    "const theirs = isTheirs === on('8.6.1')",
    "if (on('8.6.1')) return\nhappen(g)",
    'isReady.misread(() => true)',
  ])('%s', (text) => {
    expect(check(rules, text)).toHaveLength(1)
    expect(check('packages/lorcana/proofs/a.ts', text)).toEqual([])
    expect(check('packages/core/a.ts', text)).toEqual([])
  })

  test.each([
    "if (on('8.6.1')) happen(g)",
    "if (isReady && on('8.6.1')) return '8.6.1'",
    "const n = isReady && on('8.6.1') ? 1 : 2",
    "const n = isReady || on('8.6.1') ? 1 : 2",
    "if (!binds('8.6.1', isReady)) return",
    "const isReady = rule('8.6.1', (card) => card.ready)",
    '// !on(',
  ])('%s is none', (text) => expect(check(rules, text)).toEqual([]))
})

describe('circles of imports', () => {
  const check = (files: Record<string, string>) =>
    importCycles(Object.entries(files).map(([path, text]) => ({ path: `packages/${path}`, text })))

  test('are found, with all that are in them and nobody else', () => {
    const circle = check({
      'core/a.ts': "import { b } from './rules/b.ts'",
      'core/rules/b.ts': "export * from './c.ts'\nimport { d } from '../d.ts'",
      'core/rules/c.ts': "import '../a.ts'",
      'core/d.ts': 'export const d = 1',
      'core/e.ts': "import { a } from './a.ts'",
    })
    expect(circle).toEqual([
      'packages/core/a.ts is in a circle of 3, by packages/core/rules/b.ts',
      'packages/core/rules/b.ts is in a circle of 3, by packages/core/rules/c.ts',
      'packages/core/rules/c.ts is in a circle of 3, by packages/core/a.ts',
    ])
  })

  test('also by what is loaded later, through other packages, and of one file with itself', () => {
    expect(
      check({ 'web/a.tsx': "import('./b.tsx')", 'web/b.tsx': "import { a } from './a.tsx'" }),
    ).toHaveLength(2)
    expect(
      check({
        'protocol/index.ts': "import { a } from '@regelwerk/players/arena'",
        'players/arena.ts': "import { p } from '@regelwerk/protocol'",
      }),
    ).toHaveLength(2)
    expect(check({ 'core/a.ts': "import { a } from './a.ts'" })).toHaveLength(1)
  })

  test('are none where only types are imported', () => {
    const value = "import { type B, b } from './b.ts'"
    for (const types of ["import type { A } from './a.ts'", "export type { A } from './a.ts'"])
      expect(check({ 'core/a.ts': value, 'core/b.ts': types })).toEqual([])
    // The module is loaded all the same.
    expect(check({ 'core/a.ts': value, 'core/b.ts': "import { type A } from './a.ts'" })).toHaveLength(2)
    expect(check({ 'core/a.ts': value, 'core/b.ts': "import type from './a.ts'" })).toHaveLength(2)
  })
})

describe('core and games are self-contained', () => {
  const check = (path: string, text: string) => engineIsSelfContained([{ path, text }])

  test.each([
    ['packages/core/a.ts', "import { readFileSync } from 'node:fs'"],
    ['packages/core/a.ts', "import fs from 'fs'"],
    ['packages/core/a.ts', "import { produce } from 'immer'"],
    ['packages/say/a.ts', "import { declined } from 'nouns'"],
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
