// What `npm start` and `npm test` need before anything else. Plain Node, no dependency: it runs on a fresh clone.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Where reports and build information go: beside the dependencies, never committed. */
export const cache = join(root, 'node_modules/.cache/regelwerk')

const windows = process.platform === 'win32'

/** Runs a command in the repository and returns its exit code. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
  if (error) console.error(`${command}: ${error.message}`)
  return status ?? 1
}

/** Runs `npm ci` unless the installed packages are those of the lockfile. */
export function install() {
  if (installed()) return
  console.error('Installing dependencies (npm ci) ...')
  const status = run('npm', ['ci', '--no-audit', '--no-fund'], { stdio: ['ignore', 2, 2], shell: windows })
  if (status !== 0) {
    console.error('npm ci failed: see above.')
    process.exit(status)
  }
}

// Versions are compared rather than file times, which a checkout or a copy may set at will. Packages for another
// platform are in the lockfile and rightly not installed.
function installed() {
  const hidden = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(hidden)) return false
  const wanted = packagesOf(join(root, 'package-lock.json'))
  const present = packagesOf(hidden)
  return Object.entries(wanted).every(([path, { version, link, optional, peer }]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true
    const found = present[path]
    if (!found) return Boolean(optional || (peer && !existsSync(join(root, path))))
    return link ? existsSync(join(root, path)) : found.version === version
  })
}

function packagesOf(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages
}
