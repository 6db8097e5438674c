import { readFile } from 'node:fs/promises'

export type Tally = {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** Of those that passed, how many only when tried again. */
  readonly retried?: number
}

/** A step that only passes or fails counts as one test. */
export const countedOnce = async (exitCode: number): Promise<Tally> =>
  exitCode === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }

const nothing = { passed: 0, failed: 0, skipped: 0 }

const read = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(file, 'utf8').catch(() => 'null'))

export async function countOfVitest(file: string): Promise<Tally> {
  type Report = {
    numPassedTests: number
    numFailedTests: number
    numPendingTests: number
    numTodoTests: number
  }
  const report = (await read(file)) as Report | null
  if (!report) return nothing
  const { numPassedTests: passed, numFailedTests: failed } = report
  return { passed, failed, skipped: report.numPendingTests + report.numTodoTests }
}

/** A test that only passed when tried again passed, and is told of: it holds a fault of its own or of the machine. */
export async function countOfPlaywright(file: string): Promise<Tally> {
  type Report = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }
  const report = (await read(file)) as Report | null
  if (!report) return nothing
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected + flaky, failed: unexpected, skipped, retried: flaky }
}
