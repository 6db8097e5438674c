import type { ProductPage } from '#contract/products/product.ts'
import type { Facets } from '#contract/products/product-facets.ts'
import { listSentenceOf } from '#web/api/sentence-of.ts'
import { type CardProduct, toCardProduct } from './card-product.ts'
import { productTexts } from './product-texts.ts'

/** One page of a list as its cards need it. */
export type CardPage = {
  readonly products: readonly CardProduct[]
  readonly total: number
  readonly total_is_floor: boolean
  readonly next: string | null
  /** How many products each choice of a filter would leave. */
  readonly facets?: Facets | undefined
  readonly did_you_mean?: string | undefined
  readonly corrected_from?: string | undefined
  readonly left_out?: readonly string[] | undefined
  readonly only_mentioned?: string | undefined
  readonly understood?: ProductPage['understood']
  readonly suppliers?: ProductPage['suppliers']
}

/** A list that came, or the sentence why it did not: one failing list must not take the page with it. */
export type ProductPageResult = { readonly page: CardPage } | { readonly content: string }

export const toCardPage = ({ products, total_is_floor = false, ...page }: ProductPage): CardPage => ({
  products: products.map(toCardProduct),
  total: page.total,
  total_is_floor,
  next: page.next,
  ...(page.facets && { facets: page.facets }),
  ...(page.did_you_mean && { did_you_mean: page.did_you_mean }),
  ...(page.corrected_from && { corrected_from: page.corrected_from }),
  ...(page.left_out && { left_out: page.left_out }),
  ...(page.only_mentioned && { only_mentioned: page.only_mentioned }),
  ...(page.suppliers && { suppliers: page.suppliers }),
  ...(page.understood && { understood: page.understood }),
})

export async function settle(input: Promise<ProductPage>): Promise<ProductPageResult> {
  try {
    return { page: toCardPage(await input) }
  } catch (error) {
    return { content: listSentenceOf(error, productTexts.unavailable) }
  }
}
