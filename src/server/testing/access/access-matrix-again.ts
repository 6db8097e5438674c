import { randomUUID } from 'node:crypto'
import { sql } from '#server/db/sql.ts'
import { createList, shareList } from '#server/goods-lists/goods-list.service.ts'
import { saveSearch } from '#server/saved-searches/saved-search.service.ts'
import { shipTo } from '#server/testing/buy.ts'
import type { World } from '#server/testing/personas.ts'
import { type Matrix, nothing, onlyBuyerA, type Row, signedIn } from './access-outcomes.ts'

const someItems: Row['draft'] = ({ otherProduct }) => ({ items: [{ product_id: otherProduct, quantity: 2 }] })

const listOfBuyerA = async ({ testApp: { db }, people, otherProduct }: World) => {
  const owner = { user_id: people.buyerA?.user_id ?? '' }
  await db.run(sql`delete from goods_lists where user_id = ${owner.user_id}`)
  const items = [{ product_id: otherProduct, quantity: 2 }]
  const { list_id: listId } = await createList(db, owner, { name: 'Monthly', items }, undefined)
  return { owner, listId, items }
}
const listAlone: Row['draft'] = async (world) => ({ listId: (await listOfBuyerA(world)).listId })
const absent = { listId: randomUUID() }

const searchOfBuyerA: Row['draft'] = async ({ testApp: { db }, people }) => {
  const owner = { user_id: people.buyerA?.user_id ?? '' }
  await db.run(sql`delete from saved_searches where user_id = ${owner.user_id}`)
  const draft = { name: 'Cotton', query: 'q=cotton', is_alerting: true }
  return { searchId: (await saveSearch(db, owner, draft, undefined)).search_id }
}
const absentSearch = { searchId: randomUUID() }

const linkOfBuyerA: Row['draft'] = async (world, caller) => {
  const { owner, listId } = await listOfBuyerA(world)
  if (caller && caller.user_id !== owner.user_id)
    await world.testApp.db.run(sql`delete from goods_lists where user_id = ${caller.user_id}`)
  return { link_key: await shareList(world.testApp.db, owner, { listId }) }
}

const sampleOfOther: Row['draft'] = async ({ testApp: { db }, otherProduct }, caller) => {
  await db.run(sql`update products set sample_price_paise = 15000 where product_id = ${otherProduct}`)
  if (caller) await db.run(sql`update sample_orders set is_void = true where buyer_id = ${caller.user_id}`)
  return { productId: otherProduct, price: 150, ...shipTo }
}

/** What people bought, and many products at a time. */
export const againMatrix: Matrix = {
  'POST /api/users/cart/add-items': { outcome: signedIn, draft: someItems },
  'POST /api/users/cart/review-items': { outcome: signedIn, draft: someItems },
  'POST /api/users/cart/read-text': { outcome: signedIn, draft: () => ({ text: 'bolt x 2' }) },
  'GET /api/users/bought': { outcome: signedIn, draft: nothing },
  'GET /api/users/bought/:productId': {
    outcome: signedIn,
    draft: ({ soldProduct }) => ({ productId: soldProduct }),
  },
  'GET /api/products/:productId/sample': {
    outcome: signedIn,
    draft: ({ soldProduct }) => ({ productId: soldProduct }),
  },
  'POST /api/products/:productId/sample': {
    outcome: signedIn,
    draft: sampleOfOther,
    absent: { productId: randomUUID(), price: 150, ...shipTo },
  },
  'GET /api/users/lists': { outcome: signedIn, draft: nothing },
  'POST /api/users/lists': {
    outcome: signedIn,
    draft: async ({ testApp: { db } }, caller) => {
      if (caller) await db.run(sql`delete from goods_lists where user_id = ${caller.user_id}`)
      return { name: 'Monthly' }
    },
  },
  'GET /api/users/lists/:listId': { outcome: onlyBuyerA, draft: listAlone, absent },
  'PUT /api/users/lists/:listId': {
    outcome: onlyBuyerA,
    draft: async (world) => ({ listId: (await listOfBuyerA(world)).listId, name: 'Weekly' }),
    absent,
  },
  'DELETE /api/users/lists/:listId': { outcome: onlyBuyerA, draft: listAlone, absent },
  'POST /api/users/lists/:listId/items': {
    outcome: onlyBuyerA,
    draft: async (world) => {
      const { listId, items } = await listOfBuyerA(world)
      return { listId, items }
    },
    absent,
  },
  'DELETE /api/users/lists/:listId/items': {
    outcome: onlyBuyerA,
    draft: async (world) => ({
      listId: (await listOfBuyerA(world)).listId,
      product_id: world.otherProduct,
    }),
    absent,
  },
  'POST /api/users/lists/:listId/link': { outcome: onlyBuyerA, draft: listAlone, absent },
  'DELETE /api/users/lists/:listId/link': { outcome: onlyBuyerA, draft: listAlone, absent },
  'GET /api/users/searches': { outcome: signedIn, draft: nothing },
  'POST /api/users/searches': {
    outcome: signedIn,
    draft: async ({ testApp: { db } }, caller) => {
      if (caller) await db.run(sql`delete from saved_searches where user_id = ${caller.user_id}`)
      return { name: 'Cotton', query: 'q=cotton' }
    },
  },
  'GET /api/users/searches/:searchId': {
    outcome: onlyBuyerA,
    draft: searchOfBuyerA,
    absent: absentSearch,
  },
  'PUT /api/users/searches/:searchId': {
    outcome: onlyBuyerA,
    draft: async (world, caller) => ({
      ...(await searchOfBuyerA(world, caller)),
      name: 'Linen',
      is_alerting: false,
    }),
    absent: absentSearch,
  },
  'DELETE /api/users/searches/:searchId': {
    outcome: onlyBuyerA,
    draft: searchOfBuyerA,
    absent: absentSearch,
  },
  'POST /api/users/searches/:searchId/look': {
    outcome: onlyBuyerA,
    draft: searchOfBuyerA,
    absent: absentSearch,
  },
  'GET /api/users/shared-list': { outcome: signedIn, draft: linkOfBuyerA },
  'POST /api/users/shared-list/copy': { outcome: signedIn, draft: linkOfBuyerA },
}
