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
  /** Its own address. */
  readonly url: string
  readonly entry: { readonly module: string; readonly imports: readonly string[] }
  readonly routes: Readonly<Record<string, Route>>
}

/** The list of routes, which every page reads before hydration. */
export const manifestName = (folder: string) =>
  ownAssets(folder).find((file) => /^manifest-.*\.js$/.test(file)) ?? ''

const copyOf = (folder: string) => join(folder, 'manifest.json')
export const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(copyOf(folder), 'utf8'))

/** React Router writes it as a script; the tools that measure and cache files read it as JSON. */
export function copyManifest(folder: string) {
  const text = readFileSync(join(folder, 'client/assets', manifestName(folder)), 'utf8')
  writeFileSync(copyOf(folder), text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}
