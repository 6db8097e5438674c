import type { Plugin } from 'vite'

const id = '\0no-schemas'

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
    resolveId: (source) => (source === 'zod/mini' ? id : undefined),
    load: async (source) => (source === id ? emptySchemas(Object.keys(await import('zod/mini'))) : undefined),
  }
}

const emptySchemas = (names: readonly string[]) => `
const nothing = new Proxy(() => nothing, { get: () => nothing, apply: () => nothing })
const listed = (options) => new Proxy(() => nothing, { get: (_, name) => (name === 'options' ? options : nothing) })
${names.map((name) => `export { ${name === 'enum' ? 'listed' : 'nothing'} as ${name} }`).join('\n')}
`
