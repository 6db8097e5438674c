import { isMemberPage } from '#contract/site.ts'
import { adminRoutes } from '#web/routes/admin-routes.ts'
import { consoleRoutes } from '#web/routes/console-routes.ts'
import { siteRoutes } from '#web/routes/site-routes.ts'

export const unused = '00000000-0000-4000-8000-000000000000'
const allRoutes = [...siteRoutes, ...consoleRoutes, ...adminRoutes].map(({ path }) => path as string)
/** Addresses with and without their optional parameters. */
export const memberAddresses = allRoutes
  .flatMap((path) => (path.endsWith('?') ? [path, path.replace(/\/:\w+\?$/, '')] : [path]))
  .map((path) => path.replace(/:\w+\??/g, unused))
  .filter(isMemberPage)
  .concat('/profile?tab=orders')
