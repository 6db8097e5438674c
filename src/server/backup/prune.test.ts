import { rename, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createDb } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'
import { eraseClosed } from '#server/erasure/erase.service.ts'
import { folderShelves } from '#server/file-services.ts'
import { storePicture } from '#server/media/picture-store.service.ts'
import { formerName } from '#server/own-data/former-name.rules.ts'
import {
  aKeyPair,
  anEmptyDatabase,
  aScratchFolder,
  aTargetIn,
  latestBackup,
  marketOf,
} from '#server/testing/backup/backups.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { buy } from '#server/testing/buy.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { checkBackup } from './check-backup.ts'
import { noteErased, readErased } from './erased-list.ts'
import { makeBackup } from './make-backup.ts'
import { listBackups } from './manifest.ts'
import { pruneBackups } from './prune-backups.ts'
import { restoreToDatabase } from './restore-backup.ts'

const testApp = openTestApp()
const keys = aKeyPair()
const later = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000)

const nameOf = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '')

const aStoredPicture = (text: string) =>
  storePicture(testApp.app.services, { width: 240, height: 200, files: new Map([[240, Buffer.from(text)]]) })

test('a backup that is too old goes with the files that it alone names; the latest stays and is whole', async () => {
  const folder = await aScratchFolder()
  const target = aTargetIn(folder)
  const url = await aStoredPicture('an old bolt')
  const old = await makeBackup(marketOf(testApp), target, keys.recipient)
  for (const shelf of Object.values(marketOf(testApp).shelves))
    for await (const name of shelf.names())
      if (url.includes(name.split('/').at(-2) ?? '-')) await shelf.delete(name)
  const oldFiles: string[] = []
  for await (const name of target.files.names()) oldFiles.push(name)
  for (const name of oldFiles) await utimes(join(folder, 'files', name), later(-100), later(-100))
  await rename(join(folder, 'backups', old.id), join(folder, 'backups', `${nameOf(later(-100))}-aaaa`))
  await aStoredPicture('a new bolt')
  const fresh = await makeBackup(marketOf(testApp), target, keys.recipient)
  expect(await pruneBackups(target, 90, later(-11))).toBe(0)
  expect(await pruneBackups(target, 90)).toBe(1)
  expect((await listBackups(target.backups)).whole).toEqual([fresh.id])
  const left: string[] = []
  for await (const name of target.files.names()) left.push(name)
  expect(left).toHaveLength(fresh.manifest.files)
  await checkBackup(target, fresh)
  expect(await pruneBackups(target, 1, later(400))).toBe(0)
})

test('the archive of old days goes, and its latest copy stays', async () => {
  const { archive, ...target } = aTargetIn(await aScratchFolder())
  const put = (name: string) => archive.put(name, Buffer.from('x'))
  for (const day of ['01', '02', '20']) {
    await put(`one/base/202611${day}T100000Z/1`)
    await put(`one/base/202611${day}T100000Z/manifest`)
    await put(`one/wal/2026-11-${day}/piece`)
  }
  await pruneBackups({ archive, ...target }, 10, new Date('2026-11-25T12:00:00Z'))
  expect(await archive.list('one/base')).toEqual(['20261120T100000Z'])
  expect(await archive.list('one/wal')).toEqual(['2026-11-20'])
  await pruneBackups({ archive, ...target }, 10, new Date('2027-11-25T12:00:00Z'))
  expect(await archive.list('one/base')).toEqual(['20261120T100000Z'])
})

const close = ({ user_id }: Someone) =>
  testApp.db.run(sql`
    insert into account_closings (user_id, closed_at, erase_at)
    values (${user_id}, now() - interval '3 days', now() - interval '1 day')`)

test('who was erased after the backup is erased again after a restore, whatever was open then', async () => {
  const [buyer, stays] = [await aBuyer(testApp.db, { full_name: 'Zarmina Q' }), await aBuyer(testApp.db)]
  const product_id = await aProduct(testApp.db, { seller: await aSeller(testApp.db) })
  await buy(testApp, buyer, [{ product_id, quantity: 1 }])
  const target = aTargetIn(await aScratchFolder())
  await makeBackup(marketOf(testApp), target, keys.recipient)
  const source = await latestBackup(target, keys)
  await testApp.db.run(sql`update orders set delivery_status = 'Cancelled' where buyer_id = ${buyer.user_id}`)
  await close(buyer)
  while (await eraseClosed(testApp.db));
  for (const _ of [1, 2]) await noteErased(testApp.db, target.erased)
  expect(await readErased(target.erased)).toEqual([buyer.user_id])

  const { where, pool } = await anEmptyDatabase()
  expect(await restoreToDatabase(source, where, folderShelves(await aScratchFolder()))).toBe(1)
  const db = createDb(pool)
  const stateOf = async ({ user_id }: Someone) =>
    db.many(
      sql`select full_name, suspended_at is not null as is_closed from users where user_id = ${user_id}`,
    )
  expect(await stateOf(buyer)).toEqual([{ full_name: 'Zarmina Q', is_closed: true }])
  while (await eraseClosed(db));
  expect(await stateOf(buyer)).toEqual([{ full_name: formerName, is_closed: true }])
  expect(await stateOf(stays)).toMatchObject([{ is_closed: false }])
})
