import { join } from 'node:path'
import type { Plugin } from 'vite'

const icon = join(import.meta.dirname, '../../src/web/ui/pictures/icon.tsx')

/**
 * Icons use the library's drawings and our own element: a page shows a hundred, and their common size and stroke
 * stand once in `base.css`. That was a tenth of a page's bytes and of its rendering time.
 */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source) => (source.endsWith('/createLucideIcon.mjs') ? icon : undefined),
  }
}
