#!/usr/bin/env node
// Starts the compiled command line. In a clone it first compiles what is missing or out of date, so that
// `npx regelwerk` works right after `npm ci`. Standard output belongs to the command: building speaks to standard error.
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'

const cli = fileURLToPath(new URL('..', import.meta.url))
const packages = dirname(cli)
const stamp = join(cli, 'dist/.built')
const web = join(packages, 'web')
const pageStamp = join(web, 'dist/page/.built')
const lock = join(packages, '../node_modules/.cache/regelwerk/building')

// A published package has no sources: nothing to build.
if (existsSync(join(cli, 'tsconfig.json'))) {
  buildIfStale(stamp, isCode, () => tool('typescript', 'tsc', ['-b', cli], cli))
  if (process.argv[2] === 'serve')
    buildIfStale(pageStamp, isPage, () => tool('vite', 'vite', ['build', '--logLevel', 'error'], web))
}
// Rules are many small functions. V8 would copy them into all that call them and compile each of those early: more than half the
// CPU time of a few hundred games. Fewer copies, a little later, are as fast in the long run and much faster until then.
setFlagsFromString('--max-inlined-bytecode-size-cumulative=200')
// A server runs for long enough to compile as early as V8 would: later, it is slower for good.
if (process.argv[2] !== 'serve') setFlagsFromString('--interrupt-budget=264000')
await import('../dist/start.js')

function buildIfStale(built, isSource, build) {
  if (!stale(built, isSource)) return
  withLock(() => {
    if (!stale(built, isSource)) return
    const begin = new Date()
    build()
    // Stamped with the time the build began: what was saved while it ran is built next time.
    writeFileSync(built, '')
    utimesSync(built, begin, begin)
  })
}

function stale(built, isSource) {
  const time = statSync(built, { throwIfNoEntry: false })?.mtimeMs
  if (time === undefined) return true
  const dirs = readdirSync(packages, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return dirs.some(({ name }) => {
    const dir = join(packages, name)
    // The command line does not need the page.
    if (dir === web) return built === pageStamp && hasNewer(dir, time, isSource)
    return (
      hasNewer(dir, time, isSource) ||
      (existsSync(join(dir, 'tsconfig.json')) && !existsSync(join(dir, 'dist')))
    )
  })
}

function hasNewer(dir, time, isSource) {
  return readdirSync(dir, { withFileTypes: true }).some((entry) => {
    const path = join(dir, entry.name)
    if (entry.isDirectory())
      return entry.name !== 'dist' && entry.name !== 'node_modules' && hasNewer(path, time, isSource)
    return isSource(entry.name) && statSync(path).mtimeMs > time
  })
}

function isCode(name) {
  return name === 'tsconfig.json' || (/\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
}

/** The page also contains the positions. */
function isPage(name) {
  return isCode(name) || /\.(?:css|html|yaml)$/.test(name)
}

function tool(packageName, bin, args, cwd) {
  const script = binOf(packageName, bin)
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [script, ...args], {
    cwd,
    encoding: 'utf8',
    // Also when a test starts it.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (error || status !== 0) {
    process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`)
    fail(`the build failed${error ? `: ${error.message}` : ''}`)
  }
}

function binOf(packageName, bin) {
  const require = createRequire(import.meta.url)
  try {
    const manifest = require.resolve(`${packageName}/package.json`)
    const { bin: bins } = JSON.parse(readFileSync(manifest, 'utf8'))
    return join(dirname(manifest), bins[bin])
  } catch {
    fail(`${packageName} is not installed; run npm ci first`)
  }
}

/** Of several commands started at once, one builds and the others wait for it. */
function withLock(work) {
  mkdirSync(dirname(lock), { recursive: true })
  while (!take()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
  process.once('exit', release)
  work()
  release()
  process.removeListener('exit', release)
}

function take() {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (abandoned()) release()
    return false
  }
}

// The holder was killed before it could clean up.
function abandoned() {
  const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
  if (age < 1000) return false
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0)
    return age > 120_000
  } catch (error) {
    return error.code !== 'EPERM'
  }
}

function release() {
  rmSync(lock, { force: true })
}

function fail(message) {
  process.stderr.write(`regelwerk: ${message}\n`)
  process.exit(2)
}
