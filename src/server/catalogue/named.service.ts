import type { ProductPage, ProductSearch } from '#contract/products/product.ts'
import type { Db } from '#server/db/db.ts'
import { wordsOf } from '#server/search/words.ts'
import { placeOf } from '#server/users/location.rules.ts'
import { recentPer } from './recent-answers.service.ts'
import { findSuppliers } from './suggest.queries.ts'

type Named = NonNullable<ProductPage['suppliers']>

const most = { looked: 10, shown: 2 }
const answers = recentPer<Named>(() => true)

/** The sellers that a search names; a list that goes on, or that is of one shop, names nobody. */
export async function suppliersNamed(db: Db, { q, cursor, seller_id }: ProductSearch): Promise<Named> {
  const words = [...new Set(wordsOf(q))]
  if (words.length === 0 || cursor || seller_id) return []
  return answers(db).get(words.join(' '), () => find(db, words))
}

async function find(db: Db, words: readonly string[]): Promise<Named> {
  const found = await findSuppliers(db, words.map((word) => `'${word}'`).join('&'), most.looked)
  return found
    .filter(({ company_name }) => isMeant(words, company_name))
    .slice(0, most.shown)
    .map(({ seller_id, company_name, city, state }) => ({
      seller_id,
      company_name,
      seller_location: placeOf({ city, state }),
    }))
}

/** Half of the name: 'pump' asks for pumps, and not for Rajkot Pump House. */
const isMeant = (words: readonly string[], name: string) => words.length * 2 >= wordsOf(name).length
