import { setTimeout as sleep } from 'node:timers/promises'
import type { Buyer } from '#tools/bench/buyers.ts'

type Options = {
  readonly url: string
  readonly buyers: readonly Buyer[]
  readonly productIds: readonly string[]
}

export type VisitFigures = {
  readonly asked: number
  /** What was not answered with 200: when, what and how. */
  readonly failed: readonly string[]
  readonly times: readonly number[]
}

const patience = 20_000

/** Pages, products, searches and carts at an even pace, whatever the answers take. */
export async function visit(
  { url, buyers, productIds }: Options,
  perSecond: number,
  total: number,
): Promise<VisitFigures> {
  const failed: string[] = []
  const times: number[] = []
  const began = performance.now()
  const ask = async (n: number) => {
    const product = productIds[n % productIds.length] ?? ''
    const { token } = buyers[n % buyers.length] ?? { token: '' }
    const { path, body } = kinds[n % kinds.length]?.(product) ?? { path: '/' }
    const startedAt = performance.now()
    const outcome = await fetch(url + path, {
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      headers: { token, ...(body ? { 'content-type': 'application/json' } : {}) },
      signal: AbortSignal.timeout(patience),
    })
      .then((answer) => answer.arrayBuffer().then(() => answer.status))
      .catch((error: Error) => `${error.message} ${(error.cause as Error | undefined)?.message ?? ''}`)
    times.push(performance.now() - startedAt)
    if (outcome !== 200) failed.push(`after ${Math.round(startedAt - began)} ms ${path}: ${outcome}`)
  }
  const asking: Promise<void>[] = []
  for (let n = 0; n < total; n += 1) {
    await sleep(Math.max(0, began + (n * 1_000) / perSecond - performance.now()))
    asking.push(ask(n))
  }
  await Promise.all(asking)
  return { asked: total, failed, times }
}

type Kind = (product_id: string) => { readonly path: string; readonly body?: object }

const kinds: readonly Kind[] = [
  () => ({ path: '/' }),
  (id) => ({ path: `/api/products/${id}` }),
  () => ({ path: '/api/products/search?q=wire' }),
  (product_id) => ({ path: '/api/users/cart/add-item', body: { product_id, quantity: 1 } }),
  () => ({ path: '/api/users/cart/get-cart' }),
]
