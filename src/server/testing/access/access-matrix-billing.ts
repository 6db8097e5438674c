import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { rows, sql } from '#server/db/sql.ts'
import { billingDraft } from '#server/testing/billing.ts'
import type { World } from '#server/testing/personas.ts'
import type { Someone } from '#server/testing/test-app.ts'
import { type Matrix, nothing, onlyBuyerA, sellers, signedIn } from './access-outcomes.ts'

async function billingOfBuyerA({ testApp, people }: World) {
  const billingId = randomUUID()
  await testApp.db.run(sql`
    insert into billing_profiles (billing_id, user_id, gstin, legal_name, address, pin, state_code, is_default)
    values (${billingId}, ${people.buyerA?.user_id}, ${billingDraft.gstin}, 'Asha Stores', '12 Ring Road', '395003',
      '24', false)`)
  return { billingId }
}

const registrationDraft = {
  legal_name: 'Shree Traders',
  address: '12 Station Road, Jaipur',
  pin: '302001',
  scheme: 'regular',
  turnover: 'up_to_5',
  invoice_prefix: 'INV',
}

const Account = z.object({ gst_number: z.string() })

async function gstNumberOf({ db }: World['testApp'], caller: Someone | null) {
  if (!caller) return billingDraft.gstin
  const { user_id } = caller
  return (await db.one(rows(Account)`select gst_number from users where user_id = ${user_id}`)).gst_number
}

/** Whom orders are billed to, and under which GST numbers sellers sell. */
export const billingMatrix: Matrix = {
  'GET /api/seller/tax': { outcome: sellers, draft: nothing },
  'PUT /api/seller/tax': {
    outcome: sellers,
    draft: async ({ testApp }, caller) => ({
      ...registrationDraft,
      gstin: await gstNumberOf(testApp, caller),
    }),
  },
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
