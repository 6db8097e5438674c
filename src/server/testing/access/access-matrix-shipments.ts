import { randomUUID } from 'node:crypto'
import { dayInIndia } from '#contract/documents/document-number.ts'
import { saveProof } from '#server/shipments/shipment.service.ts'
import { anOrderOfBags, aShipmentOf } from '#server/testing/documents/shipments.ts'
import type { World } from '#server/testing/personas.ts'
import { dataUrlOf, redAndBlue } from '#server/testing/pictures.ts'
import { admins, type Matrix, nothing, onlyBuyerA, type Row, sellers, signedIn } from './access-outcomes.ts'

/** Seller A sends, buyer A confirms; both read. */
const onlySellerA: Row['outcome'] = { ...sellers, sellerB: 404 }
const bothSides: Row['outcome'] = { ...signedIn, buyerB: 404, sellerB: 404, requested: 404, admin: 404 }
const absentOrder = { orderId: 'VJ-00000000' }
const absentShipment = { shipmentId: randomUUID() }

async function anOrderOfA({ testApp, people: { sellerA, buyerA } }: World) {
  if (!(sellerA && buyerA)) throw new Error('seller A and buyer A are there')
  const { orderId } = await anOrderOfBags(testApp, { seller: sellerA, buyer: buyerA })
  return { orderId }
}

async function aShipmentOfA(world: World) {
  const { orderId } = await anOrderOfA(world)
  const seller = { user_id: world.people.sellerA?.user_id ?? '' }
  return { shipmentId: await aShipmentOf(world.testApp, seller, orderId) }
}

const photo = async () => dataUrlOf(await redAndBlue({ width: 8, height: 8 }).png().toBuffer())

async function aProof(world: World) {
  const { shipmentId } = await aShipmentOfA(world)
  const seller = { user_id: world.people.sellerA?.user_id ?? '', request_id: 'test' }
  await saveProof(world.testApp.app.services, seller, { shipmentId, photo: await photo() }, new Date())
  return { shipmentId }
}

const ofShipment = (outcome: Row['outcome'], more: object = {}): Row => ({
  outcome,
  draft: async (world) => ({ ...(await aShipmentOfA(world)), ...more }),
  absent: absentShipment,
})

const aLimit = {
  limit: 50_000,
  is_district_free: false,
  city_limit: null,
  is_disputed: false,
  source: 'Notification of the state',
  checked_on: '2026-11-23',
}

/** Goods on their way. */
export const shipmentMatrix: Matrix = {
  'POST /api/orders/:orderId/shipments': {
    outcome: onlySellerA,
    draft: async (world) => ({
      ...(await anOrderOfA(world)),
      lines: [{ line_number: 1, quantity: 300 }],
      vehicle_no: 'TN 38 AB 1234',
    }),
    absent: absentOrder,
  },
  'GET /api/orders/:orderId/shipments': { outcome: bothSides, draft: anOrderOfA, absent: absentOrder },
  'PUT /api/orders/:orderId/promised': {
    outcome: onlySellerA,
    draft: async (world) => ({ ...(await anOrderOfA(world)), promised_on: dayInIndia(new Date()) }),
    absent: absentOrder,
  },
  'PUT /api/shipments/:shipmentId': ofShipment(onlySellerA, { vehicle_no: 'MP09HG4455' }),
  'POST /api/shipments/:shipmentId/withdraw': ofShipment(onlySellerA, { reason: 'Noted by mistake' }),
  'POST /api/shipments/:shipmentId/delivered': ofShipment(onlySellerA),
  'POST /api/shipments/:shipmentId/receipt': ofShipment(onlyBuyerA, {
    lines: [{ line_number: 1, accepted: 1 }],
  }),
  'PUT /api/shipments/:shipmentId/proof': {
    ...ofShipment(onlySellerA),
    draft: async (world) => ({ ...(await aShipmentOfA(world)), photo: await photo() }),
  },
  'GET /api/shipments/:shipmentId/proof': { ...ofShipment(bothSides), draft: aProof },
  'GET /api/shipments/:shipmentId/challan.pdf': ofShipment(bothSides),
  'GET /api/shipments/:shipmentId/eway.json': ofShipment(onlySellerA),
  'GET /api/admin/eway-limits': { outcome: admins, draft: nothing },
  'PUT /api/admin/eway-limits/:stateCode': {
    outcome: admins,
    draft: () => ({ stateCode: '24', ...aLimit }),
  },
}
