import { toRupees } from '#contract/products/price.ts'
import { type OwnPlan, type PlanDocument, type PlanRequest, proPlan } from '#contract/sellers/plan.ts'
import type { PlanRow, RequestRow } from './plan.queries.ts'
import type { PlanDocumentRow } from './plan-document.queries.ts'

const toTerm = ({ status, price_paise, created_at, active_from, active_until, ...row }: PlanRow) => ({
  status,
  price: toRupees(price_paise),
  requested_at: created_at.toISOString(),
  active_from: active_from?.toISOString() ?? null,
  active_until: active_until?.toISOString() ?? null,
  close_reason: row.close_reason,
  payment:
    row.paid_by && row.paid_on
      ? { by: row.paid_by, reference: row.paid_reference ?? '', on: row.paid_on }
      : null,
})

export const toPlanDocument = (row: Omit<PlanDocumentRow, 'plan_request_id'>): PlanDocument => ({
  document_id: row.invoice_id,
  kind: row.kind,
  number: row.number,
  issued_on: row.issued_on,
  total: toRupees(row.total_paise),
})

export const toOwnPlan = (row: PlanRow & { can_request: boolean }): OwnPlan => ({
  ...toTerm(row),
  name: proPlan.name,
  can_request: row.can_request,
})

export const toPlanRequest = (row: RequestRow, documents: readonly PlanDocumentRow[]): PlanRequest => ({
  ...toTerm(row),
  plan_id: row.plan_request_id,
  seller: { user_id: row.seller_id, name: row.name, phone_number: row.phone_number, email: row.email },
  activated_by: row.activated_by,
  documents: documents
    .filter(({ plan_request_id }) => plan_request_id === row.plan_request_id)
    .map(toPlanDocument),
})
