import { offeredCategories } from '#contract/products/present-categories.ts'
import type { Suggestion } from '#contract/products/product-suggest.ts'
import type { Db } from '#server/db/db.ts'
import type { ProductRow } from '#server/products/product.row.ts'
import { currentLanguage } from '#server/search/language.service.ts'
import type { Language } from '#server/search/language.ts'
import { withoutFillers } from '#server/search/lexicon.ts'
import { marketWords } from '#server/search/market-words.service.ts'
import { wordsOf } from '#server/search/words.ts'
import { placeOf } from '#server/users/location.rules.ts'
import { listProducts } from './cards.service.ts'
import { cachePerDatabase } from './recent-answers.service.ts'
import { searchNames } from './search.service.ts'
import * as sql from './suggest.queries.ts'

const limits = { all: 10, queries: 4, products: 6, categories: 2, suppliers: 2 }
const leastLetters = 2

const answers = cachePerDatabase<Suggestion[]>('suggestions', () => true)

/** Suggestions for what was typed so far. They are the same for everybody and computed at most once a second. */
export async function suggest(db: Db, q: string): Promise<Suggestion[]> {
  const words = withoutFillers(wordsOf(q))
  if (words.join('').length < leastLetters) return []
  return answers(db).get(words.join(' '), () => suggestAnew(db, words))
}

async function suggestAnew(db: Db, words: readonly string[]): Promise<Suggestion[]> {
  const [queries, products, suppliers] = await Promise.all([
    queriesFor(db, words),
    searchNames(db, words.join(' '), limits.products).then((hits) => listProducts(db, hits)),
    sql.findSuppliers(db, beginnings(words), limits.suppliers),
  ])
  const fixed = [...queries, ...categoriesFor(words)]
  const sellers = suppliers.map(toSupplier)
  const room = limits.all - fixed.length - sellers.length
  return inOrder([...fixed, ...distinct(products).slice(0, room).map(toProduct), ...sellers])
}

const kinds = ['query', 'product', 'category', 'supplier'] as const

const inOrder = (suggestions: readonly Suggestion[]) =>
  kinds.flatMap((kind) => suggestions.filter((suggestion) => suggestion.kind === kind))

/** All words, the last one incomplete, as a tsquery over names. */
const beginnings = (words: readonly string[]) =>
  words.map((word, index) => `'${word}'${index === words.length - 1 ? ':*' : ''}`).join('&')

/** Product names that begin like this, or that a trade word beginning like this means. */
async function queriesFor(db: Db, words: readonly string[]): Promise<Suggestion[]> {
  const [{ heads }, language] = await Promise.all([marketWords(db), currentLanguage(db)])
  const { lexicon } = language
  const typed = words.join(' ')
  const meanings = lexicon.meaningsByBeginning(typed, limits.queries).map((phrase) => phrase.join(' '))
  const whole = heads.filter((head) => head.startsWith(typed))
  const within = heads.filter((head) => head.includes(` ${typed}`))
  const trade = tradeWordFor(typed, language)
  const related = heads.filter((head) => meanings.some((meaning) => head.includes(meaning)))
  return [...new Set([...whole, ...within, ...trade, ...related])]
    .slice(0, limits.queries)
    .map((text) => ({ kind: 'query', text }))
}

/** 'sariya' for 'sariy', if somebody sells what it means. */
function tradeWordFor(typed: string, { dictionary, lexicon }: Language): readonly string[] {
  if (dictionary.knows(typed) || lexicon.meaningsOf(typed.split(' ')).length > 0) return []
  const isSold = (meaning: readonly string[]) => meaning.every((word) => dictionary.shareOf(word, 2) > 0)
  const tradeWord = lexicon.tradeWordsBeginning(typed).find((words) => lexicon.meaningsOf(words).some(isSold))
  return tradeWord ? [tradeWord.join(' ')] : []
}

function categoriesFor(words: readonly string[]): Suggestion[] {
  const last = words.at(-1) ?? ''
  const isMeant = (spelling: string) => {
    const own = wordsOf(spelling)
    return words.slice(0, -1).every((word) => own.includes(word)) && own.some((word) => word.startsWith(last))
  }
  return offeredCategories()
    .filter(({ slug, label, aliases }) => [label, slug, ...aliases].some(isMeant))
    .slice(0, limits.categories)
    .map(({ label, slug }) => ({ kind: 'category', text: label, category: slug }))
}

/** Of products with the same name, the best one. */
const distinct = (products: readonly ProductRow[]) =>
  [...new Map(products.toReversed().map((product) => [product.product_name, product])).values()].toReversed()

const toProduct = ({ product_name, product_id, images }: ProductRow): Suggestion => ({
  kind: 'product',
  text: product_name,
  product_id,
  image: images[0] ?? null,
})

type Supplier = Awaited<ReturnType<typeof sql.findSuppliers>>[number]

const toSupplier = ({ seller_id, company_name, city, state }: Supplier): Suggestion => ({
  kind: 'supplier',
  text: company_name,
  seller_id,
  seller_location: placeOf({ city, state }),
})
