import { buildOf, fingerprints } from '@regelwerk/protocol/fingerprint'
import { games } from '@regelwerk/protocol/games'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './compressed.ts'
import { offline } from './offline.ts'
import { sharedWorkers } from './shared-workers.ts'

/** What workers load as well. To fetch ahead what is needed next is the page's way: a worker has no document to do it in. */
const SHARED = new RegExp(`/(?:games?|${games.map(({ id }) => id).join('|')})-`)

export default defineConfig({
  plugins: [react(), sharedWorkers(), offline(), compressed()],
  // Relative, so that the page also works from a folder of a static host.
  base: './',
  resolve: { conditions: ['regelwerk-source', 'module', 'browser', 'development|production'] },
  worker: { format: 'es' },
  define: { RULES: JSON.stringify(fingerprints()), BUILD: JSON.stringify(buildOf()) },
  build: {
    outDir: 'dist/page',
    target: 'es2022',
    chunkSizeWarningLimit: 2000,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostId }) => (SHARED.test(hostId) ? [] : needed),
    },
  },
  server: {
    proxy: {
      '/healthz': 'http://localhost:8080',
      '/api': 'http://localhost:8080',
      '/ws': { target: 'ws://localhost:8080', ws: true },
    },
  },
})
