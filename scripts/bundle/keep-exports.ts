import type { Plugin } from 'vite'

/**
 * Small shared modules may only be copied into the pages that use them (`vite.config.ts`) where the bundler need not
 * preserve the exports of its entries. React Router reads the exports of pages by address, so each is listed.
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
