import { expect, test } from 'vitest'
import { readPastedOrder } from '#contract/buy-again/paste.ts'
import { getCart } from '#contract/cart.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { buy } from '#server/testing/buy.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()

async function aCodedProduct(code: string, seller?: Someone) {
  const product_id = await aProduct(testApp.db, {
    product_name: `Lamp ${code}`,
    ...(seller ? { seller } : {}),
  })
  await testApp.db.run(sql`update products set seller_item_code = ${code} where product_id = ${product_id}`)
  return product_id
}
const read = async (buyer: Someone, text: string) =>
  (await testApp.as(buyer)(readPastedOrder, { text })).lines
const idsOf = (line: { goods: { product_id: string }[] } | undefined) =>
  line?.goods.map((one) => one.product_id)

test('an item code is found in any case and spacing, at the price of its quantity', async () => {
  const lamp = await aCodedProduct('KLB-2201')
  const [line] = await read(await aBuyer(testApp.db), 'klb - 2201 x 12')
  expect(line).toMatchObject({ typed: 'klb - 2201 x 12', quantity: 12, found_by: 'code' })
  expect(line?.goods).toMatchObject([{ product_id: lamp, quantity: 12, line_total: 6_000 }])
})

test('where two sellers have one code, the one from whom was bought before comes first', async () => {
  const [one, two] = [await aSeller(testApp.db), await aSeller(testApp.db)]
  const lamps = [await aCodedProduct('TWICE-1', one), await aCodedProduct('TWICE-1', two)].sort()
  const last = lamps[1] ?? ''
  const buyer = await aBuyer(testApp.db)
  await buy(testApp, buyer, [{ product_id: last, quantity: 1 }])
  expect(idsOf((await read(buyer, 'TWICE-1, 3'))[0])).toEqual([last, lamps[0]])
})

test('what was bought before comes before what the market has of these words', async () => {
  const [bought, other] = [
    await aProduct(testApp.db, { product_name: 'Zarikot cement 53 grade' }),
    await aProduct(testApp.db, { product_name: 'Zarikot cement 53 grade super' }),
  ]
  const [buyer, newcomer] = [await aBuyer(testApp.db), await aBuyer(testApp.db)]
  await buy(testApp, buyer, [{ product_id: bought, quantity: 1 }])
  const text = 'zarikot cement 53 grade 20 bag'
  const [line] = await read(buyer, text)
  expect(line).toMatchObject({ quantity: 20, unit: 'bag', found_by: 'bought' })
  expect(idsOf(line)).toEqual([bought, other])
  const [fresh] = await read(newcomer, text)
  expect(fresh?.found_by).toBe('words')
  expect(idsOf(fresh)?.sort()).toEqual([bought, other].sort())
})

test('a line without a quantity gets the minimum order, and what nobody sells is found by nothing', async () => {
  const tiers = [{ min: 25, max: null, unit_price_paise: 500 }]
  const product_id = await aProduct(testApp.db, { product_name: 'Qorvex washer', tiers })
  const lines = await read(await aBuyer(testApp.db), 'qorvex washer\nzzzz qqqq xxxx - 4')
  expect(lines[0]).toMatchObject({ quantity: null, goods: [{ product_id, quantity: 25 }] })
  expect(lines[1]).toMatchObject({ quantity: 4, found_by: 'nothing', goods: [] })
})

test('what is hidden and what is one’s own is not offered, and nothing comes into the cart', async () => {
  const seller = await aSeller(testApp.db)
  const own = await aCodedProduct('OWN-77', seller)
  const hidden = await aCodedProduct('HID-77')
  await testApp.db.run(sql`update products set verification = 'rejected' where product_id = ${hidden}`)
  const lines = await read(seller, 'OWN-77 x 2\nHID-77 x 2')
  expect(lines.flatMap(({ goods }) => goods.map(({ product_id }) => product_id))).not.toContain(own)
  expect(lines.flatMap(({ goods }) => goods.map(({ product_id }) => product_id))).not.toContain(hidden)
  expect((await testApp.as(seller)(getCart, {})).cart_items).toEqual([])
})

test('an empty or endless text is refused in a sentence, and hostile lines are only searched for', async () => {
  const buyer = await aBuyer(testApp.db)
  const call = testApp.as(buyer)
  await expect(call(readPastedOrder, { text: ' ' })).rejects.toMatchObject({
    status: 400,
    message: 'The text cannot be empty',
  })
  await expect(call(readPastedOrder, { text: 'x'.repeat(10_001) })).rejects.toMatchObject({ status: 400 })
  await expect(testApp.as(null)(readPastedOrder, { text: 'nut' })).rejects.toMatchObject({ status: 401 })
  const { lines, is_cut } = await call(readPastedOrder, {
    text: `'; drop table users; -- x 1\n${'%_\\ x 2\n'.repeat(60)}`,
  })
  expect([lines.length, is_cut]).toEqual([1, true])
})
