import { layout, type RouteConfig, route } from '@react-router/dev/routes'
import { existingRoutes } from './app/existing-routes.ts'

const pagesOf = (chosen: 'landing' | 'market') =>
  existingRoutes
    .filter((page) => page.layout === chosen)
    .map((page) => route(page.path, page.file, { id: `page:${page.path}` }))

export default [
  layout('app/landing-layout.tsx', pagesOf('landing')),
  layout('app/market-layout.tsx', [...pagesOf('market'), route('*', 'app/unknown.page.tsx')]),
] satisfies RouteConfig
