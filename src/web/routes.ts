import { layout, type RouteConfig, route } from '@react-router/dev/routes'
import { adminRoutes } from './admin/admin-routes.ts'
import { existingRoutes } from './app/existing-routes.ts'
import type { Page } from './app/pages.ts'
import { consoleRoutes } from './console/console-routes.ts'

const pagesOf = (chosen: Page['layout']) =>
  [...existingRoutes, ...consoleRoutes, ...adminRoutes]
    .filter((page) => page.layout === chosen)
    .map((page) => route(page.path, page.file, { id: `page:${page.path}` }))

export default [
  layout('app/landing-layout.tsx', pagesOf('landing')),
  layout('console/console-layout.tsx', pagesOf('console')),
  layout('admin/admin-layout.tsx', pagesOf('admin')),
  layout('app/market-layout.tsx', [...pagesOf('market'), route('*', 'app/unknown.page.tsx')]),
] satisfies RouteConfig
