import { z } from 'zod'
import { taxonomyOf, type WrittenCategory } from '#contract/products/taxonomy.ts'
import { amongCategories } from '#server/categories/among.service.ts'
import { limits } from '#server/limits.ts'
import { writePaper } from '#server/pdf/write-paper.ts'
import { PriceListProductRow } from '#server/price-list-files/price-list.row.ts'
import { type PriceList, priceListOf } from '#server/price-list-files/price-list-paper.rules.ts'

export type Job = {
  readonly list: Omit<PriceList, 'isCut'>
  /** The products as JSON, one more than a list holds where there are more. */
  readonly products: string
  /** As they stand, which the thread cannot read for itself. */
  readonly categories: readonly WrittenCategory[]
}

const Products = z.array(PriceListProductRow)
const { products: limit } = limits.priceList

export function makePriceList({ list, products, categories }: Job): Promise<Buffer> {
  const rows = Products.parse(JSON.parse(products))
  const paper = amongCategories(taxonomyOf(categories), () =>
    priceListOf({ ...list, isCut: rows.length > limit }, rows.slice(0, limit)),
  )
  return writePaper(paper)
}
