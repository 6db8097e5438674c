const isShipped = (file: string) => /^src\/(web|contract)\//.test(file) && !/\.test\.|\/testing\//.test(file)

/**
 * What kills a module or a press in a browser that people still have, and what neither the types (`lib` of `src/web` and
 * `src/contract`) nor the build refuse. Safari reads lookbehind since 16.4, and has the two signals since 16.0 and 17.4.
 */
const tooNew = /\(\?<[=!]|AbortSignal\.(?:timeout|any)\(|URL\.canParse\(/g

/** The lines of a shipped file that an older browser cannot read or run. */
export function tooNewForBrowsers(file: string, text: string): number[] {
  if (!isShipped(file)) return []
  return [...text.matchAll(tooNew)].map(({ index }) => text.slice(0, index).split('\n').length)
}
