import { expect, test } from 'vitest'
import { z } from 'zod'
import { placeOrder } from '#contract/order.ts'
import { getProfile } from '#contract/users/user.ts'
import { createDb } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import { folderShelves } from '#server/file-services.ts'
import { storePicture } from '#server/media/picture-store.service.ts'
import { anOpenApplication } from '#server/testing/apply.ts'
import {
  aKeyPair,
  anEmptyDatabase,
  aScratchFolder,
  aTargetIn,
  latestBackup,
  marketOf,
} from '#server/testing/backup/backups.ts'
import { aBuyer, aProduct } from '#server/testing/build.ts'
import { fillCart, wholeCart } from '#server/testing/buy.ts'
import { countStock, findBreaches } from '#server/testing/invariants.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { checkBackup } from './check-backup.ts'
import { makeBackup } from './make-backup.ts'
import { filesOf, type Shelves } from './market-files.ts'
import { restoreToDatabase } from './restore-backup.ts'

const testApp = openTestApp()
const keys = aKeyPair()

const OrderRow = z.object({ order_id: z.string() })

async function contentsOf(shelves: Shelves) {
  const contents: Record<string, string> = {}
  for await (const { shelf, name } of filesOf(shelves))
    contents[`${shelf}/${name}`] = (await shelves[shelf].get(name))?.toString('base64') ?? ''
  return contents
}

/** A picture in three widths, of bytes that only this one has. */
const aStoredPicture = (text: string) =>
  storePicture(testApp.app.services, {
    width: 960,
    height: 700,
    files: new Map([240, 480, 960].map((width) => [width, Buffer.from(`${text} ${width}`)])),
  })

/** Orders one thing after the other until it is told to stop, and writes down what was answered. */
function keepOrdering(buyers: readonly Someone[], product_id: string) {
  const answered: string[] = []
  let isOver = false
  const order = async (buyer: Someone) => {
    while (!isOver) {
      await fillCart(testApp, buyer, [{ product_id, quantity: 1 }])
      const { order_ids } = await testApp.as(buyer)(placeOrder, await wholeCart(testApp, buyer))
      answered.push(...order_ids)
    }
  }
  const all = Promise.all(buyers.map(order))
  return {
    answered,
    stop: async () => {
      isOver = true
      await all
    },
  }
}

test('of a market that sells meanwhile, every order that was answered before is restored, and none by half', async () => {
  const product_id = await aProduct(testApp.db, { stock: 100_000 })
  await aStoredPicture('a bolt')
  await anOpenApplication(testApp)
  const buyers = await Promise.all(Array.from({ length: 6 }, () => aBuyer(testApp.db)))
  const orders = keepOrdering(buyers, product_id)
  await expect.poll(() => orders.answered.length).toBeGreaterThan(20)
  const before = [...orders.answered]

  const target = aTargetIn(await aScratchFolder())
  await makeBackup(marketOf(testApp), target, keys.recipient)
  const soldMeanwhile = orders.answered.length - before.length
  await orders.stop()

  const { where, pool } = await anEmptyDatabase()
  const shelves = folderShelves(await aScratchFolder())
  await restoreToDatabase(await latestBackup(target, keys), where, shelves)
  const db = createDb(pool)
  const restored = (await db.many(rows(OrderRow)`select order_id from orders`)).map(
    ({ order_id }) => order_id,
  )
  expect(soldMeanwhile).toBeGreaterThan(0)
  expect(restored).toEqual(expect.arrayContaining(before))
  expect(orders.answered).toEqual(expect.arrayContaining(restored))
  expect(await findBreaches(db)).toEqual([])
  expect(await countStock(db)).toEqual(await countStock(testApp.db))
  expect(await contentsOf(shelves)).toEqual(await contentsOf(folderShelves(testApp.folder)))
})

test('a restored market knows everybody and lets nobody in who has not signed in again', async () => {
  const buyer = await aBuyer(testApp.db, { full_name: 'Meera Iyer' })
  expect(await testApp.as(buyer)(getProfile, {})).toMatchObject({ full_name: 'Meera Iyer' })
  const target = aTargetIn(await aScratchFolder())
  await makeBackup(marketOf(testApp), target, keys.recipient)
  const { where, pool } = await anEmptyDatabase()
  await restoreToDatabase(await latestBackup(target, keys), where, folderShelves(await aScratchFolder()))
  const db = createDb(pool)
  const users = sql`select user_id from users`
  expect(await db.run(users)).toBe(await testApp.db.run(users))
  expect(await testApp.db.run(sql`select 1 from sessions`)).toBeGreaterThan(0)
  expect(await db.run(sql`select 1 from sessions union all select 1 from one_time_codes`)).toBe(0)
  // What follows gets numbers of its own.
  await db.run(sql`
    insert into order_events (order_id, delivery_status, actor_role, actor_id)
    select order_id, 'Confirmed', 'seller', seller_id from orders limit 1`)
})

test('a second backup copies what is new, and both are whole', async () => {
  const folder = await aScratchFolder()
  const target = aTargetIn(folder)
  await aStoredPicture('a nut')
  const first = await makeBackup(marketOf(testApp), target, keys.recipient)
  const writtenAt = async () => {
    const times: Record<string, number> = {}
    for await (const name of target.files.names())
      times[name] = (await target.files.changedAt(name))?.getTime() ?? 0
    return times
  }
  const before = await writtenAt()
  await aStoredPicture('a washer')
  const second = await makeBackup(marketOf(testApp), target, keys.recipient)
  const after = await writtenAt()
  expect(second.manifest.files).toBe(first.manifest.files + 3)
  expect(after).toMatchObject(before)
  await checkBackup(target, second)
})
