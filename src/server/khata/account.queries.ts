import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { containing } from '#server/db/like.ts'
import { rows, sql } from '#server/db/sql.ts'
import { isBilled } from '#server/order-goods/is-billed.row.ts'
import { paidPaise, payablePaise } from '#server/order-goods/order-money.row.ts'
import {
  NoteRow,
  noteColumns,
  PairRow,
  PartyRow,
  TermsRow as Terms,
  type TermsRow,
  termsColumns,
} from './account.row.ts'
import { isOf, type Sides } from './trade.queries.ts'
import { UdyamRow } from './trade.row.ts'

const nameOfUser = sql`coalesce(u.company_name, u.full_name)`

/** Everybody whom these have traded with, with the name of the other side. */
export const findPairs = (db: Db, sides: Sides, reader: 'seller' | 'buyer', q = '') =>
  db.many(rows(PairRow)`
    with pairs as (
      select distinct o.seller_id, o.buyer_id from orders o where ${isOf(sides, sql`o`)})
    select p.seller_id, p.buyer_id, ${nameOfUser} as name,
      (select to_jsonb(a) from khata_accounts a where a.seller_id = p.seller_id and a.buyer_id = p.buyer_id) as terms,
      (select max(r.on_day)::text from khata_reminders r
        where r.seller_id = p.seller_id and r.buyer_id = p.buyer_id) as reminded_on
    from pairs p join users u on u.user_id = ${reader === 'buyer' ? sql`p.seller_id` : sql`p.buyer_id`}
    where ${q === '' ? sql`true` : sql`${nameOfUser} ilike ${containing(q)}`}`)

/** What sellers noted, but what was taken back; the latest first. */
export const findNotes = (db: Db, sides: Sides) =>
  db.many(rows(NoteRow)`
    select ${noteColumns} from khata_entries e where ${isOf(sides, sql`e`)} and state <> 'withdrawn'
    order by on_day desc, created_at desc, entry_id`)

const SellerUdyam = z.object({ seller_id: z.uuid(), ...UdyamRow.shape })

/** Of the registrations that these shops sell under now. */
export const findUdyams = (db: Db, sellerIds: readonly string[]) =>
  db.many(rows(SellerUdyam)`
    select seller_id, udyam_number, udyam_class, udyam_activity from tax_registrations
    where seller_id = any(${sellerIds}::uuid[]) and is_default`)

/** One change of an account at a time; the row is there from the first one on. */
export const lockAccount = (
  tx: Db,
  { sellerId, buyerId }: Required<Sides>,
  usual: { readonly credit_days: number; readonly fee_bp: number },
) =>
  tx.one(rows(Terms)`
    insert into khata_accounts (seller_id, buyer_id, credit_days, fee_bp)
    values (${sellerId}, ${buyerId}, ${usual.credit_days}, ${usual.fee_bp})
    on conflict (seller_id, buyer_id) do update set seller_id = excluded.seller_id
    returning ${termsColumns}`)

export const updateTerms = (
  tx: Db,
  { sellerId, buyerId }: Required<Sides>,
  terms: Omit<TermsRow, 'revision'>,
) =>
  tx.one(rows(Terms)`
    update khata_accounts set credit_limit_paise = ${terms.credit_limit_paise}, credit_days = ${terms.credit_days},
      fee_bp = ${terms.fee_bp}, agreed_on = ${terms.agreed_on}::date, revision = revision + 1
    where seller_id = ${sellerId} and buyer_id = ${buyerId} returning ${termsColumns}`)

type Reminder = Required<Sides> & {
  readonly day: string
  readonly open: number
  readonly overdue: number
  readonly now: Date
}

/** Touches nothing if this buyer was reminded that day. */
export const insertReminder = (tx: Db, { sellerId, buyerId, day, open, overdue, now }: Reminder) =>
  tx.run(sql`
    insert into khata_reminders (seller_id, buyer_id, on_day, open_paise, overdue_paise, sent_at)
    values (${sellerId}, ${buyerId}, ${day}, ${open}, ${overdue}, ${now}) on conflict do nothing`)

const Limit = z.object({
  seller_id: z.uuid(),
  name: z.string(),
  credit_limit_paise: z.int(),
  is_credit: z.boolean(),
  open_paise: z.int(),
})
export type Limit = z.infer<typeof Limit>

/**
 * Credit limits of a buyer with these sellers, and what counts against them: orders that are billed or on credit, and
 * what was noted by hand. `is_credit`: new orders of the shop are on credit.
 */
export const findLimits = (tx: Db, buyerId: string, sellerIds: readonly string[]) =>
  tx.many(rows(Limit)`
    select a.seller_id, ${nameOfUser} as name, a.credit_limit_paise,
      coalesce((select t.terms ->> 'rest' = 'credit' from seller_terms t where t.seller_id = a.seller_id), false) as is_credit,
      (select coalesce(sum(greatest(0, ${payablePaise} - ${paidPaise})), 0)::bigint
        from orders o
        where o.buyer_id = a.buyer_id and o.seller_id = a.seller_id and o.delivery_status <> 'Cancelled'
          and (o.terms ->> 'rest' = 'credit' or ${isBilled(sql`o.order_id`)}))
      + (select coalesce(sum(case when e.kind = 'opening' then e.amount_paise else -e.kept_paise end), 0)::bigint
          from khata_entries e
          where e.seller_id = a.seller_id and e.buyer_id = a.buyer_id and e.state in ('noted', 'cleared')) as open_paise
    from khata_accounts a join users u on u.user_id = a.seller_id
    where a.buyer_id = ${buyerId} and a.seller_id = any(${sellerIds}::uuid[]) and a.credit_limit_paise is not null`)

/** How a statement names a side. */
export const findParty = (db: Db, userId: string) =>
  db.one(rows(PartyRow)`
    select ${nameOfUser} as name, coalesce(u.address, '') as address, coalesce(u.gst_number, '') as gstin
    from users u where u.user_id = ${userId}`)
