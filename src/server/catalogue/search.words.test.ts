import { beforeAll, expect, test } from 'vitest'
import { type Product, searchProducts } from '#contract/products/product.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let buyer: Someone
const names = ({ products }: { products: Product[] }) => products.map(({ product_name }) => product_name)

beforeAll(async () => {
  buyer = await aBuyer(testApp.db)
  const pump = { seller: await aSeller(testApp.db), category: 'submersible-motors-pumps' }
  await aProduct(testApp.db, { ...pump, product_name: 'Submersible pump 1.5 HP' })
  await aProduct(testApp.db, { ...pump, product_name: 'Monoblock motor 2 HP', description: 'Runs a pump.' })
  await aProduct(testApp.db, { product_name: 'Running shoe', category: 'footwear' })
  for (const size of ['12 × 18 ft', '15 × 24 ft'])
    await aProduct(testApp.db, { product_name: `Tarpaulin ${size}` })
  for (const product_name of ['Poncho for women', 'Poncho, plain', 'Meeruti quilt'])
    await aProduct(testApp.db, { product_name })
  for (let number = 1; number <= 30; number += 1)
    await aProduct(testApp.db, { product_name: `Cotton shirt ${number}`, category: 'apparel-fashion' })
})

test('what was meant is found where what was typed finds nothing, and the answer says so', async () => {
  const page = await testApp.as(buyer)(searchProducts, { q: 'submersibel pmp' })
  expect(names(page)[0]).toBe('Submersible pump 1.5 HP')
  expect(page).toMatchObject({ did_you_mean: 'submersible pump', corrected_from: 'submersibel pmp' })
})

test('a word of the trade finds what sellers call otherwise, in Latin letters and in others', async () => {
  for (const q of ['pani ki motor', 'पानी की मोटर'])
    expect(names(await testApp.as(buyer)(searchProducts, { q }))).toContain('Submersible pump 1.5 HP')
  for (const q of ['joota', 'जूता', 'જૂતા'])
    expect(names(await testApp.as(buyer)(searchProducts, { q }))).toEqual(['Running shoe'])
})

test('a word that is new on the market is corrected to within seconds', async () => {
  await aProduct(testApp.db, { product_name: 'Xylophone for schools' })
  await expect
    .poll(async () => names(await testApp.as(buyer)(searchProducts, { q: 'xilophone' })))
    .toEqual(['Xylophone for schools'])
})

test('where no product has all of the words, those with all but one are shown', async () => {
  expect(names(await testApp.as(buyer)(searchProducts, { q: 'running shoe quuxx' }))).toEqual([
    'Running shoe',
  ])
  expect(names(await testApp.as(buyer)(searchProducts, { q: 'quuxx' }))).toEqual([])
})

test('a number with its unit is one word, however it is written', async () => {
  for (const q of ['pump 1.5hp', '1.5 HP submersible', '1.5-hp'])
    expect(names(await testApp.as(buyer)(searchProducts, { q }))).toEqual(['Submersible pump 1.5 HP'])
})

test('of equal fits top products stand first, then verified ones, then pending ones', async () => {
  const ranked = { category: 'hardware-paints' }
  await aProduct(testApp.db, { ...ranked, product_name: 'Zinc anvil, pending', verification: 'pending' })
  await aProduct(testApp.db, { ...ranked, product_name: 'Zinc anvil, top', is_top_product: true })
  await aProduct(testApp.db, { ...ranked, product_name: 'Zinc anvil, verified' })
  await aProduct(testApp.db, { ...ranked, product_name: 'Stand', description: 'For a zinc anvil.' })
  expect(names(await testApp.as(buyer)(searchProducts, { q: 'zinc anvil' }))).toEqual([
    'Zinc anvil, top',
    'Zinc anvil, verified',
    'Zinc anvil, pending',
    'Stand',
  ])
})

test('only what is rated well enough and in stock passes these filters', async () => {
  const seller = await aSeller(testApp.db)
  await aProduct(testApp.db, { seller, product_name: 'Gong sold out', stock: 0 })
  const rated = await aProduct(testApp.db, { seller, product_name: 'Gong in stock', stock: 9 })
  await testApp.db.run(sql`update products set rating_sum = 9, review_count = 2 where product_id = ${rated}`)
  const namesWith = async (filters: object) =>
    names(await testApp.as(buyer)(searchProducts, { q: 'gong', ...filters }))
  expect(await namesWith({ in_stock: 'true' })).toEqual(['Gong in stock'])
  expect(await namesWith({ rating: 4.5 })).toEqual(['Gong in stock'])
  expect(await namesWith({ rating: 4.6 })).toEqual([])
  expect(await namesWith({})).toHaveLength(2)
  // The averages are 4.446 and 3.964.
  for (const [stars, shown] of [
    [249, 4.4],
    [222, 4],
  ] as const) {
    await testApp.db.run(
      sql`update products set rating_sum = ${stars}, review_count = 56 where product_id = ${rated}`,
    )
    const { products } = await testApp.as(buyer)(searchProducts, { q: 'gong', rating: shown })
    expect(products).toMatchObject([{ rating: shown, review_count: 56 }])
    expect(await namesWith({ rating: shown + 0.1 })).toEqual([])
  }
})

test.each(['newest', 'price', 'rating', 'answers', 'origin'] as const)(
  'matches by %s come page by page, each once',
  async (sort) => {
    const seen: string[] = []
    let cursor: string | null | undefined
    do {
      const page = await testApp.as(buyer)(searchProducts, {
        q: 'cotton',
        sort,
        limit: 8,
        ...(cursor ? { cursor } : {}),
      })
      expect(page.total).toBe(30)
      seen.push(...names(page))
      cursor = page.next
    } while (cursor)
    expect(seen).toHaveLength(30)
    expect(new Set(seen).size).toBe(30)
  },
)

test('words within a category find what is in it, in every order', async () => {
  await aProduct(testApp.db, { product_name: 'Cotton shoe', category: 'footwear' })
  for (const sort of ['relevance', 'newest', 'price', 'rating', 'answers', 'origin'] as const) {
    const page = await testApp.as(buyer)(searchProducts, { q: 'cotton', category: 'Footwear', sort })
    expect(names(page)).toEqual(['Cotton shoe'])
    expect(page.total).toBe(1)
  }
})

const tiersAt = (unit_price_paise: number) => [{ min: 1, max: null, unit_price_paise }]

test('a price in the words narrows the answer, and the answer says so', async () => {
  await aProduct(testApp.db, { product_name: 'Copper lamp', tiers: tiersAt(4_000) })
  await aProduct(testApp.db, { product_name: 'Copper lamp, large', tiers: tiersAt(90_000) })
  const page = await testApp.as(buyer)(searchProducts, { q: 'copper lamp under ₹50' })
  expect(names(page)).toEqual(['Copper lamp'])
  expect(page.understood).toEqual({ max_price: 50, sentence: 'Prices up to ₹50.' })
  const chosen = await testApp.as(buyer)(searchProducts, { q: 'copper lamp under 50', max_price: 1_000 })
  expect(names(chosen)).toHaveLength(2)
})

test('a state in the words means its sellers, where the words alone find little', async () => {
  const there = await aSeller(testApp.db)
  await testApp.db.run(sql`update users set state = 'Kerala' where user_id = ${there.user_id}`)
  await aProduct(testApp.db, { seller: there, product_name: 'Coir mat' })
  await aProduct(testApp.db, { product_name: 'Coir mat from the north' })
  const page = await testApp.as(buyer)(searchProducts, { q: 'coir mat in kerala' })
  expect(names(page)).toEqual(['Coir mat'])
  expect(page.understood).toEqual({ state: 'Kerala', sentence: 'Suppliers in Kerala.' })
})

test('words that no product has are left out, and the answer names them as they were typed', async () => {
  const page = await testApp.as(buyer)(searchProducts, { q: 'Zorbnaks running shoe' })
  expect(names(page)).toEqual(['Running shoe'])
  expect(page.left_out).toEqual(['Zorbnaks'])
})

test('of a whole sentence the things that go together are found', async () => {
  const q = 'i want to buy good quality submersible pump for my tarpon farm in quilon please'
  expect(names(await testApp.as(buyer)(searchProducts, { q }))[0]).toBe('Submersible pump 1.5 HP')
})

test('a half typed word is not looked for in descriptions', async () => {
  await aProduct(testApp.db, { product_name: 'Studio lamp', description: 'For a photo shoot.' })
  expect(names(await testApp.as(buyer)(searchProducts, { q: 'shooes' }))).toContain('Running shoe')
  expect(names(await testApp.as(buyer)(searchProducts, { q: 'shooes' }))).not.toContain('Studio lamp')
})

test('the thing itself stands before what only is of it', async () => {
  const seller = await aSeller(testApp.db)
  for (const product_name of ['Anchor chain, 8 mm', 'Anchor with cap', 'Heavy anchor, 20 kg'])
    await aProduct(testApp.db, { seller, product_name, is_top_product: product_name.includes('chain') })
  const productNames = names(await testApp.as(buyer)(searchProducts, { q: 'anchor' }))
  expect(productNames).toHaveLength(3)
  expect(productNames[2]).toBe('Anchor chain, 8 mm')
})

test('for a size that no product has the search says so, and shows other sizes', async () => {
  for (const q of ['tarpaulin 12x18', 'Tarpaulin 18*12 feet', "12' x 18' tarpaulin"]) {
    const page = await testApp.as(buyer)(searchProducts, { q })
    expect(names(page)).toEqual(['Tarpaulin 12 × 18 ft'])
  }
  const page = await testApp.as(buyer)(searchProducts, { q: 'tarpaulin 30 x 40 ft' })
  expect(names(page)).toHaveLength(2)
  expect(page.left_out).toEqual(['30 x 40'])
})

test('for whom goods are asks less than what they are', async () => {
  const page = await testApp.as(buyer)(searchProducts, { q: 'ladies poncho' })
  expect(names(page)).toEqual(['Poncho for women', 'Poncho, plain'])
  const none = await testApp.as(buyer)(searchProducts, { q: 'baby poncho' })
  expect(names(none)).toHaveLength(2)
  expect(none.left_out).toEqual(['baby'])
})

test('a town is no slip of another word', async () => {
  const page = await testApp.as(buyer)(searchProducts, { q: 'Meerut quilt' })
  expect(names(page)).toEqual(['Meeruti quilt'])
  expect(page.did_you_mean).toBeUndefined()
  expect(page.left_out).toEqual(['Meerut'])
})
