import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { countUnreadChats, openChat } from '#contract/chats/chat.ts'
import {
  counterDeal,
  declineDeal,
  getDeal,
  listDeals,
  offerDeal,
  withdrawDeal,
} from '#contract/deals/deal.ts'
import { listNotifications } from '#contract/notification.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aProduct } from '#server/testing/build.ts'
import { send } from '#server/testing/buy.ts'
import { aChat } from '#server/testing/chat.ts'
import { aBuyersOffer, aDeal, anOffer } from '#server/testing/deals/offers.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { endDeals } from './close.service.ts'
import { offerDeal as offerAt } from './offer.service.ts'

const testApp = openTestApp()

const messagesOf = async (reader: Someone, roomId: string) =>
  (await testApp.as(reader)(openChat, { roomId })).messages

const offerOver = (person: Someone, roomId: string, body: unknown, key?: string) =>
  send(testApp, person, { url: `/api/chat/${roomId}/deals`, body, ...(key === undefined ? {} : { key }) })

test('an offer is a card of the room, a sentence for old pages, and news for the other side', async () => {
  const { buyer, seller, roomId, deal } = await aDeal(testApp)
  expect(deal).toMatchObject({
    state: 'open',
    revision: 1,
    proposed_by: 'seller',
    role: 'seller',
    total: 186_000,
    terms: { advance_bp: 3000, rest: 'on_dispatch', credit_days: 0 },
    can: { accept: false, counter: false, decline: false, withdraw: true },
    lines: [{ product_id: null, product_name: 'Wheat, Sharbati', quantity: 400, line_total: 186_000 }],
  })
  expect((await testApp.as(buyer)(getDeal, { dealId: deal.deal_id })).deal).toMatchObject({
    role: 'buyer',
    can: { accept: true, counter: true, decline: true, withdraw: false },
  })
  const [message] = await messagesOf(buyer, roomId)
  expect(message).toMatchObject({
    seq: 1,
    userId: seller.user_id,
    kind: 'deal',
    deal_id: deal.deal_id,
    deal_revision: 1,
    message: expect.stringMatching(
      /^Offer: 400 bags of Wheat, Sharbati at ₹465\.00 each, ₹1,86,000\.00 in all\. Valid until /,
    ),
  })
  expect(await testApp.as(buyer)(countUnreadChats, {})).toMatchObject({ as_buyer: 1 })
  const { notifications } = await testApp.as(buyer)(listNotifications, {})
  expect(notifications[0]).toMatchObject({ kind: 'deal-offered', link: `/chats/${roomId}` })
})

test('whoever did not make the latest offer answers it with another one, which shows what it was before', async () => {
  const { buyer, seller, deal } = await aDeal(testApp)
  const { deal_id: dealId } = deal
  const counter = aBuyersOffer({
    lines: [{ product_name: 'Wheat, Sharbati', unit: 'bag', quantity: 400, unit_price: 450 }],
  })
  const own = await send(testApp, seller, {
    url: `/api/deals/${dealId}/counter`,
    body: { revision: 1, ...anOffer() },
  })
  expect(own).toMatchObject({
    status: 409,
    json: { content: 'This is your own offer. The other side decides about it.' },
  })
  const { deal: countered } = await testApp.as(buyer)(counterDeal, { dealId, revision: 1, ...counter })
  expect(countered).toMatchObject({
    revision: 2,
    proposed_by: 'buyer',
    total: 180_000,
    previous: { revision: 1, total: 186_000 },
    deliver_to: { city: 'Surat', postal_code: '395003' },
    can: { withdraw: true, accept: false },
  })
  expect(countered.hash).not.toBe(deal.hash)
  const late = await send(testApp, buyer, {
    url: `/api/deals/${dealId}/counter`,
    body: { revision: 1, ...counter },
  })
  expect(late).toMatchObject({
    status: 409,
    json: {
      status: 'changed',
      content: 'This offer has changed since you opened it. Please look at it again.',
      deal: { revision: 2, total: 180_000 },
    },
  })
})

test('both decline and withdraw once, with words for the other side, and nothing comes after that', async () => {
  const { buyer, seller, roomId, deal } = await aDeal(testApp)
  const { deal_id: dealId } = deal
  const declined = { dealId, revision: 1, reason: 'Too dear' }
  await testApp.as(buyer)(declineDeal, declined)
  expect((await testApp.as(buyer)(declineDeal, declined)).deal).toMatchObject({
    state: 'declined',
    reason: 'Too dear',
    can: { accept: false, counter: false },
  })
  expect((await messagesOf(seller, roomId)).map(({ message }) => message.slice(0, 14))).toEqual([
    'Offer: 400 bag',
    'Offer declined',
  ])
  const { notifications } = await testApp.as(seller)(listNotifications, {})
  expect(notifications[0]).toMatchObject({ kind: 'deal-declined', link: `/seller_console/chats/${roomId}` })
  const after = await send(testApp, buyer, {
    url: `/api/deals/${dealId}/counter`,
    body: { revision: 1, ...aBuyersOffer() },
  })
  expect(after.json.content).toBe('This offer was declined. Please make a new one.')

  const other = await aDeal(testApp)
  const ofOther = { dealId: other.deal.deal_id, revision: 1 }
  const wrong = await send(testApp, other.buyer, {
    url: `/api/deals/${ofOther.dealId}/withdraw`,
    body: ofOther,
  })
  expect(wrong).toMatchObject({
    status: 409,
    json: { content: 'Only the side that made this offer can withdraw it.' },
  })
  expect((await testApp.as(other.seller)(withdrawDeal, ofOther)).deal.state).toBe('withdrawn')
})

test('a chat has at most five open offers', async () => {
  const { seller, roomId } = await aChat(testApp)
  for (let made = 0; made < 5; made += 1) await testApp.as(seller)(offerDeal, { roomId, ...anOffer() })
  const sixth = await offerOver(seller, roomId, anOffer())
  expect(sixth).toMatchObject({
    status: 409,
    json: {
      content: 'This chat has 5 open offers. Please accept, decline or withdraw one of them first.',
    },
  })
  const { deals } = await testApp.as(seller)(listDeals, { roomId })
  await testApp.as(seller)(withdrawDeal, { dealId: deals[0]?.deal_id ?? '', revision: 1 })
  expect((await offerOver(seller, roomId, anOffer())).status).toBe(201)
})

test('a chat has at most thirty offers within a day, taken back or not, and goes on the day after', async () => {
  const { seller, roomId } = await aChat(testApp)
  const draft = offerDeal.input.parse({ roomId, ...anOffer() })
  const offered = async (when: { past?: Date } = {}) => {
    const dealId = await offerAt(testApp.db, seller, draft, { key: undefined, isLimited: true, ...when })
    await testApp.as(seller)(withdrawDeal, { dealId, revision: 1 })
    return dealId
  }
  for (let made = 0; made < 30; made += 1) await offered()
  await expect(offered()).rejects.toMatchObject({
    status: 429,
    message:
      'This chat has had 30 offers within a day. Please accept or decline the last one, or write in the chat and go on tomorrow.',
  })
  expect(await offered({ past: new Date(Date.now() + 25 * 60 * 60_000) })).toBeTruthy()
})

test('of two who counter at the same moment one is refused, and an offer that is sent twice is one', async () => {
  const { buyer, seller, roomId, deal } = await aDeal(testApp)
  const body = { revision: 1, ...aBuyersOffer() }
  const url = `/api/deals/${deal.deal_id}/counter`
  const answers = await Promise.all([0, 1, 2, 3].map(() => send(testApp, buyer, { url, body })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  const key = randomUUID()
  const twice = await Promise.all([0, 1, 2].map(() => offerOver(seller, roomId, anOffer(), key)))
  expect(new Set(twice.map(({ json }) => json.deal.deal_id)).size).toBe(1)
  expect((await testApp.as(buyer)(listDeals, { roomId })).deals).toHaveLength(2)
})

test('an offer is over with its last day in India, by the clock of the server and then by its upkeep', async () => {
  const { buyer, deal } = await aDeal(testApp)
  const dealId = deal.deal_id
  expect(deal.expires_at).toBe(new Date(`${deal.valid_until}T24:00:00+05:30`).toISOString())
  await testApp.db.run(
    sql`update deals set expires_at = now() - interval '1 second' where deal_id = ${dealId}`,
  )
  const read = async () => (await testApp.as(buyer)(getDeal, { dealId })).deal
  const before = await read()
  expect(before).toMatchObject({ state: 'expired', can: { accept: false, decline: false } })
  const late = await send(testApp, buyer, { url: `/api/deals/${dealId}/decline`, body: { revision: 1 } })
  expect(late).toMatchObject({
    status: 409,
    json: { content: 'This offer has expired. Please make a new one.' },
  })
  await endDeals(testApp.db)
  expect((await read()).hash).not.toBe(before.hash)
})

const mostOfAll = { unit: 'bar', quantity: 1_000_000, unit_price: 10_000_000 }

test.each([
  [{ lines: [] }, 'An offer has 1 to 20 lines'],
  [{ lines: [{ quantity: 1, unit_price: 5 }] }, 'Choose a product, or write what the goods are'],
  [
    { lines: [{ product_name: 'Salt', unit: 'bag', quantity: 1, unit_price: 0 }] },
    'Price must be more than ₹0',
  ],
  [
    { lines: ['Gold', 'Silver'].map((product_name) => ({ product_name, ...mostOfAll })) },
    'This deal is too large. Please choose lower prices or smaller quantities.',
  ],
  [{ freight: 'paid' as const }, 'Say what the freight costs'],
  [{ freight_cost: 100 }, 'Freight has an amount only where the supplier charges it'],
  [{ dispatch_days: 366 }, 'Goods are sent within 1 to 365 days'],
  [{ valid_until: '2020-01-01' }, 'An offer is valid for at most 90 days, today is the first'],
  [{ terms: { advance_bp: 0, rest: 'credit' as const } }, 'Credit runs for 1 to 90 days'],
])('an offer that cannot be is refused in one sentence: %j', async (wrong, sentence) => {
  const { seller, roomId } = await aChat(testApp)
  expect(await offerOver(seller, roomId, anOffer(wrong))).toMatchObject({
    status: 400,
    json: { content: sentence },
  })
})

test('a buyer says where the goods go, and a product is one that the seller sells', async () => {
  const { buyer, seller, roomId } = await aChat(testApp)
  expect((await offerOver(buyer, roomId, anOffer())).json.content).toBe('Choose where the goods go')
  const foreign = await aProduct(testApp.db)
  const withFreightOf = (product_id: string) =>
    anOffer({ lines: [{ product_id, quantity: 1, unit_price: 9 }] })
  expect((await offerOver(seller, roomId, withFreightOf(foreign))).status).toBe(404)
  const own = await aProduct(testApp.db, { seller, product_name: 'Steel bolt' })
  expect((await offerOver(seller, roomId, withFreightOf(own))).json.deal.lines).toMatchObject([
    { product_id: own, product_name: 'Steel bolt', unit: 'piece', unit_price: 9 },
  ])
})

test('nobody else reads an offer or answers it, and a suspended account trades no more', async () => {
  const { buyer, seller, roomId, deal } = await aDeal(testApp)
  const stranger = await aBuyer(testApp.db)
  await expect(testApp.as(stranger)(getDeal, { dealId: deal.deal_id })).rejects.toThrow('Offer not found')
  await expect(testApp.as(stranger)(listDeals, { roomId })).rejects.toThrow('Chat not found')
  await testApp.db.run(sql`update users set suspended_at = now() where user_id = ${seller.user_id}`)
  const declined = testApp.as(buyer)(declineDeal, { dealId: deal.deal_id, revision: 1 })
  await expect(declined).rejects.toThrow('This account cannot be written to at the moment.')
})
