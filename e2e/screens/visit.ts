import { expect, type Page } from '@playwright/test'
import type { Language } from '#contract/languages.ts'
import { pressAfterTyping } from './checks/first-press.ts'
import { walkWithKeyboard } from './checks/keyboard-walk.ts'
import { leastTarget, smallTargets } from './checks/targets.ts'
import { type Traffic, trafficOf } from './checks/traffic.ts'
import { hindrances } from './checks/unseen.ts'
import type { Desk } from './desk.ts'
import type { Screen } from './screen.ts'
import { beyond, forgetOthers, show } from './show.ts'

/** A screen that is open in a page of its own. */
export type Visit = { readonly page: Page; readonly traffic: Traffic; readonly screen: Screen }

type Opening = { readonly width: number; readonly language: Language; readonly watch?: (page: Page) => void }

/** Opens a screen; `watch` is called before anything is loaded. */
export async function visit(desk: Desk, screen: Screen, { width, language, watch }: Opening): Promise<Visit> {
  const page = await (await desk.browserOf(screen.as)).newPage()
  const traffic = trafficOf(page)
  watch?.(page)
  await page.addInitScript(forgetOthers)
  if (language.prefix) await page.addInitScript(stayInLanguage, language.prefix)
  await page.setViewportSize(sizeOf(width))
  await show({ page, traffic, screen, desk, prefix: language.prefix })
  return { page, traffic, screen }
}

/** The tests lead by the paths that are spelled in the product, as if their language were English. */
function stayInLanguage(prefix: string) {
  const push = history.pushState.bind(history)
  history.pushState = (state, title, url) =>
    push(state, title, typeof url === 'string' && !url.startsWith(prefix) ? prefix + url : url)
}

const heights: Readonly<Record<number, number>> = { 320: 640, 390: 844 }
const sizeOf = (width: number) => ({ width, height: heights[width] ?? 900 })

/** Gives an open page another width, and waits for what comes with it. */
export async function resize({ page, traffic, screen }: Visit, width: number) {
  await page.setViewportSize(sizeOf(width))
  if (!screen.loads) await traffic.quiet()
}

/** What holds at every width and in both languages; axe reads a page with its longer texts. */
export async function expectRoom({ page }: Visit, width: number) {
  expect.soft(await page.evaluate(visibleHeadings), 'headings of the first level').toBe(1)
  expect.soft(await beyond(page), `scrolls sideways at ${width} px`).toBe(0)
  const small = await smallTargets(page, leastTarget(width))
  expect.soft(small, `too small to be pressed at ${width} px`).toEqual([])
}

export async function expectOpenToAll(visited: Visit, width: number) {
  await expectRoom(visited, width)
  expect.soft(await hindrances(visited.page, 'light'), `light at ${width} px`).toEqual([])
}

/** Runs in the page. */
const visibleHeadings = () =>
  [...document.querySelectorAll('h1')].filter(
    (heading) =>
      heading.checkVisibility({ visibilityProperty: true }) && heading.getBoundingClientRect().width > 0,
  ).length

/** Runs in the page. */
async function untilDark() {
  const { dataset } = document.documentElement
  while (dataset.theme !== 'dark' || dataset.themeFlip !== undefined) await new Promise(requestAnimationFrame)
}

/** The theme changes colours only. */
export async function expectContrastInTheDark({ page }: Visit) {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(untilDark)
  expect.soft(await hindrances(page, 'dark'), 'dark').toEqual([])
}

export async function expectKeyboard({ page }: Visit, width: number) {
  expect.soft(await walkWithKeyboard(page), `the keyboard at ${width} px`).toEqual([])
}

/** Fields that were typed into by this person and hand: those of the frame, and for each route its own. */
const known = new Map<string, Set<string>>()

/** By touch on phones, by mouse elsewhere. */
export async function expectFirstPress({ page, traffic, screen }: Visit, by: 'touch' | 'mouse') {
  if (screen.loads) return
  const key = `${screen.as} ${by}`
  const typed = known.get(key) ?? new Set()
  known.set(key, typed)
  const findings = await pressAfterTyping(page, { by, known: typed, route: screen.route, traffic })
  expect.soft(findings, 'the first press').toEqual([])
}
