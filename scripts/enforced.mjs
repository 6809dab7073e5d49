// `npm run catalogue`: writes catalogue/enforced.ts of each game: which rule is carried out or obeyed where. With
// --check nothing is written, and a file that is out of date is an error.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.mjs'

const lineWidth = 110

// A declaration at the margin, a procedure's own name or what it was named by, and a rule: a step, a function that says it,
// a guard, or one that core obeys for the game.
const words = new RegExp(
  [
    /^(?:export )?(?:async )?(?:function|const|class) (?<declared>\w+)/,
    /\bprocedure\s*(?:<[^()]*>)?\(\s*(?:'(?<procedure>[^']+)'|(?<named>\w+),)/,
    /\b(?:step|rule|binds|meets|on|obeyed)\s*(?:<[^()]*>)?\(\s*'(?<id>\d+(?:\.\w+)+(?:\/[^']+)?|[a-z0-9-]+\/[^']+)'/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
)

const check = process.argv.includes('--check')
let stale = 0

for (const game of readdirSync(join(root, 'packages'))) {
  const folder = join(root, 'packages', game)
  if (!existsSync(join(folder, 'catalogue/index.ts'))) continue
  const file = join(folder, 'catalogue/enforced.ts')
  const wanted = write(placesIn(folder))
  if (existsSync(file) && readFileSync(file, 'utf8') === wanted) continue
  if (check) {
    console.error(`packages/${game}/catalogue/enforced.ts is out of date: run npm run catalogue`)
    stale++
  } else writeFileSync(file, wanted)
}
process.exit(stale ? 1 : 0)

/** Rule id -> the places that enforce it, `file: procedure or function`. */
function placesIn(folder) {
  const places = new Map()
  for (const file of sourcesIn(folder)) {
    for (const { id, name } of citations(readFileSync(join(folder, file), 'utf8'))) {
      const place = name ? `${file}: ${name}` : file
      places.set(id, (places.get(id) ?? new Set()).add(place))
    }
  }
  return places
}

function sourcesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => name.replaceAll('\\', '/'))
    .filter(
      (name) =>
        name.endsWith('.ts') && !/^(dist|node_modules|catalogue|proofs)\/|\.(test|tmp)\.ts$/.test(name),
    )
    .sort()
}

function* citations(text) {
  let name = ''
  for (const { groups } of withoutRemarks(text).matchAll(words)) {
    if (groups.id) yield { id: groups.id, name }
    else name = groups.procedure ?? groups.named ?? groups.declared
  }
}

function withoutRemarks(text) {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
}

function write(places) {
  const ids = [...places.keys()].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  return [
    '// Made by `npm run catalogue` from the steps and switches in the sources; not to be edited.\n',
    '/** Where each rule is carried out or obeyed: the file, and the procedure or function in it. */',
    'export const enforced: Readonly<Record<string, readonly string[]>> = {',
    ...ids.map((id) => entry(id, [...places.get(id)])),
    '}\n',
  ].join('\n')
}

// As the formatter would write it.
function entry(id, places) {
  const quoted = places.map((place) => `'${place}'`)
  const line = `  '${id}': [${quoted.join(', ')}],`
  return line.length <= lineWidth
    ? line
    : [`  '${id}': [`, ...quoted.map((q) => `    ${q},`), '  ],'].join('\n')
}
