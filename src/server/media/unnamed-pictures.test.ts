import { expect, test } from 'vitest'
import { sql } from '#server/db/sql.ts'
import { aBuyer } from '#server/testing/build.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { filesOfPicture, picturesAfter } from '#server/testing/unused-pictures.ts'
import { fileOf, pictureIdsOf } from './picture-address.rules.ts'
import { keepNamed, storePicture } from './picture-store.service.ts'
import { sweepDuePictures } from './sweep-pictures.service.ts'

const testApp = openTestApp()
const later = (minutes: number) => picturesAfter(testApp, minutes)
const filesOf = (url: string) => filesOfPicture(testApp, url)

const aPicture = (content: string) => ({
  width: 240,
  height: 200,
  files: new Map([[240, Buffer.from(content)]]),
})

test('an uploaded picture that nothing comes to name goes, but not while its request is under way', async () => {
  const url = await storePicture(testApp.app.services, aPicture('never named'))
  await later(0)
  expect(await filesOf(url)).toHaveLength(1)
  await later(1)
  expect(await filesOf(url)).toEqual([])
  await expect(keepNamed(testApp.db, [url])).rejects.toMatchObject({ status: 503 })
})

test('a picture that a request is about to use is not deleted meanwhile', async () => {
  const url = await storePicture(testApp.app.services, aPicture('about to be named'))
  const buyer = await aBuyer(testApp.db)
  await testApp.db.transaction(async (tx) => {
    await keepNamed(tx, [url])
    await later(1)
    await tx.run(sql`update users set profile_image = ${url} where user_id = ${buyer.user_id}`)
  })
  await later(1)
  expect(await filesOf(url)).toHaveLength(1)
})

test('a removal that ended half way is finished by the next one', async () => {
  const { storage, db } = testApp.app.services
  const url = await storePicture(testApp.app.services, aPicture('half removed'))
  const name = fileOf(pictureIdsOf([url])[0] ?? '', 240)
  const failing = { ...storage, delete: () => Promise.reject(new Error('the disk is gone')) }
  await testApp.db.run(sql`update file_checks set due_at = now() - interval '1 minute'`)
  await testApp.db.run(
    sql`update pictures set held_until = now() - interval '1 second' where held_until > now()`,
  )
  await expect(sweepDuePictures({ db, storage: failing })).rejects.toThrow('the disk is gone')
  expect(await storage.get(name)).toBeDefined()
  await later(2)
  expect(await storage.get(name)).toBeUndefined()
})
