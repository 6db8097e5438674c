import { z } from 'zod'
import { daysOfMonth } from '#contract/books/month.ts'
import type { Db } from '#server/db/db.ts'
import { containing } from '#server/db/like.ts'
import { literal, rows, type Sql, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { bill } from './payment-entry.queries.ts'
import type { Side } from './tally-names.rules.ts'

const PartyRow = z.object({
  party: z.string(),
  name: z.string(),
  gstin: z.string(),
  own_name: z.string().nullable(),
  total: z.int(),
})
export type PartyRow = z.infer<typeof PartyRow>

export type PartiesOf = { readonly userId: string; readonly side: Side; readonly month: string }

const ofBuyers = sql`
  select i.buyer_id::text as id, i.particulars #>> '{buyer,name}' as name, i.particulars #>> '{buyer,gstin}' as gstin,
    i.issued_on as day from invoices i where i.seller_id = `
const ofShops = sql`
  select i.gstin as id, i.particulars #>> '{seller,name}' as name, i.gstin as gstin, i.issued_on as day
  from invoices i where i.buyer_id = `

const buyersWhoPaid = sql`
  select p.buyer_id::text, coalesce(b.particulars #>> '{buyer,name}', o.bill_name, o.buyer_company_name, o.buyer_full_name),
    coalesce(b.particulars #>> '{buyer,gstin}', o.bill_gstin, ''), p.paid_on
  from payments p join orders o using (order_id) ${bill} where p.seller_id = `
const shopsThatWerePaid = sql`
  select p.seller_id::text, coalesce(b.particulars #>> '{seller,name}', o.seller_company_name, o.seller_full_name),
    coalesce(b.gstin, o.seller_gstin, ''), p.paid_on
  from payments p join orders o using (order_id) ${bill} where p.buyer_id = `

/** Each party of the documents and payments of a month once, as the latest of them calls it. */
function partiesOf({ userId, side, month }: PartiesOf): Sql {
  const { first, last } = daysOfMonth(month)
  const [billed, paid] = side === 'sales' ? [ofBuyers, buyersWhoPaid] : [ofShops, shopsThatWerePaid]
  return sql`
    select distinct on (party) coalesce(nullif(gstin, ''), id) as party, name, gstin from (
      ${billed}${userId} and i.issued_on between ${first}::date and ${last}::date
      union all
      ${paid}${userId} and p.state = 'confirmed' and p.paid_on between ${first}::date and ${last}::date) all_of_them
    order by party, day desc`
}

/** The first of them by name, with how many there are. */
export const findParties = (db: Db, of: PartiesOf, q: string) =>
  db.many(rows(PartyRow)`
    select p.party, p.name, p.gstin, l.name as own_name, count(*) over () as total
    from (${partiesOf(of)}) p left join ledger_names l on l.user_id = ${of.userId} and l.ledger = 'party:' || p.party
    where ${q === '' ? sql`true` : sql`concat_ws(' ', p.name, p.gstin, l.name) ilike ${containing(q)}`}
    order by p.name, p.party limit ${literal(limits.books.parties)}`)

export const findPartyOf = (db: Db, of: PartiesOf, party: string) =>
  db.maybe(rows(PartyRow)`
    select p.party, p.name, p.gstin, null as own_name, 1 as total from (${partiesOf(of)}) p where p.party = ${party}`)

/** Names of one person's ledgers are said one after the other, so that no two are the same. */
export const lockNames = (tx: Db, userId: string) =>
  tx.run(sql`select from users where user_id = ${userId} for no key update`)

export const deletePartyName = (tx: Db, userId: string, party: string) =>
  tx.run(sql`delete from ledger_names where user_id = ${userId} and ledger = ${`party:${party}`}`)

export const savePartyName = (tx: Db, userId: string, party: string, name: string) =>
  tx.run(sql`
    insert into ledger_names (user_id, ledger, name) values (${userId}, ${`party:${party}`}, ${name})
    on conflict (user_id, ledger) do update set name = excluded.name`)
