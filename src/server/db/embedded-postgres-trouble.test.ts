import { mkdir, rename, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import {
  aFolder,
  end,
  isAlive,
  makeNote,
  postmasterIn,
  query,
  readNote,
  startElsewhere,
  undo,
} from '#server/testing/postgres-folder.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

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
  await end(guest.owner)
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
  await expect.poll(rows, { timeout: 20_000 }).toEqual([{ id: 1 }])
})

test('a server that hangs when it shall end is ended all the same, and the next start has every committed row', async () => {
  const folder = await aFolder()
  const { owner, host } = await startElsewhere(folder)
  await query(host, makeNote)
  const postmaster = await postmasterIn(folder)
  process.kill(postmaster, 'SIGSTOP')
  await end(owner, 'SIGKILL')

  const next = await startElsewhere(folder)
  expect(isAlive(postmaster)).toBe(false)
  expect(await query(next.host, readNote)).toEqual([{ id: 1 }])
})
