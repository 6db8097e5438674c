import { defineConfig } from '@playwright/test'
import { freePort } from './scripts/free-port.ts'
import { findChromiumShell } from './scripts/programs.ts'

// Found once: the processes that run the tests read this file too, and inherit the answer.
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_SMS_PORT ??= String(await freePort())
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`
const chromium = findChromiumShell()

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  // Some wait for the server or for a line that is slow on purpose: a fourth beside them fills two processors.
  workers: 4,
  forbidOnly: true,
  outputDir: 'test-results/browser',
  // They only end what hangs. What fails is tried again by scripts/test, after everything else and alone.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL,
    locale: 'en-IN',
    // What it answers no test could intercept; those about the worker let it in.
    serviceWorkers: 'block',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'exec node e2e/support/server.ts',
    env: { PORT: process.env.E2E_PORT, E2E_SMS_PORT: process.env.E2E_SMS_PORT },
    url: `${baseURL}/readyz`,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
