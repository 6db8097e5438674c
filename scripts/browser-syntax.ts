import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runChecks } from 'es-check'
import { ownAssets, place } from './build-place.ts'
import { tooNew } from './limits/older-browsers.ts'

/*
 * Fails if a built script uses syntax or a method that one of the oldest browsers lacks (`browserslist` in package.json).
 * ES Check parses the files and knows from MDN which browser has what, but it does not know lookbehind or the DOM.
 */
const [build = place] = process.argv.slice(2)
const client = join(build, 'client')
const own = new Set(ownAssets(build).map((file) => `assets/${file}`))
// Scripts of the build before stay for pages that are open.
const isOwn = (file: string) => !file.startsWith('assets/') || own.has(file)
const files = globSync('**/*.js', { cwd: client })
  .filter(isOwn)
  .map((file) => join(client, file))
if (files.length === 0) throw new Error(`There are no scripts in ${client}.`)

const { errors } = runChecks([{ files, checkBrowser: true, checkFeatures: true, module: true }])
const unsupported = errors.map(({ file, err }) => `✗ ${file}: ${err.message}`)
const unknown = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(tooNew)].map(([part]) => `✗ ${file}: older browsers lack ${part}`),
)

for (const line of [...unsupported, ...unknown]) console.log(line)
console.log(`${files.length} scripts are checked against the oldest browsers.`)
process.exitCode = unsupported.length + unknown.length > 0 ? 1 : 0
