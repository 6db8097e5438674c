import type { trySynonym as contract } from '#contract/content/empty-searches.ts'
import { synonymName } from '#contract/content/synonyms.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { listProducts } from '#server/catalogue/cards.service.ts'
import { searchIn } from '#server/catalogue/search.service.ts'
import { knownTaxonomy } from '#server/categories/taxonomy.service.ts'
import { writtenOf } from '#server/content/content.service.ts'
import type { Db } from '#server/db/db.ts'
import { categorySynonyms, currentLanguage, synonymsOf } from '#server/search/language.service.ts'
import type { Language } from '#server/search/language.ts'
import { Lexicon } from '#server/search/lexicon.ts'
import { requireSearchable } from './synonym-kind.rules.ts'

const shown = 6

/** What a search finds now, and what it would find if this synonym stood. */
export async function trySynonym(db: Db, { q, name, synonym }: InputOf<typeof contract>) {
  requireSearchable(synonym)
  const [language, written] = await Promise.all([currentLanguage(db), writtenOf(db, 'synonyms')])
  const changed = new Map(written).set(name ?? synonymName(synonym.words), synonym)
  const lexicon = new Lexicon([...synonymsOf(changed), ...categorySynonyms(knownTaxonomy(db))])
  return {
    before: await find(db, q, language),
    after: await find(db, q, { ...language, lexicon }),
  }
}

async function find(db: Db, q: string, language: Language) {
  const request = { filters: {}, order: undefined, after: undefined, limit: shown }
  const { rows, total } = await searchIn(language, db, q, request)
  return { total, products: await listProducts(db, rows.slice(0, shown)) }
}
