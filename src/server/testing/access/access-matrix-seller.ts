import { randomUUID } from 'node:crypto'
import { sql } from '#server/db/sql.ts'
import { aFreshReview } from '#server/testing/a-review.ts'
import { aProduct } from '#server/testing/build.ts'
import { aCheckedImport, aProductsFile, giveUpImports } from '#server/testing/imports.ts'
import type { World } from '#server/testing/personas.ts'
import { dataUrlOf, redAndBlue } from '#server/testing/pictures.ts'
import { type Matrix, nothing, type Row, sellers } from './access-outcomes.ts'

/** Belongs to seller A; a 404 for other sellers. */
const onlySellerA: Row['outcome'] = { ...sellers, sellerB: 404 }
const absent = { productId: randomUUID() }

const productDraft = {
  product_name: 'Cotton crew-neck T-shirt',
  description: 'Combed cotton, 180 GSM.',
  prices: [{ price: 145, quantityRange: { min: 50, max: null } }],
  specs: [],
  category_type: 'Apparel & Fashion',
  unit: 'piece',
}

const aPicture = async () => dataUrlOf(await redAndBlue({ width: 8, height: 8 }).png().toBuffer())

const productOfSellerA = async ({ testApp, people }: World, more: { expires_at?: Date } = {}) => {
  if (!people.sellerA) throw new Error('seller A is there')
  return { productId: await aProduct(testApp.db, { seller: people.sellerA, ...more }) }
}

/** Calls about an import of seller A. */
const ofAnImport = (more: () => Promise<object> = async () => ({})): Row => ({
  outcome: onlySellerA,
  draft: async ({ testApp: { db }, people }) => {
    if (!people.sellerA) throw new Error('seller A is there')
    return { importId: await aCheckedImport(db, people.sellerA), ...(await more()) }
  },
  absent: { importId: randomUUID() },
})

/** A row of a pasted list of seller A that may mean one of the products. */
const anAskedRow = async (world: World) => {
  const { productId } = await productOfSellerA(world)
  const { sellerA } = world.people
  if (!sellerA) throw new Error('seller A is there')
  const { db } = world.testApp
  const importId = await aCheckedImport(db, sellerA)
  const listed = {
    row_number: 2,
    name: 'Chappal',
    prices: [{ price: 5, min: 1, max: null }],
    tax: null,
    unit: null,
    code: null,
    cells: [],
  }
  await db.run(sql`
    update product_import_rows set listed = ${JSON.stringify(listed)}::jsonb,
      candidates = jsonb_build_array(jsonb_build_object('product_id', ${productId}::uuid))
    where import_id = ${importId}`)
  return { importId, row: 2, product_id: productId }
}

/** A decision of seller A over many products, which can be taken back. */
const aBulkDecision = async ({ testApp: { db }, people }: World) => {
  const decisionId = randomUUID()
  await db.run(sql`
    insert into bulk_decisions (decision_id, seller_id, action, request_id)
    values (${decisionId}, ${people.sellerA?.user_id}, 'pause', 'test')`)
  return { decisionId }
}

/** The routes of the seller's console. */
export const sellerMatrix: Matrix = {
  'GET /api/seller/products': { outcome: sellers, draft: nothing },
  'GET /api/seller/products/tax': { outcome: sellers, draft: nothing },
  'PUT /api/seller/products/tax': {
    outcome: onlySellerA,
    draft: async (world) => {
      const { productId } = await productOfSellerA(world)
      return { products: [{ product_id: productId, hsn_code: '6109', gst_rate_bp: 500 }] }
    },
    absent: { products: [{ product_id: randomUUID(), gst_rate_bp: 500 }] },
  },
  'GET /api/seller/products/:productId': {
    outcome: onlySellerA,
    draft: (world) => productOfSellerA(world),
    absent,
  },
  'PUT /api/products/:productId': {
    outcome: onlySellerA,
    draft: async (world) => ({ ...(await productOfSellerA(world)), ...productDraft }),
    absent,
  },
  'DELETE /api/products/:productId': {
    outcome: onlySellerA,
    draft: (world) => productOfSellerA(world),
    absent,
  },
  'POST /api/products/uploadlive': {
    outcome: sellers,
    draft: async () => ({
      ...productDraft,
      product_image: [await aPicture()],
      expireIn: '2 Days 2 hr 15min',
    }),
  },
  'POST /api/products/:productId/relist': {
    outcome: onlySellerA,
    draft: (world) => productOfSellerA(world, { expires_at: new Date() }),
    absent,
  },
  'POST /api/seller/products/:productId/list': {
    outcome: onlySellerA,
    draft: (world) => productOfSellerA(world),
    absent,
  },
  'PUT /api/seller/products/:productId/low-stock': {
    outcome: onlySellerA,
    draft: async (world) => ({ ...(await productOfSellerA(world)), low_stock: 9 }),
    absent,
  },
  'POST /api/seller/products/:productId/copy': {
    outcome: onlySellerA,
    draft: (world) => productOfSellerA(world),
    absent,
  },
  'POST /api/seller/products/bulk': {
    outcome: onlySellerA,
    draft: async (world) => {
      const { productId } = await productOfSellerA(world)
      return { action: 'pause', product_ids: [productId] }
    },
    absent: { product_ids: [randomUUID()] },
  },
  'POST /api/seller/products/bulk/preview': { outcome: sellers, draft: async () => ({ percent: 5 }) },
  'POST /api/seller/products/bulk/:decisionId/undo': {
    outcome: onlySellerA,
    draft: aBulkDecision,
    absent: { decisionId: randomUUID() },
  },
  'GET /api/seller/analytics': { outcome: sellers, draft: nothing },
  'GET /api/seller/analytics/tax': { outcome: sellers, draft: nothing },
  'GET /api/seller/waiting': { outcome: sellers, draft: nothing },
  'GET /api/orders/seller/orders-list': { outcome: sellers, draft: nothing },
  'GET /api/orders/seller/export': { outcome: sellers, draft: nothing },

  'GET /api/seller/reviews': { outcome: sellers, draft: nothing },
  'POST /api/reviews/:reviewId/reply': {
    outcome: onlySellerA,
    draft: async (world) => ({ reviewId: await aFreshReview(world), reply: 'Thank you.' }),
    absent: { reviewId: randomUUID() },
  },

  'POST /api/seller/imports': {
    outcome: sellers,
    draft: async ({ testApp: { db } }, caller) => {
      if (caller) await giveUpImports(db, caller)
      return { file_name: 'goods.csv', csv: aProductsFile([{}]) }
    },
  },
  'POST /api/seller/imports/paste': {
    outcome: sellers,
    draft: async ({ testApp: { db } }, caller) => {
      if (caller) await giveUpImports(db, caller)
      return { text: 'Steel bolt - Rs 12' }
    },
  },
  'POST /api/seller/imports/:importId/match': {
    outcome: onlySellerA,
    draft: anAskedRow,
    absent: { importId: randomUUID() },
  },
  'GET /api/seller/imports': { outcome: sellers, draft: nothing },
  'GET /api/seller/imports/template': { outcome: sellers, draft: nothing },
  'GET /api/seller/products/export': { outcome: sellers, draft: nothing },
  'GET /api/seller/imports/:importId': ofAnImport(),
  'GET /api/seller/imports/:importId/rows': ofAnImport(),
  'GET /api/seller/imports/:importId/wrong-rows': ofAnImport(),
  'POST /api/seller/imports/:importId/pictures': ofAnImport(async () => ({
    pictures: [{ file_name: 'red.png', picture: await aPicture() }],
  })),
  'POST /api/seller/imports/:importId/apply': ofAnImport(),
  'POST /api/seller/imports/:importId/cancel': ofAnImport(),
}
