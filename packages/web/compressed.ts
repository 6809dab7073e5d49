/** Beside every file of the page the same compressed, so that a server need not do it over and over. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Smaller files fit into one packet as they are. */
const WORTH_IT = 1024
const TEXT = /\.(?:js|css|html)$/

export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir }) {
      for (const file of readdirSync(dir as string, { recursive: true, encoding: 'utf8' })) {
        const path = join(dir as string, file)
        if (!TEXT.test(file) || statSync(path).size < WORTH_IT) continue
        const content = readFileSync(path)
        writeFileSync(
          `${path}.br`,
          brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
        )
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
      }
    },
  }
}
