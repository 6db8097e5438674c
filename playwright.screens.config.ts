import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

const { launchOptions } = base.use ?? {}

/** Every page in each of its states, looked at with the eyes of axe and walked with the keyboard. */
export default defineConfig({
  ...base,
  testDir: 'e2e/screens',
  testMatch: '*.walk.ts',
  outputDir: 'test-results/screens',
  fullyParallel: true,
  use: {
    ...base.use,
    trace: 'off',
    // New pages of a person share the process of those before: what is compiled there is half the work of a visit.
    launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), '--renderer-process-limit=1'] },
  },
})
