import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export const axeRules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

declare global {
  interface Window {
    axe?: { run(context: { exclude: readonly Element[] }, options: RunOptions): Promise<AxeResults> }
    /** Parts of the page that a check may leave out. */
    parts?: readonly Element[]
  }
}

type Run = { readonly options: RunOptions; readonly without: readonly number[] }

/**
 * What axe finds, outside of some of `window.parts`. Its half a megabyte comes into a page once, however often it is
 * asked there.
 */
export async function hindrancesIn(page: Page, options: RunOptions, without: readonly number[] = []) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  await page.evaluate(untilFaded)
  return page.evaluate(runAxe, { options, without })
}

/** Runs in the page: what fades in or out has no contrast until it is there or gone. The bar of a toast takes longer. */
async function untilFaded() {
  const longestFade = 1_000
  const fades = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= longestFade)
  await Promise.allSettled(fades.map(({ finished }) => finished))
}

/** Runs in the page. */
async function runAxe({ options, without }: Run) {
  const exclude = without.flatMap((index) => window.parts?.[index] ?? [])
  const answer = await window.axe?.run({ exclude }, { resultTypes: ['violations'], ...options })
  if (!answer) throw new Error('axe did not come')
  return answer.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, at: target.join(' '), why: failureSummary })),
  )
}

/** Checks that axe finds nothing, and that the page does not scroll sideways. */
export async function expectOpenToAll(page: Page) {
  expect(await hindrancesIn(page, { runOnly: axeRules })).toEqual([])
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(beyond).toBeLessThanOrEqual(0)
}
