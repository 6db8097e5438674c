import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { sendChatFile, startChat } from '#contract/chats/chat.ts'
import { getProduct } from '#contract/products/product.ts'
import { makeSeller } from '#contract/sellers/seller-application.ts'
import { rows, type Sql, sql } from '#server/db/sql.ts'
import { fileOf } from '#server/media/picture-address.rules.ts'
import { aPdf } from '#server/testing/access/access-matrix-chat.ts'
import { anApplicationDraft } from '#server/testing/apply.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { addressOf, runCommand } from '#server/testing/commands/run-command.ts'
import { filesBelow } from '#server/testing/find-bytes.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { loadDemo } from './load-demo.ts'
import { type Removed, removeDemo } from './remove-demo.ts'
import { signIns } from './sign-ins.ts'

const testApp = openTestApp()
const Count = z.object({ count: z.int() })
const count = async (from: Sql) => (await testApp.db.one(rows(Count)`select count(*) from ${from}`)).count

const Id = z.object({ id: z.string() })
const Row = z.object({ stock: z.int().nullable(), rating_sum: z.int(), review_count: z.int() })

type Sale = { buyer: Someone; seller: Someone; product_id: string; order_id: string }

/** A delivered order of three pieces with a review. */
async function aReviewedSale({ buyer, seller, product_id, order_id }: Sale) {
  await testApp.db.run(sql`
    insert into orders (order_id, buyer_id, seller_id, delivery_status, total_paise, state, city, postal_code, ship_address)
    values (${order_id}, ${buyer.user_id}, ${seller.user_id}, 'Delivered', 300, 'Goa', 'Panaji', '403001', 'Main Road')`)
  await testApp.db.run(sql`
    insert into order_lines
      (order_id, line_number, product_id, product_name, unit, quantity, unit_price_paise, line_total_paise, holds_stock)
    values (${order_id}, 1, ${product_id}, 'Rope', 'piece', 3, 100, 300, true)`)
  await testApp.db.run(sql`
    insert into order_events (order_id, actor_id, actor_role, delivery_status)
    values (${order_id}, ${buyer.user_id}, 'buyer', 'Pending'), (${order_id}, ${seller.user_id}, 'seller', 'Delivered')`)
  await testApp.db.run(sql`
    insert into reviews (product_id, order_id, buyer_id, rating) values (${product_id}, ${order_id}, ${buyer.user_id}, 4)`)
  await testApp.db.run(sql`
    update products set stock = stock - 3, rating_sum = rating_sum + 4, review_count = review_count + 1
    where product_id = ${product_id}`)
}

const findDemo = async (query: Sql) => (await testApp.db.one(rows(Id)`select ${query} limit 1`)).id

let buyer: Someone
let seller: Someone
let productId: string
let sharedId: string
let unusedId: string
let removed: Removed
let refusal: Awaited<ReturnType<typeof runCommand>>

beforeAll(async () => {
  const { db } = testApp
  await loadDemo(testApp.app.services)
  buyer = await aBuyer(db)
  seller = await aSeller(db)
  const user_id = await findDemo(sql`user_id as id from users where phone_number = ${signIns.buyer}`)
  const demoSeller = await findDemo(sql`user_id as id from users where phone_number = ${signIns.seller}`)
  const demoProduct = await findDemo(sql`product_id as id from products where seller_id = ${demoSeller}`)
  productId = await aProduct(db, { seller, stock: 10 })
  // A real seller uses a picture of the demo market.
  sharedId = await findDemo(sql`picture_id as id from pictures order by picture_id`)
  unusedId = await findDemo(sql`picture_id as id from pictures order by picture_id desc`)
  await db.run(sql`
    update products set images = jsonb_build_array(${`/media/${sharedId}/960.webp`}::text) where product_id = ${productId}`)
  await aReviewedSale({ buyer, seller, product_id: productId, order_id: 'VJ-REALREAL' })
  await aReviewedSale({ buyer: { user_id }, seller, product_id: productId, order_id: 'VJ-DEMOREAL' })
  await aReviewedSale({
    buyer,
    seller: { user_id: demoSeller },
    product_id: demoProduct,
    order_id: 'VJ-REALDEMO',
  })
  await db.run(sql`
    insert into cart_lines (user_id, product_id, quantity)
    values (${buyer.user_id}, ${demoProduct}, 5), (${buyer.user_id}, ${productId}, 2)`)
  await testApp.tokenOf({ user_id: demoSeller })
  await db.run(sql`insert into settings (name, value) values ('company_address', 'MG Road, Pune')
    on conflict (name) do update set value = excluded.value, is_demo = false`)
  await db.run(
    sql`insert into blog_posts (title, category, content) values ('Ours', 'Corporates', 'Own words.')`,
  )
  // The published demo buyer has applied to become a seller.
  await testApp.as({ user_id })(makeSeller, await anApplicationDraft())
  // A real buyer has sent a file to a demo seller.
  const { room_id: roomId } = await testApp.as(buyer)(startChat, { seller_id: demoSeller })
  await testApp.as(buyer)(sendChatFile, { roomId, file: aPdf, name: 'Price list.pdf' })
  expect(await filesBelow(join(testApp.folder, 'files', 'chats'))).toHaveLength(1)
  const file = await findDemo(sql`business_license as id from seller_applications`)
  // New pictures are kept for a while, in case somebody is about to use them.
  await db.run(sql`update pictures set held_until = '-infinity'`)
  await db.run(sql`update file_checks set due_at = now()`)
  refusal = await runCommand('demo/remove.ts', [], {
    cwd: testApp.folder,
    env: { DATABASE_URL: addressOf(testApp.pool.options) },
  })
  removed = await removeDemo(testApp.app.services)
  expect(await testApp.app.services.sealedFiles.get(file)).toBeUndefined()
  expect(await filesBelow(join(testApp.folder, 'files', 'chats'))).toEqual([])
})

test('what real people have with the demo market is counted, and stays until somebody agrees', () => {
  expect(refusal).toEqual({
    output: '',
    complaint:
      'Real people have 2 orders, 1 chats, 1 cart lines and 0 notifications with the demo market. These are deleted too. To delete them: npm run demo:remove -- --yes\n',
    code: 1,
  })
})

test('everything of the demo market is gone', async () => {
  expect(removed).toMatchObject({ users: 89, products: 653, posts: 41 })
  expect(removed.orders).toBeGreaterThan(400)
  expect(await count(sql`users where is_demo`)).toBe(0)
  expect(await count(sql`products where product_id <> ${productId}`)).toBe(0)
  expect(await count(sql`blog_posts where is_demo`)).toBe(0)
  expect(await count(sql`chat_rooms`)).toBe(0)
  expect(await count(sql`settings where is_demo`)).toBe(0)
  expect(await count(sql`orders where order_id <> 'VJ-REALREAL'`)).toBe(0)
  for (const table of [
    sql`deals`,
    sql`deal_events`,
    sql`payments`,
    sql`receipts`,
    sql`seller_payees`,
    sql`seller_terms`,
    sql`seller_dispatch`,
    sql`shipments`,
    sql`challans`,
    sql`billing_profiles`,
    sql`invoices`,
  ])
    expect(await count(table)).toBe(0)
})

test('what real people have stays', async () => {
  expect(await count(sql`users`)).toBe(2)
  expect(await count(sql`orders join order_lines using (order_id) join order_events using (order_id)`)).toBe(
    2,
  )
  expect(await count(sql`cart_lines where product_id = ${productId}`)).toBe(1)
  expect(await count(sql`settings where value = 'MG Road, Pune'`)).toBe(1)
  expect(await count(sql`blog_posts where title = 'Ours'`)).toBe(1)
  const { product } = await testApp.as(buyer)(getProduct, { productId })
  expect(product.seller_id).toBe(seller.user_id)
})

test('stock that a demo buyer held is back, and the reviews count without theirs', async () => {
  const row = await testApp.db.one(
    rows(Row)`select stock, rating_sum, review_count from products where product_id = ${productId}`,
  )
  expect(row).toEqual({ stock: 7, rating_sum: 4, review_count: 1 })
})

test('a picture that a real seller shows stays, all others go with their files', async () => {
  const { storage } = testApp.app.services
  expect(await count(sql`pictures`)).toBe(1)
  for (const width of [240, 480, 960]) {
    expect(await storage.get(fileOf(sharedId, width))).toBeDefined()
    expect(await storage.get(fileOf(unusedId, width))).toBeUndefined()
  }
})

test('a second removal finds nothing', async () => {
  expect(await removeDemo(testApp.app.services)).toEqual({
    users: 0,
    products: 0,
    orders: 0,
    posts: 0,
    pictures: 0,
  })
})
