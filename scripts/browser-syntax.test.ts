import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { oldestBrowsers } from './browsers/oldest.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** Checks a build of these scripts, and of those that are carried over from the build before. */
function check(scripts: Readonly<Record<string, string>>, carried: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'vanij-syntax-'))
  folders.push(folder)
  const assets = join(folder, 'client/assets')
  mkdirSync(assets, { recursive: true })
  for (const [name, text] of Object.entries({ ...scripts, ...carried }))
    writeFileSync(join(assets, `${name}.js`), text)
  const own = Object.keys(scripts).map((name) => `${name}.js`)
  writeFileSync(join(folder, 'own-assets.json'), JSON.stringify(own))
  const { status, stdout } = spawnSync(process.execPath, ['scripts/browser-syntax.ts', folder], {
    encoding: 'utf8',
  })
  const lines = stdout.split('\n').filter((line) => line.startsWith('✗'))
  return { status, output: lines.map((line) => line.replace(`${assets}/`, '')).join('\n') }
}

test('what the oldest browsers read passes', () => {
  const { status, output } = check({
    fields: 'class Room { #seq = 1; static last = 2; has(one) { return #seq in one } }; export { Room }',
    calls: "export const last = (list) => Object.hasOwn(list, 0) ? list.at(-1)?.id ?? 'none' : /(?<id>a)/d",
  })
  expect(output).toBe('')
  expect(status).toBe(0)
})

const newer = {
  block: 'class Room { static { this.last = 1 } }; export { Room }',
  flag: 'export const letters = /[a-z--b]/v',
  sorted: 'export const sort = (list) => list.toSorted()',
  groups: 'export const group = (list) => Map.groupBy(list, Number)',
  lookbehind: 'export const word = /(?<=a)b/',
  constructed: "export const word = new RegExp('(?<!a)b')",
  signal: 'export const signal = AbortSignal.timeout(3)',
}

test('what one of them lacks is named with its file', () => {
  const { status, output } = check(newer)
  for (const name of Object.keys(newer)) expect(output).toContain(`✗ ${name}.js: `)
  expect(output).toContain('ClassStaticBlocks (safari_ios 15.6 requires 16.4')
  expect(status).toBe(1)
})

test('what is carried over from the build before is its own affair', () => {
  expect(check({ fine: 'export const one = 1' }, newer).status).toBe(0)
})

test('a folder without scripts is no success', () => {
  expect(check({}).status).toBe(1)
})

test('documents name the browsers that pages are built for', () => {
  expect(oldestBrowsers).toEqual(['chrome106', 'edge106', 'safari15.6', 'ios15.6', 'firefox115'])
  const documents = [
    ['README.md', 'Chrome and Android WebView from 106 on, Safari from 15.6 on and Firefox from 115 on'],
    ['docs/operations.md', 'Chrome, Edge or Android WebView 106, Safari 15.6 or Firefox 115'],
    ['docs/decisions/0209-other-browsers.md', 'Chrome and Android WebView 106, Safari 15.6, Firefox 115'],
  ] as const
  for (const [document, sentence] of documents) expect(readFileSync(document, 'utf8')).toContain(sentence)
})
