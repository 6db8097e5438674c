import type { Db } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'
import { issueCreditNote } from '#server/documents/credit.service.ts'
import { issueInvoice } from '#server/documents/issue.service.ts'
import { buyers } from './data/buyers.ts'
import { sellers } from './data/sellers.ts'
import { span, textOf } from './dates.ts'
import type { DemoOrder } from './demo-order.ts'
import { idOfSeller } from './make-users.ts'

type Issued = {
  readonly order_id: string
  readonly number: string
  readonly at: string
  readonly is_read: boolean
}

/**
 * Bills what the published seller and the published buyer have sold and bought, each on the day that it left, in that order: so
 * numbers and days of a series agree. What is read of a paper is made when somebody reads it.
 */
export async function issueDemoPapers(tx: Db, now: number, orders: readonly DemoOrder[]) {
  const issued: Issued[] = []
  for (const paper of papersOf(now, orders)) {
    const { number } = await issue(tx, paper)
    const { order, moment } = paper
    issued.push({
      order_id: order.order_id,
      number,
      at: textOf(moment),
      is_read: moment < now - 2 * span.day,
    })
  }
  await datePapers(tx, issued)
}

function issue(tx: Db, { order: { seller_id, order_id: orderId }, moment, credited }: Paper) {
  const seller = { user_id: seller_id }
  const when = new Date(moment)
  if (credited === undefined) return issueInvoice(tx, seller, { orderId }, when)
  const lines = [{ line_number: 1, quantity: credited }]
  return issueCreditNote(tx, seller, { orderId, lines, reason: torn }, when)
}

const torn = 'Some came damaged'

type Paper = {
  readonly order: DemoOrder
  readonly moment: number
  /** Of a credit note: how many of its first line. */
  readonly credited?: number
}

const [publishedBuyer] = buyers
const [publishedSeller] = sellers

/** All invoices, and a credit note for one of twenty deliveries, the oldest first. */
function papersOf(now: number, orders: readonly DemoOrder[]): readonly Paper[] {
  const sellerId = publishedSeller && idOfSeller(publishedSeller)
  const sent = orders
    .filter(({ seller_id, buyer }) => seller_id === sellerId || buyer === publishedBuyer)
    .flatMap((order) => {
      const moment = momentOf(order, 'Shipped')
      return moment === undefined ? [] : [{ order, moment }]
    })
  const credits = sent.flatMap(({ order }, place) => {
    const moment = (momentOf(order, 'Delivered') ?? now) + 2 * span.day
    const credited = Math.floor((order.lines[0]?.quantity ?? 0) / 10)
    return place % 20 === 7 && moment < now && credited > 0 ? [{ order, moment, credited }] : []
  })
  return [...sent, ...credits].sort((one, other) => one.moment - other.moment)
}

const momentOf = ({ events }: DemoOrder, status: 'Shipped' | 'Delivered') =>
  events.find(({ delivery_status }) => delivery_status === status)?.at

/** Its notification came with the paper. */
const datePapers = (tx: Db, issued: readonly Issued[]) =>
  tx.run(sql`
    update notifications n set created_at = paper.at, is_read = paper.is_read
    from jsonb_to_recordset(${JSON.stringify(issued)}::jsonb) as paper (order_id text, number text, at timestamptz, is_read boolean)
    where n.order_id = paper.order_id and n.sentence -> 'parameters' ->> 'number' = paper.number`)
