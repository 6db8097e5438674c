import { layout, type RouteConfig, route } from '@react-router/dev/routes'
import { adminRoutes } from './routes/admin-routes.ts'
import { consoleRoutes } from './routes/console-routes.ts'
import type { Page } from './routes/pages.ts'
import { siteRoutes } from './routes/site-routes.ts'

const pagesOf = (chosen: Page['layout']) =>
  [...siteRoutes, ...consoleRoutes, ...adminRoutes]
    .filter((page) => page.layout === chosen)
    .map((page) => route(page.path, page.file, { id: `page:${page.path}` }))

export default [
  layout('layouts/landing/landing-layout.tsx', pagesOf('landing')),
  layout('layouts/console/console-layout.tsx', pagesOf('console')),
  layout('layouts/admin-layout.tsx', pagesOf('admin')),
  layout('layouts/market-layout.tsx', [...pagesOf('market'), route('*', 'layouts/unknown.page.tsx')]),
] satisfies RouteConfig
