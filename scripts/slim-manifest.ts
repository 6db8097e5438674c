import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownAssets } from './build-place.ts'

export type Route = {
  readonly id: string
  readonly parentId?: string
  readonly module: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
export type Manifest = {
  readonly entry: { readonly module: string; readonly imports: readonly string[] }
  readonly routes: Readonly<Record<string, Route>>
}

/** What React Router writes and its browser code never reads. */
const unread = new Set(['hasDefaultExport', 'imports'])

const assetsOf = (folder: string) => join(folder, 'client/assets')
/** What each page imports, before the list that browsers read was made smaller. */
const wholeManifest = (folder: string) => join(folder, 'manifest.json')
export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(wholeManifest(folder), 'utf8'))

/** The list that every page reads before it is alive. */
export const manifestName = (folder: string) =>
  ownAssets(folder).find((file) => /^manifest-.*\.js$/.test(file)) ?? ''

/**
 * React Router marks the address of a style sheet that late parts use too (`core.css#`), that it may take its own away
 * without theirs. The one of all pages never goes; and Vite, which does not know it again by that name, would bring it
 * once more with the first late part, and the whole page would be laid out anew.
 */
export function unmarkStyles(folder: string) {
  const server = join(folder, 'server/assets')
  const builds = readdirSync(server).filter((file) => /^server-build-.*\.js$/.test(file))
  const files = [join(assetsOf(folder), manifestName(folder)), ...builds.map((file) => join(server, file))]
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    const unmarked = text.replace(/(\/core-[\w-]+\.css)#/g, '$1')
    if (unmarked === text) throw new Error(`React Router no longer marks styles in ${file}`)
    writeFileSync(file, unmarked)
  }
}

/**
 * Every page of the market reads the list of all pages. What each of them imports was half of it, and is needed only
 * to fetch a page before somebody goes there: it follows a second after the page that was asked for is loaded. So one more
 * route costs a page about 30 bytes.
 */
export function slimManifest(folder: string) {
  const assets = assetsOf(folder)
  const file = join(assets, manifestName(folder))
  const text = readFileSync(file, 'utf8')
  const [from, to] = [text.indexOf('{'), text.lastIndexOf('}') + 1]
  const manifest: Manifest = JSON.parse(text.slice(from, to))
  writeFileSync(wholeManifest(folder), JSON.stringify(manifest))
  const routes = Object.fromEntries(Object.entries(manifest.routes).map(([id, route]) => [id, slim(route)]))
  const later = `addEventListener('load',()=>setTimeout(()=>import('./${writeImports(assets, manifest)}'),1000))`
  writeFileSync(file, `${text.slice(0, from)}${JSON.stringify({ ...manifest, routes })};${later}`)
}

const slim = (route: Route) =>
  Object.fromEntries(
    Object.entries(route).filter(([name, value]: [string, unknown]) => value !== false && !unread.has(name)),
  )

/** Each file stands once; a page names it by its place. */
function writeImports(assets: string, { routes }: Manifest): string {
  const files = [...new Set(Object.values(routes).flatMap(({ imports = [] }) => imports))]
  const places = Object.values(routes).map(({ id, imports = [] }) => [
    id,
    imports.map((name) => files.indexOf(name)),
  ])
  const code = `const f=${JSON.stringify(files)},r=window.__reactRouterManifest.routes
for(const [i,p] of Object.entries(${JSON.stringify(Object.fromEntries(places))}))r[i].imports=p.map(n=>f[n])`
  const name = `imports-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`
  writeFileSync(join(assets, name), code)
  return name
}
