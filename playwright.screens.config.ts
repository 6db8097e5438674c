import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** Every page in each of its states, looked at with the eyes of axe and walked with the keyboard. */
export default defineConfig({
  ...base,
  testDir: 'e2e/screens',
  testMatch: '*.walk.ts',
  outputDir: 'test-results/screens',
  fullyParallel: true,
})
