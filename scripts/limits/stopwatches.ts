const isTest = (file: string) => file.startsWith('e2e/') || /\.(test\.tsx?|spec\.ts|walk\.ts)$/.test(file)

/** A date in the past is made of a number or a product, or by `new Date`; `${…}` only prints. */
const harmless = /new Date\(\s*Date\.now\(\) - [^)]*\)|Date\.now\(\) - (\d|\w+ \*)|\$\{Date\.now\(\) - \w+\}/g

const elapsed = /Date\.now\(\) - [\w(]|Math\.abs\([^\n]*Date\.now\(\)|performance\.now\(\)|process\.hrtime\b/g

/** They wait until a moment has passed and compare nothing else; the tests of this rule quote what it refuses. */
const exceptions = new Set([
  'e2e/screens/first-press.ts',
  'e2e/screens/press-watch.ts',
  'scripts/limits/stopwatches.test.ts',
])

/** The lines of a test that measure how long something took: a busy machine makes each of them fail. */
export function stopwatches(file: string, text: string): number[] {
  if (!isTest(file) || exceptions.has(file)) return []
  const blank = text.replace(harmless, (part) => part.replaceAll(/[^\n]/g, ' '))
  return [...blank.matchAll(elapsed)].map(({ index }) => text.slice(0, index).split('\n').length)
}
