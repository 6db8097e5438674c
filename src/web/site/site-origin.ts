import type { SiteFacts } from './use-settings.ts'

/** Where the site stands, for pages that load nothing of their own. */
export const siteOrigin = ([root]: readonly [
  { readonly loaderData?: SiteFacts | undefined },
  ...unknown[],
]) => root.loaderData?.origin
