import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
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
 * Every page of the market reads the list of all pages. What each of them imports was half of it, and is needed only
 * to fetch a page before somebody goes there: it follows when the page that was asked for is loaded. So one more
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
  const later = `addEventListener('load',()=>import('./${writeImports(assets, manifest)}'))`
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
