import { type Browser, chromium, expect, type LaunchOptions, type Locator, type Page } from '@playwright/test'
import { findChromium } from '../../scripts/programs.ts'

/**
 * The full browser with its owner's settings (blocked storage, larger letters), which the headless shell does not
 * read.
 */
export function wholeBrowser(options: LaunchOptions = {}): LaunchOptions {
  const executablePath = findChromium()
  return executablePath ? { ...options, executablePath } : options
}

/** For tests that start their servers themselves. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch(wholeBrowser({ args: ['--no-sandbox', '--disable-gpu'] }))

/** Waits for hydration: a link that is pressed earlier loads its page from the server. */
export const untilAlive = (page: Page) =>
  page.waitForFunction(() => {
    const link = document.querySelector('main a')
    return link !== null && Object.keys(link).some((key) => key.startsWith('__react'))
  })

/** The same for one part of a page, below its first look: a press that waits for longer than ten seconds is let go. */
export const untilPartAlive = (part: Locator) =>
  expect
    .poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
    .toBe(true)
