import { expect, type Page } from '@playwright/test'
import { axeRules, hindrancesIn } from '#e2e/support/axe.ts'
import { test } from './desk.ts'
import { pressAfterTyping } from './first-press.ts'
import { walkWithKeyboard } from './keyboard-walk.ts'
import { routes, type Screen } from './screen.ts'
import { beyond, forgetDrafts, screens, show, titleOf } from './show.ts'
import { leastTarget, smallTargets } from './targets.ts'

/** Fields of the frame that were typed into, for each person and width. */
const known = new Map<string, Set<string>>()
/** Voice control finds an element by its visible name. axe counts this rule as experimental, so it is enabled by name. */
const named = { 'label-content-name-mismatch': { enabled: true } }

test('every page is looked at, and no page that is not there', () => {
  expect(new Set(screens.map(({ route }) => route))).toEqual(new Set(routes))
})

/** A page is looked at on phones and on wide screens, each of its states at the one or the other in turn. */
const widthsOf = ({ width, state }: Screen, index: number) => {
  if (width) return [width]
  return state ? [index % 2 === 0 ? 390 : 1280] : [390, 1280]
}

for (const [index, screen] of screens.entries())
  for (const width of widthsOf(screen, index))
    test(`${titleOf(screen)} at ${width} px`, async ({ desk }) => {
      const page = await (await desk.browserOf(screen.as)).newPage()
      const seen = watch(page)
      await page.addInitScript(forgetDrafts)
      const height = width === 390 ? 844 : 900
      await page.setViewportSize({ width, height })
      await show(page, screen, desk)
      await expect(page.locator('h1').filter({ visible: true })).toHaveCount(1)
      expect.soft(await hindrancesIn(page, { runOnly: axeRules, rules: named }), 'light').toEqual([])
      // A state of a page has the colours of its phone.
      if (width === 390 || screen.width || !screen.state) await lookInTheDark(page)
      expect.soft(await beyond(page), 'scrolls sideways').toBe(0)
      expect.soft(await smallTargets(page, leastTarget(width)), 'too small to be pressed').toEqual([])
      // From here on many requests are refused, because of what was typed.
      expect.soft(seen(screen.fails === true), 'the browser reports').toEqual([])
      if (!screen.loads)
        expect.soft(await pressAfterTyping(page, handOf(screen, width)), 'the first press').toEqual([])
      expect.soft(await unreached(page, screen), 'the keyboard').toEqual([])
      if (width === 390) {
        await page.setViewportSize({ width: 320, height: 640 })
        expect.soft(await beyond(page), 'scrolls sideways at 320 px').toBe(0)
      }
      expect.soft(seen(true), 'the browser reports').toEqual([])
      await page.close()
    })

/** The theme changes colours only, and the same on every width. */
async function lookInTheDark(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('html[data-theme-flip]')).toHaveCount(0)
  expect.soft(await hindrancesIn(page, { runOnly: ['color-contrast'] }), 'dark').toEqual([])
}

/** A loading page may offer 'Try again' in the middle of a slow walk. */
async function unreached(page: Page, { loads }: Screen) {
  const faults = await walkWithKeyboard(page)
  return loads && faults.length > 0 ? walkWithKeyboard(page) : faults
}

/** By touch on phones, by mouse elsewhere. */
function handOf({ as }: Screen, width: number): Parameters<typeof pressAfterTyping>[1] {
  const key = `${as} ${width}`
  const typed = known.get(key) ?? new Set()
  known.set(key, typed)
  return { by: width === 390 ? 'touch' : 'mouse', known: typed }
}

/** Every error of the browser. A screen whose answers fail on purpose says so. */
function watch(page: Page) {
  const faults: { expected: boolean; text: string }[] = []
  const note = (text: string, expected = false) => faults.push({ expected, text })
  page.on('pageerror', ({ message }) => note(message))
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error') note(text, text.startsWith('Failed to load resource'))
  })
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    // Aborted by the page itself, as when a newer request replaces an older one.
    if (why !== 'net::ERR_ABORTED') note(`${request.url()} ${why}`, true)
  })
  page.on('response', (answer) => {
    if (answer.status() >= 400) note(`${answer.url()} ${answer.status()}`, true)
  })
  return (fails: boolean) => faults.filter(({ expected }) => !(fails && expected)).map(({ text }) => text)
}
