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
    testTimeout: 60_000,
    passWithNoTests: true,
  },
})
