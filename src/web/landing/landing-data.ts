import { getSettings } from '#contract/admin/settings.ts'
import type { Api } from '#contract/client.ts'
import type { CategoriesOfPage } from '#contract/products/present-categories.ts'
import { searchProducts } from '#contract/products/product.ts'
import { toCardProduct } from '#web/products/card-product.ts'
import { pressOf } from './press.ts'
import { showcaseOf } from './showcase.ts'

/** A part that fails is left out, so that the page still loads. */
export async function loadLanding(call: Api, origin: string) {
  const [top, facts] = await Promise.all([
    topProducts(call).catch(() => []),
    operatorFacts(call).catch(() => ({ press: null, banner: null })),
  ])
  return { origin, trending: top.map(toCardProduct), showcase: showcaseOf(top), ...facts }
}

async function topProducts(call: Api) {
  const { products } = await call(searchProducts, { q: '' })
  return products.filter(({ is_top_product }) => is_top_product)
}

async function operatorFacts(call: Api) {
  const { settings, banner, categories } = await call(getSettings, {})
  // What has changed since the page was loaded.
  if (!import.meta.env.SSR) (globalThis as CategoriesOfPage).categoriesOfMarket = categories
  return { press: pressOf(settings), banner }
}
