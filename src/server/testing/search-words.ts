import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows } from '#server/db/sql.ts'
import { writeSearchWords } from '#server/products/search-words.service.ts'

const ProductId = z.object({ product_id: z.uuid() })
const batchOfProducts = 500

/** For products that a test inserted directly into the table. */
export async function writeAllSearchWords(db: Db) {
  const wordless = await db.many(rows(ProductId)`select product_id from products where search = ''`)
  const ids = wordless.map(({ product_id }) => product_id)
  for (let from = 0; from < ids.length; from += batchOfProducts)
    await writeSearchWords(db, ids.slice(from, from + batchOfProducts))
}
