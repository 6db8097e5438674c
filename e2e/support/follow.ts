import type { Page } from '@playwright/test'

/** As a link of the page would lead there: the data comes through the browser's own calls. */
export const followTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
