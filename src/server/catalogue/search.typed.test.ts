import { beforeAll, expect, test } from 'vitest'
import { searchProducts } from '#contract/products/product.ts'
import { aBuyer, aProduct } from '#server/testing/build.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let buyer: Someone

beforeAll(async () => {
  buyer = await aBuyer(testApp.db)
  for (const product_name of [
    'Leaf chain BL 634 for forklifts',
    'Tractor tyre 6.00-16, three rib',
    'Truck tyre 10.00 R20',
    'Rugged smartphone 4 in, IP68',
  ])
    await aProduct(testApp.db, { product_name })
})

const search = (q: string) => testApp.as(buyer)(searchProducts, { q })

test.each([
  ['BL634', 'Leaf chain BL 634 for forklifts'],
  ['bl-634 chain', 'Leaf chain BL 634 for forklifts'],
  ['6.00x16', 'Tractor tyre 6.00-16, three rib'],
  ['tractor tyre 6.00x16', 'Tractor tyre 6.00-16, three rib'],
  ['10.00R20', 'Truck tyre 10.00 R20'],
  ['IP 68', 'Rugged smartphone 4 in, IP68'],
])("'%s' finds '%s', whatever stands between its letters and digits", async (q, name) => {
  const page = await search(q)
  expect(page.products.map(({ product_name }) => product_name)).toEqual([name])
  expect(page).not.toHaveProperty('left_out')
  expect(page).not.toHaveProperty('did_you_mean')
})
