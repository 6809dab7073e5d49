/** The sources in another place, where they can be edited, and a server that runs from there. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const PACKAGES = ['core', 'say', 'lorcana', 'keyforge', 'l5r', 'bluemoon', 'players', 'protocol', 'server']
const LEFT_OUT = /\/(?:dist|node_modules|conformance|toys)(?:\/|$)|\.test\.tsx?$/

export class Tree {
  readonly root = mkdtempSync(join(tmpdir(), 'regelwerk-tree-'))

  constructor() {
    for (const name of PACKAGES) {
      cpSync(join(ROOT, 'packages', name), join(this.root, 'packages', name), {
        recursive: true,
        filter: (path) => !LEFT_OUT.test(path.slice(ROOT.length)),
      })
    }
    const modules = join(this.root, 'node_modules')
    mkdirSync(join(modules, '@regelwerk'), { recursive: true })
    for (const name of readdirSync(join(ROOT, 'node_modules'))) {
      if (name !== '@regelwerk' && !name.startsWith('.'))
        symlinkSync(join(ROOT, 'node_modules', name), join(modules, name))
    }
    for (const name of PACKAGES)
      symlinkSync(join(this.root, 'packages', name), join(modules, '@regelwerk', name))
    symlinkSync(join(ROOT, 'packages/web'), join(modules, '@regelwerk/web'))
    writeFileSync(join(this.root, 'package.json'), '{ "type": "module" }')
    cpSync(join(ROOT, 'tsconfig.base.json'), join(this.root, 'tsconfig.base.json'))
  }

  /** Replaces a text that must be there, once. */
  edit(file: string, from: string, to: string): void {
    const path = join(this.root, 'packages', file)
    const text = readFileSync(path, 'utf8')
    if (text.split(from).length !== 2) throw new Error(`${file} does not have once: ${from}`)
    writeFileSync(path, text.replace(from, to))
  }

  remove(): void {
    rmSync(this.root, { recursive: true })
  }
}
