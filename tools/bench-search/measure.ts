import { searchProducts as contract, type Product } from '#contract/products/product.ts'
import { listProducts } from '#server/catalogue/cards.service.ts'
import { listCategory, searchProducts } from '#server/catalogue/listing.service.ts'
import type { Db } from '#server/db/db.ts'
import { toProduct } from '#server/products/product.reply.ts'
import { english } from './english.ts'
import { indian } from './indian.ts'
import type { Label } from './label.ts'
import { nonsense } from './nonsense.ts'
import { regional } from './regional.ts'
import { typedQueries } from './typed-queries.ts'

export const shown = 10
const buyer = { user_id: '', account_type: 'buyer', session_id: '' } as const

export type Result = {
  readonly q: string
  readonly recall: number
  readonly relevant: number
  readonly first: string[]
}

/** Sends every labelled query to the demo market: which share of the expected products is among the first ten. */
export async function measure(db: Db): Promise<Map<string, Result[]>> {
  const market = await everything(db)
  const results = new Map<string, Result[]>()
  for (const { group, labels } of [...english, ...indian, ...regional, ...typedQueries]) {
    const measured: Result[] = []
    for (const label of labels) measured.push(await ask(db, label, market))
    results.set(group, measured)
  }
  return results
}

async function everything(db: Db): Promise<Product[]> {
  const { cursor: _, q: __, ...options } = contract.input.parse({ q: '', limit: 100 })
  const products: Product[] = []
  let cursor: string | undefined
  do {
    const page = await listCategory(db, 'all', { ...options, cursor })
    products.push(...(await listProducts(db, page.hits)).map(toProduct))
    cursor = page.next ?? undefined
  } while (cursor)
  return products
}

async function ask(db: Db, [q, pattern, field = 'name']: Label, market: readonly Product[]): Promise<Result> {
  const isRelevant = (product: Product) => pattern.test(textOf(product, field))
  const relevant = market.filter(isRelevant).length
  if (relevant === 0) throw new Error(`Nothing on the market is meant by '${q}': the label is wrong.`)
  const { hits } = await searchProducts(db, contract.input.parse({ q, limit: shown }), buyer)
  const first = (await listProducts(db, hits)).map(toProduct)
  return {
    q,
    relevant,
    recall: first.filter(isRelevant).length / Math.min(shown, relevant),
    first: first.map(({ product_name }) => product_name),
  }
}

function textOf(product: Product, field: 'name' | 'all' | 'seller'): string {
  if (field === 'seller') return product.seller_company
  if (field === 'name') return product.product_name
  return [product.product_name, ...product.specs.map(({ key, value }) => `${key} ${value}`)].join(' ')
}

/** The nonsense words that find products. */
export async function findNonsense(db: Db): Promise<string[]> {
  const words: string[] = []
  for (const q of nonsense) {
    const { total } = await searchProducts(db, contract.input.parse({ q, limit: shown }), buyer)
    if (total > 0) words.push(q)
  }
  return words
}

export function meanOf(results: readonly Result[]) {
  return results.reduce((sum, { recall }) => sum + recall, 0) / results.length
}
