import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows, type Sql, sql } from '#server/db/sql.ts'
import { NoteRow, noteColumns } from './account.row.ts'

export const insertNote = (tx: Db, note: Omit<NoteRow, 'dispute'> & { readonly now: Date }) =>
  tx.run(sql`
    insert into khata_entries (entry_id, seller_id, buyer_id, kind, amount_paise, on_day, method, reference, order_id, state,
      kept_paise, created_at)
    values (${note.entry_id}, ${note.seller_id}, ${note.buyer_id}, ${note.kind}, ${note.amount_paise}, ${note.on_day},
      ${note.method}, ${note.reference}, ${note.order_id}, ${note.state}, ${note.kept_paise}, ${note.now})`)

const noteWhere = (db: Db, which: Sql) =>
  db.maybe(rows(NoteRow)`select ${noteColumns} from khata_entries where ${which}`)

export const findNoteOfSeller = (db: Db, sellerId: string, entryId: string) =>
  noteWhere(db, sql`entry_id = ${entryId} and seller_id = ${sellerId}`)

export const findNoteOfBuyer = (db: Db, buyerId: string, entryId: string) =>
  noteWhere(db, sql`entry_id = ${entryId} and buyer_id = ${buyerId}`)

/** A note of somebody else is none. */
export const lockNoteOfBuyer = (tx: Db, buyerId: string, entryId: string) =>
  noteWhere(tx, sql`entry_id = ${entryId} and buyer_id = ${buyerId} for no key update`)

export const updateNoteState = (
  tx: Db,
  entryId: string,
  { state, kept_paise }: Pick<NoteRow, 'state' | 'kept_paise'>,
) =>
  tx.run(sql`
    update khata_entries set state = ${state}, kept_paise = ${kept_paise} where entry_id = ${entryId}`)

export const updateDispute = (tx: Db, entryId: string, words: string | null) =>
  tx.run(sql`update khata_entries set dispute = ${words} where entry_id = ${entryId}`)

const Counted = z.object({ count: z.int() })

export const countNotes = (tx: Db, sellerId: string, buyerId: string) =>
  tx.one(rows(Counted)`
    select count(*)::int as count from khata_entries where seller_id = ${sellerId} and buyer_id = ${buyerId}`)

const OrderOf = z.object({ order_id: z.string() })

export const isOrderOf = async (
  tx: Db,
  { sellerId, buyerId }: { readonly sellerId: string; readonly buyerId: string },
  orderId: string,
) =>
  (await tx.maybe(rows(OrderOf)`
    select order_id from orders
    where order_id = ${orderId} and seller_id = ${sellerId} and buyer_id = ${buyerId}`)) !== undefined

/** In the order of their ids, as everywhere. */
export const lockOrders = (tx: Db, orderIds: readonly string[]) =>
  tx.many(rows(OrderOf)`
    select order_id from orders where order_id = any(${orderIds}::text[]) order by order_id for no key update`)
