import { isInterState } from '#contract/tax/place-of-supply.ts'
import { billLine, particularsOf, sumOf, supplyStateOf } from './bill.rules.ts'
import type { Particulars } from './document.row.ts'
import type { BilledOrder, Registration } from './issue.queries.ts'
import type { Sheet } from './paper.rules.ts'

/** What an order will be billed with, as far as that is known. */
export function proformaOf(
  order: BilledOrder,
  registration: Registration,
  day: string,
  money: Pick<Particulars, 'upi' | 'to_pay'> = {},
): Sheet {
  const place = supplyStateOf(order, undefined)
  const state = place ?? registration.state_code
  const isComposition = registration.scheme === 'composition'
  const isRated = isComposition || order.lines.every(({ gst_rate_bp }) => gst_rate_bp !== null)
  // A part of the tax would be taken for all of it, and that within the seller's state for that between two.
  const isTaxKnown = isRated && place !== undefined
  const known = isTaxKnown ? order.lines : order.lines.map((line) => ({ ...line, gst_rate_bp: 0 }))
  const lines = known.map((line) => billLine(line, registration, state))
  return {
    kind: 'proforma',
    orderId: order.order_id,
    number: order.order_id,
    issued_on: day,
    supply_state_code: place ?? '',
    is_inter_state: isInterState(registration.state_code, state),
    is_composition: isComposition,
    ...sumOf(lines),
    lines,
    particulars: { ...particularsOf(order, registration), ...money },
    credits: null,
    debits: null,
    bill_number: null,
    billed_on: null,
    reason: null,
    needs_irn: false,
    ack_no: null,
    ack_date: null,
    signed_qr: null,
    irn: null,
    isCancelled: false,
    isTaxKnown,
  }
}
