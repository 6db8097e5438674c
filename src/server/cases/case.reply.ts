import type { Case, CaseSummary } from '#contract/cases/case-fields.ts'
import { isPowder } from '#contract/cases/case-rules.ts'
import type { Grievance } from '#contract/cases/grievance.ts'
import { toRupees } from '#contract/products/price.ts'
import type { CaseRow, CaseSummaryRow } from './case.row.ts'
import { isChatOpen, owesCreditNote, sellerOf, sideOf, turnOf } from './case.rules.ts'
import type { GrievanceRow } from './grievance.queries.ts'
import type { OrderFacts } from './order-facts.queries.ts'

const rupeesOrNull = (paise: number | null) => (paise === null ? null : toRupees(paise))

/** Moments inside of JSON come as PostgreSQL writes them. */
const momentOf = (written: string) => new Date(written).toISOString()

/** For the desk, `reader` is undefined. */
export function toCaseSummary(row: CaseSummaryRow, reader?: string): CaseSummary {
  const { case_id, kind, order_id, subject, state, wish, outcome } = row
  const turn = turnOf(row)
  return {
    ...{ case_id, kind, order_id, subject, state, wish, outcome },
    me: reader === undefined ? 'desk' : sideOf(row, reader),
    opener: row.opener_name,
    other: row.other_name,
    seller: sellerOf(row),
    turn: turn && { role: turn.role, until: turn.until.toISOString() },
    credit: rupeesOrNull(row.credit_paise),
    created_at: row.created_at.toISOString(),
  }
}

export const toCase = (row: CaseRow, reader?: string): Case => ({
  ...toCaseSummary(row, reader),
  lines: row.lines.map(({ unit_price_paise, discount_paise: _off, ...line }) => ({
    ...line,
    unit_price: toRupees(unit_price_paise),
  })),
  value: toRupees(row.value_paise),
  restocking: toRupees(row.restocking_paise),
  collection: toRupees(row.collection_paise),
  acknowledge_by: row.acknowledge_by.toISOString(),
  close_by: row.close_by.toISOString(),
  offer: row.offer,
  offer_amount: rupeesOrNull(row.offer_paise),
  outcome_by: row.outcome_by?.toISOString() ?? null,
  credit_note: row.credit_note,
  owes_credit_note: owesCreditNote(row),
  is_chat_open: isChatOpen(row),
  lets_read_chat: reader !== undefined && row.chat_readers.includes(reader),
  events: row.events.map(({ actor_id: _, facts, happened_at, ...event }) => ({
    ...event,
    offer: facts.offer ?? null,
    amount: rupeesOrNull(facts.amount_paise ?? null),
    happened_at: momentOf(happened_at),
  })),
  files: row.files.map(({ created_at, ...file }) => ({ ...file, created_at: momentOf(created_at) })),
  revision: row.revision,
})

type Form = {
  readonly order: OrderFacts
  readonly cases: readonly CaseSummaryRow[]
  readonly refundDue: number
}

export const toCaseForm = ({ order, cases, refundDue }: Form, readerId: string) => ({
  success: true as const,
  me: readerId === order.buyer_id ? ('buyer' as const) : ('seller' as const),
  is_sent: order.is_sent,
  is_delivered: order.delivery_status === 'Delivered',
  ...(order.delivery_status === 'Cancelled' && { is_cancelled: true as const }),
  promised_on: order.promised_on,
  refund_due: toRupees(refundDue),
  lines: order.lines.map(({ unit_price_paise, discount_paise, ...line }) => ({
    ...line,
    unit_price: toRupees(unit_price_paise),
    ...(discount_paise > 0 ? { discount: toRupees(discount_paise) } : {}),
    is_powder: isPowder(line.product_name),
  })),
  cases: cases.map((row) => toCaseSummary(row, readerId)),
})

export const toGrievance = ({ created_at, close_by, decision, ...row }: GrievanceRow): Grievance => ({
  ...row,
  created_at: created_at.toISOString(),
  close_by: close_by.toISOString(),
  decision: decision && { words: decision.words, happened_at: momentOf(decision.happened_at) },
})
