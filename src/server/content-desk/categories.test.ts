import { beforeAll, expect, test } from 'vitest'
import { getSettings } from '#contract/admin/settings.ts'
import { listContent, listRevisions } from '#contract/content/admin-content.ts'
import { listCategory, searchProducts } from '#contract/products/product.ts'
import { suggest } from '#contract/products/product-suggest.ts'
import { uploadProduct } from '#contract/products/product-upload.ts'
import { type CategoryText, firstTexts } from '#contract/products/taxonomy.ts'
import { postRequirement } from '#contract/requirement.ts'
import { getSeller } from '#contract/sellers/seller.ts'
import { aBuyer, anAdmin, aProduct, aSeller } from '#server/testing/build.ts'
import { send } from '#server/testing/buy.ts'
import { contentDesk } from '#server/testing/desk/content.ts'
import { aBlackPng, dataUrlOf } from '#server/testing/pictures.ts'
import { openFurtherServer } from '#server/testing/several/further-server.ts'
import { openTestApp, type Someone, type TestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp({}, { keepAnswersMs: 60_000 })
const other = openFurtherServer(testApp)
let admin: Someone
let buyer: Someone
let seller: Someone
beforeAll(async () => {
  admin = await anAdmin(testApp.db)
  buyer = await aBuyer(testApp.db)
  seller = await aSeller(testApp.db)
  await aProduct(testApp.db, {
    seller,
    product_name: 'Lateral pipe 16 mm',
    category: 'drip-irrigation',
  })
})

const documents = async () => (await testApp.as(admin)(listContent, { kind: 'categories' })).documents
const desk = contentDesk(testApp, () => admin, 'categories')
const { undo } = desk
const save = async (name: string, part: Partial<CategoryText>) => {
  const { value } = (await desk.documentOf(name)) ?? {}
  return desk.save(name, { ...(value ?? { aliases: [], place: 500, offered: 'front' }), ...part })
}
const productsOf = async (category_type: string, server: TestApp = testApp) =>
  (await server.as(null)(listCategory, { category_type })).products.map(({ product_name }) => product_name)
const labelAt = async (server: TestApp) => {
  const { categories } = await server.as(null)(getSeller, { sellerId: seller.user_id })
  return categories.find(({ category }) => category === 'drip-irrigation')?.label
}
test('the taxonomy of the specification is the first content, in its order', async () => {
  expect((await documents()).map(({ name, value }) => [name, value])).toEqual([...firstTexts])
  expect((await testApp.as(null)(getSettings, {})).categories).toEqual([])
})

test('a new name shows here at once and at another server too, and what it was called before stays accepted', async () => {
  expect(await labelAt(testApp)).toBe('Drip Irrigation')
  await save('drip-irrigation', { label: 'Micro watering', aliases: ['टपक सिंचाई'] })
  expect(await labelAt(testApp)).toBe('Micro watering')
  await expect.poll(() => labelAt(other)).toBe('Micro watering')
  for (const word of ['micro WATERING', 'टपक सिंचाई', 'Drip Irrigation', 'drip-irrigation']) {
    expect(await productsOf(word)).toEqual(['Lateral pipe 16 mm'])
    expect(await productsOf(word, other)).toEqual(['Lateral pipe 16 mm'])
  }
  await save('drip-irrigation', { label: 'Watering', aliases: [] })
  expect(await productsOf('Micro watering')).toEqual(['Lateral pipe 16 mm'])
  expect((await testApp.as(null)(getSettings, {})).categories).toMatchObject([
    {
      slug: 'drip-irrigation',
      label: 'Watering',
      former: ['Drip Irrigation', 'Micro watering', 'टपक सिंचाई'],
    },
  ])
})

test('a search and its suggestions know the new name and its other spellings', async () => {
  await save('drip-irrigation', { label: 'Kheti sinchai', aliases: ['Tapak system'] })
  for (const q of ['kheti sinchai', 'tapak system'])
    expect(
      (await testApp.as(buyer)(searchProducts, { q })).products.map(({ product_name }) => product_name),
    ).toContain('Lateral pipe 16 mm')
  for (const q of ['kheti sin', 'drip ir', 'tapak']) {
    const { suggestions } = await testApp.as(buyer)(suggest, { q })
    expect(suggestions).toContainEqual({
      kind: 'category',
      text: 'Kheti sinchai',
      category: 'drip-irrigation',
    })
  }
})

const aDraft = {
  product_name: 'Hand hoe',
  description: 'Forged',
  unit: 'piece',
  prices: [{ price: 120, quantityRange: { min: 1, max: null } }],
  specs: [],
}

test('a category is added: products and requirements are filed under it', async () => {
  const { document } = await save('garden-tools', { label: 'Garden tools', aliases: ['Bagwani'] })
  expect(document).toMatchObject({ name: 'garden-tools', revision: 1 })
  const { requirement_id } = await testApp.as(buyer)(postRequirement, {
    product_name: 'Hoe',
    quantity: 5,
    category_type: 'bagwani',
  })
  expect(requirement_id).toBeTruthy()
  await aProduct(testApp.db, {
    product_name: 'Hand hoe',
    category: 'garden-tools',
  })
  expect(await productsOf('garden-tools')).toEqual(['Hand hoe'])
})

test('a hidden category is offered nowhere, and its products stay findable', async () => {
  await save('footwear', { offered: 'nowhere' })
  await aProduct(testApp.db, { product_name: 'School shoe', category: 'footwear' })
  expect(await productsOf('Footwear')).toEqual(['School shoe'])
  const { suggestions } = await testApp.as(buyer)(suggest, { q: 'footw' })
  expect(suggestions.filter(({ kind }) => kind === 'category')).toEqual([])
  const page = await testApp.app.inject('/sitemap/pages.xml')
  expect(page.body).not.toContain('category=footwear')
  expect(page.body).toContain('category=garden-tools')
})

test('a category is never taken away', async () => {
  const answer = await send(testApp, admin, {
    method: 'PUT',
    url: '/api/admin/content/categories/energy-power',
    body: { value: null, revision: 1 },
  })
  expect(answer).toMatchObject({
    status: 400,
    json: { content: 'This text can be changed, but not taken away.' },
  })
})

test('an undo brings the name of the specification back, unless its word means another category now', async () => {
  await undo('drip-irrigation', 1)
  expect(await labelAt(testApp)).toBe('Drip Irrigation')
  await expect.poll(() => labelAt(other)).toBe('Drip Irrigation')
  const { revisions } = await testApp.as(admin)(listRevisions, {
    kind: 'categories',
    name: 'drip-irrigation',
  })
  expect(revisions[0]).toMatchObject({ restored: 1, value: firstTexts.get('drip-irrigation') })
  await save('garden-tools', { label: 'Implements' })
  await save('energy-power', { aliases: ['Bagwani tools'] })
  await save('energy-power', { aliases: [] })
  await save('garden-tools', { label: 'Bagwani tools' })
  await expect(undo('energy-power', 2)).rejects.toThrow(
    "'Bagwani tools' already means the category 'Bagwani tools'. Choose another word.",
  )
})

test('a product form takes a label that stood once, and refuses one that never did', async () => {
  await save('hardware-paints', { label: 'Fasteners' })
  await save('hardware-paints', { label: 'Hardware shop' })
  const upload = async (category_type: string) => {
    const body = {
      ...aDraft,
      category_type,
      product_image: [dataUrlOf(aBlackPng({ width: 20, height: 20 }))],
    }
    return (await send(testApp, seller, { method: 'POST', url: uploadProduct.path, body })).json
  }
  expect(await upload('Fasteners')).toMatchObject({ success: true })
  expect(await productsOf('Hardware shop')).toEqual(['Hand hoe'])
  expect(await upload('Spaceships')).toMatchObject({
    success: false,
    content: 'Choose a category from the list',
  })
})
