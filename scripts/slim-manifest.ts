import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Manifest = { readonly routes: Record<string, { readonly id: string; imports?: readonly string[] }> }

const assets = 'build/client/assets'
const isDesk = (id: string) => /admin|console/.test(id)

/** What each page imports, before the list that browsers read was made smaller. */
export const wholeManifest = 'build/manifest.json'

/**
 * Every page of the market reads the list of all pages. What the pages of the console and the admin import stands in
 * it only to be fetched a moment earlier, and was a fifth of it: a browser finds the same names in the pages themselves.
 */
export function slimManifest() {
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file)) ?? ''
  const file = join(assets, name)
  const text = readFileSync(file, 'utf8')
  const [from, to] = [text.indexOf('{'), text.lastIndexOf('}') + 1]
  const manifest: Manifest = JSON.parse(text.slice(from, to))
  writeFileSync(wholeManifest, JSON.stringify(manifest))
  for (const route of Object.values(manifest.routes)) if (isDesk(route.id)) route.imports = []
  writeFileSync(file, text.slice(0, from) + JSON.stringify(manifest) + text.slice(to))
}
