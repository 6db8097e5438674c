import type { Db } from '#server/db/db.ts'
import { lexemesOf } from '#server/search/product-words.ts'
import * as sql from './search-words.queries.ts'

/**
 * Stores the words that products are found by. Whoever changes their texts calls this in the same transaction; a
 * change of the shop triggers it by itself.
 */
export async function writeSearchWords(tx: Db, productIds: readonly string[]) {
  const texts = await sql.findTexts(tx, productIds)
  await sql.updateSearch(tx, texts.map(wordsFor))
}

export const wordsFor = (texts: sql.TextsRow): sql.Words => ({
  product_id: texts.product_id,
  lexemes: lexemesOf(texts),
})
