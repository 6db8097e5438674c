import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { signIn } from '#contract/users/user.ts'
import { buildApp } from '#server/app.ts'
import { rows, type Sql, sql } from '#server/db/sql.ts'
import { aBuyer, aProduct } from '#server/testing/build.ts'
import { callsTo, openTestApp, type TestApp } from '#server/testing/test-app.ts'
import { span } from './dates.ts'
import { openDemo } from './demo.ts'
import { loadDemo } from './load-demo.ts'
import { relistDemoOffers } from './relist-demo-offers.ts'
import { signIns } from './sign-ins.ts'

const testApp = openTestApp()
const broken = openTestApp()
const off = openTestApp({ demo: false })

const Count = z.object({ count: z.int() })
const count = async ({ db }: TestApp, from: Sql) =>
  (await db.one(rows(Count)`select count(*) from ${from}`)).count

const Line = z.object({ line: z.string() })
const linesOf = (query: Sql) => rows(Line)`select ${query} order by 1`

/** The content of a market without its dates, and without news that depend on the hour or day of a sale. */
async function printOf({ db }: TestApp) {
  const parts = await Promise.all(
    [
      sql`concat_ws('|', user_id, full_name, email, phone_number, gst_number, city) as line from users`,
      sql`concat_ws('|', product_id, seller_id, product_name, tiers, specs, images, stock, verification, is_top_product,
        rating_sum, review_count) as line from products`,
      sql`concat_ws('|', order_id, buyer_id, seller_id, delivery_status, total_paise) as line from orders`,
      sql`concat_ws('|', order_id, line_number, product_id, quantity, unit_price_paise) as line from order_lines`,
      sql`concat_ws('|', order_id, total_paise) as line from invoices where kind <> 'CRN'`,
      sql`concat_ws('|', review_id, order_id, product_id, rating, comment) as line from reviews`,
      sql`concat_ws('|', blog_post_id, title) as line from blog_posts`,
      sql`concat_ws('|', user_id, message) as line from notifications
        where sentence ->> 'name' not similar to 'notifications.(document|plan|payment|refund|bill|case|stock|khata)%'`,
      sql`concat_ws('|', state, total_paise, note) as line from deals join deal_offers using (deal_id, revision)`,
      sql`concat_ws('|', order_id, seq, transporter_name, doc_no) as line from shipments`,
      sql`concat_ws('|', seller_application_id, user_id, business_license) as line from seller_applications`,
      sql`concat_ws('|', review_report_id, review_id, reporter_id) as line from review_reports`,
      sql`concat_ws('|', plan_request_id, seller_id) as line from plan_requests`,
      sql`picture_id as line from pictures`,
    ].map((query) => db.many(linesOf(query))),
  )
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

beforeAll(async () => {
  await openDemo(testApp.app.services)
})

describe('the market is made once, and always the same', () => {
  test('a second load changes nothing', async () => {
    const before = await printOf(testApp)
    await openDemo(testApp.app.services)
    expect(await loadDemo(testApp.app.services)).toBe(false)
    expect(await printOf(testApp)).toBe(before)
  })

  test('a load that breaks leaves nothing, and the next makes it whole', async () => {
    await expect(loadDemo(broken.app.services, { folder: '/nowhere' })).rejects.toThrow('ENOENT')
    expect(await count(broken, sql`users`)).toBe(0)
    // Days apart, for the next test: each load takes seconds.
    const now = Date.now() + 3.4 * span.day
    const many = await Promise.all([1, 2, 3].map(() => loadDemo(broken.app.services, { now })))
    expect(many.filter((made) => made)).toHaveLength(1)
    expect(await loadDemo(broken.app.services, { now })).toBe(false)
  })

  test('two databases, days apart, get the same market', async () => {
    expect(await printOf(broken)).toBe(await printOf(testApp))
  })

  test('nothing is made where somebody is already', async () => {
    await aBuyer(off.db)
    expect(await loadDemo({ ...off.app.services, env: { ...off.app.services.env, demo: true } })).toBe(false)
    expect(await count(off, sql`users`)).toBe(1)
  })
})

describe('where the demo is off', () => {
  test('nothing is made', async () => {
    await off.db.run(sql`delete from users`)
    expect(await loadDemo(off.app.services)).toBe(false)
    expect(await count(off, sql`users`)).toBe(0)
    expect(await count(off, sql`settings`)).toBe(0)
  })

  test('accounts of a market that is there cannot sign in', async () => {
    const { services } = testApp.app
    const app = buildApp({ ...services, env: { ...services.env, demo: false } })
    const visitor = callsTo({ app, tokenOf: testApp.tokenOf })(null)
    for (const phone_number of [signIns.buyer, signIns.seller, signIns.admin]) {
      const draft = { phone_number, password: signIns.password }
      await expect(testApp.as(null)(signIn, draft)).resolves.toMatchObject({ success: true })
      await expect(visitor(signIn, draft)).rejects.toMatchObject({ status: 401 })
    }
    await app.close()
  })
})

describe('offers that have ended', () => {
  const ended = sql`products where kind = 'live' and expires_at <= now()`

  test('are listed again, with endings of their own', async () => {
    await testApp.db.run(
      sql`update products set expires_at = now() - interval '1 minute' where kind = 'live'`,
    )
    expect(await relistDemoOffers(testApp.db)).toBe(45)
    expect(await count(testApp, ended)).toBe(0)
    const endings = sql`(select distinct expires_at from products where kind = 'live') each`
    expect(await count(testApp, endings)).toBeGreaterThan(40)
    expect(await relistDemoOffers(testApp.db)).toBe(0)
  })

  test('are listed again by an hourly chore of the demo', async () => {
    await testApp.db.run(
      sql`update products set expires_at = now() - interval '1 minute' where kind = 'live'`,
    )
    const { chores } = await openDemo(testApp.app.services)
    expect(chores).toMatchObject([{ name: 'demo-offers', everyMs: span.hour }])
    await chores[0]?.work()
    expect(await count(testApp, ended)).toBe(0)
  })

  test('of real sellers and deleted ones stay ended', async () => {
    await testApp.db.run(sql`
      update products set expires_at = now() - interval '1 minute', deleted_at = now()
      where product_id = (select product_id from products where kind = 'live' order by product_id limit 1)`)
    await aProduct(testApp.db, { expires_at: new Date(Date.now() - 1_000) })
    expect(await relistDemoOffers(testApp.db)).toBe(0)
    expect(await count(testApp, ended)).toBe(2)
  })
})
