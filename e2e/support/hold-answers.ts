import type { Page } from '@playwright/test'

/** What the page asks for waits until it is let through. */
export async function holdAnswers(page: Page, calls: string) {
  const release = Promise.withResolvers<void>()
  await page.route(calls, async (route) => {
    await release.promise
    await route.continue().catch(() => undefined)
  })
  return () => release.resolve()
}
