import { randomUUID } from 'node:crypto'
import { sql } from '#server/db/sql.ts'
import { findCaller, openSession } from '#server/sessions/session.service.ts'
import { aPost } from '#server/testing/blogs.ts'
import { fillCart, shipTo } from '#server/testing/buy.ts'
import { aCodeFor } from '#server/testing/one-time-codes.ts'
import type { World } from '#server/testing/personas.ts'
import { dataUrlOf, redAndBlue } from '#server/testing/pictures.ts'
import { aSignUp } from '#server/testing/visitor.ts'
import { hashPassword } from '#server/users/password.service.ts'
import { adminMatrix } from './access-matrix-admin.ts'
import { billingMatrix } from './access-matrix-billing.ts'
import { bookMatrix } from './access-matrix-books.ts'
import { caseMatrix } from './access-matrix-cases.ts'
import { chatMatrix } from './access-matrix-chat.ts'
import { closingMatrix } from './access-matrix-closing.ts'
import { dealMatrix } from './access-matrix-deals.ts'
import { documentMatrix } from './access-matrix-documents.ts'
import { paymentMatrix } from './access-matrix-payments.ts'
import { planMatrix } from './access-matrix-plans.ts'
import { reachMatrix } from './access-matrix-reach.ts'
import { requirementMatrix } from './access-matrix-requirements.ts'
import { anOrderThatIs, reviewMatrix } from './access-matrix-reviews.ts'
import { secondFactorMatrix } from './access-matrix-second-factor.ts'
import { sellerMatrix } from './access-matrix-seller.ts'
import { shipmentMatrix } from './access-matrix-shipments.ts'
import {
  everybody,
  type Matrix,
  nothing,
  onlyBuyerA,
  type Row,
  sellers,
  signedIn,
} from './access-outcomes.ts'

const addressDraft = { state: 'Gujarat', city: 'Surat', postalCode: '395003', shipAddress: '12 Ring Road' }

let hashed: Promise<string> | undefined
const oldPassword = () => {
  hashed ??= hashPassword('purana-taala')
  return hashed
}

/** Another device of buyer A. */
async function sessionOfBuyerA({ testApp: { db }, people }: World) {
  const token = await openSession(db, people.buyerA?.user_id ?? '', 'another device')
  const session = await findCaller(db, token, true)
  return { sessionId: 'caller' in session ? session.caller.session_id : '' }
}

async function addressOfBuyerA({ testApp, people }: World) {
  const addressId = randomUUID()
  await testApp.db.run(sql`
    insert into addresses (address_id, user_id, state, city, postal_code, ship_address)
    values (${addressId}, ${people.buyerA?.user_id}, 'Gujarat', 'Surat', '395003', '12 Ring Road')`)
  return { addressId }
}

/** Puts a product into the caller's cart, if they have one. */
const withCart =
  (draft: (world: World) => object): Row['draft'] =>
  async (world, caller) => {
    if (caller)
      await fillCart(world.testApp, caller, [
        { product_id: world.soldProduct, quantity: 5 },
        { product_id: world.otherProduct, quantity: 5 },
      ])
    return draft(world)
  }

/**
 * Who may do what: one row for each endpoint. Change a permission of the specifications here first. The access walk
 * fails for a route without a row and for a row without a route.
 */
export const accessMatrix: Matrix = {
  'POST /api/users/register': { outcome: everybody, draft: () => aSignUp() },
  'POST /api/users/secret-login': { outcome: everybody, draft: ({ account }) => account },
  'GET /api/users/otp': { outcome: everybody, draft: nothing },
  'POST /api/users/otp/request': {
    outcome: everybody,
    draft: ({ account: { phone_number } }) => ({ phone_number }),
  },
  'POST /api/users/otp/verify': {
    outcome: everybody,
    draft: ({ testApp, account }) => aCodeFor(testApp, account),
  },
  'POST /api/users/otp/password': {
    outcome: everybody,
    draft: async ({ testApp, account }) => ({
      ...(await aCodeFor(testApp, account)),
      next: account.password,
    }),
  },
  'POST /api/users/logout': { outcome: signedIn, draft: nothing },
  'GET /api/users/profile': { outcome: signedIn, draft: nothing },
  'PUT /api/users/profile': { outcome: signedIn, draft: () => ({ address: '14 Station Road, Jaipur' }) },
  'POST /api/users/phone/code': { outcome: signedIn, draft: () => ({ phone_number: '919712345678' }) },
  'PUT /api/users/phone': {
    outcome: signedIn,
    draft: async ({ testApp }, caller) => {
      const hash = await oldPassword()
      const phone_number = `1${String(Math.floor(Math.random() * 1e11)).padStart(11, '0')}`
      if (caller)
        await testApp.db.run(sql`update users set password_hash = ${hash} where user_id = ${caller.user_id}`)
      return { phone_number, password: 'purana-taala' }
    },
  },
  'POST /api/users/password': {
    outcome: signedIn,
    draft: async ({ testApp }, caller) => {
      const hash = await oldPassword()
      if (caller)
        await testApp.db.run(sql`update users set password_hash = ${hash} where user_id = ${caller.user_id}`)
      return { current: 'purana-taala', next: 'naya-mazboot-taala' }
    },
  },
  'GET /api/users/seller/:sellerId': {
    outcome: everybody,
    draft: ({ people }) => ({ sellerId: people.sellerA?.user_id }),
  },
  'GET /api/users/seller/:sellerId/evidence': {
    outcome: everybody,
    draft: ({ people }) => ({ sellerId: people.sellerA?.user_id }),
  },
  'GET /api/users/sessions': { outcome: signedIn, draft: nothing },
  ...closingMatrix,
  'DELETE /api/users/sessions/:sessionId': {
    outcome: onlyBuyerA,
    draft: sessionOfBuyerA,
    absent: { sessionId: randomUUID() },
  },

  'GET /api/products/search': { outcome: everybody, draft: () => ({ q: 'bolt' }) },
  'GET /api/products/suggest': { outcome: everybody, draft: () => ({ q: 'bo' }) },
  'POST /api/products/category': { outcome: everybody, draft: () => ({ category_type: 'all' }) },
  'POST /api/products/livecategory': { outcome: everybody, draft: () => ({ category_type: 'all' }) },
  'GET /api/products/:productId': {
    outcome: everybody,
    draft: ({ soldProduct }) => ({ productId: soldProduct }),
  },
  'POST /api/products/upload': {
    outcome: sellers,
    draft: async () => ({
      product_name: 'Cotton crew-neck T-shirt',
      description: 'Combed cotton, 180 GSM.',
      prices: [{ price: 145, quantityRange: { min: 50, max: null } }],
      specs: [],
      category_type: 'Apparel & Fashion',
      unit: 'piece',
      product_image: [dataUrlOf(await redAndBlue({ width: 8, height: 8 }).png().toBuffer())],
    }),
  },
  ...reviewMatrix,
  'GET /api/settings': { outcome: everybody, draft: nothing },
  'GET /api/v1/blogs': { outcome: everybody, draft: nothing },
  'GET /api/v1/blog/:id': {
    outcome: everybody,
    draft: async ({ testApp }) => ({ id: await aPost(testApp.db) }),
  },

  'GET /api/users/cart/get-cart': { outcome: signedIn, draft: nothing },
  'POST /api/users/cart/add-item': {
    outcome: signedIn,
    draft: ({ otherProduct }) => ({ product_id: otherProduct, quantity: 1 }),
  },
  'PUT /api/users/cart/update-quantity': {
    outcome: signedIn,
    draft: withCart(({ otherProduct }) => ({ product_id: otherProduct, quantity: 3 })),
  },
  'DELETE /api/users/cart/delete-item': {
    outcome: signedIn,
    draft: withCart(({ otherProduct }) => ({ product_id: otherProduct })),
  },
  'GET /api/address/getaddress': { outcome: signedIn, draft: nothing },
  'POST /api/address/saveaddress': {
    outcome: signedIn,
    draft: () => addressDraft,
  },
  'PUT /api/address/:addressId': {
    outcome: onlyBuyerA,
    draft: async (world) => ({ ...(await addressOfBuyerA(world)), ...addressDraft }),
    absent: { addressId: randomUUID() },
  },
  'DELETE /api/address/:addressId': {
    outcome: onlyBuyerA,
    draft: addressOfBuyerA,
    absent: { addressId: randomUUID() },
  },

  'POST /api/orders/place-order': {
    outcome: signedIn,
    draft: async ({ testApp, otherProduct }, caller) => {
      const ordered_items = [{ product_id: otherProduct, quantity: 1 }]
      if (caller) await fillCart(testApp, caller, ordered_items)
      return { ...shipTo, ordered_items, total_cost: 500 }
    },
  },
  'GET /api/orders/orders-list': { outcome: signedIn, draft: nothing },
  'GET /api/orders/:orderId': {
    outcome: { ...signedIn, buyerB: 404, sellerB: 404, requested: 404, admin: 404 },
    draft: ({ orderId }) => ({ orderId }),
    absent: { orderId: 'VJ-00000000' },
  },
  'GET /api/orders/statistics': { outcome: signedIn, draft: nothing },
  'POST /api/orders/:orderId/cancel': {
    outcome: onlyBuyerA,
    draft: async (world) => ({ orderId: await anOrderThatIs(world, 'Pending'), reason: 'Ordered twice' }),
    absent: { orderId: 'VJ-00000000' },
  },
  'PUT /api/orders/:orderId/bill-to': {
    outcome: onlyBuyerA,
    draft: async (world) => ({ orderId: await anOrderThatIs(world, 'Pending'), po_number: 'PO/8' }),
    absent: { orderId: 'VJ-00000000' },
  },
  'PUT /api/orders/:orderId': {
    outcome: { ...sellers, sellerB: 404 },
    draft: ({ orderId }) => ({ orderId, delivery_status: 'Confirmed' }),
    absent: { orderId: 'VJ-00000000' },
  },
  'GET /api/orders/notifications': { outcome: signedIn, draft: nothing },
  'POST /api/orders/notifications/read': { outcome: signedIn, draft: nothing },

  ...billingMatrix,
  ...bookMatrix,
  ...caseMatrix,
  ...requirementMatrix,
  ...chatMatrix,
  ...dealMatrix,
  ...documentMatrix,
  ...paymentMatrix,
  ...reachMatrix,
  ...planMatrix,
  ...shipmentMatrix,
  ...secondFactorMatrix,
  ...sellerMatrix,
  ...adminMatrix,
}
