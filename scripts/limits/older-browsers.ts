const isShipped = (file: string) => /^src\/(web|contract)\//.test(file) && !/\.test\.|\/testing\//.test(file)

/**
 * What kills a module or a press in a browser that people still have, and what neither the types (`lib` of `src/web` and
 * `src/contract`) nor the build refuse. Safari reads lookbehind since 16.4, and has the two signals since 16.0 and 17.4.
 */
const tooNew = /\(\?<[=!]|AbortSignal\.(?:timeout|any)\(|URL\.canParse\(/g

/** What the bars of a browser leave of the screen: Chrome knows it since 108, and drops the whole declaration before. */
const newUnits = /(?<![\w.])[\d.]+[dsl]v[hw]\b|\b[hw]-[dsl]v[hw]\b/g
const variables = 'src/web/ui/base.css'

/** The lines of a shipped file that an older browser cannot read or run. */
export function tooNewForBrowsers(file: string, text: string): number[] {
  if (!isShipped(file)) return []
  const units = file === variables ? [] : text.matchAll(newUnits)
  return [...text.matchAll(tooNew), ...units].map(({ index }) => text.slice(0, index).split('\n').length)
}
