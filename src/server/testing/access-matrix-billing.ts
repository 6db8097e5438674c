import { randomUUID } from 'node:crypto'
import { sql } from '#server/db/sql.ts'
import { type Matrix, nothing, onlyBuyerA, signedIn } from './access-outcomes.ts'
import { billingDraft } from './billing.ts'
import type { World } from './personas.ts'

async function billingOfBuyerA({ testApp, people }: World) {
  const billingId = randomUUID()
  await testApp.db.run(sql`
    insert into billing_profiles (billing_id, user_id, gstin, legal_name, address, pin, state_code, is_default)
    values (${billingId}, ${people.buyerA?.user_id}, ${billingDraft.gstin}, 'Asha Stores', '12 Ring Road', '395003',
      '24', false)`)
  return { billingId }
}

/** Whom orders are billed to, and under which GST numbers sellers sell. */
export const billingMatrix: Matrix = {
  'GET /api/billing': { outcome: signedIn, draft: nothing },
  'POST /api/billing': { outcome: signedIn, draft: () => billingDraft },
  'PUT /api/billing/:billingId': {
    outcome: onlyBuyerA,
    draft: async (world) => ({ ...(await billingOfBuyerA(world)), ...billingDraft }),
    absent: { billingId: randomUUID() },
  },
  'DELETE /api/billing/:billingId': {
    outcome: onlyBuyerA,
    draft: billingOfBuyerA,
    absent: { billingId: randomUUID() },
  },
}
