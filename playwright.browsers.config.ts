import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'
import { chromium109 } from './scripts/browsers/chromium-109.ts'

const { launchOptions } = base.use ?? {}

/** The main road in the browsers that people have beside a current Chrome. */
export default defineConfig({
  ...base,
  outputDir: 'test-results/browsers',
  projects: [
    { name: 'engines', testDir: 'e2e/browsers', testMatch: '*.walk.ts' },
    {
      name: 'chromium-109',
      testMatch: /e2e\/(road|trade-road)\.spec\.ts$/,
      use: { launchOptions: { ...launchOptions, executablePath: chromium109 } },
    },
  ],
})
