import { spawn, spawnSync } from 'node:child_process'
import { chmod, mkdir, readFile, rename, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
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
import { findPrograms } from './postgres-programs.ts'

test('two programs that name one folder by different paths share one server, which lives on', async () => {
  const folder = await aFolder()
  const linked = join(await aFolder(), 'link')
  await symlink(folder, linked)
  const { host } = await startElsewhere(folder)
  await query(host, makeNote)
  const postmaster = await postmasterIn(folder)

  const guest = await startElsewhere(linked)
  expect(guest.adopted).toBe(true)
  expect(await query(guest.host, readNote)).toEqual([{ id: 1 }])
  await stopOwner(guest.owner)
  expect(await postmasterIn(folder)).toBe(postmaster)
  expect(await query(host, readNote)).toEqual([{ id: 1 }])
})

test('a folder whose path holds commas, quotes and blanks works', async () => {
  const folder = join(await aFolder(), 'a, "b" and c')
  await mkdir(folder, { mode: 0o700 })
  const server = await startEmbeddedPostgres(folder)
  undo.push(() => server.stop())
  expect(await query(server.host, 'select 1 as id')).toEqual([{ id: 1 }])
})

test('a server that cannot be started again is tried until it can', async () => {
  const folder = await aFolder()
  const server = await startEmbeddedPostgres(folder)
  undo.push(() => server.stop())
  await query(server.host, makeNote)
  const settings = join(folder, 'data/postgresql.conf')
  await rename(settings, `${settings}.away`)
  process.kill(await postmasterIn(folder), 'SIGKILL')
  await sleep(1_000)
  await expect(query(server.host, readNote)).rejects.toThrow()

  await rename(`${settings}.away`, settings)
  const rows = () => query(server.host, readNote).catch(() => [])
  await expect.poll(rows).toEqual([{ id: 1 }])
})

test('a server that hangs when it shall end is ended all the same, and the next start has every committed row', async () => {
  const folder = await aFolder()
  const { owner, host } = await startElsewhere(folder)
  await query(host, makeNote)
  const postmaster = await postmasterIn(folder)
  process.kill(postmaster, 'SIGSTOP')
  await stopOwner(owner, 'SIGKILL')

  const next = await startElsewhere(folder)
  expect(isAlive(postmaster)).toBe(false)
  expect(await query(next.host, readNote)).toEqual([{ id: 1 }])
})

/** Looks like a PostgreSQL that recovers, with the folder and process id of the real one, until it is released. */
async function recovering(postgres: string) {
  const folder = await aFolder()
  const program = join(folder, 'postgres')
  const script = `#!/bin/sh
cd "$2"
echo $$ > postmaster.pid
until [ -e '${folder}/go' ]; do sleep 0.05; done
exec '${postgres}' "$@"
`
  await chmod(folder, 0o755)
  await writeFile(program, script)
  await chmod(program, 0o755)
  return { program, letGo: () => writeFile(join(folder, 'go'), '') }
}

test('a recovery is waited for as long as it takes, by who owns the server and by who shares it', async () => {
  const folder = await aFolder()
  const first = await startEmbeddedPostgres(folder)
  await query(first.host, makeNote)
  await first.stop()
  const { postgres, initdb } = await findPrograms()
  const { program, letGo } = await recovering(postgres)
  const programs = { postgres: program, initdb }

  vi.useFakeTimers({ toFake: ['Date'] })
  undo.push(() => vi.useRealTimers())
  const starting = Promise.all([1, 2].map(() => startEmbeddedPostgres(folder, { programs })))
  const pidFile = () => readFile(join(folder, 'data/postmaster.pid'), 'utf8').catch(() => '')
  await expect.poll(pidFile).toMatch(/^\d+\n$/)
  for (let minutes = 0; minutes < 60; minutes += 5) {
    vi.setSystemTime(Date.now() + 5 * 60_000)
    await sleep(50)
  }
  await letGo()
  const servers = await starting
  undo.push(...servers.map(({ stop }) => stop))
  expect(servers.map(({ adopted }) => adopted).sort()).toEqual([false, true])
  for (const { host } of servers) expect(await query(host, readNote)).toEqual([{ id: 1 }])
})

/** A `flock` that logs each try, found before the machine's own. */
async function countedLocks() {
  const folder = await aFolder()
  const tries = join(folder, 'tries')
  const flock = spawnSync('/bin/sh', ['-c', 'command -v flock'], { encoding: 'utf8' }).stdout.trim()
  await writeFile(tries, '')
  await writeFile(join(folder, 'flock'), `#!/bin/sh\necho try >>'${tries}'\nexec ${flock} "$@"\n`)
  for (const [path, mode] of [['.', 0o755] as const, ['flock', 0o755] as const, ['tries', 0o666] as const])
    await chmod(join(folder, path), mode)
  const count = async () => (await readFile(tries, 'utf8')).split('\n').length - 1
  const first = `PATH='${folder}':$PATH exec "$0" "$@"`
  return { through: (command: string[]) => ['/bin/sh', '-c', first, ...command], count }
}

test('two programs that see one folder but not each other, as in containers, serve it one after the other', async () => {
  const folder = await aFolder()
  const lock = join(folder, 'data.lock')
  const isHeld = () => spawnSync('flock', ['-n', lock, 'true']).status !== 0
  const first = await startElsewhere(folder)
  await query(first.host, makeNote)
  expect(isHeld()).toBe(true)
  const left = join(folder, 'data/postmaster.pid')
  const seen = (await readFile(left, 'utf8')).replace(/^\d+/, '999999999')
  await stopOwner(first.owner)
  expect(isHeld()).toBe(false)

  // What is visible of a server in another container: its lock, a process id that does not exist here, and its
  // answers.
  const elsewhere = spawn('flock', [lock, 'cat'], { stdio: ['pipe', 'ignore', 'inherit'] })
  elsewhere.stdin.on('error', () => {})
  undo.push(() => elsewhere.stdin.end())
  await expect.poll(isHeld).toBe(true)
  await writeFile(left, seen, { mode: 0o600 })
  const answering = createServer().listen(join(folder, '.s.PGSQL.5432'))
  const tries = await countedLocks()
  const starting = startElsewhere(folder, tries.through([process.execPath, join(checkout, ownerScript)]))
  let isOpen = false
  void starting.then(() => {
    isOpen = true
  })
  await expect.poll(tries.count).toBeGreaterThan(2)
  expect([isOpen, await readFile(left, 'utf8')]).toEqual([false, seen])

  answering.close()
  elsewhere.stdin.end()
  expect(await query((await starting).host, readNote)).toEqual([{ id: 1 }])
})

test('two programs that do not see each other may start in one new folder in the same moment', async () => {
  const folder = await aFolder()
  const alone = ['unshare', '--map-root-user', '--net', '--pid', '--fork', '--kill-child', '--mount-proc']
  const apart = [...alone, process.execPath, join(checkout, ownerScript)]
  const both = [startElsewhere(folder, apart), startElsewhere(folder, apart)]
  const first = await Promise.race(both)
  await query(first.host, makeNote)
  await stopOwner(first.owner)
  const served = await Promise.all(both)
  const second = served.find(({ owner }) => owner !== first.owner)
  expect(await query(second?.host ?? '', readNote)).toEqual([{ id: 1 }])
})
