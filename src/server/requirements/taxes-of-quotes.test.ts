import { expect, test } from 'vitest'
import { sendQuote } from '#contract/quote.ts'
import { getRequirement } from '#contract/requirement.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { aQuote, aRequirement } from '#server/testing/requirements.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()

async function aDealer() {
  const seller = await aSeller(testApp.db)
  await aProduct(testApp.db, { seller, category: 'hardware-paints' })
  return seller
}

test('a quote has all taxes in it; one from before the form said so has not, until it is changed', async () => {
  const buyer = await aBuyer(testApp.db)
  const requirementId = await aRequirement(testApp.db, { buyer })
  const [seller, earlier] = [await aDealer(), await aDealer()]
  const quote = (person: Someone) =>
    testApp.as(person)(sendQuote, { requirementId, price: 12.5, min_quantity: 500, delivery_days: 10 })
  const taxesOf = async (person: Someone) =>
    (await testApp.as(buyer)(getRequirement, { requirementId })).quotes.find(
      (each) => each.seller.user_id === person.user_id,
    )?.includes_tax
  await quote(seller)
  await aQuote(testApp.db, { requirementId, seller: earlier })
  expect([await taxesOf(seller), await taxesOf(earlier)]).toEqual([true, false])
  await quote(earlier)
  expect(await taxesOf(earlier)).toBe(true)
})
