import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { listReports } from '#contract/admin/admin-reports.ts'
import { getApplicant, listApplicants } from '#contract/admin/admin-seller-applications.ts'
import { getSettings } from '#contract/admin/settings.ts'
import { deliveryStatuses } from '#contract/order.ts'
import { categories } from '#contract/products/category.ts'
import { searchProducts } from '#contract/products/product.ts'
import { listPlans } from '#contract/sellers/plan.ts'
import { gstNumberPattern, hasGoodGstCheck, stateOfGstNumber } from '#contract/tax/gst-number.ts'
import { signIn } from '#contract/users/user.ts'
import { rows, type Sql, sql } from '#server/db/sql.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'
import { talks } from './data/talks.ts'
import { type Demo, openDemo } from './demo.ts'
import { signIns } from './sign-ins.ts'

const testApp = openTestApp()
const Count = z.object({ count: z.int() })
const count = async ({ db }: TestApp, from: Sql) =>
  (await db.one(rows(Count)`select count(*) from ${from}`)).count

let demo: Demo
beforeAll(async () => {
  demo = await openDemo(testApp.app.services)
})

describe('the market of the first start', () => {
  test('has 40 or more verified sellers over India, each with a GST number that checks', async () => {
    const Seller = z.object({ gst_number: z.string(), state: z.string(), goods: z.int() })
    const sellers = await testApp.db.many(rows(Seller)`
      select gst_number, state, (select count(*) from products where seller_id = user_id) as goods
      from users where account_type = 'seller' and is_seller_verified`)
    expect(sellers.length).toBeGreaterThanOrEqual(40)
    for (const { gst_number, state, goods } of sellers) {
      expect(gst_number).toMatch(gstNumberPattern)
      expect(hasGoodGstCheck(gst_number), gst_number).toBe(true)
      expect(stateOfGstNumber(gst_number)).toBe(state)
      expect(goods).toBeGreaterThan(0)
    }
  })

  test('has sellers with a GST registration each, and buyers whose orders are billed to theirs', async () => {
    const shops = sql`users where account_type = 'seller'`
    const complete = sql`tax_registrations where is_default and pin <> ''`
    expect(await count(testApp, complete)).toBe(await count(testApp, shops))
    expect(await count(testApp, sql`billing_profiles where is_default`)).toBeGreaterThan(1)
    const unplaced = sql`orders where seller_gstin is null or supply_state_code is null`
    expect(await count(testApp, unplaced)).toBe(0)
    const billed = await count(testApp, sql`orders where bill_gstin is not null`)
    const all = await count(testApp, sql`orders`)
    expect([billed > 0, billed < all]).toEqual([true, true])
  })

  test('has 600 or more products, 20 or more in each of the 19 categories', async () => {
    const Shelf = z.object({ category: z.string(), count: z.int() })
    const shelves = await testApp.db.many(rows(Shelf)`
      select category, count(*) from products where kind = 'standard' group by category`)
    expect(shelves.map(({ category }) => category).sort()).toEqual(categories.map(({ slug }) => slug).sort())
    for (const shelf of shelves) expect(shelf.count, shelf.category).toBeGreaterThanOrEqual(20)
    expect(shelves.reduce((sum, shelf) => sum + shelf.count, 0)).toBeGreaterThanOrEqual(600)
    const verified = await count(testApp, sql`products where verification = 'verified'`)
    const all = await count(testApp, sql`products`)
    expect(verified / all).toBeGreaterThan(0.82)
    expect(verified / all).toBeLessThan(0.94)
  })

  test('has 24 top products with a stock of 1,000 or more, over many categories', async () => {
    const top = sql`products where is_top_product and stock >= 1000 and verification = 'verified'`
    expect(await count(testApp, top)).toBe(24)
    expect(await count(testApp, sql`products where is_top_product`)).toBe(24)
    expect(await count(testApp, sql`(select distinct category from ${top}) each`)).toBeGreaterThanOrEqual(15)
  })

  test('has 40 or more live offers that end at different times within four days', async () => {
    const live = sql`products where kind = 'live' and expires_at between now() and now() + interval '4 days'`
    expect(await count(testApp, live)).toBeGreaterThanOrEqual(40)
    const endings = await count(testApp, sql`(select distinct expires_at from ${live}) each`)
    expect(endings).toBeGreaterThanOrEqual(40)
  })

  test('asks less for an offer than for the product that it comes from', async () => {
    const risen = sql`products where
      (tiers -> 0 ->> 'unit_price_paise')::bigint < (tiers -> -1 ->> 'unit_price_paise')::bigint`
    expect(await count(testApp, risen)).toBe(0)
  })

  test('gives each shop an address of its own', async () => {
    const shops = sql`users join shop_handles on seller_id = user_id and is_current where is_demo`
    expect(await count(testApp, shops)).toBeGreaterThanOrEqual(40)
  })

  test('has orders in every state, of the last year, between many people', async () => {
    for (const status of deliveryStatuses)
      expect(await count(testApp, sql`orders where delivery_status = ${status}`), status).toBeGreaterThan(10)
    expect(await count(testApp, sql`orders`)).toBeGreaterThanOrEqual(400)
    expect(await count(testApp, sql`orders where order_date < now() - interval '1 year'`)).toBe(0)
    expect(await count(testApp, sql`(select distinct buyer_id from orders) each`)).toBe(40)
    expect(await count(testApp, sql`(select distinct seller_id from orders) each`)).toBeGreaterThanOrEqual(40)
  })

  test('has believable reviews on about 55 of 100 products', async () => {
    const share =
      (await count(testApp, sql`products where kind = 'standard' and review_count > 0`)) /
      (await count(testApp, sql`products where kind = 'standard'`))
    expect(share).toBeGreaterThan(0.48)
    expect(share).toBeLessThan(0.62)
    const Ratings = z.object({ rating: z.int(), count: z.int() })
    const ratings = await testApp.db.many(rows(Ratings)`
      select rating, count(*) from reviews group by rating order by rating`)
    expect(ratings.map(({ rating }) => rating)).toEqual([1, 2, 3, 4, 5])
    const total = ratings.reduce((sum, each) => sum + each.count, 0)
    const mean = ratings.reduce((sum, each) => sum + each.rating * each.count, 0) / total
    expect(mean).toBeGreaterThan(4.1)
    expect(mean).toBeLessThan(4.5)
  })

  test('has requirements that wait, that have quotes, that are won and that were taken back', async () => {
    const quoted = sql`requirement_id in (select requirement_id from quotes)`
    const won = sql`requirement_id in (select requirement_id from quotes where accepted_at is not null)`
    for (const state of [
      sql`closed_at is null and not ${quoted}`,
      sql`closed_at is null and ${quoted}`,
      sql`closed_at is not null and ${won}`,
      sql`closed_at is not null and not ${won}`,
    ])
      expect(await count(testApp, sql`requirements where ${state}`)).toBeGreaterThan(0)
  })

  test('has 30 or more blog posts with pictures, and settings marked as samples', async () => {
    const posts = sql`blog_posts where is_published and is_demo and jsonb_array_length(images) > 0`
    expect(await count(testApp, posts)).toBeGreaterThanOrEqual(30)
    const { settings } = await testApp.as(null)(getSettings, {})
    for (const value of Object.values(settings))
      expect(value).toMatch(/sample|\.example$|^29AAAAA0000A1ZY$|^DEMO$/)
  })

  test('has something on each pile of the admin: applicants with documents, a reported review, requests for the plan', async () => {
    const Admin = z.object({ user_id: z.uuid() })
    const admin = await testApp.db.one(
      rows(Admin)`select user_id from users where phone_number = ${signIns.admin}`,
    )
    const api = testApp.as(admin)
    const { sellers } = await api(listApplicants, {})
    expect(sellers.map(({ company_name }) => company_name)).toEqual([
      'Sundari Silk House',
      'Westline Tools & Fasteners',
    ])
    const verdicts: string[][] = []
    for (const { user_id: userId } of sellers) {
      const { signals } = await api(getApplicant, { userId })
      verdicts.push(signals.flatMap(({ name, verdict }) => (verdict === 'good' ? [] : [name])))
      for (const document of ['business_license', 'proprietor_document']) {
        const { rawPayload } = await testApp.app.inject({
          url: `/api/admin/sellers/${userId}/documents/${document}`,
          headers: { token: await testApp.tokenOf(admin) },
        })
        expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp' })
      }
    }
    expect(verdicts).toEqual([[], ['gst_state_pin', 'gst_state_address']])
    const [report, ...others] = (await api(listReports, {})).reports
    expect(others).toEqual([])
    expect(report?.review.comment).not.toBe('')
    expect((await api(listPlans, {})).plans).toHaveLength(2)
  })

  test('can be searched', async () => {
    const page = await testApp.as(null)(searchProducts, { q: 'pump' })
    expect(page.total).toBeGreaterThan(5)
  })
})

describe('the published sign-ins', () => {
  test('are shown at the start of the market', () => {
    expect(demo.signIns).toEqual(signIns)
  })

  test.each([
    ['buyer', signIns.buyer],
    ['seller', signIns.seller],
    ['admin', signIns.admin],
  ])('the %s signs in with the published password', async (account_type, phone_number) => {
    const { token } = await testApp.as(null)(signIn, { phone_number, password: 'demo1234' })
    expect(token).not.toBe('')
    expect(
      await count(
        testApp,
        sql`users where phone_number = ${phone_number} and account_type = ${account_type}`,
      ),
    ).toBe(1)
  })

  test('nobody else of the market has a password', async () => {
    expect(await count(testApp, sql`users where password_hash <> 'none'`)).toBe(3)
    expect(await count(testApp, sql`users where not is_demo`)).toBe(0)
  })

  test('the buyer has orders in every state, three addresses, notifications, and a cart of two sellers', async () => {
    const buyer = sql`(select user_id from users where phone_number = ${signIns.buyer})`
    const states = sql`(select distinct delivery_status from orders where buyer_id = ${buyer}) each`
    expect(await count(testApp, states)).toBe(5)
    expect(await count(testApp, sql`addresses where user_id = ${buyer}`)).toBe(3)
    expect(await count(testApp, sql`notifications where user_id = ${buyer}`)).toBeGreaterThanOrEqual(8)
    expect(await count(testApp, sql`notifications where user_id = ${buyer} and not is_read`)).toBeGreaterThan(
      0,
    )
    const cart = sql`cart_lines join products using (product_id) where user_id = ${buyer}`
    expect(await count(testApp, sql`(select distinct seller_id from ${cart}) each`)).toBe(2)
  })

  test('buyer and seller have chats, some of them unread, most begun at a product', async () => {
    const mine = (phone: string, side: 'buyer_id' | 'seller_id') =>
      sql`chat_rooms join users on user_id = ${side === 'buyer_id' ? sql`buyer_id` : sql`seller_id`}
        where phone_number = ${phone} and last_seq > 0`
    expect(await count(testApp, mine(signIns.buyer, 'buyer_id'))).toBeGreaterThanOrEqual(4)
    expect(
      await count(testApp, sql`${mine(signIns.buyer, 'buyer_id')} and buyer_unread > 0`),
    ).toBeGreaterThan(0)
    expect(await count(testApp, mine(signIns.seller, 'seller_id'))).toBeGreaterThanOrEqual(4)
    expect(
      await count(testApp, sql`${mine(signIns.seller, 'seller_id')} and seller_unread > 0`),
    ).toBeGreaterThan(0)
    expect(await count(testApp, sql`chat_rooms where product_id is not null`)).toBe(
      talks.filter(({ product }) => product).length,
    )
  })

  const seller = sql`(select user_id from users where phone_number = ${signIns.seller})`

  test('the seller has 25 or more products, and no picture leads more than two of them', async () => {
    const shelf = sql`products where seller_id = ${seller} and kind = 'standard'`
    expect(await count(testApp, shelf)).toBeGreaterThanOrEqual(25)
    const leading = sql`(select images ->> 0 from ${shelf} group by 1 having count(*) > 2) each`
    expect(await count(testApp, leading)).toBe(0)
  })

  test('the seller has sold for a year, in every month and with no week a large part of it', async () => {
    const sold = sql`orders where seller_id = ${seller}`
    expect(await count(testApp, sold)).toBeGreaterThanOrEqual(300)
    const spans = (days: number) =>
      testApp.db.many(rows(z.object({ paise: z.int() }))`
        select sum(total_paise) as paise from ${sold} and delivery_status <> 'Cancelled'
        and order_date > now() - interval '357 days'
        group by floor(extract(epoch from now() - order_date) / (86400 * ${days}::int))`)
    const [months, weeks] = [await spans(30), await spans(7)]
    expect([months.length, weeks.length >= 48]).toEqual([12, true])
    const all = months.reduce((sum, { paise }) => sum + paise, 0)
    for (const { paise } of months) expect(paise / all).toBeLessThan(0.22)
    for (const { paise } of weeks) expect(paise / all).toBeLessThan(0.1)
    expect(await count(testApp, sql`(select distinct buyer_id from ${sold}) each`)).toBeGreaterThanOrEqual(20)
    expect(await count(testApp, sql`(select distinct delivery_status from ${sold}) each`)).toBe(5)
  })
})
