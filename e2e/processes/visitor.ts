import { type Browser, expect, type Page } from '@playwright/test'

/** It only ends what hangs. */
const patience = 300_000

export const see = expect.configure({ timeout: patience })

/** A visitor with a browser of their own; what goes wrong there is written down. */
export async function openVisitor(browser: Browser, url: string, path: string) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 900 },
    // A proxy of a test shows a certificate of nobody's.
    ignoreHTTPSErrors: true,
  })
  context.setDefaultTimeout(patience)
  const page = await context.newPage()
  const faults: string[] = []
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url())
    // The newer one has a folder of its own here, and so none of the older one's pictures.
    if (answer.status() >= 400 && !pathname.startsWith('/media/'))
      faults.push(`${answer.status()} ${pathname}`)
  })
  await page.goto(path)
  return { page, faults, loads: () => loads, leave: () => context.close() }
}

/** From page to page as a person goes, within the app. */
export async function walk(page: Page, links: readonly string[]) {
  for (const name of links) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await see(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveCount(1)
    await see(page.getByText('went wrong')).toHaveCount(0)
  }
}
