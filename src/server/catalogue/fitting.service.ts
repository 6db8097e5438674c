import type { ProductSearch } from '#contract/products/product.ts'
import type { FilterName } from '#contract/products/product-filters.ts'
import { join, type Sql, sql } from '#server/db/sql.ts'
import type { Language } from '#server/search/language.ts'
import { anyOf, levelsOf } from '#server/search/levels.ts'
import { readPriceWords } from '#server/search/price-words.ts'
import { stateIn } from '#server/search/state-words.ts'
import { understand } from '#server/search/understand.ts'
import { type Filters, filtersOf, namesOfStates } from './input.filters.ts'
import { allOf, conditions } from './listing.filters.ts'

type Query = Pick<ProductSearch, 'q' | FilterName>

/**
 * The condition that a product `p` of a seller `u` fits a search, as its words are understood today. A search corrects
 * words that nothing has; here they stay as they are, because what is looked for may come. Numbers that may be a price
 * or a size are both.
 */
export function fitting(language: Language, { q, ...filters }: Query): Sql {
  const price = readPriceWords(q)
  const chosen = filtersOf(filters)
  const priced = fittingReading(language, price, chosen)
  return price.isGuess ? sql`(${priced} or ${fittingReading(language, { words: q }, chosen)})` : priced
}

type Reading = Pick<ReturnType<typeof readPriceWords>, 'words'> & Pick<Filters, 'min_price' | 'max_price'>

function fittingReading(language: Language, { words, min_price, max_price }: Reading, chosen: Filters): Sql {
  const isPriced = chosen.min_price !== undefined || chosen.max_price !== undefined
  const read = isPriced ? chosen : { ...chosen, min_price, max_price }
  const state = chosen.state ? undefined : stateIn(words)
  const asTyped = fittingWords(language, words, read)
  if (!state) return asTyped
  const inState = fittingWords(language, state.rest, { ...read, state: namesOfStates([state.name]) })
  return sql`(${asTyped} or ${inState})`
}

function fittingWords(language: Language, words: string, filters: Filters): Sql {
  const all = sql`(${allOf(conditions(filters))})`
  if (words.trim() === '') return all
  const groups = understand(words, language)
  const alternatives = levelsOf(groups, language.dictionary).at(-1)?.alternatives ?? []
  if (groups.length === 0 || alternatives.length === 0) return sql`false`
  return join([all, sql`p.search @@ ${anyOf(alternatives)}::tsquery`], sql` and `)
}
