import { type Api, ApiError } from '#contract/client.ts'
import { getProduct, type ShownProduct } from '#contract/products/product.ts'
import { serverNow } from '#web/api/server-clock.ts'
import { mostCompared } from '#web/compare-choice/kept-compared.ts'

export type Compared = {
  /** In the order of the address. */
  readonly products: readonly ShownProduct[]
  /** Deleted, or never there. */
  readonly gone: readonly string[]
  readonly ended: readonly ShownProduct[]
  /** Could not be asked for now. */
  readonly failed: number
  readonly isCut: boolean
}

const idsOf = (url: string) => {
  const named = new URL(url).searchParams.get('ids') ?? ''
  return [...new Set(named.split(',').map((id) => id.trim()))].filter(Boolean)
}

type Result = ShownProduct | 'gone' | 'failed'

/** An address that somebody wrote by hand is answered as well: what is no product is left out. */
export async function loadCompared(call: Api, url: string): Promise<Compared> {
  const ids = idsOf(url)
  const chosen = ids.slice(0, mostCompared)
  const results = await Promise.all(chosen.map((productId) => find(call, productId)))
  const products = results.filter((one) => typeof one === 'object')
  const hasEnded = ({ expires_at }: ShownProduct) =>
    expires_at !== null && Date.parse(expires_at) <= serverNow()
  return {
    products: products.filter((one) => !hasEnded(one)),
    gone: chosen.filter((_, place) => results[place] === 'gone'),
    ended: products.filter(hasEnded),
    failed: results.filter((one) => one === 'failed').length,
    isCut: ids.length > mostCompared,
  }
}

const find = (call: Api, productId: string): Promise<Result> =>
  call(getProduct, { productId }).then(
    ({ product }) => product,
    (error) => (error instanceof ApiError && [400, 404].includes(error.status) ? 'gone' : 'failed'),
  )
