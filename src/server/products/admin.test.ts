import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listAuditEvents } from '#contract/admin/admin-audit.ts'
import * as contract from '#contract/admin/admin-products.ts'
import { listNotifications } from '#contract/notification.ts'
import { getOwnProduct, updateProduct } from '#contract/products/own-product.ts'
import { getProduct, searchProducts } from '#contract/products/product.ts'
import { sql } from '#server/db/sql.ts'
import { aProduct, aSeller } from '#server/testing/build.ts'
import { named } from '#server/testing/named.ts'
import { openProductAdmin } from '#server/testing/product-admin.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { endTopProducts } from './admin.service.ts'

const testApp = openTestApp()
const { people, asAdmin, pending, stateOf } = openProductAdmin(testApp)
const listed = async (status: contract.AdminProductStatus, q?: string) =>
  (await asAdmin()(contract.listReviewedProducts, { status, q })).products
const messages = async () =>
  (await testApp.as(people.seller)(listNotifications, {})).notifications.map(({ message }) => message)
const auditEventsOf = async (subject: string) =>
  (await asAdmin()(listAuditEvents, { subject })).events.map(({ action, details }) => ({ action, details }))

test('who waits longest is first; ended offers and goods of the suspended wait for nobody', async () => {
  const [first, second] = [await pending('Gate valve one'), await pending('Gate valve two')]
  const ended = await aProduct(testApp.db, {
    seller: people.seller,
    verification: 'pending',
    product_name: 'Gate valve three',
    expires_at: new Date(Date.now() - 1_000),
  })
  const other = await aSeller(testApp.db)
  await aProduct(testApp.db, { seller: other, verification: 'pending', product_name: 'Gate valve four' })
  await testApp.db.run(sql`update users set suspended_at = now() where user_id = ${other.user_id}`)
  const waiting = await listed('pending', 'GATE valve')
  expect(waiting.map(({ product_id }) => product_id)).toEqual([first, second])
  expect(waiting[0]).toMatchObject({
    verification: 'pending',
    rejection_reason: null,
    top_until: null,
    seller_company: 'Pune Pumps',
  })
  expect(waiting.map(({ product_id }) => product_id)).not.toContain(ended)
  expect(await listed('pending', '100%')).toEqual([])
})

test('the list is searched by words of name, company and particulars, the last one half typed', async () => {
  const crafts = await aSeller(testApp.db, { company_name: 'Moradabad Crafts' })
  await aProduct(testApp.db, {
    seller: crafts,
    verification: 'pending',
    product_name: 'Brass diya 40 mm',
    description: 'Not of iron.',
  })
  for (const q of ['brass diya', 'DIYA mora', 'crafts', '40 mm brass', 'diyas', "diya' | 'a"])
    expect(await listed('pending', q)).toMatchObject([{ product_name: 'Brass diya 40 mm' }])
  for (const q of ['iron', 'brass gate', 'iya', '!?']) expect(await listed('pending', q)).toEqual([])
})

test('a product that was verified long ago waits from its change on', async () => {
  const name = 'Needle valve'
  const changed = await aProduct(testApp.db, {
    seller: people.seller,
    product_name: `${name} one`,
    verification: 'verified',
  })
  const unverified = await aProduct(testApp.db, { seller: people.seller, product_name: `${name} two` })
  const fresh = await pending(`${name} three`)
  await testApp.db.run(sql`update products set verification = 'verified' where product_id = ${unverified}`)
  await testApp.db.run(sql`
    update products set created_at = now() - interval '400 days'
    where product_id in (${changed}, ${unverified})`)
  await asAdmin()(contract.unverifyProduct, { productId: unverified })
  const { product } = await testApp.as(people.seller)(getOwnProduct, { productId: changed })
  const { product_name: before, description, unit, prices, specs, category_type } = product
  const edit = { productId: changed, description, unit, prices, specs, category_type }
  await testApp.as(people.seller)(updateProduct, { ...edit, product_name: `${before} of brass` })
  await testApp.as(people.seller)(updateProduct, { ...edit, product_name: `${before} of good brass` })
  const waiting = await listed('pending', name)
  expect(waiting.map(({ product_id }) => product_id)).toEqual([fresh, unverified, changed])
  for (const { waiting_since } of waiting)
    expect(Date.parse(waiting_since)).toBeGreaterThan(Date.now() - 24 * 3_600_000)
})

test('verifying tells the seller once and is written down once', async () => {
  const productId = await pending('Ball valve')
  for (let i = 0; i < 2; i += 1)
    expect(await asAdmin()(contract.verifyProduct, { productId })).toEqual({
      success: true,
      content: 'Ball valve is verified.',
      sentence: named,
    })
  expect((await testApp.as(null)(getProduct, { productId })).product.is_verified).toBe(true)
  expect((await messages()).filter((text) => text.includes('Ball valve'))).toEqual([
    'Your product Ball valve is verified.',
  ])
  expect(await auditEventsOf(productId)).toEqual([{ action: 'product.verify', details: {} }])
  await asAdmin()(contract.unverifyProduct, { productId })
  expect(await stateOf(productId)).toMatchObject({ verification: 'pending' })
})

test('a rejected product leaves the market with its reason, and comes back', async () => {
  const productId = await pending('Foot valve')
  await asAdmin()(contract.featureProduct, { productId })
  await asAdmin()(contract.rejectProduct, { productId, reason: 'The pictures show a pump' })
  expect(await stateOf(productId)).toEqual({
    verification: 'rejected',
    rejection_reason: 'The pictures show a pump',
    is_top_product: false,
    top_until: null,
  })
  await expect(testApp.as(null)(getProduct, { productId })).rejects.toMatchObject({ status: 404 })
  const { products } = await asAdmin()(searchProducts, { q: 'foot valve' })
  expect(products.map(({ product_id }) => product_id)).not.toContain(productId)
  expect((await messages())[0]).toBe(
    'Your product Foot valve was taken off the market: The pictures show a pump',
  )
  // Its page is gone too, so the notification leads to where the seller can correct it.
  expect((await testApp.as(people.seller)(listNotifications, {})).notifications[0]?.link).toBe(
    `/seller_console/products/edit_product/${productId}`,
  )
  expect((await listed('rejected'))[0]).toMatchObject({ product_id: productId })
  await expect(asAdmin()(contract.featureProduct, { productId })).rejects.toMatchObject({
    status: 409,
    message: 'A rejected product cannot be a top product.',
  })
  await asAdmin()(contract.unverifyProduct, { productId })
  expect(await stateOf(productId)).toMatchObject({ verification: 'pending', rejection_reason: null })
  expect((await auditEventsOf(productId)).map(({ action }) => action)).toEqual([
    'product.unverify',
    'product.reject',
    'product.feature',
  ])
})

test('many are verified at once; what is verified or gone already is passed over', async () => {
  const ids = await Promise.all(['One', 'Two', 'Three'].map((name) => pending(name)))
  const [gone = '', ...others] = ids
  await testApp.db.run(sql`update products set deleted_at = now() where product_id = ${gone}`)
  const product_ids = [...ids, await aProduct(testApp.db, { seller: people.seller }), randomUUID()]
  expect(await asAdmin()(contract.verifyProducts, { product_ids })).toEqual({
    success: true,
    content: '2 products verified.',
    sentence: named,
    verified: 2,
    changed: [],
  })
  for (const id of others) expect(await stateOf(id)).toMatchObject({ verification: 'verified' })
  expect(await stateOf(gone)).toMatchObject({ verification: 'pending' })
})

test('many of a seller verified at once are one piece of news', async () => {
  const product_ids = await Promise.all(['Four', 'Five', 'Six'].map((name) => pending(name)))
  const before = (await messages()).length
  await asAdmin()(contract.verifyProducts, { product_ids })
  expect((await messages())[0]).toBe('3 of your products are verified.')
  expect(await messages()).toHaveLength(before + 1)
})

test('nobody verifies, rejects or features a product that changed since it was looked at', async () => {
  const productId = await pending('Honest rubber chappal')
  const [seen] = await listed('pending', 'Honest rubber chappal')
  const revision = seen?.revision ?? 0
  await testApp.db.run(
    sql`update products set product_name = 'Famous brand, cheap' where product_id = ${productId}`,
  )
  const refusal = {
    status: 409,
    code: 'changed',
    message: 'Famous brand, cheap was changed since you opened it. Please look at it again.',
  }
  const calls = [
    contract.verifyProduct,
    contract.unverifyProduct,
    contract.featureProduct,
    contract.unfeatureProduct,
  ]
  for (const call of calls)
    await expect(asAdmin()(call, { productId, revision })).rejects.toMatchObject(refusal)
  const reject = { productId, revision, reason: 'Fake' }
  await expect(asAdmin()(contract.rejectProduct, reject)).rejects.toMatchObject(refusal)
  expect(await stateOf(productId)).toMatchObject({ verification: 'pending', is_top_product: false })
  expect(await auditEventsOf(productId)).toEqual([])
  await asAdmin()(contract.verifyProduct, { productId, revision: revision + 1 })
  expect(await stateOf(productId)).toMatchObject({ verification: 'verified' })
})

test('of many that are verified at once, those that changed since are named and left', async () => {
  const product_ids = await Promise.all(['Ball valve', 'Foot valve'].map((name) => pending(name)))
  const [kept = '', changed = ''] = product_ids
  await testApp.db.run(sql`update products set description = 'Used.' where product_id = ${changed}`)
  expect(await asAdmin()(contract.verifyProducts, { product_ids, revisions: [1, 1] })).toEqual({
    success: true,
    content: '1 product verified. Changed since you opened this page, and left as they are: Foot valve.',
    sentence: named,
    verified: 1,
    changed: [{ product_id: changed, product_name: 'Foot valve' }],
  })
  expect(await stateOf(kept)).toMatchObject({ verification: 'verified' })
  expect(await stateOf(changed)).toMatchObject({ verification: 'pending' })
})

test('a top product ends by itself, on the evening of its day in India', async () => {
  const productId = await pending('Check valve')
  await asAdmin()(contract.featureProduct, { productId, until: '2099-12-31' })
  expect((await stateOf(productId)).top_until.toISOString()).toBe('2099-12-31T18:29:59.999Z')
  expect((await listed('top')).map(({ product_id }) => product_id)).toContain(productId)
  await endTopProducts(testApp.db)
  expect(await stateOf(productId)).toMatchObject({ is_top_product: true })
  await testApp.db.run(sql`
    update products set top_until = now() - interval '1 second' where product_id = ${productId}`)
  const forever = await pending('Pressure valve')
  await asAdmin()(contract.featureProduct, { productId: forever, until: null })
  await endTopProducts(testApp.db)
  expect(await stateOf(productId)).toMatchObject({ is_top_product: false, top_until: null })
  expect(await stateOf(forever)).toMatchObject({ is_top_product: true })
  expect((await auditEventsOf(productId)).map(({ action }) => action)).toEqual([
    'product.unfeature',
    'product.feature',
  ])
  await asAdmin()(contract.unfeatureProduct, { productId: forever })
  expect(await stateOf(forever)).toMatchObject({ is_top_product: false })
})
