import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { counterDeal, listDeals, offerDeal, withdrawDeal } from '#contract/deals/deal.ts'
import { checkDeals } from '#contract/deals/deal-files.ts'
import type { Sql } from '#server/db/sql.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { aChat } from '#server/testing/chat.ts'
import { aBuyersOffer, acceptAsBuyer, aDeal, anOffer } from '#server/testing/deals/offers.ts'
import { aQuote, aRequirement } from '#server/testing/requirements.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { problemInWords } from './check-chain.rules.ts'
import { checkChain } from './check-chain.service.ts'
import { endDeals } from './close.service.ts'

const testApp = openTestApp()

/** A room with two deals: one accepted after counter-offers, one withdrawn. */
async function aRoomWithDeals() {
  const seller = await aSeller(testApp.db)
  const product_id = await aProduct(testApp.db, { seller })
  const lines = [{ product_id, quantity: 4, unit_price: 12.34 }]
  const offered = await aDeal(testApp, { lines, note: 'सौदा ₹' }, { seller })
  const { buyer, roomId, deal } = offered
  const dealId = deal.deal_id
  const { deal: second } = await testApp.as(buyer)(counterDeal, { dealId, revision: 1, ...aBuyersOffer() })
  const { deal: third } = await testApp.as(seller)(counterDeal, {
    dealId,
    revision: second.revision,
    ...anOffer({ freight: 'paid', freight_cost: 99.99 }),
  })
  await acceptAsBuyer(testApp, { buyer, deal: third })
  const { deal: other } = await testApp.as(buyer)(offerDeal, { roomId, ...aBuyersOffer() })
  await testApp.as(buyer)(withdrawDeal, { dealId: other.deal_id, revision: 1 })
  return { buyer, seller, roomId, dealId }
}

const problemsOf = async (roomId: string) =>
  (await checkChain(testApp.db, roomId)).problems.map(problemInWords)

test('each event of a room has the hash of what it says and of the event before', async () => {
  const { buyer, roomId } = await aRoomWithDeals()
  const { links, head, problems } = await checkChain(testApp.db, roomId)
  expect(problems).toEqual([])
  expect(links.map(({ event }) => event)).toEqual([
    'offered',
    'countered',
    'countered',
    'accepted',
    'offered',
    'withdrawn',
  ])
  // As anybody computes it who has only the texts.
  let before = '0'.repeat(64)
  for (const { record, hash } of links) {
    before = createHash('sha256')
      .update(before + record)
      .digest('hex')
    expect(hash).toBe(before)
  }
  expect((await testApp.as(buyer)(listDeals, { roomId })).head).toBe(head)
})

test('an offer that ends by itself is part of the chain', async () => {
  const { roomId, deal } = await aDeal(testApp)
  await testApp.db.run(sql`
    update deals set expires_at = now() - interval '1 hour' where deal_id = ${deal.deal_id}`)
  await endDeals(testApp.db)
  const { links, problems } = await checkChain(testApp.db, roomId)
  expect(links.map(({ event }) => event)).toEqual(['offered', 'expired'])
  // The clock was moved by hand, and that is found too.
  expect(problems.map(problemInWords)).toEqual([
    `expires_at of deal ${deal.deal_id} is not what its events say`,
  ])
})

test('offers and events are never changed or deleted, whoever has the database', async () => {
  const { roomId, dealId } = await aRoomWithDeals()
  const changes = [
    sql`update deal_offers set note = 'x' where deal_id = ${dealId}`,
    sql`update deal_lines set quantity = 5 where deal_id = ${dealId}`,
    sql`update deal_events set actor_id = null where deal_id = ${dealId}`,
    sql`update deals set room_id = room_id, created_at = now() where deal_id = ${dealId}`,
    sql`delete from deal_events where room_id = ${roomId}`,
    sql`delete from deal_lines where deal_id = ${dealId}`,
    sql`delete from deals where deal_id = ${dealId}`,
  ]
  for (const change of changes) await expect(testApp.db.run(change)).rejects.toThrow(/deals are never/)
  expect((await checkChain(testApp.db, roomId)).problems).toEqual([])
})

const changedBytes: Readonly<Record<string, (dealId: string) => Sql>> = {
  'a price': (id) => sql`
    update deal_lines set unit_price_paise = unit_price_paise + 1 where deal_id = ${id} and revision = 1`,
  'a letter of the note': (id) =>
    sql`update deal_offers set note = 'सौदा रु' where deal_id = ${id} and revision = 1`,
  'the address of the buyer': (id) => sql`
    update deal_offers set delivery = jsonb_set(delivery, '{city}', '"Surta"') where deal_id = ${id} and revision = 2`,
  'the freight': (id) =>
    sql`update deal_offers set freight_paise = 10000 where deal_id = ${id} and revision = 3`,
  'a line that is gone': (id) => sql`delete from deal_lines where deal_id = ${id} and revision = 2`,
  'a moment': (id) => sql`
    update deal_events set happened_at = happened_at - interval '1 microsecond'
    where deal_id = ${id} and event = 'accepted'`,
  'a hash': (id) => sql`
    update deal_events set hash = repeat('a', 64) where deal_id = ${id} and event = 'offered'`,
  'an event that is gone': (id) => sql`delete from deal_events where deal_id = ${id} and revision = 2`,
  'the state': (id) => sql`update deals set state = 'declined' where deal_id = ${id}`,
  'the last day': (id) =>
    sql`update deals set expires_at = expires_at + interval '1 day' where deal_id = ${id}`,
  'a deal that is gone': (id) => sql`delete from deals where deal_id = ${id}`,
  'the order that it does not name any more': (id) =>
    sql`update orders set deal_id = null where deal_id = ${id}`,
  'the moment of the last change': (id) =>
    sql`update deals set changed_at = changed_at + interval '1 microsecond' where deal_id = ${id}`,
}

test.each(Object.entries(changedBytes))(
  'with the guards taken away, %s that was changed is found',
  async (_, change) => {
    const { roomId, dealId } = await aRoomWithDeals()
    await testApp.db.transaction(async (tx) => {
      // As whoever owns the database could: no trigger works in this transaction.
      await tx.run(sql`set local session_replication_role = 'replica'`)
      await tx.run(change(dealId))
    })
    expect((await checkChain(testApp.db, roomId)).problems).not.toEqual([])
  },
)

test('a quote that a deal does not name any more is found while it is there, and not once it is gone', async () => {
  const [buyer, seller] = [await aBuyer(testApp.db), await aSeller(testApp.db)]
  const { roomId } = await aChat(testApp, { buyer, seller })
  const requirement_id = await aRequirement(testApp.db, { buyer })
  const quote_id = await aQuote(testApp.db, { requirementId: requirement_id, seller })
  const from = { requirement_id, quote_id }
  const { deal } = await testApp.as(seller)(offerDeal, { roomId, ...from, ...anOffer() })
  expect(await problemsOf(roomId)).toEqual([])
  await testApp.db.transaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = 'replica'`)
    await tx.run(sql`
      update deals set quote_id = null, requirement_id = null where deal_id = ${deal.deal_id}`)
  })
  expect(await problemsOf(roomId)).toEqual(
    ['quote_id', 'requirement_id'].map(
      (field) => `${field} of deal ${deal.deal_id} is not what its events say`,
    ),
  )
  await testApp.db.run(sql`delete from requirements where requirement_id = ${requirement_id}`)
  expect(await problemsOf(roomId)).toEqual([])
})

test('an event that is gone from the end is found, also where its deal fits what is left', async () => {
  const { roomId, dealId } = await aRoomWithDeals()
  const other = (await checkChain(testApp.db, roomId)).links.at(-1)?.deal_id ?? ''
  const asOwner = (...changes: readonly Sql[]) =>
    testApp.db.transaction(async (tx) => {
      await tx.run(sql`set local session_replication_role = 'replica'`)
      for (const change of changes) await tx.run(change)
    })
  await asOwner(
    sql`delete from deal_events where room_id = ${roomId} and event = 'withdrawn'`,
    sql`update deals set state = 'open', changed_at = created_at where deal_id = ${other}`,
  )
  const missing = `the last event of the chat, of deal ${other}, is not as it was kept`
  expect(await problemsOf(roomId)).toEqual([missing])
  await asOwner(
    sql`delete from deal_events where deal_id = ${other}`,
    sql`delete from deals where deal_id = ${other}`,
  )
  expect(await problemsOf(roomId)).toEqual([missing])
  await asOwner(
    sql`delete from deal_events where room_id = ${roomId}`,
    sql`delete from deals where deal_id = ${dealId}`,
  )
  expect(await problemsOf(roomId)).toEqual([missing])
})

test('a deal that was moved to another room is found in both', async () => {
  const { roomId, dealId } = await aRoomWithDeals()
  const other = await aDeal(testApp)
  await testApp.db.transaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = 'replica'`)
    await tx.run(sql`update deals set room_id = ${other.roomId} where deal_id = ${dealId}`)
  })
  expect(await problemsOf(roomId)).toEqual([`deal ${dealId} is missing, and its events are here`])
  expect(await problemsOf(other.roomId)).toEqual([`deal ${dealId} has no events`])
})

test('both people of a room have its chain checked, and read where it breaks; nobody else does', async () => {
  const { buyer, seller, roomId, dealId } = await aRoomWithDeals()
  const { head } = await checkChain(testApp.db, roomId)
  for (const reader of [buyer, seller])
    expect(await testApp.as(reader)(checkDeals, { roomId })).toMatchObject({ events: 6, head, problems: [] })
  await testApp.db.transaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = 'replica'`)
    await tx.run(sql`delete from deal_events where deal_id = ${dealId} and event = 'accepted'`)
    await tx.run(sql`update deal_lines set quantity = 5 where deal_id = ${dealId} and revision = 2`)
  })
  const { problems } = await testApp.as(buyer)(checkDeals, { roomId })
  const changed = { kind: 'event_changed', deal_id: dealId, place: 2 }
  expect(problems).toContainEqual(changed)
  expect(problems).toContainEqual(expect.objectContaining({ kind: 'event_missing', place: 5 }))
  expect(problems).toContainEqual({ kind: 'deal_changed', deal_id: dealId, place: null })
  const nobody = testApp.as(await aBuyer(testApp.db))
  await expect(nobody(checkDeals, { roomId })).rejects.toMatchObject({ status: 404 })
  await expect(testApp.as(buyer)(checkDeals, { roomId: 'x' })).rejects.toMatchObject({ status: 404 })
})
