import { sql } from '#server/db/sql.ts'
import { span } from '#server/demo/dates.ts'
import type { DemoOrder } from '#server/demo/demo-order.ts'
import type { DemoProduct } from '#server/demo/make-products.ts'
import { papersOf } from './issue-papers.ts'
import { khataOf } from './keep-khata.ts'
import { stockAlertOf } from './low-stock.ts'
import { talksOf } from './make-talks.ts'
import { tradesOf } from './make-trades.ts'
import { paymentsOf } from './pay-orders.ts'
import { publishedOrders } from './published-orders.ts'
import { type Floor, happen } from './timeline.ts'

type Market = { readonly products: readonly DemoProduct[]; readonly orders: readonly DemoOrder[] }

/** What the services of the market did for its people: bills, payments, deals with their orders, chats. */
export async function tellHistory(floor: Floor, now: number, { products, orders }: Market) {
  const published = publishedOrders(orders)
  await happen(floor, now, [
    ...papersOf(now, published),
    ...paymentsOf(now, published),
    ...khataOf(now, published),
    ...stockAlertOf(now, published),
    ...tradesOf(now, products),
    ...talksOf(now),
  ])
  await readOldRooms(floor, now)
  await floor.db.run(
    sql`analyze chat_rooms, chat_messages, deals, deal_offers, invoices, payments, shipments`,
  )
}

/** Nobody leaves an offer unread for long. */
const readOldRooms = ({ db }: Floor, now: number) =>
  db.run(sql`
    update chat_rooms set
      buyer_read_seq = last_seq, seller_read_seq = last_seq, buyer_unread = 0, seller_unread = 0
    where last_message_at < ${new Date(now - 2 * span.day)}`)
