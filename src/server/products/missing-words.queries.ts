import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { literal, rows, sql } from '#server/db/sql.ts'
import { nameWordsOf } from '#server/search/company-name.row.ts'
import { TextsRow, textColumns } from './search-words.queries.ts'

/** Those that an order or an edit holds right now are left to the next round. */
export const lockWordless = (tx: Db, limit: number) =>
  tx.many(rows(TextsRow)`
    select ${textColumns} from products p join users u on u.user_id = p.seller_id
    where p.search = ''::tsvector order by p.product_id limit ${literal(limit)} for no key update of p skip locked`)

const Shop = z.object({ user_id: z.uuid(), company_name: z.string() })
type Shop = z.infer<typeof Shop>

export const lockNamelessShops = (tx: Db, limit: number) =>
  tx.many(rows(Shop)`
    select user_id, company_name from users
    where name_words is null and company_name is not null and account_type = 'seller'
    order by user_id limit ${literal(limit)} for no key update skip locked`)

export const updateNameWords = (tx: Db, { user_id, company_name }: Shop) =>
  tx.run(sql`update users set name_words = ${nameWordsOf(company_name)}::tsvector where user_id = ${user_id}`)
