import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Entry = { readonly version: string; readonly resolved?: string; readonly integrity?: string }

const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const entries = Object.entries(lock.packages).filter(([path]) => path !== '')
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** The oldest versions without the named vulnerability, each of which has hit shops built like this one. */
const floors: readonly (readonly [name: string, oldest: string, fault: string])[] = [
  ['fastify', '5.8.5', 'CVE-2026-33806, CVE-2026-25223, CVE-2026-3419: a content type that skips validation'],
  [
    'react-router',
    '7.12.0',
    'CVE-2026-22029, CVE-2026-22030, CVE-2026-21884: redirects, forged posts, scripts',
  ],
  ['@react-router/node', '7.12.0', 'CVE-2025-61686: sessions in files outside of their folder'],
  ['socket.io', '4.6.2', 'CVE-2024-38355: one packet ends the process'],
  ['socket.io-parser', '4.2.6', 'CVE-2023-32695 and attachments without end'],
  ['engine.io', '6.4.2', 'CVE-2022-41940, CVE-2023-31125: one request ends the process'],
  ['ws', '8.17.1', 'CVE-2024-37890: many headers end the process'],
  ['sharp', '0.32.6', 'CVE-2023-4863: pictures that write beyond memory'],
  ['cookie', '0.7.0', 'CVE-2024-47764: names that make other cookies'],
  ['brace-expansion', '2.0.2', 'CVE-2025-5889: a pattern that takes for ever'],
  ['form-data', '4.0.4', 'CVE-2025-7783: boundaries that can be guessed'],
  ['lodash', '4.17.21', 'CVE-2021-23337: code in templates'],
  ['nanoid', '3.3.8', 'CVE-2024-55565: ids that repeat'],
  ['vite', '6.3.4', 'CVE-2025-46565: files outside of the project'],
]
/** Versions that an attacker published. */
const poisoned: readonly string[] = ['chalk@5.6.1', 'debug@4.4.2', 'axios@1.14.1', 'axios@0.30.4']

function isAtLeast(version: string, oldest: string) {
  const [own, least] = [version, oldest].map((text) =>
    text.split('.').map((part) => Number.parseInt(part, 10)),
  )
  for (let place = 0; place < 3; place += 1) {
    const difference = (own?.[place] ?? 0) - (least?.[place] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return true
}

test('no package is older than the repair of a known fault', () => {
  const old = entries.flatMap(([path, { version }]) =>
    floors
      .filter(([name, oldest]) => name === nameOf(path) && !isAtLeast(version, oldest))
      .map(([, , flaw]) => `${path} ${version}: ${flaw}`),
  )
  expect(old).toEqual([])
})

test('every floor names a package that is there', () => {
  const names = new Set(entries.map(([path]) => nameOf(path)))
  expect(floors.map(([name]) => name).filter((name) => !names.has(name))).toEqual([])
})

test('no package is of a version that was poisoned', () => {
  const versions = entries.map(([path, { version }]) => `${nameOf(path)}@${version}`)
  expect(versions.filter((version) => poisoned.includes(version))).toEqual([])
})

test('every package is known by its content and comes from a registry', () => {
  const strange = entries.filter(
    ([, { integrity = '', resolved = '' }]) =>
      !integrity.startsWith('sha512-') || (resolved !== '' && !resolved.startsWith('https://')),
  )
  expect(strange).toEqual([])
})

test('no script of a package runs when it is installed', () => {
  const { stdout } = spawnSync('npm', ['config', 'get', 'ignore-scripts'], { encoding: 'utf8' })
  expect(stdout.trim()).toBe('true')
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(Object.keys(scripts).filter((name) => /^(pre|post)/.test(name))).toEqual([])
})

test('every build lists what the product is made of', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(scripts.build).toContain('node scripts/sbom.ts')
})
