import type { Plugin } from 'vite'

/**
 * The browser needs of the list of pages their paths alone, to know which links exist; the router has been made from
 * the files and layouts by then. So every page carries a list of half the size.
 */
export function onlyPaths(): Plugin {
  return {
    name: 'only-paths',
    enforce: 'pre',
    apply: 'build',
    transform: (code, id) =>
      /\/(existing|console|admin)-routes\.ts$/.test(id)
        ? { code: code.replace(/\s*\b(file|layout): '[^']*',?/g, ''), map: null }
        : undefined,
  }
}
