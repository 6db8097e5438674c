import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createDb } from '#server/db/db.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { folderShelves } from '#server/file-services.ts'
import {
  aKeyPair,
  anEmptyDatabase,
  aScratchFolder,
  aTargetIn,
  latestBackup,
  marketOf,
} from '#server/testing/backup/backups.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { openArchive } from './archive/archive.ts'
import { requireOwnPlace } from './claim-place.ts'
import { noteErasedIn } from './erased-chore.ts'
import { makeBackup } from './make-backup.ts'
import { listBackups } from './manifest.ts'
import { restoreToDatabase } from './restore-backup.ts'

const testApp = openTestApp()
const keys = aKeyPair()
const refusal =
  /^The place of backups belongs to another market, which began at .+Z, and this one at .+Z: each market needs a place of its own\.$/

/** The market of the test with a backup. */
async function aBackup() {
  const folder = await aScratchFolder()
  const target = aTargetIn(folder)
  return { folder, target, ...(await makeBackup(marketOf(testApp), target, keys.recipient)) }
}

async function anotherMarket() {
  const { where, pool } = await anEmptyDatabase()
  await migrate(pool)
  return { ...marketOf(testApp), direct: where, db: createDb(pool) }
}

test('a place of backups takes one market: another is refused and changes nothing there', async () => {
  const { folder, target, id } = await aBackup()
  const other = await anotherMarket()
  await expect(makeBackup(other, target, keys.recipient)).rejects.toThrow(refusal)
  await expect(noteErasedIn(other.db, folder)).rejects.toThrow(refusal)
  await expect(requireOwnPlace(other.db, target.owner)).rejects.toThrow(refusal)
  expect(await listBackups(target.backups)).toEqual({ whole: [id], partial: [] })
})

test('a place of earlier versions becomes that of the market that next backs up there', async () => {
  const { folder, target } = await aBackup()
  await rm(join(folder, 'owner'), { recursive: true })
  await makeBackup(marketOf(testApp), target, keys.recipient)
  await expect(makeBackup(await anotherMarket(), target, keys.recipient)).rejects.toThrow(refusal)
})

test('a restored market goes on in the place that it came from', async () => {
  const { target } = await aBackup()
  const { where } = await anEmptyDatabase()
  const shelves = folderShelves(await aScratchFolder())
  await restoreToDatabase(await latestBackup(target, keys), where, shelves)
  await makeBackup({ ...marketOf(testApp), direct: where, shelves }, target, keys.recipient)
  expect((await listBackups(target.backups)).whole).toHaveLength(2)
})

test('the archive of another market is not handed over either, and the log says why', async () => {
  const { folder, target } = await aBackup()
  const dataDir = join(await aScratchFolder(), 'data')
  const env = { dataDir, backupTo: folder, databaseUrl: undefined, backupKey: keys.backupKey }
  const database = await openDatabase(env, { safeCommits: false })
  const { secrets } = testApp.app.services
  const archive = openArchive(
    env,
    folder,
    { database, secrets },
    { everyMs: 50, baseMs: 60_000, againMs: 100 },
  )
  const errors: unknown[] = []
  archive.start({ info: () => {}, error: (line: object) => void errors.push(line) })
  try {
    await expect.poll(() => errors.length).toBeGreaterThan(0)
    await sleep(200)
  } finally {
    await archive.close()
    await database.close()
  }
  expect(errors[0]).toEqual({ event: 'archive-failed', error: expect.stringMatching(refusal) })
  expect(await target.archive.list('.')).toEqual([])
})
