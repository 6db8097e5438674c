import { randomUUID } from 'node:crypto'
import type { World } from '#server/testing/personas.ts'
import { aQuote, aRequirement } from '#server/testing/requirements.ts'
import { admins, type Matrix, nothing, onlyBuyerA, type Row, sellers, signedIn } from './access-outcomes.ts'

const absent = { requirementId: randomUUID() }

/** Seller A sells in its category; seller B has no product and no application. */
const onlySellerA: Row['outcome'] = { ...sellers, sellerB: 404 }

const some = <Thing>(thing: Thing | null): Thing => {
  if (thing === null) throw new Error('this person is somebody')
  return thing
}

const requirementOfBuyerA = ({ testApp: { db }, people }: World) =>
  aRequirement(db, { buyer: some(people.buyerA) })

const ofBuyerA = (): Row => ({
  outcome: onlyBuyerA,
  draft: async (world) => ({ requirementId: await requirementOfBuyerA(world) }),
  absent,
})

const terms = { price: 12.5, min_quantity: 100, delivery_days: 7, note: 'Freight included' }

/** Routes of requirements and quotes. */
export const requirementMatrix: Matrix = {
  'POST /api/users/post_requirements': {
    outcome: signedIn,
    draft: () => ({
      product_name: 'Cotton bags',
      quantity: 500,
      product_details: '140 GSM, printed',
      category_type: 'apparel & fashion',
    }),
  },
  'GET /api/requirements': { outcome: signedIn, draft: nothing },
  'GET /api/requirements/:requirementId': ofBuyerA(),
  'POST /api/requirements/:requirementId/close': ofBuyerA(),
  'POST /api/requirements/:requirementId/renew': ofBuyerA(),
  'POST /api/requirements/:requirementId/accept': {
    outcome: onlyBuyerA,
    draft: async (world) => {
      const requirementId = await requirementOfBuyerA(world)
      const seller = some(world.people.sellerA)
      return {
        requirementId,
        quote_id: await aQuote(world.testApp.db, { requirementId, seller }),
        revision: 1,
      }
    },
    absent,
  },
  'GET /api/seller/requirements': { outcome: sellers, draft: nothing },
  'GET /api/seller/requirements/:requirementId': { ...ofBuyerA(), outcome: onlySellerA },
  'PUT /api/seller/requirements/:requirementId/quote': {
    outcome: onlySellerA,
    draft: async (world) => ({ requirementId: await requirementOfBuyerA(world), ...terms }),
    absent,
  },
  'DELETE /api/seller/requirements/:requirementId/quote': {
    outcome: onlySellerA,
    draft: async (world) => {
      const requirementId = await requirementOfBuyerA(world)
      await aQuote(world.testApp.db, { requirementId, seller: some(world.people.sellerA) })
      return { requirementId }
    },
    absent,
  },
  'GET /api/admin/requirements': { outcome: admins, draft: () => ({ q: 'nothing of this name' }) },
  'POST /api/admin/requirements/:requirementId/close': {
    outcome: admins,
    draft: async (world) => ({
      requirementId: await requirementOfBuyerA(world),
      reason: 'Not allowed here',
    }),
  },
}
