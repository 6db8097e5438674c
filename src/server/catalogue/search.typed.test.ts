import { beforeAll, expect, test } from 'vitest'
import { listLiveCategory, searchProducts } from '#contract/products/product.ts'
import { aBuyer, aProduct } from '#server/testing/build.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let buyer: Someone

beforeAll(async () => {
  buyer = await aBuyer(testApp.db)
  for (const product_name of [
    'Leaf chain BL 634 for forklifts',
    'Tractor tyre 6.00-16, three rib',
    'Carry bag, 14 × 16 × 6 in',
    'Safety kit with helmet and jacket',
    'Leather gloves',
    'Clutch plate',
    'Hacksaw frame',
    'Wall photo frame set',
    'Truck tyre 10.00 R20',
    'Rugged smartphone 4 in, IP68',
    'Engine oil 20W-40, 900 ml',
    'Tubular battery 150 Ah, 12 V',
    'School bag, 30 litre',
    'LED bulb 9 W',
    'PVC pipe 110 mm',
    'Cotton print sheet',
    'Jute sack 50 kg',
    'Rucksack 55 litre – godown clearance',
    'Car floor mat',
    'Monoblock pump 1 HP',
    'Starter for pumps, with a hook for the car',
  ])
    await aProduct(testApp.db, { product_name })
  const expires_at = new Date(Date.now() + 86_400_000)
  for (const product_name of ['Silk scarf – surplus lot', 'Floor paint – godown clearance'])
    await aProduct(testApp.db, { product_name, expires_at })
  for (const product_name of ['Wool scarf', 'Steel rack for stores'])
    await aProduct(testApp.db, { product_name })
  const description = 'Runs a fridge.'
  await aProduct(testApp.db, { product_name: 'Petrol generator 2.5 kVA', description })
  await aProduct(testApp.db, { product_name: 'Umbrella stand' })
  await aProduct(testApp.db, { product_name: 'Melamine plate', description: 'With the logo of the hotel.' })
  await aProduct(testApp.db, { product_name: 'Clutch plate, heavy' })
  await aProduct(testApp.db, { product_name: 'Tall cell 12 V', specs: [{ key: 'Cycles', value: '4000' }] })
  for (const [product_name, rupees] of [
    ['Visitor chair', 1_800],
    ['Executive chair', 4_600],
    ['Georgette saree', 310],
    ['Silk saree', 980],
    ['Wall tile 300 × 450 mm', 20],
    ...['Slim', 'Plain', 'Long', 'Small', 'Boxed'].map((kind) => [`${kind} wallet`, 300] as const),
  ] as const)
    await aProduct(testApp.db, {
      product_name,
      tiers: [{ min: 1, max: null, unit_price_paise: rupees * 100 }],
    })
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

test.each([
  ['chair 1500 se 2000', 'Visitor chair'],
  ['chair 1.5k to 2k', 'Visitor chair'],
  ['chair 1500-2000', 'Visitor chair'],
  ['saree 300 wali', 'Georgette saree'],
  ['saree ₹900', 'Silk saree'],
])("the numbers of '%s' are prices", async (q, name) => {
  const page = await search(q)
  expect(page.products.map(({ product_name }) => product_name)).toEqual([name])
  expect(page.understood?.sentence).toMatch(/^Prices from ₹/)
})

test('a price alone finds all goods of about that price', async () => {
  const { products, understood } = await search('300 wali')
  expect(products.map(({ product_name }) => product_name)).toContain('Georgette saree')
  expect(understood).toMatchObject({ min_price: 150, max_price: 360 })
})

test('numbers that goods have are sizes, and no prices', async () => {
  const page = await search('tile 300-450')
  expect(page.products.map(({ product_name }) => product_name)).toEqual(['Wall tile 300 × 450 mm'])
  expect(page).not.toHaveProperty('understood')
})

test('every page of a guessed price continues the one before', async () => {
  const first = await testApp.as(buyer)(searchProducts, { q: 'wallet 200-400', limit: 3 })
  const second = await testApp.as(buyer)(searchProducts, {
    ...{ q: 'wallet 200-400', limit: 3 },
    cursor: first.next ?? '',
  })
  const all = [...first.products, ...second.products].map(({ product_name }) => product_name)
  expect(new Set(all).size).toBe(5)
})

test.each([
  ['castrol 20w40', 'castrol', ['Engine oil 20W-40, 900 ml']],
  ['20w40 castrol engine oil', 'castrol', ['Engine oil 20W-40, 900 ml']],
  ['Exide 150ah', 'Exide', ['Tubular battery 150 Ah, 12 V']],
  ['mrf 6.00-16', 'mrf', ['Tractor tyre 6.00-16, three rib']],
])("of '%s' only the maker, whom nobody sells, is left out", async (q, maker, names) => {
  const { products, left_out } = await search(q)
  expect(products.map(({ product_name }) => product_name)).toEqual(names)
  expect(left_out).toEqual([maker])
})

test('a maker whom nobody sells and a number that says nothing find nothing', async () => {
  expect((await search('exide 4')).products).toEqual([])
})

test.each([
  ['स्कूल बैग', 'School bag, 30 litre'],
  ['સ્કૂલ બેગ', 'School bag, 30 litre'],
  ['স্কুল ব্যাগ', 'School bag, 30 litre'],
  ['ஸ்கூல் பேக்', 'School bag, 30 litre'],
  ['స్కూల్ బ్యాగ్', 'School bag, 30 litre'],
  ['ಸ್ಕೂಲ್ ಬ್ಯಾಗ್', 'School bag, 30 litre'],
  ['एलईडी', 'LED bulb 9 W'],
  ['এলইডি বাল্ব', 'LED bulb 9 W'],
  ['एल ई डी बल्ब', 'LED bulb 9 W'],
  ['पीवीसी पाइप', 'PVC pipe 110 mm'],
  ['इंजन ऑयल', 'Engine oil 20W-40, 900 ml'],
])("'%s' is heard as English and finds '%s'", async (q, name) => {
  const page = await search(q)
  expect(page.products[0]?.product_name).toBe(name)
  expect(page).not.toHaveProperty('left_out')
  expect(page).not.toHaveProperty('did_you_mean')
})

test('a word in an Indian script is not corrected to another word', async () => {
  const page = await search('प्रिंस')
  expect(page.products).toEqual([])
  expect(page).not.toHaveProperty('did_you_mean')
})

test.each([
  ['godown ke liye bori', 'Jute sack 50 kg'],
  ['गोदाम के लिए बोरी', 'Jute sack 50 kg'],
  ['gaadi dhone ka pump', 'Monoblock pump 1 HP'],
  ['गाड़ी धोने का पंप', 'Monoblock pump 1 HP'],
])("'%s' is led by the goods, not by their use", async (q, name) => {
  const page = await search(q)
  expect(page.products[0]?.product_name).toBe(name)
  expect(page).not.toHaveProperty('left_out')
})

test.each(['relevance', 'newest'] as const)(
  'what goods only mention is said, in the order by %s',
  async (sort) => {
    const page = await testApp.as(buyer)(searchProducts, { q: 'fridge', sort })
    expect(page.products.map(({ product_name }) => product_name)).toEqual(['Petrol generator 2.5 kVA'])
    expect(page.only_mentioned).toBe('fridge')
  },
)

test.each([
  ['6.00-16', 'Tractor tyre 6.00-16, three rib'],
  ['6.00 x 16', 'Tractor tyre 6.00-16, three rib'],
  ['tyre 10.00-20', 'Truck tyre 10.00 R20'],
  ['फोटो फ्रेम', 'Wall photo frame set'],
])("'%s' finds '%s' alone", async (q, name) => {
  expect((await search(q)).products.map(({ product_name }) => product_name)).toEqual([name])
})

test('goods for a use come first where only their description tells of it', async () => {
  const { products, only_mentioned } = await search('hotel ke liye plate')
  expect(products[0]?.product_name).toBe('Melamine plate')
  expect(products).toHaveLength(3)
  expect(only_mentioned).toBeUndefined()
})

test.each([
  ['leather jacket', 'Safety kit with helmet and jacket'],
  ['bicycle', 'Tall cell 12 V'],
  ['gaadi dhone ka pump', 'Monoblock pump 1 HP'],
])("nothing is called '%s', and what is close follows", async (q, closest) => {
  const page = await search(q)
  expect(page.products[0]?.product_name).toBe(closest)
  expect(page.only_mentioned).toBe(q)
  expect(page).not.toHaveProperty('did_you_mean')
})

test('what is sold itself is no mere mention', async () => {
  for (const q of ['generator', 'generator for fridge', 'umbrella'])
    expect(await search(q)).not.toHaveProperty('only_mentioned')
})

test('beside goods that are sold, what nobody sells is left out', async () => {
  const { products, left_out } = await search('fridge stand')
  expect(products.map(({ product_name }) => product_name)).toEqual(['Umbrella stand'])
  expect(left_out).toEqual(['fridge'])
})

test.each([
  ['surplus', 'Silk scarf – surplus lot'],
  ['surplus lot', 'Silk scarf – surplus lot'],
  ['surplus maal', 'Silk scarf – surplus lot'],
  ['गोदाम clearance', 'Floor paint – godown clearance'],
])("'%s' finds the live lots of that title, on the whole market and on the live one", async (q, name) => {
  const live = await testApp.as(buyer)(listLiveCategory, { category_type: 'all', q })
  for (const { products } of [await search(q), live])
    expect(products.map(({ product_name }) => product_name)).toContain(name)
})

test('goods stand before the title of a lot, and after the lots of these goods', async () => {
  const namesFor = async (q: string) => (await search(q)).products.map(({ product_name }) => product_name)
  expect(await namesFor('surplus scarf')).toEqual(['Silk scarf – surplus lot', 'Wool scarf'])
  expect(await namesFor('godown rack')).toEqual(['Steel rack for stores'])
})
