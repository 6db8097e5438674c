import { matchPath } from 'react-router'
import { existingRoutes } from './existing-routes.ts'

/** Whether a path that the server names leads to a page of this site. */
export const linkExists = (link: string) =>
  existingRoutes.some(({ path }) => matchPath(path, link.split(/[?#]/)[0] ?? ''))
