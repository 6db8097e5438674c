import { beforeAll, expect, test } from 'vitest'
import { searchProducts } from '#contract/products/product.ts'
import { aBuyer, aProduct } from '#server/testing/build.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let buyer: Someone

const codes = {
  'NOR.9414-60': ['Ball valve NOR.9414-60, chrome', 'Ball valve with lever', 'Ball valve for gas'],
  'KT-INS9414-DRE': ['Insulator KT-INS9414-DRE', 'Pin insulator', 'Disc insulator'],
  '6204-2RS': ['Ball bearing 6204-2RS C3', 'Sealed bearing', 'Deep groove bearing'],
} as const

beforeAll(async () => {
  buyer = await aBuyer(testApp.db)
  await aProduct(testApp.db, { product_name: 'Leaf chain BL 634 for forklifts' })
  for (const [code, [inName, inCode, inDescription]] of Object.entries(codes)) {
    await aProduct(testApp.db, { product_name: inName })
    await aProduct(testApp.db, { product_name: inCode, seller_item_code: code })
    await aProduct(testApp.db, { product_name: inDescription, description: `Fits ${code}, and others.` })
  }
  for (const product_name of ['Ball valve 9414', 'Bush NOR 60', 'Insulator KT', 'Bearing 6204', 'Seal 2RS'])
    await aProduct(testApp.db, { product_name })
})

test.each([
  ['9414-60', 'NOR.9414-60'],
  ['NOR9414-60', 'NOR.9414-60'],
  ['nor 9414 60', 'NOR.9414-60'],
  ['NOR.9414-60', 'NOR.9414-60'],
  ['nor-9414.60', 'NOR.9414-60'],
  ['nor941460', 'NOR.9414-60'],
  ['KTINS9414DRE', 'KT-INS9414-DRE'],
  ['kt-ins9414dre', 'KT-INS9414-DRE'],
  ['KT/INS9414/DRE', 'KT-INS9414-DRE'],
  ['INS9414-DRE', 'KT-INS9414-DRE'],
  ['6204-2RS', '6204-2RS'],
  ['62042rs', '6204-2RS'],
  ['6204 2RS', '6204-2RS'],
] as const)("'%s' finds the part %s in names, item codes and descriptions", async (q, code) => {
  const page = await search(q)
  expect(page.products.map(({ product_name }) => product_name)).toEqual(codes[code])
  for (const note of ['left_out', 'did_you_mean', 'corrected_from']) expect(page).not.toHaveProperty(note)
})

test('a part number that nobody has is left out beside the goods', async () => {
  const { products, left_out } = await search('chain NOR.9414-61')
  expect(products.map(({ product_name }) => product_name)).toEqual(['Leaf chain BL 634 for forklifts'])
  expect(left_out).toEqual(['NOR.9414-61'])
})

const search = (q: string) => testApp.as(buyer)(searchProducts, { q })
