import { join } from 'node:path'
import type { Plugin } from 'vite'

const icon = join(import.meta.dirname, '../../src/web/ui/pictures/icon.tsx')

/**
 * Icons come with the library's drawings and our own element: a page shows a hundred, and what each would say of its
 * size and stroke stands once in `base.css`. A tenth of a page's bytes and of its rendering was that.
 */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source) => (source.endsWith('/createLucideIcon.mjs') ? icon : undefined),
  }
}
