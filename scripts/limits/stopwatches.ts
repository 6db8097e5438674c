const isTest = (file: string) => file.startsWith('e2e/') || /\.(test\.tsx?|spec\.ts|walk\.ts)$/.test(file)

/** A date in the past is made of a number or a product, or by `new Date`; `${…}` only prints. */
const harmless = /new Date\(\s*Date\.now\(\) - [^)]*\)|Date\.now\(\) - (\d|\w+ \*)|\$\{Date\.now\(\) - \w+\}/g

const elapsed = /Date\.now\(\) - [\w(]|Math\.abs\([^\n]*Date\.now\(\)|performance\.now\(\)|process\.hrtime\b/g

/** The tests of this rule quote what it refuses. */
const itsTests = 'scripts/limits/stopwatches.test.ts'

/** The lines of a test that measure how long something took: a busy machine makes each of them fail. */
export function stopwatches(file: string, text: string): number[] {
  if (!isTest(file) || file === itsTests) return []
  const blank = text.replace(harmless, (part) => part.replaceAll(/[^\n]/g, ' '))
  return [...blank.matchAll(elapsed)].map(({ index }) => text.slice(0, index).split('\n').length)
}
