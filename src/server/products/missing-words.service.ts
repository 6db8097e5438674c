import type { Db } from '#server/db/db.ts'
import { limits } from '#server/limits.ts'
import * as sql from './missing-words.queries.ts'
import { updateSearch } from './search-words.queries.ts'
import { wordsFor } from './search-words.service.ts'

const { wordlessAtOnce } = limits.upkeep

/**
 * Words that a server of another version did not write: while one takes over from another both write products, and what
 * one leaves to the database the other does itself. Answers whether more wait.
 */
export const fillMissingWords = (db: Db) =>
  db.transaction(async (tx) => {
    const shops = await sql.lockNamelessShops(tx, wordlessAtOnce)
    for (const shop of shops) await sql.updateNameWords(tx, shop)
    const texts = await sql.lockWordless(tx, wordlessAtOnce)
    // A name of signs alone has no words: written again and again it would stay among those that wait.
    const words = texts.map(wordsFor).filter(({ lexemes }) => lexemes.length > 0)
    const filled = words.length > 0 ? await updateSearch(tx, words) : 0
    return filled === wordlessAtOnce || shops.length === wordlessAtOnce
  })
