import { readFile } from 'node:fs/promises'
import { stripVTControlCharacters } from 'node:util'

/** A test that failed, with what it said; `place` is what runs it again: a file, or a scenario's name. */
export type Failure = { readonly test: string; readonly place: string; readonly message: string }

export type TestCounts = {
  readonly passed: number
  readonly skipped: number
  readonly failures: readonly Failure[]
}

const nothing: TestCounts = { passed: 0, skipped: 0, failures: [] }

const linesOf = (text: string) => stripVTControlCharacters(text).split('\n')
const messageOf = (text = '') => linesOf(text).slice(0, 12).join('\n')

/** A step that only passes or fails counts as one test, and the end of its log says why. */
export const countedOnce = async (exitCode: number, log: string): Promise<TestCounts> =>
  exitCode === 0
    ? { ...nothing, passed: 1 }
    : { ...nothing, failures: [{ test: '', place: '', message: linesOf(log).slice(-30).join('\n').trim() }] }

const read = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(file, 'utf8').catch(() => 'null'))

type VitestFile = {
  readonly name: string
  readonly status: string
  /** Says why a file could not be loaded. */
  readonly message: string
  readonly assertionResults: readonly {
    readonly fullName: string
    readonly status: string
    readonly failureMessages: readonly string[]
  }[]
}

type VitestReport = {
  readonly numPassedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly VitestFile[]
}

function failuresOfFile({ name, status, message, assertionResults }: VitestFile): Failure[] {
  const failures = assertionResults
    .filter((result) => result.status === 'failed')
    .map(({ fullName, failureMessages }) => ({
      test: `${name} › ${fullName}`,
      place: name,
      message: messageOf(failureMessages[0]),
    }))
  if (failures.length > 0 || status !== 'failed') return failures
  return [{ test: name, place: name, message: messageOf(message || 'What prepares its tests failed.') }]
}

/** Errors that no test has caught stand in the log alone. */
function uncaughtIn(log: string): Failure[] {
  const origin = /This error originated in "([^"]+)" test file/g
  return [...new Set([...stripVTControlCharacters(log).matchAll(origin)].map(([, file = '']) => file))].map(
    (file) => ({ test: `${file} › an error that no test catches`, place: file, message: uncaughtLines(log) }),
  )
}

function uncaughtLines(log: string) {
  const lines = linesOf(log)
  const start = lines.findIndex((line) => line.includes('Unhandled Error'))
  return lines
    .slice(start, start + 16)
    .filter((line) => line.trim())
    .join('\n')
}

export async function countOfVitest(file: string, log: string): Promise<TestCounts> {
  const report = (await read(file)) as VitestReport | null
  if (!report) return nothing
  return {
    passed: report.numPassedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [...report.testResults.flatMap(failuresOfFile), ...uncaughtIn(log)],
  }
}

type PlaywrightSuite = {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly line: number
    readonly tests: readonly {
      readonly status: string
      readonly results: readonly { readonly errors: readonly { message?: string }[] }[]
    }[]
  }[]
}

function failuresOfPlaywright({ suites = [], specs = [] }: PlaywrightSuite): Failure[] {
  const own = specs.flatMap(({ title, file, line, tests }) => {
    const failed = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky')
    // A test that hung says so first, and then at which call.
    const errors = failed.flatMap(({ results }) => results).flatMap(({ errors }) => errors)
    const message = errors.map((error) => messageOf(error.message)).join('\n')
    return failed.length === 0 ? [] : [{ test: `${file}:${line} › ${title}`, place: file, message }]
  })
  return [...own, ...suites.flatMap(failuresOfPlaywright)]
}

export async function countOfPlaywright(file: string): Promise<TestCounts> {
  type Report = PlaywrightSuite & { stats: { expected: number; skipped: number } }
  const report = (await read(file)) as Report | null
  if (!report) return nothing
  const { expected, skipped } = report.stats
  return { passed: expected, skipped, failures: failuresOfPlaywright(report) }
}

export async function countOfScenarios(file: string): Promise<TestCounts> {
  type Report = { passed: readonly string[]; failed: readonly { name: string; message: string }[] }
  const report = (await read(file)) as Report | null
  if (!report) return nothing
  const failures = report.failed.map(({ name, message }) => ({
    test: name,
    place: name,
    message: messageOf(message),
  }))
  return { passed: report.passed.length, skipped: 0, failures }
}
