import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countOfPlaywright, countOfVitest } from './test-count.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vanij-count-'))
})
afterAll(() => rm(folder, { recursive: true }))

const file = `
let tries = 0
test('holds', () => {})
test('holds at the second try', { retry: 1 }, () => expect(++tries).toBe(2))
test('never holds', () => expect('a word').toBe('another'))
`

test('a report of Vitest says what passed, what needed a second try, and what failed with its reason', async () => {
  await writeFile(join(folder, 'three.test.js'), file)
  const report = join(folder, 'report.json')
  const vitest = resolve('node_modules/vitest/vitest.mjs')
  const options = ['run', '--globals', '--root', folder, '--reporter=json', `--outputFile=${report}`]
  await promisify(execFile)(process.execPath, [vitest, ...options]).catch(() => {})
  const { failures = [], ...counts } = await countOfVitest(report)
  expect(counts).toEqual({ passed: 2, failed: 1, skipped: 0, retried: 1 })
  expect(failures.map(({ test: name }) => name.split(' › ').at(-1))).toEqual([
    'holds at the second try',
    'never holds',
  ])
  expect(failures[1]?.message).toContain("expected 'a word' to be 'another'")
})

test('a report of Playwright names a test by its line, with what it said without colours', async () => {
  const report = join(folder, 'browser.json')
  const results = [{ errors: [{ message: '\u001b[31mno such button\u001b[0m' }] }, { errors: [] }]
  const spec = { title: 'a button', file: 'button.spec.ts', line: 3, tests: [{ results }] }
  const stats = { expected: 4, unexpected: 0, flaky: 1, skipped: 0 }
  await writeFile(report, JSON.stringify({ stats, suites: [{ suites: [{ specs: [spec] }] }] }))
  expect(await countOfPlaywright(report)).toEqual({
    passed: 5,
    failed: 0,
    skipped: 0,
    retried: 1,
    failures: [{ test: 'button.spec.ts:3 › a button', message: 'no such button' }],
  })
})

test('a run that left no report counted nothing', async () => {
  const nothing = { passed: 0, failed: 0, skipped: 0 }
  expect(await countOfVitest(join(folder, 'none.json'))).toEqual(nothing)
  expect(await countOfPlaywright(join(folder, 'none.json'))).toEqual(nothing)
})
