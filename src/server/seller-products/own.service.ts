import type { InputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/products/own-product.ts'
import { spellingsByCategory } from '#server/categories/spellings.rules.ts'
import type { Db } from '#server/db/db.ts'
import { pageOf } from '#server/db/paging.ts'
import { notFound } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import { type Place, placeIn, toPlaceCursor } from './own.cursor.ts'
import * as sql from './own.queries.ts'
import type { OwnScope, Search } from './own-scope.row.ts'

type Query = InputOf<typeof contract.listOwnProducts>

export async function listOwnProducts(db: Db, { user_id }: Caller, { filter, q, sort, cursor }: Query) {
  const search = searchFor(q)
  const after = cursor === undefined ? undefined : placeIn(cursor, sort)
  const size = limits.page.products
  const [products, counts] = await Promise.all([
    sql.findOwnProducts(db, user_id, { filter, search, sort, after, size: size + 1 }),
    sql.countOwnProducts(db, user_id, search),
  ])
  return { counts, ...pageOf(products, counts[filter], (row) => toPlaceCursor(sort, row), size) }
}

/** A category matches by each of its labels, whichever the product was filed under. */
const searchFor = (q: string): Search => ({
  text: q,
  categories: spellingsByCategory()
    .filter(({ spellings }) => spellings.some((name) => contains(name, q)))
    .map(({ slug }) => slug),
})

const contains = (name: string, q: string) => name.toLowerCase().includes(q.toLowerCase())

export async function getOwnProduct(db: Db, { user_id }: Caller, productId: string) {
  const product = await sql.findOwnProduct(db, user_id, productId)
  if (!product) throw notFound('product')
  return product
}

/** Orders and carts keep the product, but everybody else gets a 404. */
export async function deleteProduct(db: Db, { user_id }: Caller, productId: string) {
  if ((await sql.deleteOwnProduct(db, user_id, productId)) === 0) throw notFound('product')
}

type ExportQuery = Pick<Query, 'filter' | 'q'> & { readonly size: number }

/** All of the seller's products that match the filters, some hundred at a time, newest first. */
export async function eachOwnProduct(db: Db, { user_id }: Caller, { filter, q, size }: ExportQuery) {
  const selection = { filter, search: searchFor(q) }
  const pages = async function* () {
    for (let after: Place | undefined, isWhole = false; !isWhole; ) {
      const page = await sql.findOwnProducts(db, user_id, { ...selection, sort: 'newest', after, size })
      if (page.length > 0) yield page
      after = page.length < size ? undefined : page.at(-1)
      isWhole = after === undefined
    }
  }
  return { largest: await sql.findLargest(db, user_id, selection), pages: pages() }
}

type ScopeInput = Pick<Query, 'filter' | 'q'> & {
  readonly product_ids?: readonly string[] | undefined
  readonly except: readonly string[]
}

/** The products that a decision over many is about. */
export const scopeOf = ({ product_ids, filter, q, except }: ScopeInput): OwnScope =>
  product_ids ? { ids: product_ids } : { filter, search: searchFor(q), except }
