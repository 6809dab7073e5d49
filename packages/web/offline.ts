/** Builds the worker that keeps the page in the browser: all files of the page by name, and a name made from them. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle).filter((file) => !file.endsWith('.map') && file !== 'index.html')
      const hash = createHash('sha256').update(files.sort().join('\n')).digest('hex').slice(0, 12)
      const known = `const NAME = 'regelwerk-${hash}'\nconst FILES = ${JSON.stringify(['./', ...files.map((file) => `./${file}`)])}\n`
      const worker = readFileSync(new URL('./offline-worker.js', import.meta.url), 'utf8')
      this.emitFile({ type: 'asset', fileName: 'offline-worker.js', source: known + worker })
    },
  }
}
