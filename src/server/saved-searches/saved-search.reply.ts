import type { OpenSearch, SavedSearch } from '#contract/buy-again/saved-searches.ts'
import { toProduct } from '#server/products/product.reply.ts'
import type { ProductRow } from '#server/products/product.row.ts'
import type { SearchRow } from './saved-search.row.ts'

export const toSavedSearch = ({ created_at, ...row }: SearchRow): SavedSearch => ({
  ...row,
  created_at: created_at.toISOString(),
})

type Opened = SearchRow & { readonly products: readonly ProductRow[]; readonly newIds: string[] }

export const toOpenSearch = ({ products, newIds, ...row }: Opened): OpenSearch => ({
  success: true,
  ...toSavedSearch(row),
  products: products.map(toProduct),
  new_ids: newIds,
})
