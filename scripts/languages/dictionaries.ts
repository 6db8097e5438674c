import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { english, type Language, languages } from '#contract/languages.ts'
import { pseudo } from './built.ts'
import { languageFile } from './language-file.ts'

const root = join(import.meta.dirname, '../..')
const languageHome = join(root, 'src/web/ui/language.ts')

/** A dictionary in English; the same one in Hindi is `cart-texts.hi.ts`. */
const isDictionary = (id: string) =>
  /\/src\/(web\/.*-texts|contract\/texts\/(?:\w+\/)?(?!sentences|plural|english)[\w-]+)\.ts$/.test(id)

/**
 * A language is a build: imports of `cart-texts.ts` get the file of the language that is built. A missing file stops
 * the build, and a missing text is a type error before. English alone needs none of this.
 */
export function dictionaries(language: Language): Plugin[] {
  if (language.code === english.code && languages.length === 1) return []
  return [ownFile(language), language.code === pseudo.code ? marks() : translations(language)]
}

const ownFile = (language: Language): Plugin => ({
  name: 'language',
  enforce: 'pre',
  load: (id) => (id === languageHome ? languageFile(language, languages) : undefined),
})

const translations = ({ code }: Language): Plugin => ({
  name: 'translations',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (code === english.code || !/(-texts|\btexts\/(?:\w+\/)?[\w-]+)\.ts$/.test(source)) return
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
    if (!resolved || !isDictionary(resolved.id)) return resolved
    const translated = resolved.id.replace(/\.ts$/, `.${code}.ts`)
    if (!existsSync(translated)) throw new Error(`There is no ${translated}`)
    return translated
  },
})

const marks = (): Plugin => ({
  name: 'pseudo-language',
  enforce: 'pre',
  transform: (source, id) => (isDictionary(id) ? withMarkedExports(source) : undefined),
})

/** Texts include each other's words unmarked; only what leaves the file is marked. */
export function withMarkedExports(source: string) {
  const names: string[] = []
  const own = source.replace(/^export (const|function) (\w+)/gm, (_, kind: string, name: string) => {
    names.push(name)
    return `${kind} ${name}`
  })
  const exported = names.map(
    (name) => `const ${name}$ = /* @__PURE__ */ withMarks(${name})\nexport { ${name}$ as ${name} }`,
  )
  return [`import { withMarks } from '${join(import.meta.dirname, 'pseudo.ts')}'`, own, ...exported].join(
    '\n',
  )
}
