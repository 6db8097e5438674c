import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countedOnce, countOfPlaywright, countOfScenarios, countOfVitest } from './count.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vanij-count-'))
})
afterAll(() => rm(folder, { recursive: true }))

const three = `
test('holds', () => {})
test('never holds', () => expect('a word').toBe('another'))
test('throws too late', async () => void setTimeout(() => { throw new Error('nobody waits') }))
`
const unprepared = `
beforeAll(() => { throw new Error('no database') })
test('is never reached', () => {})
`

test('a report of Vitest says what passed, and each failure with its file and reason', async () => {
  await writeFile(join(folder, 'three.test.js'), three)
  await writeFile(join(folder, 'unprepared.test.js'), unprepared)
  const report = join(folder, 'report.json')
  const vitest = resolve('node_modules/vitest/vitest.mjs')
  const options = ['run', '--globals', '--root', folder, '--reporter=default', '--reporter=json']
  const broken = await promisify(execFile)(process.execPath, [
    vitest,
    ...options,
    `--outputFile.json=${report}`,
  ]).catch((error: { stdout: string; stderr: string }) => error)
  const { passed, failures } = await countOfVitest(report, broken.stdout + broken.stderr)
  expect(passed).toBe(2)
  expect(failures.map(({ test: name }) => name.replace(`${folder}/`, '')).sort()).toEqual([
    'three.test.js › an error that no test catches',
    'three.test.js › never holds',
    'unprepared.test.js',
  ])
  const messages = failures.map(({ message }) => message).join('\n')
  expect(messages).toContain("expected 'a word' to be 'another'")
  expect(messages).toContain('nobody waits')
  expect(new Set(failures.map(({ place }) => place.endsWith('.test.js')))).toEqual(new Set([true]))
})

test('a report of Playwright names a test by its line, with all its messages without colours', async () => {
  const report = join(folder, 'browser.json')
  const errors = [{ message: '\u001b[31mTest timeout\u001b[0m' }, { message: 'it waited for a click' }]
  const results = [{ errors }]
  const spec = {
    title: 'a button',
    file: 'button.spec.ts',
    line: 3,
    tests: [{ status: 'unexpected', results }],
  }
  const good = {
    title: 'a link',
    file: 'button.spec.ts',
    line: 9,
    tests: [{ status: 'expected', results: [] }],
  }
  const stats = { expected: 4, unexpected: 1, flaky: 0, skipped: 0 }
  await writeFile(report, JSON.stringify({ stats, suites: [{ suites: [{ specs: [spec, good] }] }] }))
  expect(await countOfPlaywright(report)).toEqual({
    passed: 4,
    skipped: 0,
    failures: [
      {
        test: 'button.spec.ts:3 › a button',
        place: 'button.spec.ts',
        message: 'Test timeout\nit waited for a click',
      },
    ],
  })
})

test('a scenario is run again by its name', async () => {
  const report = join(folder, 'scenarios.json')
  const failed = [{ name: 'a full disk', message: 'An order is lost.' }]
  await writeFile(report, JSON.stringify({ passed: ['PostgreSQL killed'], failed }))
  expect(await countOfScenarios(report)).toEqual({
    passed: 1,
    skipped: 0,
    failures: [{ test: 'a full disk', place: 'a full disk', message: 'An order is lost.' }],
  })
})

test('a run that left no report counted nothing', async () => {
  const nothing = { passed: 0, skipped: 0, failures: [] }
  expect(await countOfVitest(join(folder, 'none.json'), '')).toEqual(nothing)
  expect(await countOfPlaywright(join(folder, 'none.json'))).toEqual(nothing)
  expect(await countOfScenarios(join(folder, 'none.json'))).toEqual(nothing)
})

test('a program that only passes or fails says why at the end of its log', async () => {
  expect(await countedOnce(0, 'fine')).toMatchObject({ passed: 1, failures: [] })
  expect(await countedOnce(1, 'one\ntwo')).toMatchObject({ passed: 0, failures: [{ message: 'one\ntwo' }] })
})
