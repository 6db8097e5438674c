/** What every page needs, by path: packages, the web, the contract and this folder. */
export const coreFiles = {
  packages: ['react', 'react-dom', 'scheduler', 'react-router'],
  web: [
    'layouts/(?!landing/|console/|admin-layout|pending-page|count-cart|keep-live)',
    'navigation/(?!use-back|use-return)',
    'session/(?!require-token)',
    'site/',
    'theme/',
    'first-script/(?!early-script)',
    'suggest/search-box',
    'notifications/use-unread-count',
    'root',
    'entry.client',
    'storage/(?:storage|store|session-store)\\.',
    'api/(?:browser-api|works|send|early)\\.',
    'ui/(?:pictures/icon|quick-link|use-is-drawn)\\.',
  ],
  contract: ['endpoint', 'limits', 'reply', 'paths'],
  icons: [
    ...['arrow-right', 'badge-check', 'chevron-left', 'chevron-right', 'clock'],
    ...['indian-rupee', 'layers', 'map-pin', 'package', 'star', 'truck'],
  ],
} as const

const { packages, web, contract, icons } = coreFiles

/** One file holds them all, which saves requests and compresses a seventh better. */
const core = {
  name: 'core',
  test: new RegExp(
    [
      'rolldown[:/]runtime',
      `node_modules/(?:${packages.join('|')})/`,
      `src/web/(?:${web.join('|')})`,
      `src/contract/(?:${contract.join('|')})\\.ts`,
      'no-(?:schemas|fields)$',
      `icons/(?:${icons.join('|')})\\.`,
    ].join('|'),
  ),
}

// Every other shared module is copied into the pages that use it, and still has one state. Before, a page was up to
// fifty files, which a slow connection loads six at a time. Styles stay separate files.
const copied = { maxSize: 20_000, exclude: /\.css(\?|$)/ }

export const chunks = { codeSplitting: { groups: [core], experimentalInlineCommonChunks: copied } }
