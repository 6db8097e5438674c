import type { Plugin } from 'vite'

/**
 * Parts of React Router that this site does not use but its code imports: routes that are discovered later
 * (`react-router.config.ts` sends them all at first load), and instrumentation.
 */
const unused: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'lib/dom/ssr/fog-of-war.js': {
    URL_LIMIT: '0',
    getManifestPath: '() => ""',
    getPartialManifest: '(manifest) => manifest',
    getPatchRoutesOnNavigationFunction: '() => undefined',
    getPathsWithAncestors: '(paths) => paths',
    handleClientVersionMismatch: 'async () => false',
    isFogOfWarEnabled: '() => false',
    useFogOFWarDiscovery: '() => undefined',
  },
  'lib/router/instrumentation.js': {
    consumeInstrumentationClientResultMetaReceiver: '() => undefined',
    getRouteInstrumentationUpdates: '() => ({})',
    instrumentClientSideRouter: '(router) => router',
    instrumentHandler: '(handler) => handler',
    instrumentationResultMetaContext: 'undefined',
  },
}

/** These took two kilobytes of every page. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const [, part = ''] = /\/react-router\/dist\/production\/(lib\/.*\.js)$/.exec(id) ?? []
      const stubs = unused[part]
      if (!stubs) return undefined
      const [, list = ''] = /export \{([^}]*)\};?\s*$/.exec(code) ?? []
      const names = list.split(',').map((name) => name.trim())
      if (names.sort().join() !== Object.keys(stubs).sort().join())
        this.error(`React Router's ${part} is another than scripts/bundle/lean-router.ts knows`)
      return Object.entries(stubs)
        .map(([name, value]) => `export const ${name} = ${value}`)
        .join('\n')
    },
  }
}
