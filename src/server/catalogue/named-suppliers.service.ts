import type { ProductPage, ProductSearch } from '#contract/products/product.ts'
import type { Db } from '#server/db/db.ts'
import { wordsOf } from '#server/search/words.ts'
import { placeOf } from '#server/users/location.rules.ts'
import { cachePerDatabase } from './recent-answers.service.ts'
import { findNamedWords, findSuppliers } from './suggest.queries.ts'

type Suppliers = NonNullable<ProductPage['suppliers']>

const limits = { looked: 10, shown: 2 }
// Without suppliers it is one of the words that is remembered: both together would be older than either.
const answers = cachePerDatabase<Suppliers>('suppliers', (suppliers) => suppliers.length > 0)
/** Whether a word is in the name of any seller; most words for goods are in none. */
const namedWords = cachePerDatabase<boolean>('supplier-words', () => true)

/** Sellers whose names match the search. Further pages and the search within a shop have none. */
export async function findSuppliersNamed(
  db: Db,
  { q, cursor, seller_id }: ProductSearch,
): Promise<Suppliers> {
  const words = [...new Set(wordsOf(q))]
  if (words.length === 0 || cursor || seller_id) return []
  return answers(db).get(words.join(' '), () => find(db, words))
}

async function find(db: Db, words: readonly string[]): Promise<Suppliers> {
  if (!(await areAllNamed(db, words))) return []
  const suppliers = await findSuppliers(db, words.map((word) => `'${word}'`).join('&'), limits.looked)
  return suppliers
    .filter(({ company_name }) => isNamed(words, company_name))
    .slice(0, limits.shown)
    .map(({ seller_id, company_name, city, state }) => ({
      seller_id,
      company_name,
      seller_location: placeOf({ city, state }),
    }))
}

async function areAllNamed(db: Db, words: readonly string[]): Promise<boolean> {
  let lookup: Promise<readonly { readonly word: string }[]> | undefined
  const isNamed = async (one: string) => {
    lookup ??= findNamedWords(db, words)
    return (await lookup).some(({ word }) => word === one)
  }
  const all = await Promise.all(words.map((word) => namedWords(db).get(word, () => isNamed(word))))
  return all.every(Boolean)
}

/** At least half of the name must match: 'pump' asks for pumps, not for Rajkot Pump House. */
const isNamed = (words: readonly string[], name: string) => words.length * 2 >= wordsOf(name).length
