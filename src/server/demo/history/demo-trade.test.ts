import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { getBooks } from '#contract/books/books.ts'
import { getSavedSearch, listSavedSearches } from '#contract/buy-again/saved-searches.ts'
import { listDeals } from '#contract/deals/deal.ts'
import { listDocuments } from '#contract/documents/document.ts'
import { dayInIndia } from '#contract/documents/document-number.ts'
import { getAccount, listAccounts, listDues } from '#contract/khata/khata.ts'
import { listNotifications } from '#contract/notification.ts'
import { getOrder } from '#contract/order.ts'
import { getOrderPayment, listSellerPayments } from '#contract/payments/payment.ts'
import { listShipments } from '#contract/shipments/shipment.ts'
import { rows, type Sql, sql } from '#server/db/sql.ts'
import { checkChain } from '#server/deals/check-chain.service.ts'
import { orderIdOf } from '#server/demo/chance.ts'
import { loadDemo } from '#server/demo/load-demo.ts'
import { signIns } from '#server/demo/sign-ins.ts'
import { tellOfFinds } from '#server/saved-searches/find.service.ts'
import { neverInTrade } from '#server/testing/demo/never-in-trade.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const Count = z.object({ count: z.int() })
const User = z.object({ user_id: z.uuid() })
const count = async (from: Sql) => (await testApp.db.one(rows(Count)`select count(*) from ${from}`)).count
const personAt = (phone: string) =>
  testApp.db.one(rows(User)`select user_id from users where phone_number = ${phone}`)
const ofTrade = (name: string) => orderIdOf('trade', name)

let buyer: Someone
let seller: Someone

beforeAll(async () => {
  await loadDemo(testApp.app.services)
  buyer = await personAt(signIns.buyer)
  seller = await personAt(signIns.seller)
})

const Room = z.object({ room_id: z.uuid() })
const roomsWithDeals = (of: Sql = sql`true`) =>
  testApp.db.many(rows(Room)`
    select room_id from chat_rooms r where ${of} and exists (select from deals d where d.room_id = r.room_id)`)

async function dealsOf(person: Someone) {
  const rooms = await roomsWithDeals(sql`${person.user_id} in (buyer_id, seller_id)`)
  const lists = await Promise.all(
    rooms.map(({ room_id: roomId }) => testApp.as(person)(listDeals, { roomId })),
  )
  return lists.flatMap(({ deals }) => deals)
}

describe('the deals of the published people', () => {
  test.each([
    ['buyer', () => buyer],
    ['seller', () => seller],
  ])(
    'the %s has one to answer, an accepted one with its order, an expired and a declined one',
    async (_, who) => {
      const deals = await dealsOf(who())
      expect(deals.filter(({ can }) => can.accept)).toHaveLength(1)
      const states = deals.map(({ state }) => state)
      expect(states).toEqual(expect.arrayContaining(['open', 'accepted', 'expired', 'declined']))
      for (const { order_id } of deals.filter(({ state }) => state === 'accepted'))
        expect(order_id).toMatch(/^VJ-/)
    },
  )

  test('the chain of every room is whole', async () => {
    for (const { room_id } of await roomsWithDeals())
      expect((await checkChain(testApp.db, room_id)).problems).toEqual([])
  })

  test('no message of a room is older than the one before it', async () => {
    const back = sql`(select created_at < lag(created_at) over (partition by room_id order by seq) as is_back
      from chat_messages) each where is_back`
    expect(await count(back)).toBe(0)
  })
})

describe('the payments of the published people', () => {
  const moneyOf = (name: string, person: Someone = buyer) =>
    testApp.as(person)(getOrderPayment, { orderId: ofTrade(name) })

  test('an advance has its receipt voucher, and the rest is open', async () => {
    const { payments, open, paid, total } = await moneyOf('T-shirts in two lorries')
    expect(payments).toMatchObject([{ kind: 'advance', state: 'confirmed', receipt: expect.any(String) }])
    expect(paid + open).toBe(total)
    expect(open).toBeGreaterThan(0)
  })

  test('one waits for the seller, one was rejected with its reason, one was taken back', async () => {
    expect(await moneyOf('Jeans, an advance that waits')).toMatchObject({ payments: [{ state: 'claimed' }] })
    expect(await moneyOf('Pumps, a payment that did not arrive')).toMatchObject({
      payments: [{ state: 'rejected', reason: expect.stringContaining('statement') }],
    })
    expect(await moneyOf('Kurtas on credit, overdue', seller)).toMatchObject({
      payments: [{ state: 'withdrawn' }, { state: 'confirmed' }],
      due: [{ is_due: true, when: 'credit' }],
    })
  })

  test('a cheque that bounced was taken back by the seller who had noted it', async () => {
    const { payments, open, paid, total } = await moneyOf("Ladies' jeans in three parts")
    expect(payments).toMatchObject([
      { state: 'confirmed', kind: 'advance' },
      { state: 'withdrawn', by: 'seller', method: 'cheque', reason: expect.stringContaining('unpaid') },
      { state: 'confirmed', method: 'neft' },
    ])
    expect(paid + open).toBe(total)
  })

  test('of an order that is cancelled after its bill all is due back, and a credit note is there', async () => {
    const name = 'Uniform shirts, cancelled after the bill'
    expect(await moneyOf(name)).toMatchObject({ open: 0, refund_due: 22_200 })
    const { documents } = await testApp.as(buyer)(listDocuments, { orderId: ofTrade(name) })
    expect(documents.map(({ kind }) => kind).sort()).toEqual(['CRN', 'INV'])
  })

  test('a refund waits for the buyer, others were confirmed', async () => {
    expect(await moneyOf('Chillies, a refund to confirm')).toMatchObject({
      payments: [
        { state: 'confirmed' },
        { kind: 'refund', state: 'rejected', reason: expect.stringContaining('reference') },
        { kind: 'refund', state: 'claimed', amount: 3_740 },
      ],
    })
    expect(await count(sql`payments where kind = 'refund' and state = 'confirmed'`)).toBeGreaterThan(5)
  })

  test('the list of the seller has a year of them', async () => {
    const { total, sums } = await testApp.as(seller)(listSellerPayments, {})
    expect(total).toBeGreaterThan(200)
    expect(sums.claimed).toBeGreaterThan(0)
  })

  test('every shop says where it is paid: to nobody', async () => {
    expect(await count(sql`users where account_type = 'seller'`)).toBe(await count(sql`seller_payees`))
    expect(await count(sql`seller_payees where vpa not like '%@example' or ifsc not like 'DEMO%'`)).toBe(0)
    expect(await count(sql`payments where reference similar to '[1-9]%' and method in ('upi', 'imps')`)).toBe(
      0,
    )
  })
})

describe('the goods of the published people', () => {
  test('an order left in two parts: of one that came two are damaged and reported, the other is on its way', async () => {
    const orderId = ofTrade('T-shirts in two lorries')
    const { shipments } = await testApp.as(buyer)(listShipments, { orderId })
    expect(shipments).toMatchObject([
      {
        acceptance: 'confirmed',
        challan: expect.any(String),
        lines: [{ accepted: 398, damaged: 2 }, { accepted: 100 }],
      },
      { delivered_at: null, challan: expect.any(String), lines: [{ quantity: 200 }] },
    ])
    const { road } = await testApp.as(seller)(getOrder, { orderId })
    expect(road?.missing?.problems).toMatchObject([{ next: 'credit', lines: [{ quantity: 2 }] }])
  })

  test('of three parts one counts as accepted, of one four are missing, and one is on its way with its e-way bill', async () => {
    const orderId = ofTrade("Ladies' jeans in three parts")
    const { shipments } = await testApp.as(seller)(listShipments, { orderId })
    expect(shipments).toMatchObject([
      { acceptance: 'deemed', lines: [{ quantity: 200 }] },
      { acceptance: 'confirmed', lines: [{ accepted: 156, short: 4 }], receipt_note: expect.any(String) },
      { delivered_at: null, ewb_no: expect.stringMatching(/^0000/) },
    ])
    for (const { ewb_no, ewb_valid_until, dispatched_at } of shipments) {
      expect(ewb_no).toMatch(/^0000\d{8}$/)
      expect(Date.parse(ewb_valid_until ?? '') - Date.parse(dispatched_at)).toBeGreaterThan(
        12 * 24 * 3_600_000,
      )
    }
  })

  test('one that came waits for the word of its buyer, and one left with a challan alone', async () => {
    const pumps = await testApp.as(buyer)(listShipments, {
      orderId: ofTrade('Pumps, a payment that did not arrive'),
    })
    expect(pumps.shipments).toMatchObject([{ acceptance: 'open' }])
    const bags = ofTrade('Laptop bags, goods on their way without a bill')
    expect((await testApp.as(seller)(listDocuments, { orderId: bags })).documents).toEqual([])
    expect((await testApp.as(seller)(listShipments, { orderId: bags })).shipments).toMatchObject([
      { challan: expect.any(String) },
    ])
  })
})

describe('the khata of the published people', () => {
  test('late buyers owe what the law bears interest on; one has paid a part, has terms and a cheque on its way', async () => {
    const { accounts, sums, law } = await testApp.as(seller)(listAccounts, {})
    expect(law).toMatchObject({ protection: 'protected', udyam_class: 'small' })
    expect(sums.overdue).toBeGreaterThan(0)
    expect(sums.interest).toBeGreaterThan(0)
    const late = accounts.filter(({ overdue }) => overdue > 0)
    expect(late.length).toBeGreaterThanOrEqual(2)
    const garments = accounts.find(({ name }) => name === 'Sharma Garments')
    const { terms, bills, notes, reminded_on } = await testApp.as(seller)(getAccount, {
      buyerId: garments?.buyer_id ?? '',
    })
    expect(terms.credit_limit).toBe(5_00_000)
    expect(notes).toMatchObject([{ method: 'cheque', state: 'received' }])
    expect(bills.some(({ open, total }) => open > 0 && open < total)).toBe(true)
    expect(bills.some(({ interest }) => interest > 0)).toBe(true)
    expect(reminded_on).not.toBeNull()
  })

  test('the buyer has dues of this week or later, and some that cost tax', async () => {
    const dues = await testApp.as(buyer)(listDues, {})
    expect(dues.open).toBeGreaterThan(0)
    expect(dues.suppliers.length).toBeGreaterThanOrEqual(2)
  })

  test('the seller has heard of a stock that runs out', async () => {
    expect(await count(sql`notifications where kind = 'stock-low' and user_id = ${seller.user_id}`)).toBe(1)
  })
})

test.each(neverInTrade)('%s', async (_, wrong) => {
  expect(await count(wrong)).toBe(0)
})

test('the months of the shop have sales of every kind, credit notes, a cancelled bill and what the portal would refuse', async () => {
  const months = [0, 15, 45].map((days) => dayInIndia(new Date(Date.now() - days * 86_400_000)).slice(0, 7))
  const books = await Promise.all(
    [...new Set(months)].map(async (month) => (await testApp.as(seller)(getBooks, { month })).books[0]),
  )
  const sections = new Set(books.flatMap((book) => book?.sums.map(({ section }) => section) ?? []))
  expect([...sections].sort()).toEqual(['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur', 'nil'])
  const kinds = books.flatMap((book) => book?.documents.map(({ kind }) => kind) ?? [])
  expect([...new Set(kinds)].sort()).toEqual(['BOS', 'CRN', 'INV'])
  expect(books.filter((book) => book?.cancelled === 1)).toHaveLength(1)
  const problems = books.flatMap((book) => book?.problems.map(({ sentence }) => sentence.name) ?? [])
  expect([...new Set(problems)]).toEqual(['books.buyerGstin'])
})

test('the buyer has saved searches, with what came since the last look', async () => {
  const { searches } = await testApp.as(buyer)(listSavedSearches, {})
  const opened = await Promise.all(
    searches.map(({ search_id: searchId }) => testApp.as(buyer)(getSavedSearch, { searchId })),
  )
  expect(Math.max(...opened.map(({ products }) => products.length))).toBeGreaterThan(1)
  expect(searches.some(({ news }) => news > 0)).toBe(true)
  await tellOfFinds(testApp.db)
  const news = (await testApp.as(buyer)(listNotifications, {})).notifications
  expect(news.filter(({ kind }) => kind === 'search-found')).toEqual([])
})
