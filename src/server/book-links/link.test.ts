import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  listBookLinks,
  listBookLooks,
  listLinkedDocuments,
  makeBookLink,
  readLinkedBooks,
  takeBookLinkBack,
} from '#contract/books/book-links.ts'
import { dayInIndia } from '#contract/documents/document-number.ts'
import { rows, sql } from '#server/db/sql.ts'
import { issueInvoice } from '#server/documents/issue.service.ts'
import { limits } from '#server/limits.ts'
import { aBuyer, aSeller } from '#server/testing/build.ts'
import { aBillableOrder, anOrderUnder } from '#server/testing/documents/bills.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { makeLink, purgeLinks } from './link.service.ts'
import { openLink } from './open.service.ts'

const testApp = openTestApp()
const day = 86_400_000
const inDays = (count: number) => dayInIndia(new Date(Date.now() + count * day))
const month = '2026-10'
const visit = { address: '103.21.58.194', userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/130.0' }

/** A shop that billed in October, with a link to it. */
async function aLink(ends_on = inDays(30)) {
  const order = await aBillableOrder(testApp)
  const { seller, buyer, gstin, orderId } = order
  const october = await issueInvoice(testApp.db, seller, { orderId }, () => new Date('2026-10-10T06:00:00Z'))
  const next = await anOrderUnder(testApp, { seller, buyer, gstin })
  const november = await issueInvoice(
    testApp.db,
    seller,
    { orderId: next.orderId },
    () => new Date('2026-11-10T06:00:00Z'),
  )
  const { link, key } = await testApp.as(seller)(makeBookLink, { month, name: 'Sharma & Co', ends_on })
  return { seller, gstin, october, november, link, key }
}

const fileBy = (key: string, path: string, query = '') =>
  testApp.app.inject({
    url: `/api/book-link/${path}?key=${key}${query}`,
    headers: { 'user-agent': visit.userAgent },
  })
const visitor = testApp.as
const read = (key: string, as: Someone | null = null) => visitor(as)(readLinkedBooks, { key })

test('a link opens one month of its shop without an account, and its files', async () => {
  const { key, gstin, october, link } = await aLink()
  const { books, shop, ends_on, first_month, has_portal } = await read(key)
  expect(books.find((book) => book.gstin === gstin)?.documents_in_all).toBe(1)
  expect([ends_on, first_month, has_portal]).toEqual([link.ends_on, null, false])
  expect(shop).not.toBe('')
  const { documents } = await visitor(null)(listLinkedDocuments, { key, gstin })
  expect(documents.map(({ number }) => number)).toEqual([october.number])
  for (const path of ['tally.zip', 'gstr1.json', 'sales.csv', 'hsn.csv']) {
    const { statusCode, headers } = await fileBy(key, path, `&gstin=${gstin}`)
    expect([path, statusCode, headers['cache-control']]).toEqual([path, 200, 'no-store'])
  }
})

test('a key opens nothing else: no other month, shop or call', async () => {
  const { key, november, seller } = await aLink()
  const other = await aLink()
  const { body } = await fileBy(key, 'sales.csv', `&month=2026-11`)
  expect(body).not.toContain(november.number)
  expect((await fileBy(key, 'gstr1.json', `&gstin=${other.gstin}`)).statusCode).toBe(404)
  for (const url of [
    `/api/seller/books?month=${month}&key=${key}`,
    `/api/seller/books/${month}/sales.csv?key=${key}`,
    `/api/seller/book-links?key=${key}`,
    `/api/documents/${november.invoice_id}/pdf?key=${key}`,
    '/api/users/profile',
  ]) {
    const statuses = await Promise.all(
      [{}, { token: key }].map(async (headers) => (await testApp.app.inject({ url, headers })).statusCode),
    )
    expect([url, ...statuses]).toEqual([url, 401, 401])
  }
  // Nor does an account widen it.
  const { books } = await read(key, other.seller)
  expect(books.map((book) => book.gstin)).not.toContain(other.gstin)
  expect((await read(key, seller)).month).toBe(month)
})

test('only the hash of a key is in the database', async () => {
  const { key, link } = await aLink()
  const Row = z.object({ whole: z.string(), hash: z.string() })
  const { whole, hash } = await testApp.db.one(rows(Row)`
    select to_jsonb(l)::text as whole, encode(key_hash, 'hex') as hash from book_links l
    where book_link_id = ${link.link_id}`)
  expect(whole).not.toContain(key)
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
})

test('it ends by itself at midnight in India, at most 90 days ahead', async () => {
  const { seller } = await aBillableOrder(testApp)
  const now = new Date('2026-11-25T06:00:00Z')
  const make = (ends_on: string, moment = now) =>
    makeLink(testApp.db, seller, { month, name: 'Sharma & Co', ends_on }, moment)
  const { key } = await make('2026-12-01')
  const open = (moment: string) => openLink(testApp.db, { key, what: 'month', visit }, new Date(moment))
  expect((await open('2026-12-01T18:29:59Z')).month).toBe(month)
  await expect(open('2026-12-01T18:30:00Z')).rejects.toMatchObject({ status: 404 })
  await make('2027-02-23')
  for (const wrong of ['2026-11-24', '2027-02-24', '2199-01-01'])
    await expect(make(wrong)).rejects.toMatchObject({ status: 400 })
  await expect(make('2026-11-25', new Date('2026-09-30T18:29:59Z'))).rejects.toMatchObject({ status: 400 })
})

test('taken back it opens nothing at once; only its shop can take it back', async () => {
  const { seller, link, key } = await aLink()
  const stranger = await aSeller(testApp.db)
  const linkId = link.link_id
  await expect(testApp.as(stranger)(takeBookLinkBack, { linkId })).rejects.toMatchObject({ status: 404 })
  await read(key)
  await testApp.as(seller)(takeBookLinkBack, { linkId })
  await testApp.as(seller)(takeBookLinkBack, { linkId })
  for (const wrong of [key, '', 'x', 'a'.repeat(200)])
    await expect(read(wrong)).rejects.toMatchObject({ status: 404 })
  expect((await fileBy(key, 'sales.csv')).statusCode).toBe(404)
  expect((await testApp.as(seller)(listBookLinks, {})).links).toMatchObject([
    { state: 'taken_back', looks: 1 },
  ])
})

test('every look is listed for the shop alone: when, at what, from which browser and network', async () => {
  const { seller, link, key } = await aLink()
  await read(key)
  await fileBy(key, 'sales.csv')
  const { looks, total } = await testApp.as(seller)(listBookLooks, { linkId: link.link_id })
  expect(looks.map(({ what, network }) => [what, network])).toEqual([
    ['sales.csv', '127.0.0'],
    ['month', '127.0.0'],
  ])
  expect([looks[0]?.device, total]).toEqual(['Chrome on Windows', 2])
  const stranger = await aSeller(testApp.db)
  await expect(testApp.as(stranger)(listBookLooks, { linkId: link.link_id })).rejects.toMatchObject({
    status: 404,
  })
  expect((await testApp.as(stranger)(listBookLinks, {})).links).toEqual([])
})

test('a link that goes round is slowed down, also where many open it at once', async () => {
  const { key, link } = await aLink()
  await testApp.db.run(sql`
    insert into book_looks (book_link_id, what, user_agent, network)
    select ${link.link_id}, 'month', '', '' from generate_series(1, ${limits.bookLinks.looksPerHour - 3})`)
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => read(key)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  await expect(read(key)).rejects.toMatchObject({ status: 429 })
})

test('twenty links are open at once and no more, however fast they are made', async () => {
  const { seller } = await aBillableOrder(testApp)
  const make = () => testApp.as(seller)(makeBookLink, { month, name: 'लेखाकार', ends_on: inDays(1) })
  const tries = await Promise.allSettled(Array.from({ length: limits.bookLinks.open + 5 }, make))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(limits.bookLinks.open)
  expect((await testApp.as(seller)(listBookLinks, {})).links).toHaveLength(limits.bookLinks.open)
})

test('the link of a suspended shop opens nothing', async () => {
  const { seller, key } = await aLink()
  await testApp.db.run(sql`update users set suspended_at = now() where user_id = ${seller.user_id}`)
  await expect(read(key)).rejects.toMatchObject({ status: 404 })
})

test('buyers make no links, and a name or a day that is none is refused', async () => {
  const draft = { month, name: 'Sharma & Co', ends_on: inDays(1) }
  await expect(testApp.as(await aBuyer(testApp.db))(makeBookLink, draft)).rejects.toMatchObject({
    status: 403,
  })
  const { seller } = await aBillableOrder(testApp)
  for (const wrong of [{ name: ' ' }, { name: 'x'.repeat(101) }, { ends_on: 'soon' }, { month: '2026-13' }])
    await expect(testApp.as(seller)(makeBookLink, { ...draft, ...wrong })).rejects.toMatchObject({
      status: 400,
    })
})

test('links that ended long ago go with the looks by them', async () => {
  const { seller, key, link } = await aLink(inDays(0))
  await read(key)
  await purgeLinks(testApp.db, new Date(Date.now() + limits.bookLinks.keptDays * day))
  expect((await testApp.as(seller)(listBookLinks, {})).links).toHaveLength(1)
  await purgeLinks(testApp.db, new Date(Date.now() + (limits.bookLinks.keptDays + 1) * day))
  const Count = z.object({ left: z.int() })
  const { left } = await testApp.db.one(rows(Count)`
    select count(*) as left from book_looks where book_link_id = ${link.link_id}`)
  expect(left).toBe(0)
})
