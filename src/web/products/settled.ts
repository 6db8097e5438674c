import { ApiError } from '#contract/client.ts'
import type { ProductPage } from '#contract/product.ts'
import { type CardProduct, toCardProduct } from './card-product.ts'

/** One page of a list as its cards need it. */
export type CardPage = {
  readonly products: readonly CardProduct[]
  readonly total: number
  readonly total_is_floor: boolean
  readonly next: string | null
}

/** A list that came, or the sentence why it did not: one failing list must not take the page with it. */
export type Settled = { readonly page: CardPage } | { readonly content: string }

export const toCardPage = ({ products, total, total_is_floor = false, next }: ProductPage): CardPage => ({
  products: products.map(toCardProduct),
  total,
  total_is_floor,
  next,
})

export async function settle(asked: Promise<ProductPage>): Promise<Settled> {
  try {
    return { page: toCardPage(await asked) }
  } catch (fault) {
    return { content: fault instanceof ApiError ? fault.message : String(fault) }
  }
}
