import type { TestCounts } from './test-count.ts'

type StepResult = TestCounts & {
  readonly name: string
  readonly seconds: number
  readonly exitCode: number
}

/** A step that broke without a failed test, or that ran nothing, is a failure of its own. */
const failuresOf = ({ passed, failed, exitCode }: StepResult) =>
  failed === 0 && (exitCode !== 0 || passed === 0) ? 1 : failed

/** What failed, one line per step, how long they took together (some run at once), and a last line that says it all. */
export function summaryOf(results: readonly StepResult[], seconds: number) {
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + failuresOf(result), 0)
  const lines = results.map(lineOf)
  const text = [
    ...results.flatMap(linesOfFailures),
    '',
    ...lines,
    `In ${seconds.toFixed(0)} s.`,
    `${passed} passed, ${failed} failed`,
  ].join('\n')
  return { text, isGood: failed === 0 && passed > 0 }
}

/** Stands at the end, for a machine may keep no more of a long run than its last lines. */
const linesOfFailures = ({ name, failures = [] }: StepResult) =>
  failures.flatMap(({ test, message }) => ['', `${name}: ${test}`, message])

function lineOf(result: StepResult) {
  const { name, seconds, passed, skipped, retried = 0 } = result
  const failed = failuresOf(result)
  const rest = [
    failed ? `${failed} failed` : '',
    skipped ? `${skipped} skipped` : '',
    retried ? `${retried} at the second try` : '',
  ].filter(Boolean)
  const counts = [`${passed} passed`, ...rest].join(', ')
  return `${failed ? '✗' : '✓'} ${name.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s  ${counts}`
}
