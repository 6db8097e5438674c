import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

const pace = 50
const askers = 3

/** From when on a name was to be read, in the order in which they were written. */
type Written = { readonly name: string; readonly from: number }

/**
 * Renames a product again and again, and reads it at all processes meanwhile: an answer is as old as the name after the
 * one that it holds.
 */
export function watchFreshness(pool: pg.Pool, urls: readonly string[], productId: string) {
  const written: Written[] = []
  const failed: string[] = []
  let oldest = 0
  let answers = 0
  let isOver = false

  const write = async () => {
    for (let n = 0; !isOver; n += 1) {
      const name = `Copper wire number ${n}`
      await pool.query('update products set product_name = $1 where product_id = $2', [name, productId])
      written.push({ name, from: performance.now() })
      await sleep(pace)
    }
  }
  const read = async (url: string) => {
    while (!isOver) {
      const began = performance.now()
      const outcome = await nameAt(`${url}/api/products/${productId}`)
      if ('failure' in outcome) failed.push(outcome.failure)
      else {
        answers += 1
        const index = written.findIndex(({ name }) => name === outcome.name)
        oldest = Math.max(oldest, began - (written[index + 1]?.from ?? began))
      }
      await sleep(pace / 5)
    }
  }
  const working = Promise.all([
    write(),
    ...urls.flatMap((url) => Array.from({ length: askers }, () => read(url))),
  ])
  return {
    /** The oldest answer since it was asked last, in milliseconds. */
    takeOldest(): number {
      const age = oldest
      oldest = 0
      return age
    },
    async stop() {
      isOver = true
      await working
      return { answers, failed }
    },
  }
}

async function nameAt(url: string): Promise<{ readonly name: string } | { readonly failure: string }> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(20_000) })
    const { product } = await answer.json()
    return answer.ok ? { name: product.product_name } : { failure: String(answer.status) }
  } catch (error) {
    return { failure: String(error) }
  }
}
