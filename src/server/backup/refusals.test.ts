import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sweepDueChatFiles } from '#server/chats/sweep-files.service.ts'
import { createDb } from '#server/db/db.ts'
import { isMigrated, migrate, migrationNames } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { sql } from '#server/db/sql.ts'
import { folderShelves } from '#server/file-services.ts'
import { fileHold } from '#server/media/file-hold.queries.ts'
import { keyLength, secretsOf } from '#server/secrets/secrets.ts'
import {
  aKeyPair,
  anEmptyDatabase,
  aScratchFolder,
  aTargetIn,
  latestBackup,
  marketOf,
} from '#server/testing/backup/backups.ts'
import { aBuyer } from '#server/testing/build.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { checkBackup } from './check-backup.ts'
import { requireKnownVersion } from './load-database.ts'
import { makeBackup } from './make-backup.ts'
import { listBackups } from './manifest.ts'
import { requireOutside } from './place.ts'
import { requireDataKey, restoreToDatabase, restoreToFolder } from './restore-backup.ts'

const testApp = openTestApp()
const keys = aKeyPair()

/** A backup of the test's market with one buyer and one file. */
async function aBackup() {
  const folder = await aScratchFolder()
  const target = aTargetIn(folder)
  await aBuyer(testApp.db)
  await testApp.app.services.storage.put('chats/a/b', Buffer.from('a list of prices'))
  return { folder, target, ...(await makeBackup(marketOf(testApp), target, keys.recipient)) }
}

const restoring = async (target: ReturnType<typeof aTargetIn>) => {
  const { where } = await anEmptyDatabase()
  return restoreToDatabase(await latestBackup(target, keys), where, folderShelves(await aScratchFolder()))
}

test('a key that is not that of the backup is named', async () => {
  const { target } = await aBackup()
  await expect(latestBackup(target, aKeyPair())).rejects.toThrow('RESTORE_KEY is not the key of this backup.')
})

test('one changed byte is noticed wherever it is, by the check too', async () => {
  const backup = await aBackup()
  for (const part of [
    `backups/${backup.id}/manifest`,
    `backups/${backup.id}/users/1`,
    'files/files/chats/a/b',
  ]) {
    const path = join(backup.folder, part)
    const content = await readFile(path)
    content.writeUInt8(content.readUInt8(90) ^ 1, 90)
    await writeFile(path, content)
    await expect(restoring(backup.target)).rejects.toThrow(/^The backup is damaged: /)
    if (part.endsWith('/users/1'))
      await expect(checkBackup(backup.target, backup)).rejects.toThrow(/is damaged: /)
    content.writeUInt8(content.readUInt8(90) ^ 1, 90)
    await writeFile(path, content)
  }
})

test('what is missing is named: the backup was cut short', async () => {
  const backup = await aBackup()
  for (const part of ['files/files/chats/a/b', `backups/${backup.id}/users/1`]) {
    await rm(join(backup.folder, part))
    await expect(restoring(backup.target)).rejects.toThrow(/^The backup was cut short: .+ is missing\.$/)
  }
})

test('an attempt that broke off is no backup, and the next one clears it away', async () => {
  const { target, folder, id } = await aBackup()
  const partial = '20990101T000000Z-dead'
  await mkdir(join(folder, 'backups', partial, 'users'), { recursive: true })
  expect(await listBackups(target.backups)).toEqual({ whole: [id], partial: [partial] })
  await makeBackup(marketOf(testApp), target, keys.recipient)
  expect((await listBackups(target.backups)).partial).toEqual([])
})

test('what fails on its way leaves nothing that looks like a backup', async () => {
  const { target } = await aBackup()
  const full = { ...target.backups, put: () => Promise.reject(new Error('The place of the backup is full.')) }
  const attempt = makeBackup(marketOf(testApp), { ...target, backups: full }, keys.recipient)
  await expect(attempt).rejects.toThrow('The place of the backup is full.')
  expect(await listBackups(target.backups)).toMatchObject({ whole: [expect.any(String)], partial: [] })
})

test('of one market one backup is made at a time', async () => {
  const target = aTargetIn(await aScratchFolder())
  const both = await Promise.allSettled([
    makeBackup(marketOf(testApp), target, keys.recipient),
    makeBackup(marketOf(testApp), target, keys.recipient),
  ])
  const reasons = both.flatMap((each) => (each.status === 'rejected' ? [each.reason.message] : []))
  expect(reasons).toEqual(['Another backup of this market is being made.'])
})

test('files are deleted once the last of them are copied', async () => {
  const { storage } = testApp.app.services
  await storage.put('chats/room/file', Buffer.from('unsaid'))
  await testApp.db.run(sql`
    insert into file_checks (kind, name, due_at) values ('chats', 'chats/room/00000000-0000-4000-8000-000000000000', now())`)
  const checks = () => testApp.db.run(sql`select 1 from file_checks where kind = 'chats'`)
  const client = await testApp.pool.connect()
  await client.query(`begin; select pg_advisory_xact_lock(${fileHold})`)
  await sweepDueChatFiles(testApp.app.services)
  expect(await checks()).toBe(1)
  await client.query('rollback')
  client.release()
  await sweepDueChatFiles(testApp.app.services)
  expect(await checks()).toBe(0)
})

test('a database or folder that holds something is left as it is', async () => {
  const { target } = await aBackup()
  const source = await latestBackup(target, keys)
  const { where, pool } = await anEmptyDatabase()
  await pool.query('create table theirs ()')
  const shelves = folderShelves(await aScratchFolder())
  await expect(restoreToDatabase(source, where, shelves)).rejects.toThrow(/^The database is not empty: /)
  const folder = await aScratchFolder()
  await writeFile(join(folder, 'notes'), '')
  const toFolder = restoreToFolder(source, { dataDir: folder, secretKey: undefined, shelves: undefined })
  await expect(toFolder).rejects.toThrow(/ is not empty: a restore overwrites nothing\./)
  await pool.query('drop table theirs')
  await shelves.files.put('notes', Buffer.from('theirs'))
  await expect(restoreToDatabase(source, where, shelves)).rejects.toThrow(
    /^There are files already, such as notes/,
  )
})

test('a restore that broke off keeps servers away, and the next one finishes it', async () => {
  const { target } = await aBackup()
  const source = await latestBackup(target, keys)
  const { where, pool } = await anEmptyDatabase()
  const shelves = folderShelves(await aScratchFolder())
  const cut = { ...source, open: () => Buffer.alloc(0) }
  await expect(restoreToDatabase(cut, where, shelves)).rejects.toThrow()
  const url = `postgres://postgres@test/${where.database}?host=${encodeURIComponent(where.host)}`
  const opening = openDatabase({ databaseUrl: url, dataDir: '' }, { safeCommits: false })
  await expect(opening).rejects.toThrow('A restore into this database has not finished. Please run it again.')
  await restoreToDatabase(source, where, shelves)
  expect(await createDb(pool).run(sql`select 1 from users`)).toBe(
    await testApp.db.run(sql`select 1 from users`),
  )
})

test('a backup of an older version is brought up to date; one of a newer version is refused', async () => {
  const older = await anEmptyDatabase()
  await migrate(older.pool, migrationNames.slice(0, -12))
  const market = { ...marketOf(testApp), direct: older.where }
  const target = aTargetIn(await aScratchFolder())
  await makeBackup(market, target, keys.recipient)
  const { where, pool } = await anEmptyDatabase()
  await restoreToDatabase(await latestBackup(target, keys), where, folderShelves(await aScratchFolder()))
  expect(await isMigrated(createDb(pool))).toBe(true)
  expect(() => requireKnownVersion({ migrations: [...migrationNames, '9999-next.sql'] })).toThrow(
    'The backup is of a newer version of Vanij (9999-next.sql): please restore it with that one.',
  )
})

test('the key of what is sealed is asked for', async () => {
  const { manifest } = await aBackup()
  const { secrets } = testApp.app.services
  expect(() => requireDataKey(manifest, secrets)).not.toThrow()
  const other = secretsOf([Buffer.alloc(keyLength, 9)])
  for (const each of [other, undefined])
    expect(() => requireDataKey(manifest, each)).toThrow(/set it to the copy of secret\.key\./)
})

test('a backup does not lie within what it is a copy of', () => {
  expect(() => requireOutside({ folder: '/srv/vanij/data/backups' }, '/srv/vanij/data')).toThrow(
    /within DATA_DIR/,
  )
  expect(() => requireOutside({ folder: '/srv/vanij/database' }, '/srv/vanij/data')).not.toThrow()
})
