import { useRouteLoaderData } from 'react-router'
import type { Settings } from '#contract/admin/settings.ts'

/** What the root has loaded for every page. */
export type SiteFacts = {
  /** None when they did not come: pages stand without them. */
  readonly settings: Settings | null
  readonly origin: string
}

/** What an admin tells the public; an empty value, or none, hides what it is about. */
export const useSettings = (): Partial<Settings> =>
  (useRouteLoaderData('root') as SiteFacts | undefined)?.settings ?? {}
