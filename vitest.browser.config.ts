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
    // Guards against what hangs, no measures: what a page shows in the end counts, however busy the machine is.
    // The longest test takes half a minute, the longest wait of one five seconds; where many share the machine, eight times that.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
