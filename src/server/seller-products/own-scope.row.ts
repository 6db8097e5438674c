import type { OwnProductFilter } from '#contract/products/own-product.ts'
import { containing } from '#server/db/like.ts'
import { neverPrepared, type Sql, sql } from '#server/db/sql.ts'
import { isKept } from '#server/products/product.row.ts'
import { lowStockOf } from '#server/stock-alerts/low-stock.row.ts'

/** The text to find in names, item codes and category labels, and the categories with a matching label. */
export type Search = { readonly text: string; readonly categories: readonly string[] }

const isNoDraft = sql`p.off_market is distinct from 'draft'`

export const fits: Readonly<Record<OwnProductFilter, Sql>> = {
  all: sql`true`,
  verified: sql`p.verification = 'verified'`,
  pending: sql`(p.verification = 'pending' and ${isNoDraft})`,
  rejected: sql`p.verification = 'rejected'`,
  live: sql`p.kind = 'live'`,
  low: sql`p.stock >= 1 and p.stock <= ${lowStockOf}`,
  out: sql`p.stock = 0`,
  paused: sql`p.off_market = 'paused'`,
  draft: sql`p.off_market = 'draft'`,
}

export const matches = ({ text, categories }: Search) =>
  text === ''
    ? sql`true`
    : neverPrepared(sql`(p.product_name ilike ${containing(text)} or p.category_type ilike ${containing(text)}
        or strpos(item_code_key(p.seller_item_code), item_code_key(${text})) > 0
        or p.category = any(${categories}::text[]))`)

/** Also what is kept off the market. */
export const isOwn = (sellerId: string) => sql`p.seller_id = ${sellerId} and ${isKept}`

/** Named products, or all that a filter and a search leave but some. */
export type OwnScope =
  | { readonly ids: readonly string[] }
  | { readonly filter: OwnProductFilter; readonly search: Search; readonly except: readonly string[] }

export const ownScope = (sellerId: string, scope: OwnScope) =>
  'ids' in scope
    ? sql`${isOwn(sellerId)} and p.product_id = any(${scope.ids}::uuid[])`
    : sql`${isOwn(sellerId)} and ${fits[scope.filter]} and ${matches(scope.search)}
        and p.product_id <> all(${scope.except}::uuid[])`
