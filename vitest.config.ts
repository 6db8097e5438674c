import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    globalSetup: 'src/server/testing/postgres.ts',
    pool: 'threads',
    // Some tests wait for processes that start or die: a third beside them fills two processors.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
