import { toRupees } from '#contract/products/price.ts'
import { type OwnPlan, type PlanRequest, proPlan } from '#contract/sellers/plan.ts'
import type { PlanRow, RequestRow } from './plan.queries.ts'

const toTerm = ({ status, price_paise, created_at, active_from, active_until }: PlanRow) => ({
  status,
  price: toRupees(price_paise),
  requested_at: created_at.toISOString(),
  active_from: active_from?.toISOString() ?? null,
  active_until: active_until?.toISOString() ?? null,
})

export const toOwnPlan = (row: PlanRow & { can_request: boolean }): OwnPlan => ({
  ...toTerm(row),
  name: proPlan.name,
  can_request: row.can_request,
})

export const toPlanRequest = (row: RequestRow): PlanRequest => ({
  ...toTerm(row),
  plan_id: row.plan_request_id,
  seller: { user_id: row.seller_id, name: row.name, phone_number: row.phone_number, email: row.email },
  activated_by: row.activated_by,
})
