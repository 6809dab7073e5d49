import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['regelwerk-source'] },
  ssr: { resolve: { conditions: ['regelwerk-source'], externalConditions: ['regelwerk-source'] } },
  test: {
    include: ['packages/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', 'tests/browser/**'],
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    // A guard against what hangs, no measure: work is bounded by counts, and machines are slow or busy.
    testTimeout: 1_200_000,
    hookTimeout: 1_200_000,
    passWithNoTests: true,
  },
})
