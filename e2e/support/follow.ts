import type { Page } from '@playwright/test'

/** Navigates within the app like a link, so that the data comes by the browser's own calls. */
export const followTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
