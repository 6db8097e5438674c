import { useRouteLoaderData } from 'react-router'
import type { Settings } from '#contract/admin/settings.ts'

/** The data of the root loader, for every page. */
export type SiteFacts = {
  /** Null where they could not be loaded; pages work without them. */
  readonly settings: Settings | null
  readonly origin: string
}

/** Public facts that an admin has set; an empty value hides its place. */
export const useSettings = (): Partial<Settings> =>
  (useRouteLoaderData('root') as SiteFacts | undefined)?.settings ?? {}
