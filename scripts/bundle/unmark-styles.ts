import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * React Router adds a `#` to the address of a style sheet that late parts use too (`core.css#`), so that it can
 * remove its own copy without theirs. The sheet of all pages is never removed, and Vite, which does not recognise the
 * marked name, would load it again with the first late part and lay out the whole page again.
 */
export function unmarkStyles(folder: string, manifest: string) {
  const server = join(folder, 'server/assets')
  const builds = readdirSync(server).filter((file) => /^server-build-.*\.js$/.test(file))
  const files = [join(folder, 'client/assets', manifest), ...builds.map((file) => join(server, file))]
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    const unmarked = text.replace(/(\/core-[\w-]+\.css)#/g, '$1')
    if (unmarked === text) throw new Error(`React Router no longer marks styles in ${file}`)
    writeFileSync(file, unmarked)
  }
}
