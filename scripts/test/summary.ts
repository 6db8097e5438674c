import type { Failure, TestCounts } from './count.ts'

/** What a step said at its first run and, where something failed, at its second. */
export type StepResult = {
  readonly name: string
  readonly seconds: number
  readonly exitCode: number
  readonly first: TestCounts
  readonly second?: TestCounts & { readonly exitCode: number }
}

/** More tests than these that pass only alone make a run fail: they hold faults of their own. */
const unstableLimit = 5

type Verdict = {
  readonly passed: number
  readonly unstable: readonly Failure[]
  readonly failed: readonly Failure[]
}

const broke = (message: string): Failure => ({ test: '', place: '', message })

/** A run that broke without a failed test, or that ran nothing, is a failure of its own. */
function failuresIn(counts: TestCounts, exitCode: number): readonly Failure[] {
  if (counts.failures.length > 0) return counts.failures
  if (exitCode !== 0) return [broke(`It ended with ${exitCode}, though no test failed.`)]
  return counts.passed === 0 ? [broke('It ran no test.')] : []
}

function verdictOf({ first, second, exitCode }: StepResult): Verdict {
  const before = failuresIn(first, exitCode)
  const failed = second ? failuresIn(second, second.exitCode) : before
  const fails = new Set(failed.map(({ test }) => test))
  const unstable = before.filter(({ test }) => !fails.has(test))
  return { passed: first.passed + (second ? unstable.length : 0), unstable: second ? unstable : [], failed }
}

/** The steps with seconds and counts, each failure with what it said first, and a last line that says it all. */
export function summaryOf(results: readonly StepResult[], seconds: number) {
  const judged = results.map((result) => ({ ...result, ...verdictOf(result) }))
  const passed = judged.reduce((sum, step) => sum + step.passed, 0)
  const unstable = judged.reduce((sum, step) => sum + step.unstable.length, 0)
  const tooMany = unstable > unstableLimit ? 1 : 0
  const failed = judged.reduce((sum, step) => sum + step.failed.length, 0) + tooMany
  const text = [
    '',
    ...judged.map(lineOf),
    `In ${seconds.toFixed(0)} s.`,
    ...judged.flatMap(({ name, unstable: tests }) => linesOf('unstable', name, tests)),
    ...judged.flatMap(({ name, failed: tests }) => linesOf('failed', name, tests)),
    ...(tooMany ? ['', `${unstable} tests are unstable; a run with more than ${unstableLimit} fails.`] : []),
    '',
    `${passed} passed, ${failed} failed`,
  ].join('\n')
  return { text, isGood: failed === 0 && passed > 0 }
}

const linesOf = (verdict: string, step: string, tests: readonly Failure[]) =>
  tests.flatMap(({ test, message }) => ['', `${verdict}: ${test ? `${step}: ${test}` : step}`, message])

function lineOf({ name, seconds, first, passed, unstable, failed }: StepResult & Verdict) {
  const rest = [
    failed.length ? `${failed.length} failed` : '',
    unstable.length ? `${unstable.length} unstable` : '',
    first.skipped ? `${first.skipped} skipped` : '',
  ].filter(Boolean)
  const counts = [`${passed} passed`, ...rest].join(', ')
  return `${failed.length ? '✗' : '✓'} ${name.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s  ${counts}`
}
