import { expect, test } from 'vitest'
import { listAllRequirements } from '#contract/admin/admin-requirements.ts'
import { getSellerRequirement, sendQuote } from '#contract/quote.ts'
import { getRequirement, listRequirements, postRequirement } from '#contract/requirement.ts'
import { aBuyer, anAdmin, aProduct, aSeller } from '#server/testing/build.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const draft = {
  product_name: 'Portland cement',
  quantity: 400,
  product_details: '',
  category_type: 'apparel & fashion',
}
const terms = { min_quantity: 50, delivery_days: 7, note: '' }

const post = async (buyer: Someone, more: object = {}) =>
  (await testApp.as(buyer)(postRequirement, { ...draft, ...more })).requirement_id
async function quoteOf(requirementId: string, quote: { price: number; unit?: string }) {
  const seller = await aSeller(testApp.db)
  await aProduct(testApp.db, { seller, category: 'apparel-fashion' })
  const { requirement } = await testApp.as(seller)(sendQuote, { requirementId, ...terms, ...quote })
  return { seller, requirement }
}
const quotesOf = async (buyer: Someone, requirementId: string) =>
  (await testApp.as(buyer)(getRequirement, { requirementId })).quotes

test('buyer, seller and admin read the unit that a requirement counts in', async () => {
  const [buyer, admin] = [await aBuyer(testApp.db), await anAdmin(testApp.db)]
  const requirementId = await post(buyer, { unit: ' bag (50 kg) ', product_name: 'Cement in bags' })
  const { seller } = await quoteOf(requirementId, { price: 465 })
  const read = [
    (await testApp.as(buyer)(getRequirement, { requirementId })).requirement,
    (await testApp.as(seller)(getSellerRequirement, { requirementId })).requirement,
    (await testApp.as(admin)(listAllRequirements, { q: 'Cement in bags' })).requirements[0],
  ]
  expect(read.map((requirement) => requirement?.unit)).toEqual(Array(3).fill('bag (50 kg)'))
})

test('a requirement without a unit is posted as before there were units', async () => {
  const buyer = await aBuyer(testApp.db)
  const requirementId = await post(buyer)
  const { requirement } = await quoteOf(requirementId, { price: 465 })
  expect([requirement.unit, requirement.own_quote?.unit]).toEqual([null, null])
  expect(await quotesOf(buyer, requirementId)).toMatchObject([{ unit: null, is_other_unit: false }])
})

test('the same goods in another unit are another requirement', async () => {
  const buyer = await aBuyer(testApp.db)
  const first = await post(buyer, { unit: 'bag' })
  expect(await post(buyer, { unit: 'Bag' })).toBe(first)
  expect(await post(buyer, { unit: 'tonne' })).not.toBe(first)
})

test('quotes in another unit say so, stand last, and are not the best price', async () => {
  const buyer = await aBuyer(testApp.db)
  const requirementId = await post(buyer, { unit: 'kg' })
  await quoteOf(requirementId, { price: 9.5, unit: 'Kilos' })
  await quoteOf(requirementId, { price: 9.1 })
  await quoteOf(requirementId, { price: 0.01, unit: 'gram' })
  expect(await quotesOf(buyer, requirementId)).toMatchObject([
    { price: 9.1, unit: 'kg', is_other_unit: false },
    { price: 9.5, unit: 'kg', is_other_unit: false },
    { price: 0.01, unit: 'gram', is_other_unit: true },
  ])
  const { requirements } = await testApp.as(buyer)(listRequirements, {})
  expect(requirements[0]).toMatchObject({ quote_count: 3, best_price: 9.1 })
})

test('a quote that is changed without naming a unit keeps the one it has; a blank one is the requirement’s', async () => {
  const requirementId = await post(await aBuyer(testApp.db), { unit: 'kg' })
  const { seller } = await quoteOf(requirementId, { price: 450, unit: 'bag' })
  const change = async (unit?: string) =>
    (
      await testApp.as(seller)(sendQuote, {
        requirementId,
        ...terms,
        price: 451,
        ...(unit === undefined ? {} : { unit }),
      })
    ).requirement.own_quote?.unit
  expect(await change()).toBe('bag')
  expect(await change('')).toBe('kg')
})

test('a unit of more than 40 letters is refused', async () => {
  const buyer = await aBuyer(testApp.db)
  await expect(post(buyer, { unit: 'x'.repeat(41) })).rejects.toThrow('Unit can have at most 40 characters')
})
