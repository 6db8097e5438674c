import { readFile } from 'node:fs/promises'
import { stripVTControlCharacters } from 'node:util'

/** A test that failed, for good or at its first try, with what it said. */
export type Failure = { readonly test: string; readonly message: string }

export type TestCounts = {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** Of those that passed, how many only when tried again. */
  readonly retried?: number
  readonly failures?: readonly Failure[]
}

/** A step that only passes or fails counts as one test. */
export const countedOnce = async (exitCode: number): Promise<TestCounts> =>
  exitCode === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }

const nothing = { passed: 0, failed: 0, skipped: 0 }

const read = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(file, 'utf8').catch(() => 'null'))

const messageOf = (text = '') => stripVTControlCharacters(text).split('\n').slice(0, 12).join('\n')

type VitestReport = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    readonly name: string
    /** Says why a file could not be loaded. */
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

function failuresOfVitest({ testResults }: VitestReport): Failure[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failures = assertionResults
      .filter(({ failureMessages }) => failureMessages.length > 0)
      .map((result) => ({
        test: `${name} › ${result.fullName}`,
        message: messageOf(result.failureMessages[0]),
      }))
    return message ? [{ test: name, message: messageOf(message) }, ...failures] : failures
  })
}

/** A test that only passed when tried again passed, and is told of: it holds a fault of its own or of the machine. */
export async function countOfVitest(file: string): Promise<TestCounts> {
  const report = (await read(file)) as VitestReport | null
  if (!report) return nothing
  const retried = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0).length
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    retried,
    failures: failuresOfVitest(report),
  }
}

type PlaywrightSuite = {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly line: number
    readonly tests: readonly {
      readonly results: readonly { readonly errors: readonly { message?: string }[] }[]
    }[]
  }[]
}

function failuresOfPlaywright({ suites = [], specs = [] }: PlaywrightSuite): Failure[] {
  const own = specs.flatMap(({ title, file, line, tests }) => {
    const error = tests.flatMap(({ results }) => results).flatMap(({ errors }) => errors)[0]
    return error ? [{ test: `${file}:${line} › ${title}`, message: messageOf(error.message) }] : []
  })
  return [...own, ...suites.flatMap(failuresOfPlaywright)]
}

/** As for Vitest: whoever needed a second try is told of. */
export async function countOfPlaywright(file: string): Promise<TestCounts> {
  type Report = PlaywrightSuite & {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  }
  const report = (await read(file)) as Report | null
  if (!report) return nothing
  const { expected, unexpected, flaky, skipped } = report.stats
  const failures = failuresOfPlaywright(report)
  return { passed: expected + flaky, failed: unexpected, skipped, retried: flaky, failures }
}
