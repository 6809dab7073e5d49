import { buildOf, fingerprints } from '@regelwerk/protocol/fingerprint'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { offline } from './offline.ts'

export default defineConfig({
  plugins: [react(), offline()],
  // Relative, so that the page also works from a folder of a static host.
  base: './',
  resolve: { conditions: ['regelwerk-source', 'module', 'browser', 'development|production'] },
  worker: { format: 'es' },
  define: { RULES: JSON.stringify(fingerprints()), BUILD: JSON.stringify(buildOf()) },
  build: { outDir: 'dist/page', target: 'es2022', chunkSizeWarningLimit: 2000 },
  server: {
    proxy: {
      '/healthz': 'http://localhost:8080',
      '/api': 'http://localhost:8080',
      '/ws': { target: 'ws://localhost:8080', ws: true },
    },
  },
})
