import type { DemoOrder } from '#server/demo/demo-order.ts'
import { issueCreditNote } from '#server/documents/credit.service.ts'
import { issueInvoice } from '#server/documents/issue.service.ts'
import { creditsOf, momentOf } from './published-orders.ts'
import type { Happening } from './timeline.ts'

/** Bills what was sent on the day that it left. What is read of a paper is made when somebody reads it. */
export const papersOf = (now: number, orders: readonly DemoOrder[]): Happening[] => [
  ...orders.flatMap((order) => {
    const sent = momentOf(order, 'Shipped')
    return sent === undefined ? [] : [billOf(order, sent)]
  }),
  ...creditsOf(now, orders).map(({ order, moment, quantity }): Happening => {
    const { seller_id: user_id, order_id: orderId } = order
    const draft = { orderId, lines: [{ line_number: 1, quantity }], reason: 'Some came damaged' }
    return { at: moment, work: ({ db }, clock) => issueCreditNote(db, { user_id }, draft, clock) }
  }),
]

const billOf = ({ seller_id: user_id, order_id: orderId }: DemoOrder, moment: number): Happening => ({
  at: moment,
  work: ({ db }, clock) => issueInvoice(db, { user_id }, { orderId }, clock),
})
