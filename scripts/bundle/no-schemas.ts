import type { Plugin } from 'vite'

const id = '\0no-schemas'
/** Fields that several schemas share: nothing but schemas too. */
const fieldsId = '\0no-fields'
const fieldsNames = new Set(['./fields.ts', '#contract/fields.ts'])
const fieldsFile = new URL('../../src/contract/fields.ts', import.meta.url)

/**
 * The browser needs of an endpoint its method and its path: the server checks what comes in and filters what goes
 * out. So the web build gets the contract with empty schemas, which saves every page a tenth of its script. Only the
 * values of an enum are real, and whoever asks a schema about a value gets an error, not a wrong answer.
 */
export function noSchemas(): Plugin {
  return {
    name: 'no-schemas',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source) => {
      if (source === 'zod/mini') return id
      return fieldsNames.has(source) ? fieldsId : undefined
    },
    load: async (source) => {
      if (source === id) return emptySchemas(Object.keys(await import('zod/mini')))
      return source === fieldsId ? emptyFields(Object.keys(await import(fieldsFile.href))) : undefined
    },
  }
}

const emptyFields = (names: readonly string[]) =>
  `import { string as nothing } from 'zod/mini'\nexport { ${names.map((name) => `nothing as ${name}`).join(', ')} }`

/** What asks a schema about a value: `parse`, `safeParse`, `decode` and their like. */
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
