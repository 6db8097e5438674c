import { defineConfig } from 'vitest/config'

/** Tests that start whole servers, as their users do; they need the build. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    fileParallelism: false,
    retry: 1,
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
