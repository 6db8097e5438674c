import type { Db } from '#server/db/db.ts'
import { columnNames, rows, type Sql, sql } from '#server/db/sql.ts'
import { isBill } from '#server/order-goods/is-billed.row.ts'
import { isSent } from '#server/order-goods/is-sent.row.ts'
import { signedPaise } from '#server/order-goods/order-money.row.ts'
import { AgreedTradeRow, TradeRow } from './trade.row.ts'

/** Whose accounts: a seller's, a buyer's, or the one of both. */
export type Sides = { readonly sellerId?: string; readonly buyerId?: string }

export function isOf({ sellerId, buyerId }: Sides, table: Sql): Sql {
  const seller = sql`${table}.seller_id = ${sellerId}`
  const buyer = sql`${table}.buyer_id = ${buyerId}`
  if (sellerId === undefined) return buyer
  return buyerId === undefined ? seller : sql`${seller} and ${buyer}`
}

const inIndia = (moment: Sql) => sql`to_char(${moment} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`

/** As `acceptanceOf` says it: the delivery, or the confirmation that names what was short or damaged. */
const acceptedAt = sql`
  case when t.delivery_status = 'Delivered' then coalesce(
    (select max(case when s.received_at is not null and exists (
        select from shipment_lines l where l.shipment_id = s.shipment_id and l.short + l.damaged > 0)
      then s.received_at else arrived_at(s) end)
      from shipments s where s.order_id = t.order_id and s.case_id is null and ${isSent}),
    (select max(e.created_at) from order_events e where e.order_id = t.order_id and e.delivery_status = 'Delivered'))
  end`

const casesOf = sql`
  select json_agg(json_build_object('from', ${inIndia(sql`c.created_at`)},
    'to', case when c.state not in ('open', 'answered', 'escalated') then ${inIndia(sql`coalesce((
      select min(e.happened_at) from case_events e where e.case_id = c.case_id
        and e.event in ('accepted', 'decided', 'withdrawn', 'closed')), c.changed_at)`)} end,
    'is_of_goods', c.kind in ('damaged', 'short', 'wrong', 'late', 'unwanted')))
  from cases c where c.order_id = t.order_id and c.opened_by = t.buyer_id`

/** Of a table with the columns of its order: whether a row is of one of these. */
type Which = (table: Sql) => Sql

/** What was paid for each order, and what waits for the seller's word. */
const paidBy = (which: Which) => sql`
  select p.order_id,
    coalesce(sum(${signedPaise}) filter (where p.state = 'confirmed'), 0)::bigint as paid_paise,
    coalesce(sum(p.amount_paise) filter (where p.state = 'claimed' and p.kind <> 'refund'), 0)::bigint as claimed_paise
  from payments p where ${which(sql`p`)} group by p.order_id`

/** What was credited of each bill, or added to it. */
const notesOf = (bill: 'credits' | 'debits', which: Which) => sql`
  select n.${columnNames([bill])} as invoice_id, sum(n.total_paise)::bigint as paise
  from invoices n where n.${columnNames([bill])} is not null and ${which(sql`n`)} group by 1`

/** What problems were settled for and no note credits yet. */
const creditsOfCases = (which: Which) => sql`
  select c.order_id, sum(c.credit_paise)::bigint as paise from cases c join orders o using (order_id)
  where c.credit_paise is not null and c.credit_note_id is null and ${which(sql`o`)} group by c.order_id`

/**
 * Each table is read once and joined, not asked for each order: a shop has tens of thousands. Nothing bills a cancelled
 * order, and nothing else an order twice (`invoices_order_billed_idx`).
 */
const tradesOf = (which: Which, isChosen: Sql) => sql`
  traded as materialized (
    select o.order_id, o.seller_id, o.buyer_id, o.delivery_status, o.terms, o.deal_id,
      b.invoice_id, b.number, b.issued_on, b.gstin, b.total_paise + coalesce(a.paise, 0) as total_paise,
      coalesce(n.paise, 0) + coalesce(k.paise, 0) as credited_paise,
      coalesce(p.paid_paise, 0) as paid_paise, coalesce(p.claimed_paise, 0) as claimed_paise
    from orders o
    left join invoices b on b.order_id = o.order_id and ${isBill(sql`b`)} and b.cancelled_at is null
      and b.credited_at is null and o.delivery_status <> 'Cancelled' and ${which(sql`b`)}
    left join (${notesOf('credits', which)}) n on n.invoice_id = b.invoice_id
    left join (${notesOf('debits', which)}) a on a.invoice_id = b.invoice_id
    left join (${creditsOfCases(which)}) k on k.order_id = o.order_id
    left join (${paidBy(which)}) p on p.order_id = o.order_id
    where ${which(sql`o`)}),
  chosen as materialized (select * from traded t where ${isChosen}),
  udyams as materialized (
    select r.gstin, r.seller_id, json_build_object('udyam_number', r.udyam_number, 'udyam_class', r.udyam_class,
      'udyam_activity', r.udyam_activity) as udyam
    from tax_registrations r where r.seller_id in (select t.seller_id from chosen t)),
  paid as materialized (
    select p.order_id, json_agg(json_build_object('on', p.paid_on, 'paise', ${signedPaise}) order by p.paid_on, p.created_at) as payments
    from chosen t join payments p using (order_id) where p.state = 'confirmed' and ${which(sql`p`)} group by p.order_id)`

const tradeColumns = sql`
  t.order_id, t.seller_id, t.buyer_id, t.terms, t.deal_id is not null as is_deal, t.claimed_paise,
  ${inIndia(acceptedAt)} as accepted_on,
  case when t.invoice_id is not null then json_build_object('number', t.number, 'issued_on', t.issued_on,
    'total_paise', t.total_paise, 'credited_paise', t.credited_paise, 'udyam', u.udyam) end as bill,
  coalesce(p.payments, '[]') as payments, coalesce((${casesOf}), '[]') as cases`

const chosen = sql`
  chosen t left join udyams u on u.gstin = t.gstin and u.seller_id = t.seller_id left join paid p on p.order_id = t.order_id`

/**
 * Orders of which something is open, paid too much or claimed, the oldest bill first. Sums are taken of all orders, and
 * the rest is read of these alone.
 */
export const findTrades = (db: Db, sides: Sides) =>
  db.many(rows(TradeRow)`
    with ${tradesOf(
      (table) => isOf(sides, table),
      sql`coalesce(t.total_paise - t.credited_paise, 0) <> t.paid_paise or t.claimed_paise > 0`,
    )}
    select ${tradeColumns} from ${chosen} order by t.issued_on nulls last, t.number, t.order_id`)

/** Those of these orders that something bills, with what was agreed with their buyer. */
export const findBilled = (db: Db, orderIds: readonly string[]) =>
  db.many(rows(AgreedTradeRow)`
    with ${tradesOf((table) => sql`${table}.order_id = any(${orderIds}::text[])`, sql`t.invoice_id is not null`)}
    select ${tradeColumns}, (
      select to_jsonb(a) from khata_accounts a where a.seller_id = t.seller_id and a.buyer_id = t.buyer_id) as account
    from ${chosen}`)
