import { randomUUID } from 'node:crypto'
import { sql } from '#server/db/sql.ts'
import { clock } from '#server/documents/clock.rules.ts'
import { billPlan } from '#server/plans/plan-invoice.service.ts'
import type { World } from '#server/testing/personas.ts'
import { admins, type Matrix, nothing, sellers } from './access-outcomes.ts'

async function aRequest({ testApp: { db }, people }: World) {
  const planId = randomUUID()
  await db.run(sql`delete from plan_requests`)
  await db.run(sql`
    insert into plan_requests (plan_request_id, seller_id, price_paise)
    values (${planId}, ${people.sellerA?.user_id}, 700000)`)
  return { planId }
}

/** It runs, and is not billed yet. */
async function aPlan(world: World) {
  const { planId } = await aRequest(world)
  const { db } = world.testApp
  await db.run(sql`
    update plan_requests set status = 'active', active_from = now(), active_until = now() + interval '365 days'
    where plan_request_id = ${planId}`)
  for (const [name, value] of Object.entries({
    company_name: 'Vanij Market Private Limited',
    company_address: '4 Residency Road, Bengaluru',
    company_gstin: '29AABCV1234K1ZP',
    invoice_prefix: 'VANJ',
  }))
    await db.run(sql`
      insert into settings (name, value) values (${name}, ${value})
      on conflict (name) do update set value = excluded.value`)
  return { planId }
}

async function anInvoice(world: World) {
  const { planId } = await aPlan(world)
  const actor = { user_id: world.people.admin?.user_id ?? '', request_id: 'walk' }
  // Not over the API: the walk ends sessions.
  const { invoice_id } = await billPlan(world.testApp.db, planId, actor, clock)
  return { documentId: invoice_id }
}

const reason = 'Paid by mistake'

/** The operator's plan: what sellers ask for, and what admins decide of it. */
export const planMatrix: Matrix = {
  'POST /api/plans/request': {
    outcome: sellers,
    draft: async ({ testApp: { db } }) => {
      await db.run(sql`delete from plan_requests`)
      return {}
    },
  },
  'GET /api/plans/mine': { outcome: sellers, draft: nothing },
  'GET /api/admin/plans': { outcome: admins, draft: nothing },
  'POST /api/admin/plans/:planId/activate': { outcome: admins, draft: aRequest },
  'POST /api/admin/plans/:planId/decline': {
    outcome: admins,
    draft: async (world) => ({ ...(await aRequest(world)), reason }),
  },
  'POST /api/admin/plans/:planId/take-back': {
    outcome: admins,
    draft: async (world) => ({ ...(await aPlan(world)), reason }),
  },
  'POST /api/admin/plans/:planId/invoice': { outcome: admins, draft: aPlan },
  'GET /api/admin/plans/documents/:documentId/pdf': { outcome: admins, draft: anInvoice },
}
