import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { join, literal, rows, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { isSent } from '#server/order-goods/is-sent.row.ts'
import { signedPaise } from '#server/order-goods/order-money.row.ts'

const Finding = z.object({ rule: z.string(), about: z.string() })
const Count = z.object({ product_id: z.uuid(), stock: z.int() })

/** How many notifications of an order `o` one side has by these sentences. */
const countOf = (side: 'buyer' | 'seller', sentences: readonly string[]) => sql`
  (select count(*) from notifications n where n.order_id = o.order_id
    and n.user_id = ${side === 'buyer' ? sql`o.buyer_id` : sql`o.seller_id`}
    and n.sentence ->> 'name' = any(${sentences.map((name) => `notifications.${name}`)}::text[]))`

/** Rules that must always hold; each query selects the violations. */
const rules = {
  'an order totals its lines': sql`
    select o.order_id from orders o left join order_lines l using (order_id)
    group by o.order_id having o.total_paise is distinct from sum(l.line_total_paise)`,
  'an order holds goods of its seller alone': sql`
    select l.order_id from order_lines l join orders o using (order_id) join products p using (product_id)
    where p.seller_id <> o.seller_id`,
  'a cancelled order holds no stock': sql`
    select l.order_id from order_lines l join orders o using (order_id)
    where o.delivery_status = 'Cancelled' and l.holds_stock`,
  'an open order holds its stock': sql`
    select l.order_id from order_lines l join orders o using (order_id) join products p using (product_id)
    where o.delivery_status <> 'Cancelled' and p.stock is not null and not l.holds_stock`,
  'a history begins with the buyer and ends with the status': sql`
    select o.order_id from orders o where
      (select actor_role || delivery_status from order_events e where e.order_id = o.order_id
        order by order_event_id limit 1) is distinct from 'buyerPending'
      or (select delivery_status from order_events e where e.order_id = o.order_id
        order by order_event_id desc limit 1) is distinct from o.delivery_status`,
  // A repeated notification replaces an unread one, so a status that occurred twice may have one notification. What
  // follows from the way of the goods is told with them, and that an order of a deal is confirmed with the acceptance.
  // Notifications are deleted after some months, so older orders may have lost theirs.
  'every event is told to the buyer once, and what the buyer did to the seller once': sql`
    select o.order_id from orders o where
      o.order_date > now() - make_interval(days => ${literal(limits.notification.keptDays)}) and (
      ${countOf('buyer', ['orderPlaced', 'orderStatus', 'ownOrderReleased', 'goodsSent', 'goodsDelivered', 'shipmentTakenBack'])}
        < (select count(distinct delivery_status) from order_events e
            where e.order_id = o.order_id and not (e.is_automatic and e.delivery_status = 'Confirmed'))
      or ${countOf('buyer', ['orderPlaced', 'orderStatus', 'ownOrderReleased'])}
        > (select count(*) from order_events e where e.order_id = o.order_id)
      or ${countOf('seller', ['orderReceived', 'orderCancelled', 'orderCancelledWithoutReason', 'goodsReceived', 'goodsMissing'])}
        < (select count(distinct delivery_status) from order_events e
            where e.order_id = o.order_id and e.actor_role = 'buyer')
      or ${countOf('seller', ['orderReceived', 'orderCancelled', 'orderCancelledWithoutReason'])}
        > (select count(*) from order_events e where e.order_id = o.order_id and e.actor_role = 'buyer'))`,
  'of an order no more is given back than was paid': sql`
    select p.order_id from payments p where p.state = 'confirmed'
    group by p.order_id having sum(${signedPaise}) < 0`,
  'of no line more is sent than was ordered': sql`
    select l.order_id from order_lines l join shipment_lines s using (order_id, line_number)
      join shipments h on h.shipment_id = s.shipment_id and h.case_id is null
    where ${isSent}
    group by l.order_id, l.line_number, l.quantity having sum(s.quantity) > l.quantity`,
  'shipments of an order are sent in turn, each with its lines': sql`
    select s.order_id from shipments s group by s.order_id
    having max(s.seq) <> count(*) or bool_or(not exists (
      select from shipment_lines l where l.shipment_id = s.shipment_id))`,
  'a confirmed shipment accounts for all that was sent': sql`
    select s.order_id from shipments s join shipment_lines l using (shipment_id)
    where (s.received_at is null) <> (l.accepted is null)`,
  'challans are numbered without a gap': sql`
    select s.gstin from challan_series s where s.next_place - 1 <> (
      select count(*) from challans c
      where c.gstin = s.gstin and c.year = s.year and c.number like s.prefix || '/%')`,
  'a document totals its lines': sql`
    select i.number from invoices i left join invoice_lines l using (invoice_id)
    group by i.invoice_id having i.total_paise is distinct from sum(l.total_paise)
      or i.taxable_paise is distinct from sum(l.taxable_paise)`,
  'documents are numbered without a gap': sql`
    select s.gstin from invoice_series s where s.next_place - 1 <> (
      select count(*) from invoices i
      where i.gstin = s.gstin and i.year = s.year and i.kind = s.kind and i.number like s.prefix || '/%')`,
  'receipts are numbered without a gap': sql`
    select s.gstin from receipt_series s where s.next_place - 1 <> (
      select count(*) from receipts r
      where r.gstin = s.gstin and r.year = s.year and r.number like s.prefix || '/%')`,
  'of no line more is credited than was billed': sql`
    select b.number from invoices b join invoice_lines l using (invoice_id)
      join invoices n on n.credits = b.invoice_id
      join invoice_lines c on c.invoice_id = n.invoice_id and c.line_number = l.line_number
    group by b.number, l.invoice_id, l.line_number, l.quantity having sum(c.quantity) > l.quantity`,
  'a bill says that it is credited where all of it is, and only there': sql`
    select b.number from invoices b where b.kind in ('INV', 'BOS') and (b.credited_at is not null) <> (
      b.total_paise + (select coalesce(sum(d.total_paise), 0) from invoices d where d.debits = b.invoice_id)
        = (select coalesce(sum(n.total_paise), 0) from invoices n where n.credits = b.invoice_id))`,
  'a debit note is what its buyer agreed to, and nothing else is one': sql`
    select coalesce(i.number, c.correction_id::text) from price_corrections c
      full join (select * from invoices where kind = 'DBN') i on i.invoice_id = c.debit_note_id
    where c.state is distinct from 'open' and c.state is distinct from 'declined' and c.state is distinct from 'withdrawn'
      and (i.total_paise, i.debits, i.order_id) is distinct from (c.total_paise, c.bill_id, c.order_id)`,
  'an accepted deal is one order at its total': sql`
    select d.deal_id::text from deals d join deal_offers f using (deal_id, revision)
      left join orders o on o.deal_id = d.deal_id
    where (d.state = 'accepted') <> (o.order_id is not null) or o.total_paise <> f.total_paise`,
  'what a product sums up of its reviews is their sum': sql`
    select p.product_id::text from products p left join reviews r on r.product_id = p.product_id and r.is_counted
    group by p.product_id
    having p.review_count <> count(r.review_id) or p.rating_sum <> coalesce(sum(r.rating), 0)`,
  'of a buyer and a product the latest review of a delivered order counts, and no other': sql`
    select r.review_id::text from reviews r
    where r.is_counted is distinct from (r.review_id is not distinct from (
      select best.review_id from reviews best join orders o on o.order_id = best.order_id
      where best.product_id = r.product_id and best.buyer_id = r.buyer_id and best.hidden_at is null
        and o.delivery_status = 'Delivered'
      order by best.created_at desc, best.review_id desc limit 1))`,
  'at most five sellers quote for a requirement, none of them its buyer': sql`
    select r.requirement_id::text from requirements r join quotes q using (requirement_id)
    group by r.requirement_id having count(*) > 5 or bool_or(q.seller_id = r.buyer_id)`,
  'a requirement has one accepted quote at most, and is closed with it': sql`
    select r.requirement_id::text from requirements r join quotes q using (requirement_id)
    where q.accepted_at is not null group by r.requirement_id having count(*) > 1 or r.closed_at is null`,
  'messages of a room count from 1 without a gap, each of one of its two people': sql`
    select r.room_id::text from chat_rooms r left join chat_messages m using (room_id)
    group by r.room_id
    having count(m.seq) <> r.last_seq or coalesce(max(m.seq), 0) <> r.last_seq
      or bool_or(m.sender_id not in (r.buyer_id, r.seller_id))`,
  'a room counts as unread what the other wrote after the last that was read': sql`
    select r.room_id::text from chat_rooms r left join chat_messages m using (room_id)
    group by r.room_id
    having r.buyer_unread <> count(m.seq) filter (where m.seq > r.buyer_read_seq and m.sender_id <> r.buyer_id)
      or r.seller_unread <> count(m.seq) filter (where m.seq > r.seller_read_seq and m.sender_id <> r.seller_id)`,
  'a file of a chat is in one message of its room': sql`
    select f.file_id::text from chat_files f left join chat_messages m on m.file_id = f.file_id and m.room_id = f.room_id
    group by f.file_id having count(m.seq) <> 1`,
  'a key has its answer': sql`select key from idempotency_keys where answer is null`,
  'an answered order exists, for one key': sql`
    select answered.order_id from (
      select user_id, jsonb_array_elements_text(answer -> 'order_ids') as order_id from idempotency_keys
    ) answered left join orders o on o.order_id = answered.order_id and o.buyer_id = answered.user_id
    group by answered.order_id having count(*) > 1 or count(o.order_id) = 0`,
}

/** All violations; empty if everything is consistent. */
export const findBreaches = (db: Db) =>
  db.many(
    rows(Finding)`${join(
      Object.entries(rules).map(
        ([rule, broken]) => sql`select ${rule}::text as rule, found.about from (${broken}) as found(about)`,
      ),
      sql` union all `,
    )}`,
  )

/** Stock on the shelf plus stock in open orders, by product: orders move it, and only a seller changes the sum. */
export async function countStock(db: Db): Promise<Record<string, number>> {
  const counted = await db.many(rows(Count)`
    select p.product_id, p.stock + coalesce(sum(l.quantity) filter (where l.holds_stock), 0) as stock
    from products p left join order_lines l using (product_id)
    where p.stock is not null group by p.product_id`)
  return Object.fromEntries(counted.map(({ product_id, stock }) => [product_id, stock]))
}
