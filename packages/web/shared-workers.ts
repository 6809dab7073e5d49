/** Workers are entries of the page's own build: what the page and its workers both need is one file, fetched once. */
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const NEW_WORKER = /new Worker\(new URL\('(\.[^']+)', import\.meta\.url\)/g

export function sharedWorkers(): Plugin {
  return {
    name: 'shared-workers',
    apply: 'build',
    // Before the build makes a bundle of its own for each of them.
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('new Worker(')) return null
      return code.replace(NEW_WORKER, (_, file: string) => {
        const name = basename(file, '.ts')
        const reference = this.emitFile({ type: 'chunk', id: join(dirname(id), file), name })
        return `new Worker(new URL(import.meta.ROLLUP_FILE_URL_${reference})`
      })
    },
  }
}
