const isShipped = (file: string) => /^src\/(web|contract)\//.test(file) && !/\.test\.|\/testing\//.test(file)

/**
 * What kills a module or a press in a browser that people still have, and what neither the types (`lib` of `src/web` and
 * `src/contract`) nor the build refuse. Safari reads lookbehind since 16.4, and has the two signals since 16.0 and 17.4.
 */
const tooNew = /\(\?<[=!]|AbortSignal\.(?:timeout|any)\(|URL\.canParse\(/g

/** What the bars of a browser leave of the screen: Chrome knows it since 108, and drops the whole declaration before. */
const newUnits = /(?<![\w.])[\d.]+[dsl]v[hw]\b|\b[hw]-[dsl]v[hw]\b/g
const variables = 'src/web/ui/base.css'

const supports = '@supports'
const hasSupport = `${supports} selector(:has(a))`
/** Tailwind asks for no support. `has-checked` and its like have what stands for them in base.css. */
const hasVariants = /(?<![\w-])(?:(?:group|peer|not|in)-)?has-\[/g
/** What stands before a block, or ends within one. */
const heads = /([^{};]*)([{};])/g
const comments = /\/\*[\s\S]*?\*\//g

type Head = { readonly head: string; readonly index: number; readonly around: readonly string[] }

/** Each selector or rule of a style sheet, with those whose blocks it stands in. */
function* headsOf(css: string): Iterable<Head> {
  const around: string[] = []
  const plain = css.replace(comments, (comment) => comment.replace(/[^\n]/g, ' '))
  for (const { 1: head = '', 2: end, index } of plain.matchAll(heads)) {
    yield { head, index, around: [...around] }
    if (end === '{') around.push(head.trim())
    if (end === '}') around.pop()
  }
}

/** Where styles say `:has` without asking for it: Firefox knows it since 121. */
const uncheckedHas = (css: string) =>
  [...headsOf(css)]
    .filter(({ head, around }) => !head.trim().startsWith(supports) && !around.includes(hasSupport))
    .flatMap(({ head, index }) => [...head.matchAll(/:has\(/g)].map((has) => index + has.index))

/** The lines of a shipped file that an older browser cannot read or run. */
export function tooNewForBrowsers(file: string, text: string): number[] {
  if (!isShipped(file)) return []
  const units = file === variables ? [] : text.matchAll(newUnits)
  const known = [...text.matchAll(tooNew), ...text.matchAll(hasVariants), ...units].map(({ index }) => index)
  const styles = file.endsWith('.css') ? uncheckedHas(text) : []
  return [...known, ...styles].map((index) => text.slice(0, index).split('\n').length)
}
