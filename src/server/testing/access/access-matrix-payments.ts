import { randomUUID } from 'node:crypto'
import { sql } from '#server/db/sql.ts'
import { givePassword, payeeDraft } from '#server/testing/payees.ts'
import { aReference, paidToday } from '#server/testing/payments.ts'
import type { World } from '#server/testing/personas.ts'
import { khataMatrix } from './access-matrix-khata.ts'
import {
  admins,
  everybody,
  type Matrix,
  nothing,
  onlyBuyerA,
  type Row,
  sellers,
  signedIn,
} from './access-outcomes.ts'

const bothSides: Row['outcome'] = { ...signedIn, buyerB: 404, sellerB: 404, requested: 404, admin: 404 }
const onlySellerA: Row['outcome'] = { ...onlyBuyerA, buyerA: 404, sellerA: 'ok' }
const absent = { paymentId: randomUUID() }
const pdf = Buffer.from('%PDF-1.7 a slip')

/** A payment that buyer A noted for the order with seller A. */
async function aPaymentOfA({ testApp, orderId }: World) {
  const paymentId = randomUUID()
  await testApp.app.services.sealedFiles.put(`payments/${paymentId}/proof`, pdf)
  await testApp.db.run(sql`
    insert into payments (payment_id, order_id, seller_id, buyer_id, kind, amount_paise, method, reference, paid_on, state,
      claimed_by, proof)
    select ${paymentId}, order_id, seller_id, buyer_id, 'advance', 100, 'upi', ${aReference()}, '2026-11-23', 'claimed',
      'buyer', 'pdf'
    from orders where order_id = ${orderId}`)
  return { paymentId }
}

async function aShopWithAnAddress({ testApp, people }: World) {
  const seller = people.sellerA?.user_id
  await testApp.db.run(sql`insert into shops (seller_id) values (${seller}) on conflict do nothing`)
  await testApp.db.run(sql`
    insert into shop_handles (handle, seller_id) values ('mill-road-traders', ${seller}) on conflict do nothing`)
  return { handle: 'mill-road-traders' }
}

/** Where sellers are paid, what is paid, and who owes whom what. */
export const paymentMatrix: Matrix = {
  'GET /api/seller/shop': { outcome: sellers, draft: nothing },
  'GET /api/shops/:handle': {
    outcome: everybody,
    draft: aShopWithAnAddress,
    absent: { handle: 'nobody-has-this' },
  },
  'GET /api/shops/:handle/price-list.pdf': {
    outcome: everybody,
    draft: aShopWithAnAddress,
    absent: { handle: 'nobody-has-this' },
  },
  'GET /api/users/seller/:sellerId/price-list.pdf': {
    outcome: everybody,
    draft: ({ people }) => ({ sellerId: people.sellerA?.user_id }),
    absent: { sellerId: '00000000-0000-4000-8000-000000000000' },
  },
  'GET /api/seller/share-hits': { outcome: sellers, draft: nothing },
  'GET /api/seller/price-list.pdf': { outcome: sellers, draft: nothing },
  'PUT /api/seller/shop': { outcome: sellers, draft: async () => ({ about: 'Since 1986' }) },
  'GET /api/seller/habits': { outcome: sellers, draft: nothing },
  'PUT /api/seller/habits': { outcome: sellers, draft: () => ({ hold_hours: null }) },
  ...khataMatrix,
  'GET /api/seller/payee': { outcome: sellers, draft: nothing },
  'PUT /api/seller/payee': {
    outcome: sellers,
    draft: async ({ testApp }, caller) => {
      if (caller) await givePassword(testApp, caller)
      return payeeDraft
    },
  },
  'GET /api/orders/:orderId/payment': {
    outcome: bothSides,
    draft: ({ orderId }) => ({ orderId }),
    absent: { orderId: 'VJ-00000000' },
  },
  'POST /api/orders/:orderId/payments': {
    outcome: bothSides,
    draft: ({ orderId }) => ({
      orderId,
      amount: 1,
      method: 'upi',
      reference: aReference(),
      paid_on: paidToday(),
    }),
    absent: { orderId: 'VJ-00000000' },
  },
  'POST /api/payments/:paymentId/confirm': { outcome: onlySellerA, draft: aPaymentOfA, absent },
  'POST /api/payments/:paymentId/reject': {
    outcome: onlySellerA,
    draft: async (world) => ({ ...(await aPaymentOfA(world)), reason: 'It did not arrive' }),
    absent,
  },
  'POST /api/payments/:paymentId/withdraw': { outcome: onlyBuyerA, draft: aPaymentOfA, absent },
  'GET /api/payments/:paymentId/receipt.pdf': {
    outcome: { ...bothSides, buyerA: 409, sellerA: 409 },
    draft: aPaymentOfA,
    absent,
  },
  'GET /api/payments/:paymentId/proof': { outcome: bothSides, draft: aPaymentOfA, absent },
  'GET /api/admin/shared-references': { outcome: admins, draft: nothing },
  'GET /api/seller/payments': { outcome: sellers, draft: nothing },
  'PUT /api/seller/dispatch': {
    outcome: sellers,
    draft: () => ({ dispatch: { dispatch_days: 3, freight: 'to_pay' } }),
  },
  'PUT /api/seller/terms': {
    outcome: sellers,
    draft: () => ({ terms: { advance_bp: 3000, rest: 'on_delivery', credit_days: 0 } }),
  },
}
