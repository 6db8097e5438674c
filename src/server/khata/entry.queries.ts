import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { literal, rows, type Sql, sql } from '#server/db/sql.ts'
import { isBill, isBilled } from '#server/order-goods/is-billed.row.ts'
import { EntryRow } from './entry.row.ts'
import { isOf, type Sides } from './trade.queries.ts'

type Pair = Required<Sides>

const isOwed = sql`o.delivery_status <> 'Cancelled'`

/** All that an account is made of: above zero what the buyer owes, below it what was paid or credited. */
const entriesOf = (pair: Pair): Sql => sql`
  select 'bill' as kind, i.issued_on as on_day, i.created_at as at, i.order_id, i.number, null as method,
    i.total_paise as paise
  from invoices i join orders o using (order_id)
  where ${isOf(pair, sql`i`)} and ${isBill(sql`i`)} and i.cancelled_at is null and ${isOwed}
  union all
  select 'debit_note', n.issued_on, n.created_at, n.order_id, n.number, null, n.total_paise
  from invoices n join orders o using (order_id)
  where ${isOf(pair, sql`n`)} and n.kind = 'DBN' and ${isOwed}
  union all
  select 'credit_note', n.issued_on, n.created_at, n.order_id, n.number, null, -n.total_paise
  from invoices n join orders o using (order_id)
  where ${isOf(pair, sql`n`)} and n.kind = 'CRN' and ${isOwed}
  union all
  select 'credit', (c.changed_at at time zone 'Asia/Kolkata')::date, c.changed_at, c.order_id, c.case_id, null, -c.credit_paise
  from cases c join orders o using (order_id)
  where ${isOf(pair, sql`o`)} and c.credit_paise is not null and c.credit_note_id is null and ${isOwed} and ${isBilled(sql`o.order_id`)}
  union all
  select case when p.kind = 'refund' then 'refund' else 'payment' end, p.paid_on, p.created_at, p.order_id, p.reference,
    p.method, case when p.kind = 'refund' then p.amount_paise else -p.amount_paise end
  from payments p where ${isOf(pair, sql`p`)} and p.state = 'confirmed'
  union all
  select e.kind, e.on_day, e.created_at, e.order_id, e.reference, e.method,
    case when e.kind = 'opening' then e.amount_paise else -e.kept_paise end
  from khata_entries e
  where ${isOf(pair, sql`e`)} and (e.state = 'noted' or e.state = 'cleared' and e.kept_paise > 0)`

type Days = { readonly first: string; readonly last: string }

/** The latest entries of these days, with what was open after each. */
export const findEntries = (db: Db, pair: Pair, { first, last }: Days, limit: number) =>
  db.many(rows(EntryRow)`
    with entries as (${entriesOf(pair)}), summed as (
      select *, (sum(paise) over turn)::bigint as balance_paise, row_number() over turn as place from entries
      window turn as (order by on_day, at, kind, number rows unbounded preceding))
    select kind, on_day::text as on_day, order_id, number, method, paise, balance_paise from summed
    where on_day between ${first} and ${last} order by place desc limit ${literal(limit)}`)

const Sums = z.object({
  balance_paise: z.int(),
  before_paise: z.int(),
  entries: z.int(),
  years: z.array(z.string()),
})

/** The balance, what of it lies before these days, how many entries they have, and the years with some, the latest first. */
export const sumEntries = (db: Db, pair: Pair, { first, last }: Days) =>
  db.one(rows(Sums)`
    with entries as (${entriesOf(pair)})
    select coalesce(sum(paise), 0)::bigint as balance_paise,
      coalesce(sum(paise) filter (where on_day < ${first}), 0)::bigint as before_paise,
      count(*) filter (where on_day between ${first} and ${last})::int as entries,
      coalesce(array_agg(distinct to_char(on_day - interval '3 months', 'YY') || '-'
        || to_char(on_day + interval '9 months', 'YY')), '{}') as years
    from entries`)
