import type { Plugin } from 'vite'

/**
 * Small shared pieces may only be copied into the pages that use them (`vite.config.ts`) where the bundler need not keep
 * what its entries export. React Router reads the pages' exports by their addresses, so they are asked for one by one.
 */
export function keepExports(): Plugin {
  return {
    name: 'keep-exports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    options: (options) => ({ ...options, preserveEntrySignatures: false }),
    buildStart({ input }) {
      for (const id of Object.values(input))
        this.emitFile({ type: 'chunk', id, preserveSignature: 'exports-only' })
    },
  }
}
