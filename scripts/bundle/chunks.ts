/** What every page needs, by its place: of packages, of the web, of the contract, of this folder. */
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

/** They travel in one file: fewer requests, and a seventh less after compression. */
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

// Every other piece that several pages share is copied into each of them, where it keeps one state all the same: a page
// was up to fifty files, which over a slow line take a turn each, six at a time. Styles stay files.
const copied = { maxSize: 20_000, exclude: /\.css(\?|$)/ }

export const chunks = { codeSplitting: { groups: [core], experimentalInlineCommonChunks: copied } }
