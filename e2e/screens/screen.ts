import type { Page } from '@playwright/test'
import { adminRoutes } from '#web/routes/admin-routes.ts'
import { consoleRoutes } from '#web/routes/console-routes.ts'
import { siteRoutes } from '#web/routes/site-routes.ts'
import type { Desk, Role } from './desk.ts'

/** One page in one state, and how to reach it. */
export type Screen = {
  /** The route that it belongs to. */
  readonly route: string
  /** How it differs from the page as it opens. */
  readonly state?: string
  readonly as: Role
  /** The address; the route itself if it has no parameters. */
  readonly at?: string | ((desk: Desk) => string | Promise<string>)
  /** Stubbed answers, for states that the server would not produce now. */
  readonly before?: (page: Page, desk: Desk) => Promise<unknown>
  /** Leads from the open page to the state. */
  readonly lead?: (page: Page, desk: Desk) => Promise<unknown>
  readonly width?: 390 | 1280
  /** Requests fail here, and the browser logs it. */
  readonly fails?: true
  /** The page stays loading, so the walk does not wait for it. */
  readonly loads?: true
}

export const routes: readonly string[] = [...siteRoutes, ...consoleRoutes, ...adminRoutes].map(
  ({ path }) => path,
)

type Url = Parameters<Page['route']>[0]

/** The server does not answer. */
export const fails = (url: Url) => ({
  state: 'failing',
  fails: true as const,
  before: (page: Page) => page.route(url, (route) => route.abort()),
})

/** The server does not answer yet, and the page waits for it as long as the walk takes. */
export const loads = (url: Url) => ({
  state: 'loading',
  loads: true as const,
  before: async (page: Page) => {
    await page.addInitScript(neverGiveUp)
    await page.route(url, () => {})
  },
})

/** Runs in the page. A call gives up after 15 s, which a busy machine may need until it looks. */
function neverGiveUp() {
  const later = window.setTimeout.bind(window)
  window.setTimeout = ((run: () => void, ms = 0, ...values: unknown[]) =>
    ms < 15_000 ? later(run, ms, ...values) : 0) as typeof window.setTimeout
}

export const answers = (url: Url, json: object) => ({
  before: (page: Page) => page.route(url, (route) => route.fulfill({ json: { success: true, ...json } })),
})

export const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name }).filter({ visible: true }).first().click()
}

export const opens = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page)
  await page.getByRole('dialog').waitFor()
}

/** As a person unfolds what is folded to a line, before pressing what is in it. */
export const unfolds = (lead: (page: Page) => Promise<void>) => async (page: Page) => {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true
  })
  await lead(page)
}
