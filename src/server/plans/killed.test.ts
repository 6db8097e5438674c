import { expect, test } from 'vitest'
import { z } from 'zod'
import { changeSettings } from '#contract/admin/admin-settings.ts'
import { listPlans, requestPlan } from '#contract/sellers/plan.ts'
import { gstCheckCharacter } from '#contract/tax/gst-number.ts'
import { rows } from '#server/db/sql.ts'
import { anAdmin, aSeller } from '#server/testing/build.ts'
import { postThroughKills } from '#server/testing/post-through-kills.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const planCount = 80

const Written = z.object({ place: z.int(), lines: z.int(), plans: z.int(), audited: z.int() })

test('the process killed while plans are billed: each has one invoice, whole, and no number is missing', async () => {
  const admin = await anAdmin(testApp.db)
  await testApp.as(admin)(changeSettings, {
    company_name: 'Vanij Market Private Limited',
    company_address: '4 Residency Road, Bengaluru 560025',
    company_gstin: `29AABCV1234K1Z${gstCheckCharacter('29AABCV1234K1Z')}`,
    invoice_prefix: 'VANJ',
  })
  for (let n = 0; n < planCount; n += 1) await testApp.as(await aSeller(testApp.db))(requestPlan, {})
  const plans: string[] = []
  for (let cursor: string | undefined; plans.length < planCount; ) {
    const page = await testApp.as(admin)(listPlans, { status: 'requested', ...(cursor ? { cursor } : {}) })
    plans.push(...page.plans.map(({ plan_id }) => plan_id))
    cursor = page.next ?? undefined
  }
  const token = await testApp.tokenOf(admin)
  const paths = plans.map((planId) => `/api/admin/plans/${planId}/activate`)
  await postThroughKills(testApp, { token, paths, body: { paid_by: 'cash' }, status: 200 })

  const written = await testApp.db.many(rows(Written)`
    select substring(number from '[0-9]+$')::int as place,
      (select count(*) from invoice_lines l where l.invoice_id = i.invoice_id)::int as lines,
      (select count(distinct d.plan_request_id) from plan_documents d where d.invoice_id = i.invoice_id)::int as plans,
      (select count(*) from audit_events a where a.details ->> 'number' = i.number)::int as audited
    from invoices i order by place`)
  expect(written).toEqual(
    Array.from({ length: planCount }, (_, place) => ({ place: place + 1, lines: 1, plans: 1, audited: 1 })),
  )
})
