import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { emptiedInFunctions, leanSchemas } from './lean-schemas.ts'

const id = '\0no-schemas'
/** The contract's files that hold only schemas, and how they are imported. */
const schemaFiles = ['fields.ts', 'products/product-schemas.ts']
const imports = new Set([
  'zod/mini',
  './fields.ts',
  '#contract/fields.ts',
  './product-schemas.ts',
  '#contract/products/product-schemas.ts',
])
const contract = new URL('../../src/contract/', import.meta.url)

/** A file of schemas needs these for its schemas only; forms import rules from files of their own. */
const forSchemas = /\/(texts\/[\w/-]+|([\w-]+-)?rules?|sign-up|(new-)?password|pin-code)\.ts$/
const holdsSchemas = (file: string) =>
  file.startsWith(contract.pathname) && readFileSync(file, 'utf8').includes("from 'zod/mini'")
const isEmptied = (source: string, importer = '') =>
  imports.has(source) || (forSchemas.test(source) && holdsSchemas(importer))

/**
 * The browser needs only method and path of an endpoint, since the server validates input and filters output. So the
 * web build gets the contract with empty schemas, a tenth less script on every page, and without the descriptions of
 * the API. What empty schemas are made of goes too. Only enums keep their values, and parsing with an empty schema throws instead of
 * giving a wrong answer.
 */
export function noSchemas(): Plugin {
  return {
    name: 'no-schemas',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer) => (isEmptied(source, importer) ? id : undefined),
    transform(code, file) {
      if (!file.startsWith(contract.pathname)) return undefined
      const [name] = emptiedIn(code, file)
      if (name) this.error(`A function uses '${name}', which is empty here: give it a file without schemas`)
      return leanSchemas(withoutSentences(code), (source) => isEmptied(source, file))
    },
    load: async (source) => (source === id ? emptySchemas(await namesOfAll()) : undefined),
  }
}

/** What exported functions of a file of the contract use and would not have in the browser. */
export const emptiedIn = (code: string, file: string) =>
  emptiedInFunctions(code, {
    isEmpty: (source) => isEmptied(source, file),
    isRule: (source) => forSchemas.test(source),
  })

/** Only the API documentation reads an endpoint's description. */
export const withoutSentences = (code: string) => code.replace(/^ {2}about:\s+(['"`])[^\n]*\1,\n/gm, '')

/** All in one module, since each further one adds its name to every page. */
async function namesOfAll() {
  const emptied = globSync('**/*.ts', { cwd: contract }).filter(
    (file) => forSchemas.test(`/${file}`) && !/\.test\.ts$/.test(file),
  )
  const files = [...schemaFiles, ...emptied].map((file) => import(new URL(file, contract).href))
  const modules = await Promise.all([import('zod/mini'), ...files])
  return [...new Set(modules.flatMap((each: object) => Object.keys(each)))]
}

/** Methods that validate a value: `parse`, `safeParse`, `decode` and the like. */
const asking = '/(parse|(en|de)code)(Async)?$/i'

export const emptySchemas = (names: readonly string[]) => `
const asked = () => { throw new Error('The browser has no schemas: share the rule as a function of the contract') }
const part = (_, name) => ${asking}.test(String(name)) ? asked : nothing
const nothing = new Proxy(() => nothing, { get: part, apply: () => nothing })
const listed = (options) => new Proxy(() => nothing, { get: (_, name) => (name === 'options' ? options : part(_, name)) })
${names.map((name) => `export { ${standIn(name)} as ${name} }`).join('\n')}
`

function standIn(name: string) {
  if (name === 'enum') return 'listed'
  return /(parse|(en|de)code)(Async)?$/i.test(name) ? 'asked' : 'nothing'
}
