import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '#e2e/support/browser.ts'
import { type RunningServer, signalGroup, startVanij } from './running-server.ts'
import { openVisitor, see, walk } from './visitor.ts'

const run = promisify(execFile)
const checkout = join(import.meta.dirname, '../..')
const parts = ['src', 'scripts', 'public', 'demo', 'package.json', 'package-lock.json', 'tsconfig.json']
const settings = ['vite.config.ts', 'react-router.config.ts']
const started: RunningServer[] = []
let folder = ''
let release = ''
let browser: Browser

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vanij-builds-'))
  release = join(folder, 'release')
  for (const part of [...parts, ...settings])
    await cp(join(checkout, part), join(release, part), { recursive: true })
  await symlink(join(checkout, 'node_modules'), join(release, 'node_modules'))
  // As the link leads there, and no further back.
  await cp(join(checkout, 'build'), join(release, '.builds/0'), { recursive: true, dereference: true })
  await symlink('.builds/0', join(release, 'build'))
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  for (const server of started.toReversed()) {
    if (server.process.exitCode === null && server.process.signalCode === null) signalGroup(server, 'SIGTERM')
    await server.ended()
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
})

async function start(env: Record<string, string>) {
  const command = ['node', 'src/server/main.ts', '--end-with-parent']
  const server = await startVanij({ SECRET_KEY: '5e'.repeat(32), ...env }, command, release)
  started.push(server)
  return server
}

/** One address before several servers; each request goes to the next of them. */
async function oneAddress(...servers: RunningServer[]) {
  let behind = servers
  let count = 0
  const proxy = createServer((incoming, answer) => {
    count += 1
    const { hostname, port } = new URL(behind[count % behind.length]?.url ?? '')
    const { method, headers, url: path } = incoming
    const outgoing = request({ hostname, port, method, headers, path }, (come) => {
      answer.writeHead(come.statusCode ?? 502, come.headers)
      come.pipe(answer)
    })
    outgoing.on('error', () => answer.destroy())
    incoming.pipe(outgoing)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    lead: (...next: RunningServer[]) => {
      behind = next
    },
    close: () => proxy.close(),
  }
}

/** It has all that it needs from the server, and its worker. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  })

async function buildNewer() {
  const texts = join(release, 'src/web/ui/ui-texts.ts')
  const former = await readFile(texts, 'utf8')
  await writeFile(texts, former.replace(/skipToContent: '.*'/, "skipToContent: 'To the newer content'"))
  const PATH = `${join(release, 'node_modules/.bin')}:${process.env.PATH}`
  await run('node', ['scripts/build.ts'], {
    cwd: release,
    env: { ...process.env, PSEUDO_LANGUAGE: '', PATH },
  })
}

const isNewer = (page: Page) => page.getByText('To the newer content').count()

/** What a part finds as the one before has left it: a market on the older build, and two people in it. */
let built: Promise<void>
let older: RunningServer
let address: Awaited<ReturnType<typeof oneAddress>>
let stays: Awaited<ReturnType<typeof openVisitor>>
let late: typeof stays

test('while a newer version is built, the pages of the older one go on', async () => {
  older = await start({ DATA_DIR: join(folder, 'older') })
  address = await oneAddress(older)
  stays = await openVisitor(browser, address.url, '/live_market')
  await settled(stays.page)

  built = buildNewer()
  // It may end while nobody waits for it yet.
  built.catch(() => {})
  await walk(stays.page, ['About', 'Contact'])
})

test('once it is built, the pages of the older one are whole still', async () => {
  await built
  // Its build is no longer the latest, and it is the only one that serves.
  await walk(stays.page, ['Blogs'])
  late = await openVisitor(browser, address.url, '/aboutus')
  expect(await isNewer(late.page)).toBe(0)
})

test('both versions serve beside each other, then the newer alone, and no page of either is dead', async () => {
  const database = encodeURIComponent(join(folder, 'older/postgres'))
  const DATABASE_URL = `postgres://postgres@localhost/postgres?host=${database}`
  const newer = await start({ DATA_DIR: join(folder, 'newer'), DATABASE_URL })
  address.lead(older, newer)
  const comes = [
    await openVisitor(browser, address.url, '/aboutus'),
    await openVisitor(browser, address.url, '/aboutus'),
  ]
  for (const { page } of comes) await walk(page, ['Pricings', 'Contact', 'Terms'])
  await walk(late.page, ['Pricings', 'Privacy'])

  address.lead(newer)
  await walk(stays.page, ['Pricings', 'Returns', 'Terms'])
  await walk(late.page, ['Returns', 'Blogs'])
  expect([stays.loads(), late.loads(), ...comes.map(({ loads }) => loads())]).toEqual([1, 1, 1, 1])

  expect(await isNewer(stays.page)).toBe(0)
  await stays.page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  await stays.page.getByRole('button', { name: 'Reload' }).click()
  await see(stays.page.getByText('To the newer content')).toHaveCount(1)
  await expect.poll(stays.loads).toBe(2)
  for (const each of [stays, late, ...comes]) {
    expect(each.faults).toEqual([])
    await each.leave()
  }
  address.close()
})
