import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { openTarget } from '#server/backup/place.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { rows, sql } from '#server/db/sql.ts'
import { fileServices } from '#server/file-services.ts'
import { storePicture } from '#server/media/picture-store.service.ts'
import { keyLength, secretsOf } from '#server/secrets/secrets.ts'
import { aKeyPair, aScratchFolder } from '#server/testing/backup/backups.ts'
import { aBuyer } from '#server/testing/build.ts'
import { openArchive } from './archive.ts'
import { findArchived } from './recover.ts'
import { restoreUntil } from './restore-until.ts'
import { positionOf } from './wal-place.ts'

const keys = aKeyPair()
const secrets = secretsOf([Buffer.alloc(keyLength, 3)])
const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

const lines: { event?: string; error?: string }[] = []
const log = { info: (line: object) => void lines.push(line), error: (line: object) => void lines.push(line) }

/** A server of an embedded database that hands over what it writes. */
async function aServer(dataDir: string, backupTo: string, baseMs = 60 * 60_000) {
  const env = { dataDir, backupTo, databaseUrl: undefined, backupKey: keys.backupKey }
  const database = await openDatabase(env, { safeCommits: false })
  const times = { everyMs: 100, baseMs, againMs: 200 }
  const archive = openArchive(env, backupTo, { database, secrets }, times)
  const services = { db: database.db, ...fileServices(env, secrets, archive.onPut) }
  archive.start(log)
  let isOver = false
  const stop = async () => {
    if (isOver) return
    isOver = true
    await archive.close()
    await database.close()
  }
  undo.push(stop)
  return { ...services, stop }
}

const Moment = z.object({ now: z.date() })
const Person = z.object({ full_name: z.string() })
const peopleIn = async (dataDir: string) => {
  const server = await openDatabase({ dataDir, databaseUrl: undefined }, { safeCommits: false })
  const people = await server.db.many(rows(Person)`select full_name from users order by created_at`)
  const sessions = await server.db.run(sql`select 1 from sessions`)
  await server.close()
  return { people: people.map(({ full_name }) => full_name), sessions }
}

type Db = Awaited<ReturnType<typeof aServer>>['db']

const momentIn = async (db: Db) => {
  await sleep(20)
  const { now } = await db.one(rows(Moment)`select clock_timestamp() as now`)
  await sleep(20)
  return now
}

const beginning = ({ archive }: ReturnType<typeof openTarget>) =>
  findArchived(archive, keys.open, new Date()).catch(() => undefined)

const Position = z.object({ position: z.string() })

/**
 * Whether the archive has all that is committed by now, in a market where something happens. When a piece was handed over
 * says nothing of it: the log of a busy PostgreSQL may still be on its way.
 */
const reaches = async (target: ReturnType<typeof openTarget>, db: Db) => {
  const { position } = await db.one(rows(Position)`select pg_current_wal_flush_lsn()::text as position`)
  return async () => {
    await db.run(sql`select pg_current_xact_id()`)
    const { pieces } = await findArchived(target.archive, keys.open, new Date())
    return (pieces.at(-1)?.to ?? 0n) >= positionOf(position)
  }
}

test('a lost data folder is restored to any moment, with the files that were named then', async () => {
  const [dataDir, backupTo, again] = [
    join(await aScratchFolder(), 'data'),
    await aScratchFolder(),
    await aScratchFolder(),
  ]
  const target = openTarget({ folder: backupTo })
  const { db, storage, stop } = await aServer(dataDir, backupTo)
  await expect.poll(() => beginning(target)).toBeDefined()
  await aBuyer(db, { full_name: 'Asha Verma' })
  const files = new Map([240, 480].map((width) => [width, Buffer.from(`a bolt ${width}`)]))
  await storePicture({ db, storage }, { width: 480, height: 300, files })
  const before = await momentIn(db)
  await aBuyer(db, { full_name: 'Meera Iyer' })
  const after = await momentIn(db)
  await db.run(sql`delete from users where full_name = 'Asha Verma'`)
  await expect.poll(await reaches(target, db)).toBe(true)
  await stop()
  await rm(dataDir, { recursive: true })

  const restored = async (until: Date, name: string) => {
    const state = await findArchived(target.archive, keys.open, until)
    const choice = { dataDir: join(again, name), secretKey: undefined, shelves: undefined }
    const { lost } = await restoreUntil({ state, open: keys.open, target }, until, choice)
    return { lost, ...(await peopleIn(choice.dataDir)) }
  }
  expect(await restored(before, 'before')).toEqual({ lost: [], people: ['Asha Verma'], sessions: 0 })
  expect(await restored(after, 'after')).toEqual({
    lost: [],
    people: ['Asha Verma', 'Meera Iyer'],
    sessions: 0,
  })
  expect(await restored(new Date(), 'now')).toEqual({ lost: [], people: ['Meera Iyer'], sessions: 0 })
  await expect(restored(new Date('2020-01-01'), 'never')).rejects.toThrow(/^The archive begins at /)
})

test('a server that ends hands over the rest when it starts again; after a time without an archive it begins anew', async () => {
  const [dataDir, backupTo, again] = [
    join(await aScratchFolder(), 'data'),
    await aScratchFolder(),
    await aScratchFolder(),
  ]
  const target = openTarget({ folder: backupTo })
  const first = await aServer(dataDir, backupTo)
  await expect.poll(() => beginning(target)).toBeDefined()
  await first.stop()
  // With the archive, but before it hands anything over.
  const between = await openDatabase({ dataDir, backupTo, databaseUrl: undefined }, { safeCommits: false })
  await aBuyer(between.db, { full_name: 'Asha Verma' })
  await between.close()
  const second = await aServer(dataDir, backupTo)
  await expect.poll(await reaches(target, second.db)).toBe(true)
  const { id, ...state } = await findArchived(target.archive, keys.open, new Date())
  await second.stop()
  const choice = { dataDir: again, secretKey: undefined, shelves: undefined }
  await restoreUntil({ state: { id, ...state }, open: keys.open, target }, new Date(), choice)
  expect(await peopleIn(again)).toEqual({ people: ['Asha Verma'], sessions: 0 })

  await peopleIn(dataDir)
  await aServer(dataDir, backupTo)
  const latest = async () => (await findArchived(target.archive, keys.open, new Date())).id
  await expect.poll(latest).not.toBe(id)
})

test('while the target is away the log says so, and nothing that was committed is missing afterwards', async () => {
  const [dataDir, backupTo] = [join(await aScratchFolder(), 'data'), await aScratchFolder()]
  const target = openTarget({ folder: backupTo })
  const { db } = await aServer(dataDir, backupTo)
  await expect.poll(() => beginning(target)).toBeDefined()
  const away = `${backupTo}-away`
  await rename(backupTo, away)
  await writeFile(backupTo, 'no folder')
  undo.push(() => rm(away, { recursive: true, force: true }))
  lines.length = 0
  const failures = async () => {
    await db.run(sql`select pg_current_xact_id()`)
    return lines.filter(({ event }) => event === 'archive-failed').length
  }
  await expect.poll(failures).toBeGreaterThan(0)
  await rm(backupTo)
  await rename(away, backupTo)
  await expect.poll(await reaches(target, db)).toBe(true)
})
