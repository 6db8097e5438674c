const isDemos = (file: string) =>
  file.startsWith('src/server/demo/') || file.startsWith('scripts/limits/') || file.startsWith('tools/art/')

/** The only file that may open the demo as the market's start does: late, and where it is on. */
const opener = 'src/server/start/serve.ts'

const naming = /(?<how>import\(|from )'(?:#server\/|\.\/)demo\/(?<file>[^']+)'/g

/** Imports of the demo that do not go through `demo.ts`, or load it where it is off. */
export function forbiddenDemoImports(file: string, text: string): string[] {
  if (isDemos(file)) return []
  const isTried = file.endsWith('.test.ts') || file.startsWith('tools/')
  return [...text.matchAll(naming)].flatMap(({ groups = {} }) => {
    const isLate = groups.how === 'import(' && file === opener
    return groups.file === 'demo.ts' && (isLate || isTried) ? [] : [`demo/${groups.file}`]
  })
}
