import type { Page } from '@playwright/test'

/** Holds back the page's requests until they are released. */
export async function holdAnswers(page: Page, calls: string) {
  const release = Promise.withResolvers<void>()
  await page.route(calls, async (route) => {
    await release.promise
    await route.continue().catch(() => undefined)
  })
  return () => release.resolve()
}
