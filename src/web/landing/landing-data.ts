import { getSettings } from '#contract/admin/settings.ts'
import type { Api } from '#contract/client.ts'
import { searchProducts } from '#contract/products/product.ts'
import { toCardProduct } from '#web/products/card-product.ts'
import { pressOf } from './press.ts'
import { showcaseOf } from './showcase.ts'

/** A part that fails is left out, so that the page still loads. */
export async function loadLanding(call: Api, origin: string) {
  const [top, press] = await Promise.all([
    topProducts(call).catch(() => []),
    pressLink(call).catch(() => null),
  ])
  return { origin, trending: top.map(toCardProduct), showcase: showcaseOf(top), press }
}

async function topProducts(call: Api) {
  const { products } = await call(searchProducts, { q: '' })
  return products.filter(({ is_top_product }) => is_top_product)
}

async function pressLink(call: Api) {
  const { settings } = await call(getSettings, {})
  return pressOf(settings)
}
