import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'docs/conformance')
const pages = readdirSync(folder).filter((file) => file.endsWith('.md'))

type Row = { page: string; line: string; says: string; where: string; shownBy: string }

const rows: readonly Row[] = pages.flatMap((page) =>
  readFileSync(join(folder, page), 'utf8')
    .split('\n')
    .filter((text) => /^\|(?! Line |-)/.test(text))
    .map((text) => {
      const [, line = '', says = '', where = '', shownBy = ''] = text
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim())
      return { page, line, says, where, shownBy }
    }),
)

const isThere = (path: string) => existsSync(join(root, path))

/** The test names in a file as written; those of `test.each` with their placeholders. */
function namesIn(path: string): Set<string> {
  const calls = /(?:\btest(?:\.concurrent)?|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g
  const source = readFileSync(join(root, path), 'utf8')
  return new Set([...source.matchAll(calls)].map(([, , name = '']) => name.replace(/\\(.)/g, '$1')))
}

const known = new Map<string, Set<string>>()
function hasTest(path: string, name: string): boolean {
  if (!isThere(path)) return false
  const names = known.get(path) ?? namesIn(path)
  known.set(path, names)
  return names.has(name)
}

test('every row says what it is about, where it lives and what shows it', () => {
  expect(rows.length).toBeGreaterThan(200)
  expect(rows.filter((row) => Object.values(row).includes(''))).toEqual([])
})

test('every file that a row names is there', () => {
  const missing = rows.flatMap(({ page, line, where }) =>
    [...where.matchAll(/`([^`]+)`/g)].map(([, path = '']) => ({ page, line, path })),
  )
  expect(missing.length).toBeGreaterThanOrEqual(rows.length)
  expect(missing.filter(({ path }) => !isThere(path))).toEqual([])
})

test('every test that a row names is there under that very name', () => {
  const named = rows.flatMap(({ page, line, shownBy }) =>
    shownBy.split('<br>').map((text) => {
      const [, path = '', name = ''] = /^`([^`]+)` (.+)$/.exec(text.replaceAll('\\|', '|')) ?? []
      return { page, line, path, name }
    }),
  )
  expect(named.filter(({ path, name }) => !hasTest(path, name))).toEqual([])
})

test('every deviation from the specifications is listed with its reason', () => {
  const domain = readFileSync(join(root, 'docs/domain.md'), 'utf8')
  const deviations = rows.filter(({ page, says }) => page !== 'decisions.md' && says.includes('[D]'))
  expect(deviations.length).toBeGreaterThan(5)
  const lineOf = ({ page, line }: Row) => `${page.replace('.md', '')} ${line}`
  expect(deviations.map(lineOf).filter((line) => !new RegExp(`\\b${line}\\b`).test(domain))).toEqual([])
})

test('the index leads to every part', () => {
  const index = readFileSync(join(root, 'docs/conformance.md'), 'utf8')
  for (const page of pages) expect(index).toContain(`(conformance/${page})`)
})

test('a renamed test would be noticed', () => {
  const own = 'scripts/conformance.test.ts'
  expect(hasTest(own, 'a renamed test would be noticed')).toBe(true)
  expect(hasTest(own, 'a renamed test would')).toBe(false)
  expect(hasTest('scripts/nowhere.test.ts', 'a renamed test would be noticed')).toBe(false)
})
