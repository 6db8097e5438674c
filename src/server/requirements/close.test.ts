import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getChatRoom } from '#contract/chats/chat.ts'
import { offerDeal, withdrawDeal } from '#contract/deals/deal.ts'
import { listNotifications } from '#contract/notification.ts'
import { getSellerRequirement, sendQuote, withdrawQuote } from '#contract/quote.ts'
import { acceptQuote, closeRequirement, getRequirement } from '#contract/requirement.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { aBuyersOffer } from '#server/testing/deals/offers.ts'
import { findBreaches } from '#server/testing/invariants.ts'
import { aRequirement } from '#server/testing/requirements.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const terms = { price: 12.5, min_quantity: 500, delivery_days: 10, note: '' }
const newsOf = async (person: Someone) =>
  (await testApp.as(person)(listNotifications, {})).notifications.map(({ message }) => message)

/** A requirement with quotes of two sellers, the first one cheaper. */
async function aQuotedRequirement() {
  const buyer = await aBuyer(testApp.db, { company_name: 'Pink City Stores' })
  const requirementId = await aRequirement(testApp.db, { buyer })
  const sellers = [
    await aSeller(testApp.db, { company_name: 'Malwa Fasteners' }),
    await aSeller(testApp.db, { company_name: 'Yamuna Bolts' }),
  ] as const
  for (const [index, seller] of sellers.entries()) {
    await aProduct(testApp.db, { seller })
    await testApp.as(seller)(sendQuote, { requirementId, ...terms, price: 12.5 + index })
  }
  const { quotes } = await testApp.as(buyer)(getRequirement, { requirementId })
  const [best, other] = quotes.map(({ quote_id }) => ({ requirementId, quote_id, revision: 1 }))
  if (!(best && other)) throw new Error('two sellers have quoted')
  return { buyer, requirementId, sellers, best, other }
}

const seenBy = async (seller: Someone, requirementId: string) =>
  (await testApp.as(seller)(getSellerRequirement, { requirementId })).requirement

test('an accepted quote closes the requirement, and its seller alone learns who asks', async () => {
  const { buyer, requirementId, sellers, best } = await aQuotedRequirement()
  const [chosen, passed] = sellers
  const { content, room_id } = await testApp.as(buyer)(acceptQuote, best)
  expect(content).toBe('You accepted the quote of Malwa Fasteners.')

  const { requirement, quotes, ...rest } = await testApp.as(buyer)(getRequirement, { requirementId })
  expect(rest.room_id).toBe(room_id)
  expect(requirement).toMatchObject({ state: 'closed', accepted_seller: 'Malwa Fasteners' })
  expect(quotes.map(({ is_accepted }) => is_accepted)).toEqual([true, false])
  const phone = await testApp.pool.query('select phone_number from users where user_id = $1', [buyer.user_id])
  expect(await seenBy(chosen, requirementId)).toMatchObject({
    state: 'closed',
    can_quote: false,
    own_quote: { is_accepted: true },
    buyer: { company_name: 'Pink City Stores', phone_number: phone.rows[0].phone_number, room_id },
  })
  expect(await seenBy(passed, requirementId)).toMatchObject({
    state: 'closed',
    own_quote: { is_accepted: false },
    buyer: null,
  })
  expect((await newsOf(chosen))[0]).toBe('Pink City Stores accepted your quote for Steel bolts M12')
  expect((await newsOf(passed))[0]).toBe('Steel bolts M12: the buyer has chosen another quote')
  expect((await newsOf(buyer))[0]).toBe('You accepted the quote of Malwa Fasteners for Steel bolts M12')
  expect(JSON.stringify(await newsOf(passed))).not.toContain('Pink City')
})

test('an accepted quote stands in the chat of its two, until an offer is made of it', async () => {
  const { buyer, sellers, best, requirementId } = await aQuotedRequirement()
  const { room_id: roomId } = await testApp.as(buyer)(acceptQuote, best)
  const shown = async (person: Someone) =>
    (await testApp.as(person)(getChatRoom, { roomId })).room.accepted_quote
  const quote = {
    ...{ requirement_id: requirementId, product_name: 'Steel bolts M12', price: 12.5, unit: null },
    delivery_days: 10,
  }
  expect([await shown(buyer), await shown(sellers[0])]).toEqual([quote, quote])
  const from = { requirement_id: requirementId, quote_id: best.quote_id }
  const { deal } = await testApp.as(buyer)(offerDeal, { roomId, ...from, ...aBuyersOffer() })
  expect([await shown(buyer), await shown(sellers[0])]).toEqual([null, null])
  await testApp.as(buyer)(withdrawDeal, { dealId: deal.deal_id, revision: 1 })
  expect(await shown(sellers[0])).toEqual(quote)
})

test('a double click accepts once and tells everybody once', async () => {
  const { buyer, sellers, best } = await aQuotedRequirement()
  const before = (await newsOf(sellers[0])).length
  const clicks = await Promise.all(Array.from({ length: 6 }, () => testApp.as(buyer)(acceptQuote, best)))
  expect(new Set(clicks.map(({ room_id }) => room_id)).size).toBe(1)
  expect((await newsOf(sellers[0])).length - before).toBe(1)
  expect(await findBreaches(testApp.db)).toEqual([])
})

test('of two quotes that are accepted at once one is, and the other is refused with a sentence', async () => {
  const { buyer, requirementId, best, other } = await aQuotedRequirement()
  const tries = await Promise.allSettled(
    [best, other, best, other].map((choice) => testApp.as(buyer)(acceptQuote, choice)),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  for (const each of tries)
    if (each.status === 'rejected')
      expect(each.reason).toMatchObject({ status: 409, message: 'You have accepted another quote.' })
  const { quotes } = await testApp.as(buyer)(getRequirement, { requirementId })
  expect(quotes.filter(({ is_accepted }) => is_accepted)).toHaveLength(1)
  expect(await findBreaches(testApp.db)).toEqual([])
})

test('accepting, closing and withdrawing at once leave one whole truth', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { buyer, requirementId, sellers, best } = await aQuotedRequirement()
    const [accepted, , withdrawn] = await Promise.allSettled([
      testApp.as(buyer)(acceptQuote, best),
      testApp.as(buyer)(closeRequirement, { requirementId }),
      testApp.as(sellers[0])(withdrawQuote, { requirementId }),
      testApp.as(sellers[0])(sendQuote, { requirementId, ...terms, price: 99 }),
    ])
    const { requirement, quotes } = await testApp.as(buyer)(getRequirement, { requirementId })
    const isAccepted = accepted?.status === 'fulfilled'
    expect(requirement.state).toBe('closed')
    expect(quotes.some(({ is_accepted, price }) => is_accepted && price === 12.5)).toBe(isAccepted)
    if (isAccepted) expect(withdrawn?.status).toBe('rejected')
    expect(await findBreaches(testApp.db)).toEqual([])
  }
})

test('nobody accepts what they have not read, what is gone, or whose seller may not sell', async () => {
  const { buyer, requirementId, sellers, best, other } = await aQuotedRequirement()
  const accept = (choice: object) => testApp.as(buyer)(acceptQuote, { ...best, ...choice })
  await testApp.as(sellers[0])(sendQuote, { requirementId, ...terms, price: 14 })
  await expect(accept({})).rejects.toMatchObject({
    status: 409,
    message: 'The seller has changed this quote. Please check it and accept again.',
  })
  await testApp.as(sellers[0])(withdrawQuote, { requirementId })
  for (const quote_id of [best.quote_id, randomUUID()])
    await expect(accept({ quote_id })).rejects.toMatchObject({
      status: 404,
      message: 'This quote is not there any more. Please look at the others.',
    })
  await expect(accept({ quote_id: 'x' })).rejects.toMatchObject({ status: 400, message: 'Choose a quote' })
  await testApp.db.run(sql`update users set suspended_at = now() where user_id = ${sellers[1].user_id}`)
  await expect(accept(other)).rejects.toMatchObject({ status: 409 })
  const stranger = await aBuyer(testApp.db)
  await expect(testApp.as(stranger)(acceptQuote, best)).rejects.toMatchObject({ status: 404 })
})

test('a buyer closes a requirement once, its sellers are notified, and no quote is accepted afterwards', async () => {
  const { buyer, requirementId, sellers, best } = await aQuotedRequirement()
  for (let i = 0; i < 2; i += 1)
    expect((await testApp.as(buyer)(closeRequirement, { requirementId })).content).toBe(
      'The requirement is closed.',
    )
  expect(await newsOf(sellers[0])).toEqual(['Steel bolts M12: the requirement is closed'])
  await expect(testApp.as(buyer)(acceptQuote, best)).rejects.toMatchObject({
    status: 409,
    message: 'This requirement is closed.',
  })
  expect(await seenBy(sellers[0], requirementId)).toMatchObject({ state: 'closed', buyer: null })
})
