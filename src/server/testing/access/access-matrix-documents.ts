import { randomUUID } from 'node:crypto'
import { clock } from '#server/documents/clock.rules.ts'
import { issueInvoice } from '#server/documents/issue.service.ts'
import { askForPrices } from '#server/documents/price-correction.service.ts'
import { aBillableOrder } from '#server/testing/documents/bills.ts'
import type { World } from '#server/testing/personas.ts'
import { type Matrix, onlyBuyerA, type Row, sellers, signedIn } from './access-outcomes.ts'

/** Seller A issues; buyer A and seller A read. */
const onlySellerA: Row['outcome'] = { ...sellers, sellerB: 404 }
const bothSides: Row['outcome'] = { ...signedIn, buyerB: 404, sellerB: 404, requested: 404, admin: 404 }
const absentOrder = { orderId: 'VJ-00000000' }

async function anOrderOfA({ testApp, people: { sellerA, buyerA } }: World) {
  if (!(sellerA && buyerA)) throw new Error('seller A and buyer A are there')
  const { orderId } = await aBillableOrder(testApp, { seller: sellerA, buyer: buyerA })
  return { orderId }
}

async function aBillOfA(world: World) {
  const { orderId } = await anOrderOfA(world)
  const seller = { user_id: world.people.sellerA?.user_id ?? '' }
  // Not over the API: the walk ends sessions.
  const { invoice_id } = await issueInvoice(world.testApp.db, seller, { orderId }, clock)
  return { orderId, documentId: invoice_id }
}

const higher = { lines: [{ line_number: 1, unit_price: 99_999 }], reason: 'The old list was printed' }

async function aCorrectionOfA(world: World) {
  const { orderId } = await aBillOfA(world)
  const seller = { user_id: world.people.sellerA?.user_id ?? '' }
  const { correction_id } = await askForPrices(world.testApp.db, seller, { orderId, ...higher })
  return { correctionId: correction_id }
}
const absentCorrection = { correctionId: randomUUID() }

/** Invoices, bills of supply, notes and their files. */
export const documentMatrix: Matrix = {
  'POST /api/orders/:orderId/invoice': { outcome: onlySellerA, draft: anOrderOfA, absent: absentOrder },
  'POST /api/orders/:orderId/invoice-preview': {
    outcome: onlySellerA,
    draft: anOrderOfA,
    absent: absentOrder,
  },
  'GET /api/orders/:orderId/documents': { outcome: bothSides, draft: aBillOfA, absent: absentOrder },
  'GET /api/orders/:orderId/proforma.pdf': { outcome: bothSides, draft: anOrderOfA, absent: absentOrder },
  'GET /api/documents/:documentId/pdf': {
    outcome: bothSides,
    draft: aBillOfA,
    absent: { documentId: randomUUID() },
  },
  'POST /api/invoices/:documentId/cancel': {
    outcome: onlySellerA,
    draft: async (world) => ({ ...(await aBillOfA(world)), reason: 'Wrong buyer' }),
    absent: { documentId: randomUUID() },
  },
  'POST /api/invoices/:documentId/irn': {
    // The invoice of this walk needs none.
    outcome: { ...onlySellerA, sellerA: 409 },
    draft: async (world) => ({ ...(await aBillOfA(world)), answer: '{}' }),
    absent: { documentId: randomUUID() },
  },
  'POST /api/invoices/:documentId/irn/request': {
    outcome: { ...onlySellerA, sellerA: 409 },
    draft: aBillOfA,
    absent: { documentId: randomUUID() },
  },
  'POST /api/seller/irns': {
    outcome: { ...sellers, sellerA: 400, sellerB: 400 },
    draft: () => ({ answers: 'none of them' }),
  },
  'POST /api/orders/:orderId/credit-note': {
    outcome: onlySellerA,
    draft: async (world) => ({
      ...(await aBillOfA(world)),
      lines: [{ line_number: 1, quantity: 1 }],
      reason: 'One came torn',
    }),
    absent: absentOrder,
  },
  'POST /api/orders/:orderId/price-corrections': {
    outcome: onlySellerA,
    draft: async (world) => ({ ...(await aBillOfA(world)), ...higher }),
    absent: absentOrder,
  },
  'POST /api/price-corrections/:correctionId/agree': {
    outcome: onlyBuyerA,
    draft: aCorrectionOfA,
    absent: absentCorrection,
  },
  'POST /api/price-corrections/:correctionId/decline': {
    outcome: onlyBuyerA,
    draft: aCorrectionOfA,
    absent: absentCorrection,
  },
  'POST /api/price-corrections/:correctionId/withdraw': {
    outcome: onlySellerA,
    draft: aCorrectionOfA,
    absent: absentCorrection,
  },
}
