import { beforeAll, expect, test } from 'vitest'
import { listNotifications } from '#contract/notification.ts'
import { getSellerRequirement, listSellerRequirements, sendQuote, withdrawQuote } from '#contract/quote.ts'
import { closeRequirement, getRequirement } from '#contract/requirement.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { send } from '#server/testing/buy.ts'
import { findBreaches } from '#server/testing/invariants.ts'
import { aQuote, aRequirement } from '#server/testing/requirements.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const terms = { price: 12.5, min_quantity: 500, delivery_days: 10, note: 'Freight to Jaipur included' }
let buyer: Someone
beforeAll(async () => {
  buyer = await aBuyer(testApp.db)
})
const aDealer = async (category = 'hardware-paints', more: object = {}) => {
  const seller = await aSeller(testApp.db, more)
  await aProduct(testApp.db, { seller, category })
  return seller
}
const quote = (seller: Someone, requirementId: string, more: object = {}) =>
  testApp.as(seller)(sendQuote, { requirementId, ...terms, ...more })
const listed = async (seller: Someone, more: object = {}) => testApp.as(seller)(listSellerRequirements, more)
const idsOf = async (seller: Someone, more: object = {}) =>
  (await listed(seller, more)).requirements.map(({ requirement_id }) => requirement_id)
const quotesOf = async (requirementId: string, person = buyer) =>
  (await testApp.as(person)(getRequirement, { requirementId })).quotes
const newsOf = async (person: Someone) => (await testApp.as(person)(listNotifications, {})).notifications

test('a seller of the category sees a requirement with the place of its buyer, and nothing else of the buyer', async () => {
  const asker = await aBuyer(testApp.db, { full_name: 'Ravi Hidden', company_name: 'Hidden Stores' })
  const requirementId = await aRequirement(testApp.db, { buyer: asker })
  const seller = await aDealer()
  const { requirement } = await testApp.as(seller)(getSellerRequirement, { requirementId })
  expect(requirement).toMatchObject({
    product_name: 'Steel bolts M12',
    state: 'open',
    quote_count: 0,
    location: 'Jaipur, Rajasthan',
    own_quote: null,
    can_quote: true,
    buyer: null,
  })
  await quote(seller, requirementId)
  const everything = JSON.stringify([
    await listed(seller),
    await listed(seller, { list: 'mine' }),
    await testApp.as(seller)(getSellerRequirement, { requirementId }),
    await newsOf(seller),
  ])
  const { rows } = await testApp.pool.query('select * from users where user_id = $1', [asker.user_id])
  for (const secret of ['phone_number', 'email', 'full_name', 'user_id'])
    expect(everything).not.toContain(rows[0][secret])
})

test('products that are deleted or rejected make nobody a seller of a category; an approved application does', async () => {
  const requirementId = await aRequirement(testApp.db, { buyer })
  const seller = await aSeller(testApp.db)
  expect(await idsOf(seller)).toEqual([])
  await aProduct(testApp.db, { seller, verification: 'rejected' })
  const gone = await aProduct(testApp.db, { seller })
  await testApp.db.run(sql`update products set deleted_at = now() where product_id = ${gone}`)
  expect(await idsOf(seller)).toEqual([])
  await expect(quote(seller, requirementId)).rejects.toMatchObject({
    status: 404,
    message: 'Requirement not found',
  })
  await testApp.db.run(sql`
    insert into seller_applications
      (user_id, status, decided_at, company_name, business_address, business_pincode, business_license_type,
       proprietor_document_type, bank_name, account_number, account_number_end, bank_account_type, ifsc_code,
       business_category, business_category_label, specialization, business_type)
    values (${seller.user_id}, 'approved', now(), 'Bolt House', 'Jaipur', '302003', 'GST', 'PAN', 'SBI', '', '',
      'Current', 'SBIN0001234', 'hardware-paints', 'Hardware', 'Bolts', 'Wholesaler')`)
  expect(await idsOf(seller)).toContain(requirementId)
  expect((await listed(seller)).categories).toEqual(['hardware-paints'])
})

test('requirements are searched, filtered and paged', async () => {
  const seller = await aDealer('drip-irrigation')
  await aProduct(testApp.db, { seller, category: 'tiles-ceramics' })
  const ids: string[] = []
  for (let i = 0; i < 101; i += 1)
    ids.unshift(
      await aRequirement(testApp.db, { buyer, category: 'drip-irrigation', product_name: `Pipe ${i}` }),
    )
  const tiles = await aRequirement(testApp.db, {
    buyer,
    category: 'tiles-ceramics',
    product_name: 'Floor tiles 50%_off',
  })
  expect(await idsOf(seller, { q: '50%_OFF' })).toEqual([tiles])
  expect(await idsOf(seller, { category: 'Tiles' })).toEqual([tiles])
  expect(await idsOf(seller, { category: 'Footwear' })).toEqual([])
  const first = await listed(seller, { category: 'drip-irrigation' })
  const rest = await listed(seller, { category: 'drip-irrigation', cursor: first.next })
  expect([...first.requirements, ...rest.requirements].map((each) => each.requirement_id)).toEqual(ids)
  expect(first.counts).toEqual({ open: 101, mine: 0 })
  await testApp.as(buyer)(closeRequirement, { requirementId: first.next ?? '' })
  expect(await idsOf(seller, { cursor: first.next })).toEqual([ids[100]])
  const hidden = await aRequirement(testApp.db)
  await expect(listed(seller, { cursor: hidden })).rejects.toMatchObject({ status: 400 })
})

test('a quote is sent, changed and withdrawn, and the buyer is notified each time', async () => {
  const seller = await aDealer('hardware-paints', { company_name: 'Malwa Fasteners' })
  const asker = await aBuyer(testApp.db)
  const requirementId = await aRequirement(testApp.db, { buyer: asker })
  const { content, requirement } = await quote(seller, requirementId)
  expect(content).toBe('Your quote is sent.')
  expect(requirement).toMatchObject({
    state: 'quoted',
    quote_count: 1,
    can_quote: true,
    own_quote: { ...terms, is_accepted: false },
    buyer: null,
  })
  await quote(seller, requirementId)
  await quote(seller, requirementId, { price: 11.75, note: '' })
  expect(await quotesOf(requirementId, asker)).toMatchObject([{ price: 11.75, note: '', revision: 2 }])
  expect(await idsOf(seller, { list: 'mine' })).toEqual([requirementId])

  const { content: withdrawn } = await testApp.as(seller)(withdrawQuote, { requirementId })
  expect(withdrawn).toBe('Your quote is withdrawn.')
  expect(await quotesOf(requirementId, asker)).toEqual([])
  expect(await idsOf(seller, { list: 'mine' })).toEqual([])
  expect((await newsOf(asker)).map(({ kind, message, link }) => [kind, message, link])).toEqual(
    [
      ['quote-withdrawn', 'Malwa Fasteners took back the quote for Steel bolts M12'],
      ['quote-changed', 'Malwa Fasteners changed the quote for Steel bolts M12'],
      ['quote-received', 'Malwa Fasteners sent a quote for Steel bolts M12'],
    ].map((news) => [...news, `/profile/requirements/${requirementId}`]),
  )
  await expect(testApp.as(seller)(withdrawQuote, { requirementId })).rejects.toMatchObject({
    status: 404,
    message: 'Quote not found',
  })
})

test('of twenty sellers who quote at once exactly five are in, and a place that is given back is free', async () => {
  const sellers = await Promise.all(Array.from({ length: 20 }, () => aDealer()))
  const requirementId = await aRequirement(testApp.db, { buyer })
  const tries = await Promise.allSettled(sellers.map((seller) => quote(seller, requirementId)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  for (const each of tries)
    if (each.status === 'rejected')
      expect(each.reason).toMatchObject({
        status: 409,
        message: 'Five sellers have quoted for this requirement already.',
      })
  expect(await quotesOf(requirementId)).toHaveLength(5)

  const isIn = (index: number) => tries[index]?.status === 'fulfilled'
  const inside = sellers.filter((_, index) => isIn(index))
  const [outside] = sellers.filter((_, index) => !isIn(index))
  const [leaving] = inside
  if (!(outside && leaving)) throw new Error('five are in and fifteen are out')
  expect((await testApp.as(outside)(getSellerRequirement, { requirementId })).requirement.can_quote).toBe(
    false,
  )
  await Promise.all(inside.map((seller) => quote(seller, requirementId, { price: 9 })))
  await testApp.as(leaving)(withdrawQuote, { requirementId })
  await quote(outside, requirementId)
  expect(await quotesOf(requirementId)).toHaveLength(5)
  expect(await findBreaches(testApp.db)).toEqual([])
})

test('the table itself refuses a sixth quote', async () => {
  const requirementId = await aRequirement(testApp.db, { buyer })
  for (let i = 0; i < 5; i += 1) await aQuote(testApp.db, { requirementId })
  await expect(aQuote(testApp.db, { requirementId })).rejects.toThrow('quotes_place_check')
})

test('one seller has one quote, however often the button is pressed', async () => {
  const seller = await aDealer()
  const asker = await aBuyer(testApp.db)
  const requirementId = await aRequirement(testApp.db, { buyer: asker })
  await Promise.all(Array.from({ length: 8 }, () => quote(seller, requirementId)))
  expect(await quotesOf(requirementId, asker)).toMatchObject([{ revision: 1 }])
  expect(await newsOf(asker)).toHaveLength(1)
})

test('nobody quotes for an own requirement, for a closed one, or for that of a suspended buyer', async () => {
  const seller = await aDealer()
  const own = await aRequirement(testApp.db, { buyer: seller })
  expect(await idsOf(seller)).not.toContain(own)
  await expect(quote(seller, own)).rejects.toMatchObject({
    status: 409,
    message: 'You cannot quote for your own requirement.',
  })

  const closed = await aRequirement(testApp.db, { buyer })
  await quote(seller, closed)
  await testApp.as(buyer)(closeRequirement, { requirementId: closed })
  const refusal = { status: 409, message: 'This requirement is closed.' }
  await expect(quote(seller, closed, { price: 1 })).rejects.toMatchObject(refusal)
  await expect(quote(await aDealer(), closed)).rejects.toMatchObject(refusal)
  await expect(testApp.as(seller)(withdrawQuote, { requirementId: closed })).rejects.toMatchObject(refusal)
  expect(await idsOf(seller, { list: 'mine' })).toContain(closed)

  const suspended = await aBuyer(testApp.db)
  const hidden = await aRequirement(testApp.db, { buyer: suspended })
  await testApp.db.run(sql`update users set suspended_at = now() where user_id = ${suspended.user_id}`)
  expect(await idsOf(seller)).not.toContain(hidden)
  await expect(quote(seller, hidden)).rejects.toMatchObject({ status: 404 })
})

const tooLargeInAll = 'This quote is too large. Please choose a lower price or a smaller quantity.'

test.each([
  [{ price: 0 }, 'Price must be more than ₹0'],
  [{ price: 1e-7 }, 'Price can have at most two decimals'],
  [{ price: '12' }, 'Price must be a number'],
  [{ price: 12.345 }, 'Price can have at most two decimals'],
  [{ price: 10_000_001 }, 'Price can be at most ₹1,00,00,000'],
  [{ min_quantity: 0 }, 'Minimum quantity must be at least 1'],
  [{ min_quantity: 2.5 }, 'Minimum quantity must be a whole number'],
  [{ delivery_days: 0 }, 'Delivery days must be at least 1'],
  [{ delivery_days: 366 }, 'Delivery days can be at most 365'],
  [{ price: 10_000_000, min_quantity: 1_000_001 }, tooLargeInAll],
  [{ note: 'x'.repeat(301) }, 'Note can have at most 300 characters'],
])('%o is refused: %s', async (change, content) => {
  const requirementId = await aRequirement(testApp.db, { buyer })
  const url = `/api/seller/requirements/${requirementId}/quote`
  const seller = await aDealer()
  expect(await send(testApp, seller, { method: 'PUT', url, body: { ...terms, ...change } })).toMatchObject({
    status: 400,
    json: { content },
  })
  expect((await send(testApp, buyer, { method: 'PUT', url, body: terms })).status).toBe(403)
  expect(await quotesOf(requirementId)).toEqual([])
})

test('a quote whose total is no exact amount any more is refused, and the largest one is exact to the paisa', async () => {
  const requirementId = await aRequirement(testApp.db, { buyer, quantity: 100_000_000 })
  const seller = await aDealer()
  await expect(quote(seller, requirementId, { price: 100_000.01 })).rejects.toMatchObject({
    status: 400,
    message: tooLargeInAll,
  })
  await quote(seller, requirementId, { price: 100_000 })
  expect(await quotesOf(requirementId)).toMatchObject([{ total: 10_000_000_000_000 }])
})
