import { type Sql, sql } from '#server/db/sql.ts'

const paidOf = (side: 'paid' | 'back') => sql`
  coalesce((select sum(amount_paise) from payments p where p.order_id = o.order_id and p.state = 'confirmed'
    and (p.kind = 'refund') = ${side === 'back'}), 0)`

/** What is never so in the trade of the demo: a sentence for people, and where it would be seen. */
export const neverInTrade: readonly [string, Sql][] = [
  ['no more is given back than was paid', sql`orders o where ${paidOf('back')} > ${paidOf('paid')}`],
  ['nothing is paid twice', sql`orders o where ${paidOf('paid')} > o.total_paise`],
  [
    'a payment is noted after its order, and decided after that',
    sql`payments p join orders o using (order_id)
      where p.created_at < o.order_date or p.decided_at < p.created_at or p.paid_on > (p.created_at at time zone 'Asia/Kolkata')::date`,
  ],
  [
    'goods leave after they are ordered, come after they left, and are confirmed after they came',
    sql`shipments s join orders o using (order_id) where s.dispatched_at < o.order_date
      or s.delivered_at < s.dispatched_at or s.received_at < s.delivered_at`,
  ],
  [
    'nothing is in the future',
    sql`(select created_at as at from payments union all select decided_at from payments
      union all select dispatched_at from shipments union all select delivered_at from shipments
      union all select received_at from shipments union all select happened_at from deal_events
      union all select changed_at from deals union all select created_at from chat_messages
      union all select last_message_at from chat_rooms union all select created_at from notifications
      union all select created_at from order_events union all select order_date from orders
      union all select created_at from seller_payees) each where at > now()`,
  ],
  [
    'numbers of receipt vouchers and of challans go with their days, without a gap',
    sql`(select right(number, 4)::int as place, issued_on, row_number() over series as rank,
        lag(issued_on) over series as before
      from (select gstin, year, number, issued_on, 'R' as kind from receipts
        union all select gstin, year, number, issued_on, 'D' from challans) papers
      window series as (partition by kind, gstin, year order by number)) each
      where place <> rank or issued_on < before`,
  ],
]
