import type { Plugin } from 'vite'

const id = '\0no-schemas'
/** Fields that several schemas share: nothing but schemas too. */
const fieldsId = '\0no-fields'
const fieldsFile = new URL('../src/contract/fields.ts', import.meta.url)

/**
 * The browser needs of an endpoint its method and its path: the server checks what comes in and filters what goes
 * out. So the web build gets the contract with empty schemas, which saves every page a tenth of its script. Only the
 * values of an enum are real.
 */
export function noSchemas(): Plugin {
  return {
    name: 'no-schemas',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source) => {
      if (source === 'zod/mini') return id
      return source === './fields.ts' ? fieldsId : undefined
    },
    load: async (source) => {
      if (source === id) return emptySchemas(Object.keys(await import('zod/mini')))
      return source === fieldsId ? emptyFields(Object.keys(await import(fieldsFile.href))) : undefined
    },
  }
}

const emptyFields = (names: readonly string[]) =>
  `import { string as nothing } from 'zod/mini'\nexport { ${names.map((name) => `nothing as ${name}`).join(', ')} }`

const emptySchemas = (names: readonly string[]) => `
const nothing = new Proxy(() => nothing, { get: () => nothing, apply: () => nothing })
const listed = (options) => new Proxy(() => nothing, { get: (_, name) => (name === 'options' ? options : nothing) })
${names.map((name) => `export { ${name === 'enum' ? 'listed' : 'nothing'} as ${name} }`).join('\n')}
`
