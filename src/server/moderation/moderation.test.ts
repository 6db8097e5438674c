import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { listAuditEvents } from '#contract/admin/admin-audit.ts'
import { getDeskCase } from '#contract/admin/admin-cases.ts'
import { decideSignal, getSignal, listModeration, type ModerationKind } from '#contract/admin/moderation.ts'
import { openCase } from '#contract/cases/case.ts'
import { getProduct } from '#contract/products/product.ts'
import { reportReview } from '#contract/review.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, anAdmin, aProduct, aSeller } from '#server/testing/build.ts'
import { buy } from '#server/testing/buy.ts'
import { aSignal } from '#server/testing/desk/signals.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let admin: Someone
beforeAll(async () => {
  admin = await anAdminOf()
})
async function anAdminOf(role?: string) {
  const one = await anAdmin(testApp.db)
  if (role) await testApp.db.run(sql`update users set admin_role = ${role} where user_id = ${one.user_id}`)
  return one
}

async function queue(kind: ModerationKind, sort: 'oldest' | 'reporters' = 'oldest') {
  const { items } = await testApp.as(admin)(listModeration, { kind, sort })
  return items
}
const report = async (draft: object, person?: Someone) =>
  testApp.as(person ?? (await aBuyer(testApp.db)))(openCase, {
    kind: 'listing',
    words: 'Please look',
    ...draft,
  })

async function aReportedReview() {
  const [buyer, seller] = [await aBuyer(testApp.db), await aSeller(testApp.db)]
  const product_id = await aProduct(testApp.db, { seller, product_name: `Mixer ${randomUUID().slice(0, 6)}` })
  const [orderId = ''] = await buy(testApp, buyer, [{ product_id, quantity: 1 }])
  const reviewId = randomUUID()
  await testApp.db.run(sql`
    insert into reviews (review_id, product_id, order_id, buyer_id, rating)
    values (${reviewId}, ${product_id}, ${orderId}, ${buyer.user_id}, 1)`)
  for (const person of [seller, await aBuyer(testApp.db)])
    await testApp.as(person)(reportReview, { reviewId, reason: 'Not about the goods' })
  return { reviewId }
}

test('reports of the same listing are one entry with the number of different people', async () => {
  const productId = await aProduct(testApp.db, { product_name: 'Fake cement' })
  const twice = await aBuyer(testApp.db)
  for (const person of [twice, twice, await aBuyer(testApp.db), await aBuyer(testApp.db)])
    await report({ productId, words: 'No cement at all' }, person)
  const items = (await queue('listings')).filter(({ subject }) => subject === 'Fake cement')
  expect(items).toMatchObject([{ what: 'listing', reporters: 3, words: 'No cement at all' }])
  expect(items[0]?.case_id).toMatch(/^VT-/)
})

test('people, reviews, messages and pages have their lists, and the queue has all of them', async () => {
  const { user_id } = await aSeller(testApp.db, { company_name: 'Rude Traders' })
  await report({ kind: 'supplier', aboutId: user_id })
  await report({ kind: 'content', page: '/blog/Tiles/1' })
  const { reviewId } = await aReportedReview()
  const { signalId } = await aSignal(testApp)
  expect((await queue('people')).map(({ subject }) => subject)).toContain('Rude Traders')
  expect((await queue('pages')).map(({ subject }) => subject)).toContain('/blog/Tiles/1')
  expect(await queue('reviews')).toMatchObject([
    { item_id: `r-${reviewId}`, what: 'review', reporters: 2, words: 'Not about the goods' },
  ])
  const all = await queue('all')
  expect(new Set(all.map(({ what }) => what))).toEqual(
    new Set(['listing', 'person', 'page', 'review', 'signal']),
  )
  expect(all.find(({ item_id }) => item_id === `s-${signalId}`)?.signal?.facts.count).toBe(2)
})

test('the queue begins with the oldest, or with what most people have reported', async () => {
  const [old, often] = [await aProduct(testApp.db), await aProduct(testApp.db)]
  await report({ productId: old })
  for (const _ of [1, 2, 3, 4]) await report({ productId: often })
  const oldest = (await queue('all')).map(({ since }) => since)
  expect(oldest).toEqual(oldest.toSorted())
  const counts = (await queue('all', 'reporters')).map(({ reporters }) => reporters)
  expect(counts[0]).toBe(4)
  expect(counts).toEqual(counts.toSorted((one, other) => other - one))
})

test.each(['oldest', 'reporters'] as const)(
  'a long queue has pages, by %s: each entry once',
  async (sort) => {
    const productId = await aProduct(testApp.db)
    await testApp.db.run(sql`
    insert into signals (kind, key, figure, facts, about_id, people, products, found_at)
    select 'price-jump', ${sort} || n, 300, '{"count":1}', seller_id, array[seller_id], array[product_id], now() - make_interval(mins => n)
    from products, generate_series(1, 205) n where product_id = ${productId}`)
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await testApp.as(admin)(listModeration, { sort, ...(cursor && { cursor }) })
      seen.push(...page.items.map(({ item_id }) => item_id))
      cursor = page.next ?? undefined
    } while (cursor)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.length).toBeGreaterThan(205)
  },
)

test('an order that does not exist, a list and a page that do not are refused', async () => {
  const list = (draft: object) => testApp.as(admin)(listModeration, draft)
  await expect(list({ kind: 'everything' })).rejects.toMatchObject({ status: 400 })
  await expect(list({ sort: 'luck' })).rejects.toMatchObject({ status: 400 })
  await expect(list({ cursor: `s-${randomUUID()}` })).rejects.toMatchObject({ status: 400 })
  await expect(list({ cursor: "s-' or true" })).rejects.toMatchObject({ status: 400 })
})

test('a signal that is looked at with words leaves the queue; look and words are in the audit', async () => {
  const { signalId, revision } = await aSignal(testApp)
  const words = 'Two thicknesses, sold apart'
  expect((await testApp.as(admin)(getSignal, { signalId })).signal.products).toHaveLength(2)
  const { content } = await testApp.as(admin)(decideSignal, { signalId, revision, outcome: 'nothing', words })
  expect(content).toBe('Noted: nothing comes of it.')
  expect((await queue('signals')).map(({ item_id }) => item_id)).not.toContain(`s-${signalId}`)
  const [looked] = await queue('looked')
  expect(looked?.signal).toMatchObject({ signal_id: signalId, outcome: 'nothing', words })
  const { events } = await testApp.as(admin)(listAuditEvents, { subject: signalId })
  expect(events.map(({ action }) => action)).toEqual(['signal.decide', 'signal.view'])
  expect(events[0]?.details).toMatchObject({ kind: 'same-listing', outcome: 'nothing', words })
})

test('of two admins who decide at once one decides, and nobody decides twice', async () => {
  const { signalId, revision } = await aSignal(testApp)
  const decision = { signalId, revision, outcome: 'nothing' as const, words: 'Fine' }
  const admins = await Promise.all([1, 2, 3].map(() => anAdmin(testApp.db)))
  const outcomes = await Promise.allSettled(admins.map((one) => testApp.as(one)(decideSignal, decision)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(testApp.as(admin)(decideSignal, decision)).rejects.toMatchObject({ status: 409 })
})

test('a problem is opened about one of its people alone', async () => {
  const { signalId, revision, seller } = await aSignal(testApp)
  const decide = (userId?: string) =>
    testApp.as(admin)(decideSignal, {
      ...{ signalId, revision, outcome: 'case' as const, words: 'Please answer' },
      ...(userId && { userId }),
    })
  await expect(decide()).rejects.toThrow('Choose whom this is about')
  await expect(decide((await aSeller(testApp.db)).user_id)).rejects.toThrow('Choose whom this is about')
  const { signal } = await decide(seller.user_id)
  const { case: opened } = await testApp.as(await anAdmin(testApp.db))(getDeskCase, {
    caseId: signal.case_id ?? '',
  })
  expect(opened).toMatchObject({ kind: 'supplier', subject: 'Balaji Steel', state: 'escalated' })
})

test('a double leaves the market with words that its seller reads; who does not vet cannot take it off', async () => {
  const { signalId, revision, productIds } = await aSignal(testApp)
  const [, second = ''] = productIds
  const decide = (by: Someone, productId: string) =>
    testApp.as(by)(decideSignal, { signalId, revision, outcome: 'unlist', productId, words: 'Listed twice' })
  await expect(decide(await anAdminOf('support'), second)).rejects.toMatchObject({ status: 403 })
  await expect(decide(admin, await aProduct(testApp.db))).rejects.toThrow(
    'Choose the product that leaves the market',
  )
  await decide(admin, second)
  await expect(testApp.as(null)(getProduct, { productId: second })).rejects.toMatchObject({ status: 404 })
})

test('an account is suspended by the same call, and nobody suspends a stranger to the signal', async () => {
  const { signalId, revision, seller } = await aSignal(testApp)
  const decide = (userId: string) =>
    testApp.as(admin)(decideSignal, {
      signalId,
      revision,
      outcome: 'suspend',
      userId,
      words: 'A second account',
    })
  await expect(decide((await aBuyer(testApp.db)).user_id)).rejects.toMatchObject({ status: 400 })
  const { content, signal } = await decide(seller.user_id)
  expect(content).toBe('The account of Balaji Steel is suspended.')
  expect(signal.people).toMatchObject([{ is_suspended: true }])
  await expect(decide(seller.user_id)).rejects.toMatchObject({ status: 409 })
})

test('nobody decides what is about themselves, and words are needed', async () => {
  const { signalId, revision } = await aSignal(testApp)
  const about = await anAdmin(testApp.db)
  await testApp.db.run(
    sql`update signals set people = people || ${about.user_id}::uuid where signal_id = ${signalId}`,
  )
  const decide = (by: Someone, words: string) =>
    testApp.as(by)(decideSignal, { signalId, revision, outcome: 'nothing', words })
  await expect(decide(about, 'Fine')).rejects.toThrow('This is about yourself, so another admin decides it.')
  await expect(decide(admin, ' ')).rejects.toMatchObject({ status: 400 })
  await expect(testApp.as(admin)(getSignal, { signalId: randomUUID() })).rejects.toMatchObject({
    status: 404,
  })
})
