import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Checks that axe finds nothing, and that the page does not scroll sideways. */
export async function expectOpenToAll(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  const problems = violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.target.join(' ')) }))
  expect(problems).toEqual([])
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(beyond).toBeLessThanOrEqual(0)
}
