import { expect, test } from 'vitest'
import { startChat } from '#contract/chats/chat.ts'
import { counterDeal, offerDeal, withdrawDeal } from '#contract/deals/deal.ts'
import { listOpenDeals } from '#contract/deals/open-deals.ts'
import { countWaiting } from '#contract/waiting.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aSeller } from '#server/testing/build.ts'
import { send } from '#server/testing/buy.ts'
import { aChat } from '#server/testing/chat.ts'
import { aBuyersOffer, anOffer } from '#server/testing/deals/offers.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()

const list = (seller: Someone, cursor?: string) => testApp.as(seller)(listOpenDeals, { cursor })
const unanswered = async (seller: Someone) => (await testApp.as(seller)(countWaiting, {})).waiting.deals
const soon = new Date(Date.now() + 2 * 24 * 60 * 60_000).toISOString().slice(0, 10)

test('a seller lists the open offers of the shop, those that wait for its answer first', async () => {
  const { buyer, seller, roomId } = await aChat(testApp, {
    buyer: await aBuyer(testApp.db, { full_name: 'Meena Kumari' }),
  })
  expect(await list(seller)).toMatchObject({ deals: [], total: 0, next: null })
  const { deal: own } = await testApp.as(seller)(offerDeal, {
    roomId,
    ...anOffer({ valid_until: soon }),
  })
  const { deal: received } = await testApp.as(buyer)(offerDeal, { roomId, ...aBuyersOffer() })
  const { deals, total } = await list(seller)
  expect(total).toBe(2)
  expect(deals).toEqual([
    {
      ...{ deal_id: received.deal_id, room_id: roomId, buyer: 'Meena Kumari', waits_for: 'seller' },
      ...{ product_name: 'Wheat, Sharbati', more: 0, total: 186_000, revision: 1 },
      valid_until: received.valid_until,
      seller_scheme: 'regular',
    },
    expect.objectContaining({ deal_id: own.deal_id, waits_for: 'buyer', valid_until: soon }),
  ])
  expect(await unanswered(seller)).toBe(1)

  const { deal_id: dealId } = received
  await testApp.as(seller)(counterDeal, {
    ...{ dealId, revision: 1 },
    ...anOffer({
      lines: [
        { product_name: 'Wheat, Lokwan', unit: 'bag', quantity: 10, unit_price: 400 },
        { product_name: 'Rice', unit: 'bag', quantity: 10, unit_price: 100 },
      ],
    }),
  })
  expect((await list(seller)).deals.find(({ deal_id }) => deal_id === dealId)).toMatchObject({
    ...{ product_name: 'Wheat, Lokwan', more: 1, total: 5_000, revision: 2, waits_for: 'buyer' },
  })
  expect(await unanswered(seller)).toBe(0)
  await testApp.as(seller)(withdrawDeal, { dealId, revision: 2 })
  expect((await list(seller)).deals.map(({ deal_id }) => deal_id)).toEqual([own.deal_id])
})

test('only offers to the own shop are listed, not those that a seller makes or gets as a buyer', async () => {
  const { seller } = await aChat(testApp)
  const other = await aSeller(testApp.db)
  const { room_id: roomId } = await testApp.as(seller)(startChat, { seller_id: other.user_id })
  await testApp.as(seller)(offerDeal, { roomId, ...aBuyersOffer() })
  expect([(await list(seller)).deals, await unanswered(seller)]).toEqual([[], 0])
  expect([(await list(other)).total, await unanswered(other)]).toEqual([1, 1])
})

test('what nobody can answer is left out: offers that are over, and those of people who may not trade', async () => {
  const { buyer, seller, roomId } = await aChat(testApp)
  await testApp.as(buyer)(offerDeal, { roomId, ...aBuyersOffer() })
  await testApp.db.run(sql`update users set suspended_at = now() where user_id = ${buyer.user_id}`)
  expect([(await list(seller)).deals, await unanswered(seller)]).toEqual([[], 0])
  await testApp.db.run(sql`update users set suspended_at = null where user_id = ${buyer.user_id}`)
  expect(await unanswered(seller)).toBe(1)
  expect((await send(testApp, seller, { url: `/api/blocks/${buyer.user_id}` })).status).toBeLessThan(300)
  expect([(await list(seller)).deals, await unanswered(seller)]).toEqual([[], 0])
  const late = await aChat(testApp)
  await addDeals(late.roomId, { count: 1, from: '-1 hour' })
  expect([(await list(late.seller)).deals, await unanswered(late.seller)]).toEqual([[], 0])
})

/** Open offers, by turns of the buyer and of the seller. */
const addDeals = (roomId: string, { count, from }: { count: number; from: string }) =>
  testApp.db.run(sql`
    with made as (
      insert into deals (room_id, revision, state, expires_at, created_at, changed_at)
      select ${roomId}, 1, 'open', now() + ${from}::interval, now(), now() from generate_series(1, ${count}::int)
      returning deal_id
    ), numbered as (select deal_id, row_number() over (order by deal_id) % 2 = 0 as is_own from made),
    offered as (
      insert into deal_offers (deal_id, revision, proposed_by, freight, freight_paise, advance_bp, rest, credit_days,
        dispatch_days, note, valid_until, delivery, total_paise)
      select deal_id, 1, case when is_own then 'seller' else 'buyer' end, 'included', 0, 0, 'on_dispatch', 0, 7, '',
        current_date, case when is_own then null else '{}'::jsonb end, 100
      from numbered returning deal_id)
    insert into deal_lines (deal_id, revision, line_number, product_name, unit, quantity, unit_price_paise)
    select deal_id, 1, 1, 'Bolt', 'piece', 1, 100 from offered`)

test('pages follow each other without a gap, also where offers end at the same moment and one is answered between', async () => {
  const { seller, roomId } = await aChat(testApp)
  await addDeals(roomId, { count: 130, from: '1 day' })
  const first = await list(seller)
  expect(first.total).toBe(130)
  await testApp.db.run(sql`
    update deals set state = 'withdrawn', changed_at = now() where deal_id = ${first.deals.at(-1)?.deal_id}`)
  const seen = [...first.deals]
  for (let next = first.next; next; ) {
    const page = await list(seller, next)
    seen.push(...page.deals)
    next = page.next
  }
  expect(new Set(seen.map(({ deal_id }) => deal_id)).size).toBe(130)
  expect(seen.map(({ waits_for }) => waits_for)).toEqual([
    ...Array(65).fill('seller'),
    ...Array(65).fill('buyer'),
  ])
  expect(await unanswered(seller)).toBeGreaterThan(60)
})

test('a place that no list has is refused, and so is who has no shop', async () => {
  const { buyer, seller } = await aChat(testApp)
  await expect(list(seller, 'x.1')).rejects.toMatchObject({ status: 400 })
  await expect(list(buyer)).rejects.toMatchObject({ status: 403 })
})
