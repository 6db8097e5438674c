import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * React Router marks the address of a style sheet that late parts use too (`core.css#`), that it may take its own away
 * without theirs. The one of all pages never goes; and Vite, which does not know it again by that name, would bring it
 * once more with the first late part, and the whole page would be laid out anew.
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
