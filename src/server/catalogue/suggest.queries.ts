import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { literal, rows } from '#server/db/sql.ts'

const SupplierRow = z.object({
  seller_id: z.uuid(),
  company_name: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
})

/** Sellers with a word in their name that begins like this; the plainest names first. */
export const findSuppliers = (db: Db, tsquery: string, limit: number) =>
  db.many(rows(SupplierRow)`
    select user_id as seller_id, company_name, city, state from users
    where account_type = 'seller' and name_words @@ ${tsquery}::tsquery and suspended_at is null
    order by length(company_name), company_name, user_id limit ${literal(limit)}`)

const WordRow = z.object({ word: z.string() })

/** Of these words, those in the name of any seller. They are counted so that PostgreSQL uses the index of names. */
export const findNamedWords = (db: Db, words: readonly string[]) =>
  db.many(rows(WordRow)`
    select word from unnest(${words}::text[]) word
    where (
      select count(*) from users where account_type = 'seller' and name_words @@ ('''' || word || '''')::tsquery
    ) > 0`)
