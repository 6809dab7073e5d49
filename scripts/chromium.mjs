// The browser that the browser tests drive: Debian's chromium, installed where it is missing and may be.
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome']

function found() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const paths = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return process.env.CHROMIUM ?? paths.find(isProgram) ?? null
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Where chromium is; null: it is not here and cannot be installed. */
export function chromium() {
  const here = found()
  if (here !== null) return here
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0
  if (!mayInstall) return null
  console.error('Installing chromium for the browser tests (apt-get) ...')
  const options = {
    stdio: ['ignore', 'ignore', 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  spawnSync('apt-get', ['update'], options)
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options)
  return found()
}
