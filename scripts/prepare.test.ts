import { spawnSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let project = ''

async function put(path: string, text = '') {
  const file = join(project, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

const packagesOf = (version: string) =>
  JSON.stringify({ packages: { 'node_modules/react': { version, integrity: `sha512-${version}` } } })

/** A small project whose build and installation write a line each time they run. */
beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'vanij-prepare-'))
  const sources = join(import.meta.dirname, 'sources.mjs')
  const build = `mkdir -p build/client && echo built >> builds && printf %s "$(node ${sources})" > build/client/.built`
  await put('package.json', JSON.stringify({ scripts: { build } }))
  await put('package-lock.json', packagesOf('1.0.0'))
  await put('node_modules/.package-lock.json', packagesOf('1.0.0'))
  await put('node_modules/.bin/node')
  await put('src/web/root.tsx', 'a page')
  await put('src/web/old.tsx', 'an old page')
  prepare('build')
})
afterEach(() => rm(project, { recursive: true, force: true }))

function runPrepare(...what: string[]) {
  return runNode([join(import.meta.dirname, 'prepare.mjs'), ...what])
}

function runNode(words: string[]) {
  // The variables that npm sets for its scripts must not reach the npm that is called here.
  const env = { PATH: `${join(project, 'programs')}:${process.env.PATH}`, HOME: project }
  return spawnSync(process.execPath, words, { cwd: project, encoding: 'utf8', env })
}

function prepare(...what: string[]) {
  const { status, stdout } = runPrepare(...what)
  expect(stdout).toBe('')
  expect(status).toBe(0)
}

const builds = async () =>
  (await readFile(join(project, 'builds'), 'utf8').catch(() => '')).split('\n').length - 1

test('a build of the same sources is kept, whatever their times say', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000)
  await utimes(join(project, 'src/web/root.tsx'), tomorrow, tomorrow)
  prepare('build')
  expect(await builds()).toBe(1)
})

test('a changed page is built once, though it was unpacked with a time of long ago', async () => {
  await put('src/web/root.tsx', 'a better page')
  await utimes(join(project, 'src/web/root.tsx'), 1, 1)
  prepare('build')
  prepare('build')
  expect(await builds()).toBe(2)
})

test('a changed build script builds again', async () => {
  await put('scripts/bundle/lean-icons.ts', 'leaner')
  prepare('build')
  expect(await builds()).toBe(2)
})

test('a page that was taken away is a change too, and a test of a page is none', async () => {
  await put('src/web/root.test.ts', 'a test')
  prepare('build')
  expect(await builds()).toBe(1)
  await rm(join(project, 'src/web/old.tsx'))
  prepare('build')
  expect(await builds()).toBe(2)
})

test('an interrupted build, which has no mark, is made again', async () => {
  await rm(join(project, 'build/client/.built'))
  await put('build/client/assets/half.js')
  prepare('build')
  expect(await builds()).toBe(2)
})

test('new packages mean a new build', async () => {
  await put('package-lock.json', packagesOf('1.0.1'))
  await put('node_modules/.package-lock.json', packagesOf('1.0.1'))
  prepare('build')
  expect(await builds()).toBe(2)
})

test('what needs no build gets none', async () => {
  await rm(join(project, 'build/client/.built'))
  prepare()
  expect(await builds()).toBe(1)
})

test.each([
  ['other versions', packagesOf('1.0.1')],
  ['no list, as after an interrupted installation', ''],
  ['a package that is not locked', packagesOf('1.0.0').replace('{"node', '{"node_modules/left":{},"node')],
])('packages are installed anew where they hold %s', async (_, installed) => {
  await put('node_modules/.package-lock.json', installed)
  // Stands in for npm, so that the test needs no network.
  await put('programs/npm', '#!/bin/sh\necho "npm $1"\n')
  await chmod(join(project, 'programs/npm'), 0o755)
  const { stdout, stderr } = runPrepare()
  expect(stdout).toBe('')
  expect(stderr).toMatch(/^Installing what package-lock.json names.*\nnpm ci\n$/)
})

test('on Windows the start says what to do instead, before anything is installed', async () => {
  await rm(join(project, 'node_modules'), { recursive: true })
  const pretend = "data:text/javascript,Object.defineProperty(process, 'platform', { value: 'win32' })"
  const { stdout, stderr, status } = runNode(['--import', pretend, join(import.meta.dirname, 'prepare.mjs')])
  expect(stderr).toBe(
    'Vanij runs on Linux and macOS. On Windows, start it inside WSL, the Linux that comes with Windows.\n',
  )
  expect(stdout).toBe('')
  expect(status).toBe(1)
})
