import { matchPath } from 'react-router'
import { existingRoutes } from '#web/app/existing-routes.ts'
import { consoleRoutes } from '#web/console/console-routes.ts'

const routes = [...existingRoutes, ...consoleRoutes]

/** Whether a path that the server names leads to a page of this site. */
export const linkExists = (link: string) =>
  routes.some(({ path }) => matchPath(path, link.split(/[?#]/)[0] ?? ''))
