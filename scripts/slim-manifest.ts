import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Route = { readonly id: string; readonly imports?: readonly string[] }
type Manifest = { readonly routes: Readonly<Record<string, Route>> }

const assets = 'build/client/assets'
const isRare = (id: string) => /admin|console|profile\/|seller_contract/.test(id)

/** What each page imports, before the list that browsers read was made smaller. */
export const wholeManifest = 'build/manifest.json'

/**
 * Every page of the market reads the list of all pages. What the desks and other rare pages import stands in it only
 * to be fetched a moment earlier, and was a third of it: a browser finds the same names in the pages themselves.
 * Neither does anybody ask for what is false.
 */
export function slimManifest() {
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file)) ?? ''
  const file = join(assets, name)
  const text = readFileSync(file, 'utf8')
  const [from, to] = [text.indexOf('{'), text.lastIndexOf('}') + 1]
  const manifest: Manifest = JSON.parse(text.slice(from, to))
  writeFileSync(wholeManifest, JSON.stringify(manifest))
  const routes = Object.fromEntries(Object.entries(manifest.routes).map(([id, route]) => [id, slim(route)]))
  writeFileSync(file, text.slice(0, from) + JSON.stringify({ ...manifest, routes }) + text.slice(to))
}

function slim(route: Route) {
  const facts = Object.entries(route).filter(([, value]: [string, unknown]) => value !== false)
  return { ...Object.fromEntries(facts), ...(isRare(route.id) ? { imports: [] } : {}) }
}
