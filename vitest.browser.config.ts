import { defineConfig } from 'vitest/config'

/** Whole games in a real browser, against a real server: one after the other, since each needs the machine. */
export default defineConfig({
  resolve: { conditions: ['regelwerk-source'] },
  ssr: { resolve: { conditions: ['regelwerk-source'], externalConditions: ['regelwerk-source'] } },
  test: {
    include: ['tests/browser/**/*.test.ts'],
    pool: 'forks',
    fileParallelism: false,
    passWithNoTests: true,
    testTimeout: 240_000,
    hookTimeout: 120_000,
    // What a page shows in the end counts, however busy the machine is.
    expect: { poll: { timeout: 20_000 } },
  },
})
