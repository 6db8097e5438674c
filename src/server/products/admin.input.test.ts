import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as contract from '#contract/admin/admin-products.ts'
import { sql } from '#server/db/sql.ts'
import { send } from '#server/testing/buy.ts'
import { openProductAdmin } from '#server/testing/product-admin.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const { people, asAdmin, pending, stateOf } = openProductAdmin(testApp)

test.each([
  ['feature', { until: '2020-01-01' }, 'The end must lie ahead.'],
  ['feature', { until: 'tomorrow' }, 'The end is written as 2026-11-30'],
  ['feature', { until: 5 }, 'The end is written as 2026-11-30'],
  ['reject', { reason: ' ' }, 'Reason cannot be empty'],
  ['reject', {}, 'Reason cannot be empty'],
])('%s with %j is refused', async (verb, body, content) => {
  const id = await pending()
  const answer = await send(testApp, people.admin, { url: `/api/admin/products/${id}/${verb}`, body })
  expect(answer).toMatchObject({ status: 400, json: { success: false, content } })
  expect(await stateOf(id)).toMatchObject({ verification: 'pending', is_top_product: false })
})

test.each([
  [{}, 'Choose at least one product'],
  [{ product_ids: [] }, 'Choose at least one product'],
  [{ product_ids: Array(101).fill(randomUUID()) }, 'Verify at most 100 products at a time'],
  [{ product_ids: ['x'] }, 'Product not found'],
  [{ product_ids: [randomUUID()], revisions: [] }, 'Each product needs its revision'],
  [{ product_ids: [randomUUID()], revisions: ['1'] }, 'Revision must be a whole number'],
])('verifying many with wrong input (case %#) is refused', async (body, content) => {
  const answer = await send(testApp, people.admin, { url: '/api/admin/products/verify', body })
  expect(answer).toMatchObject({ status: 400, json: { content } })
})

test('what is not there is not found, and a seller decides nothing about their own', async () => {
  const gone = await pending()
  await testApp.db.run(sql`update products set deleted_at = now() where product_id = ${gone}`)
  for (const productId of [gone, randomUUID(), 'x'])
    for (const call of [
      contract.verifyProduct,
      contract.unverifyProduct,
      contract.featureProduct,
      contract.unfeatureProduct,
    ])
      await expect(asAdmin()(call, { productId })).rejects.toMatchObject({ status: 404 })
  const productId = await pending()
  for (const call of [contract.verifyProduct, contract.featureProduct])
    await expect(testApp.as(people.seller)(call, { productId })).rejects.toMatchObject({ status: 403 })
  expect(await stateOf(productId)).toMatchObject({ verification: 'pending', is_top_product: false })
})
