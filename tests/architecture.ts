import { builtinModules } from 'node:module'
import { posix } from 'node:path'
import { citedRuleIds, importsOf, lineOf, mask, type Source } from './source-code.ts'

/** What a check finds wrong: one line each, `path:line what`. Nothing wrong is the empty list. */
type Violations = string[]

// Every other package is a game.
const machine = 'core'
const saying = 'say'
const players = 'players'
const protocol = 'protocol'
const frontEnds = ['cli', 'server', 'web']

export const longestFile = 800

function packageOf(path: string): string | undefined {
  return /^packages\/([^/]+)\//.exec(path)?.[1]
}

export function isGame(name: string): boolean {
  return ![machine, saying, players, protocol, ...frontEnds].includes(name)
}

function isEngine(path: string): boolean {
  const name = packageOf(path)
  return name !== undefined && (name === machine || name === saying || isGame(name))
}

function isCode(path: string): boolean {
  return /\.(?:tsx?|mts|mjs|js)$/.test(path)
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path)
}

/**
 * Imports point one way: {core, say} <- games <- players <- protocol <- {cli, server, web}; only games say with `say`, and only
 * the command line starts the server.
 */
function mayImport(from: string, to: string): boolean {
  if (to === machine) return from !== machine && from !== saying
  if (to === saying) return isGame(from)
  if (isGame(to)) return from === players || from === protocol || frontEnds.includes(from)
  if (to === players) return from === protocol || frontEnds.includes(from)
  if (to === protocol) return frontEnds.includes(from)
  return from === 'cli' && to === 'server'
}

function packageNamed(specifier: string): string | undefined {
  if (specifier === 'regelwerk' || specifier.startsWith('regelwerk/')) return 'cli'
  return /^@regelwerk\/([^/]+)/.exec(specifier)?.[1]
}

function isNodes(specifier: string): boolean {
  return specifier.startsWith('node:') || builtinModules.includes(specifier)
}

export function importDirection(sources: Source[]): Violations {
  return sources
    .filter(({ path }) => isCode(path) && packageOf(path))
    .flatMap(({ path, text }) =>
      importsOf(text).flatMap(({ specifier, line }) => {
        const problem = specifier !== undefined && wrongDirection(path, specifier)
        return problem ? [`${path}:${line} ${problem}`] : []
      }),
    )
}

function wrongDirection(path: string, specifier: string): string | undefined {
  const from = packageOf(path) as string
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(path), specifier)
    if (packageOf(target) !== from) return `leaves its package by a path: '${specifier}'`
    return undefined
  }
  if (specifier.startsWith('/') || specifier.startsWith('file:'))
    return `imports an absolute path: '${specifier}'`
  const to = packageNamed(specifier)
  if (to === undefined || mayImport(from, to)) return undefined
  // A test may take its own package as others see it.
  if (to === from && isTest(path)) return undefined
  return `${from} may not import ${to}: '${specifier}'`
}

/** Core and games run in a browser's worker too: no Node, no npm package, no import that cannot be read. */
export function engineIsSelfContained(sources: Source[]): Violations {
  return sources
    .filter(({ path }) => isEngine(path) && isCode(path) && !isTest(path))
    .flatMap(({ path, text }) =>
      importsOf(text).flatMap(({ specifier, line }) => {
        const problem = notSelfContained(specifier)
        return problem ? [`${path}:${line} ${problem}`] : []
      }),
    )
}

function notSelfContained(specifier: string | undefined): string | undefined {
  if (specifier === undefined) return 'imports something computed'
  if (isNodes(specifier)) return `imports Node's '${specifier}'`
  if (!specifier.startsWith('.') && packageNamed(specifier) === undefined)
    return `imports the npm package '${specifier}'`
  return undefined
}

const outside = [
  ['Date', 'Temporal', 'performance'],
  ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame'],
  ['crypto', 'globalThis', 'eval', 'Function'],
  ['process', 'console', 'Buffer', '__dirname', '__filename', 'fs', 'require'],
  ['fetch', 'XMLHttpRequest', 'WebSocket', 'localStorage', 'sessionStorage', 'indexedDB', 'navigator'],
  ['Intl', 'WeakRef', 'FinalizationRegistry'],
].flat()

// Exact on every machine. The others (sin, exp, pow ...) may differ in the last bit.
const exactMath = 'abs|ceil|clz32|floor|imul|max|min|round|sign|sqrt|trunc'

const impure = new RegExp(
  [
    // A name of the outside world, unless it is a member of something else, a key, or a method being declared.
    `(?<![.\\w$])(?:${outside.join('|')})\\b(?!\\s*\\??:(?!:))`,
    `(?<![.\\w$])Math\\b(?!\\s*\\.\\s*(?:${exactMath})\\b)(?:\\s*\\.\\s*\\w+)?`,
    // What a machine's language settings decide.
    '\\.(?:localeCompare|toLocale\\w+)\\b',
    '\\bimport\\s*\\.\\s*meta\\b',
  ].join('|'),
  'g',
)

/** No clock, no unseeded randomness, no I/O, no logging, nothing that differs between machines. */
export function engineIsPure(sources: Source[]): Violations {
  return sources
    .filter(({ path }) => isEngine(path) && isCode(path) && !isTest(path))
    .flatMap(({ path, text }) => {
      const { code } = mask(text)
      return [...code.matchAll(impure)].map(
        (match) => `${path}:${lineOf(code, match.index)} uses ${match[0]}`,
      )
    })
}

const coreImport = /\bimport\s+(?!type\b)([^"]*?)\bfrom\s*"#(\d+)"/g
const makesMatches = /^(?:Match|Machine|determinizeState)\b|^\*/

/**
 * Who answers for a seat holds no match: it is given an offer, a look at what the seat sees, and worlds to try things
 * in. Only the arena starts matches; only it and the index, which asks players by name, hand out worlds.
 */
export function playersHoldNoMatch(sources: Source[]): Violations {
  const arena = 'packages/players/arena.ts'
  const index = 'packages/players/index.ts'
  return sources
    .filter(({ path }) => packageOf(path) === players && isCode(path) && !isTest(path) && path !== arena)
    .flatMap(({ path, text }) => {
      const { code, strings } = mask(text)
      const made = [...code.matchAll(coreImport)]
        .filter(([, , from]) => packageNamed(strings[Number(from)] ?? '') === machine)
        .filter(([, names = '']) => names.split(/[{},]/).some((name) => makesMatches.test(name.trim())))
        .map((found) => `${path}:${lineOf(code, found.index)} could make a match of its own`)
      const asked = path === index ? [] : [...code.matchAll(/\bdeterminize\b|\.setup\b/g)]
      return [
        ...made,
        ...asked.map((found) => `${path}:${lineOf(code, found.index)} asks for more than it is given`),
      ]
    })
}

export function filesAreShort(sources: Source[]): Violations {
  return sources
    .filter(({ path }) => isEngine(path))
    .flatMap(({ path, text }) => {
      const lines = text.replace(/\n$/, '').split('\n').length
      return lines > longestFile
        ? [`${path}:${longestFile + 1} has ${lines} lines, more than ${longestFile}`]
        : []
    })
}

// Written so that this file does not contain what it looks for.
const foreign = [
  {
    what: 'names a package registry',
    pattern: /\bregistry\.[a-z0-9-]+\.(?:org|com|net|io|dev|local|internal)\b/i,
  },
  { what: 'pins a download address', pattern: /"resolved":\s*"(?:https?|git)/ },
  { what: 'points outside the repository', pattern: /\.\.\/shared\b/ },
]

/** The repository stands on its own: no machine's registry, nothing that lies beside the clone. */
export function repositoryStandsAlone(sources: Source[], registryHost?: string): Violations {
  return sources.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const found = foreign.filter(({ pattern }) => pattern.test(line)).map(({ what }) => what)
      if (registryHost && line.includes(registryHost)) found.push('names the registry in use')
      return [...new Set(found)].map((what) => `${path}:${index + 1} ${what}`)
    }),
  )
}

/** Every rule id cited in a game's code is one of its catalogue. */
/**
 * A game plays by its rules, and by nothing else: no branch, step or value is there for a rule that is switched off. How it would be
 * read wrongly stands in `proofs/`, and only there is a rule misread.
 */
export function noWrongGames(sources: Source[]): Violations {
  return sources
    .filter(({ path }) => {
      const name = packageOf(path)
      return name !== undefined && isGame(name) && isCode(path) && !isTest(path) && !path.includes('/proofs/')
    })
    .flatMap(({ path, text }) => {
      const { code } = mask(text)
      return [...code.matchAll(wrongGame)].map(
        (match) =>
          `${path}:${lineOf(code, match.index)} does something only without a rule: ${match[0].trim()}`,
      )
    })
}

// Asked whether it is off, compared with something, with a value of its own for that, or misread.
const wrongGame =
  /!\s*on\(|[=!]==?\s*on\(|(?<!(?:&&|\|\|)\s*)\bon\([^()]*\)\s*\?(?![.?])|\bif\s*\(\s*on\([^()]*\)\s*\)\s*(?:return|continue|break)$|\.misread\(/gm

export function citationsExist(
  game: string,
  catalogue: Record<string, unknown>,
  sources: Source[],
): Violations {
  return sources
    .filter(({ path }) => packageOf(path) === game && isCode(path) && !isTest(path))
    .flatMap(({ path, text }) =>
      citedRuleIds(text)
        .filter(({ id }) => !Object.hasOwn(catalogue, id))
        .map(({ id, line }) => `${path}:${line} cites ${id}, which the catalogue does not have`),
    )
}
