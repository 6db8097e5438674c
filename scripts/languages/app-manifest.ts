import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { english, type Language } from '#contract/languages.ts'
import { brand } from '#contract/products/brand.ts'
import type { appTexts as englishTexts } from '#web/site/app-texts.ts'
import { dictionaries } from './dictionaries.ts'

type Shortcut = { readonly name: string; readonly url: string }
type Manifest = { readonly start_url: string; readonly shortcuts: readonly Shortcut[] }

type ManifestTexts = {
  readonly tagline: string
  readonly description: string
  /** In the order of the English file. */
  readonly shortcuts: readonly string[]
}

const file = 'manifest.webmanifest'
const englishManifest = (): Manifest =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../public', file), 'utf8'))

/** The manifest of the installed app in another language: a separate app, with its pages under its prefix. */
export function manifestIn({ tag, prefix }: Language, texts: ManifestTexts) {
  const manifest = englishManifest()
  return {
    ...manifest,
    id: `${prefix}/`,
    name: `${brand.name}: ${texts.tagline}`,
    description: texts.description,
    lang: tag,
    start_url: prefix + manifest.start_url,
    scope: `${prefix}/`,
    shortcuts: manifest.shortcuts.map((shortcut, place) => ({
      ...shortcut,
      name: texts.shortcuts[place] ?? shortcut.name,
      url: prefix + shortcut.url,
    })),
  }
}

export async function textsIn(language: Language): Promise<ManifestTexts> {
  const load = async <Module>(name: string) => {
    const file = fileURLToPath(new URL(`../../src/web/site/${name}.ts`, import.meta.url))
    const plugins = [dictionaries(language)]
    return (await runnerImport<Module>(file, { configFile: false, logLevel: 'warn', plugins })).module
  }
  const { siteTexts } = await load<typeof import('#web/site/site-texts.ts')>('site-texts')
  const { appTexts } = await load<{ readonly appTexts: typeof englishTexts }>('app-texts')
  const { description, liveMarket, orders, cart } = appTexts
  return { tagline: siteTexts.tagline, description, shortcuts: [liveMarket, orders, cart] }
}

/** The English one is in `public` as it is. */
export async function writeAppManifest(folder: string, language: Language) {
  if (language.code === english.code) return
  const manifest = manifestIn(language, await textsIn(language))
  writeFileSync(join(folder, 'client', file), JSON.stringify(manifest, null, 2))
}
