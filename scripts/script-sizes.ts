import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { place } from './build-place.ts'
import { type Manifest, type Route, readManifest } from './manifest.ts'

const folder = join(place, 'client')

const kb = 1_024

/**
 * Bytes of script, compressed with brotli, that a page may need before hydration, without the list of all pages: that
 * grows with the site, 3.8 kB for 127 of them, and a browser has it once for all.
 */
const budgets: readonly (readonly [pages: RegExp, bytes: number])[] = [
  [/^\/(seller_console|admin)/, 187 * kb],
  [/^\/chats/, 147 * kb],
  [
    /^\/(view_cart|order_details|order_sample|profile|notifications|seller_contract|post_requirements)/,
    137 * kb,
  ],
  [/./, 128 * kb],
]

const budgetOf = (page: string) => budgets.find(([pages]) => pages.test(page))?.[1] ?? 0
const sizeOf = (file: string) => {
  const compressed = `${join(folder, file)}.br`
  return existsSync(compressed) ? statSync(compressed).size : 0
}

/** What the first view of a page loads of its own: the entry, the page and its layouts. */
function filesOf(route: Route, { entry, routes }: Manifest): Set<string> {
  const files = new Set([entry.module, ...entry.imports])
  for (let part: Route | undefined = route; part; part = part.parentId ? routes[part.parentId] : undefined)
    for (const file of [part.module, ...(part.imports ?? [])]) files.add(file)
  return files
}

const manifest = readManifest(place)
const isTooLarge = (page: string, bytes: number) => bytes > budgetOf(page)
const sizes = Object.values(manifest.routes)
  .filter(({ id }) => id.startsWith('page:'))
  .map((route): [page: string, bytes: number] => {
    const bytes = [...filesOf(route, manifest)].reduce((sum, name) => sum + sizeOf(name), 0)
    return [route.id.slice('page:'.length), bytes]
  })
// What is too large stands last, where the end of a log is read.
sizes.sort((one, other) => Number(isTooLarge(...one)) - Number(isTooLarge(...other)))
for (const [page, bytes] of sizes)
  console.log(`${isTooLarge(page, bytes) ? '✗' : ' '} ${page.padEnd(32)} ${bytes} of ${budgetOf(page)} bytes`)
process.exitCode = sizes.some((size) => isTooLarge(...size)) ? 1 : 0
