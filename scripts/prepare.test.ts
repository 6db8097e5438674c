import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let project = ''
const minute = 60_000

/** Writes a file of the project as if it had been written that many minutes ago. */
async function put(path: string, minutesAgo: number, text = '') {
  const file = join(project, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
  await date(path, minutesAgo)
}

const date = (path: string, minutesAgo: number) => {
  const time = new Date(Date.now() - minutesAgo * minute)
  return utimes(join(project, path), time, time)
}

/** A small project whose build only leaves its mark and a line for each time it ran. */
beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'vanij-prepare-'))
  const build = 'mkdir -p build/client && echo built >> builds && touch build/client/.built'
  await put('package.json', 60, JSON.stringify({ scripts: { build } }))
  await put('package-lock.json', 60)
  await put('node_modules/.package-lock.json', 50)
  await put('node_modules/.bin/node', 50)
  await put('src/web/root.tsx', 40)
  await put('src/web/old.tsx', 40)
  await put('build/client/.built', 30)
  for (const folder of ['src/web', 'src']) await date(folder, 40)
})
afterEach(() => rm(project, { recursive: true, force: true }))

function prepare(...what: string[]) {
  const script = join(import.meta.dirname, 'prepare.mjs')
  // What npm tells its scripts must not reach the npm that is called here.
  const env = { PATH: process.env.PATH, HOME: project }
  const { status, stderr } = spawnSync(process.execPath, [script, ...what], {
    cwd: project,
    encoding: 'utf8',
    env,
  })
  expect(stderr).toBe('')
  expect(status).toBe(0)
}

const builds = async () =>
  (await readFile(join(project, 'builds'), 'utf8').catch(() => '')).split('\n').length - 1

test('a build newer than every source is kept', async () => {
  prepare('build')
  expect(await builds()).toBe(0)
})

test('a changed page is built once', async () => {
  await date('src/web/root.tsx', 10)
  prepare('build')
  prepare('build')
  expect(await builds()).toBe(1)
})

test('a page that was taken away is a change too', async () => {
  await rm(join(project, 'src/web/old.tsx'))
  prepare('build')
  expect(await builds()).toBe(1)
})

test('a build that was interrupted, and so has no mark, is made anew', async () => {
  await rm(join(project, 'build/client/.built'))
  await put('build/client/assets/half.js', 5)
  prepare('build')
  expect(await builds()).toBe(1)
})

test('new packages mean a new build', async () => {
  await date('node_modules/.package-lock.json', 10)
  prepare('build')
  expect(await builds()).toBe(1)
})

test('what needs no build gets none', async () => {
  await rm(join(project, 'build/client/.built'))
  prepare()
  expect(await builds()).toBe(0)
})
