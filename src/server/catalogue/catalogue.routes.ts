import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/products/product.ts'
import { suggest } from '#contract/products/product-suggest.ts'
import { countEmptySearch } from '#server/empty-searches/empty-search.service.ts'
import { route } from '#server/http/route.ts'
import { readsOf } from '#server/services.ts'
import { createCards } from './cards.service.ts'
import { filtersOf, isWhole } from './input.filters.ts'
import { toPage, writeCard } from './listing.reply.ts'
import type { Listing } from './listing.row.ts'
import * as listing from './listing.service.ts'
import { findSuppliersNamed } from './named-suppliers.service.ts'
import * as suggestions from './suggest.service.ts'

const listCards = createCards(writeCard)

export function catalogueRoutes(app: FastifyInstance) {
  const db = readsOf(app.services)
  const write = async ({ hits, ...page }: Listing, more: Pick<contract.ProductPage, 'suppliers'> = {}) =>
    toPage({ ...page, ...more, cards: await listCards(db, hits) })

  route(app, contract.searchProducts, async (search, caller) => {
    const [page, suppliers] = await Promise.all([
      listing.searchProducts(db, search, caller),
      findSuppliersNamed(db, search),
    ])
    if (isInVain(search, page, suppliers.length)) countEmptySearch(app.services.db, search.q)
    return write(page, suppliers.length > 0 ? { suppliers } : {})
  })

  route(app, suggest, async ({ q }) => ({
    success: true as const,
    suggestions: await suggestions.suggest(db, q),
  }))

  route(app, contract.listCategory, async ({ category_type, ...search }, caller) =>
    write(await listing.listOrSearch(db, { ...search, category: [category_type] }, caller)),
  )

  route(app, contract.listLiveCategory, async ({ category_type, ...search }, caller) =>
    write(await listing.listOrSearchLive(db, { ...search, category: [category_type] }, caller)),
  )
}

/** Words alone that nothing has; a filter that leaves nothing says nothing of the words. */
const isInVain = (search: contract.ProductSearch, { total, left_out }: Listing, suppliers: number) =>
  total === 0 && suppliers === 0 && search.q !== '' && left_out === undefined && isWhole(filtersOf(search))
