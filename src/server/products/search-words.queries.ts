import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'

export const TextsRow = z.object({
  product_id: z.uuid(),
  product_name: z.string(),
  specs: z.array(z.object({ key: z.string(), value: z.string() })),
  category: z.string(),
  category_type: z.string(),
  description: z.string(),
  company_name: z.string().nullable(),
  city: z.string().nullable(),
})
export type TextsRow = z.infer<typeof TextsRow>

/** The texts of products `p` and their sellers `u` that make up the search words. */
export const textColumns = sql`
  p.product_id, p.product_name, p.specs, p.category, p.category_type, p.description, u.company_name, u.city`

export const findTexts = (tx: Db, productIds: readonly string[]) =>
  tx.many(rows(TextsRow)`
    select ${textColumns} from products p join users u on u.user_id = p.seller_id
    where p.product_id = any(${productIds}::uuid[])`)

export type Words = { readonly product_id: string; readonly lexemes: readonly string[] }

export const updateSearch = (tx: Db, words: readonly Words[]) =>
  tx.run(sql`
    update products p set search = array_to_tsvector(w.lexemes)
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) w(product_id uuid, lexemes text[])
    where p.product_id = w.product_id`)
