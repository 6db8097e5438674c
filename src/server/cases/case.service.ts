import type { listCases as contract } from '#contract/cases/case.ts'
import { caseIdForm } from '#contract/cases/case-fields.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { Db } from '#server/db/db.ts'
import { anchorOf, pageOf } from '#server/db/paging.ts'
import { notFound } from '#server/errors.ts'
import { refundDueOf } from '#server/payments/order-payment.service.ts'
import * as sql from './case.queries.ts'
import { findOrderFacts } from './order-facts.queries.ts'

type Reader = { readonly user_id: string }

export async function getCase(db: Db, { user_id }: Reader, caseId: string) {
  const row = await sql.findCase(db, user_id, caseId)
  if (!row) throw notFound('case')
  return row
}

export async function listCases(db: Db, { user_id }: Reader, { side, cursor }: InputOf<typeof contract>) {
  const after = await anchorOf(cursor, (id) => sql.findAnchor(db, user_id, id), caseIdForm)
  const [rows, { total }] = await Promise.all([
    sql.findCases(db, user_id, side, after),
    sql.countCases(db, user_id, side),
  ])
  return pageOf(rows, total, ({ case_id }) => case_id)
}

/** What can be reported of an order, and what was. */
export async function getCaseForm(db: Db, reader: Reader, orderId: string) {
  const [order, cases, refundDue] = await Promise.all([
    findOrderFacts(db, reader.user_id, orderId),
    sql.findCasesOfOrder(db, reader.user_id, orderId),
    refundDueOf(db, reader, orderId),
  ])
  if (!order) throw notFound('order')
  return { order, cases, refundDue }
}
