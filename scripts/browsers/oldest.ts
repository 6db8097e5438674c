import project from '../../package.json' with { type: 'json' }

/** The oldest browsers that pages are built for, as Vite names them: Browserslist says 'ios_saf 15.6-15.8' for 'ios15.6'. */
export const oldestBrowsers = project.browserslist.map((browser) =>
  browser.replace(/^ios_saf/, 'ios').replace(/ ([\d.]+).*$/, '$1'),
)
