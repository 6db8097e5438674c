import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type pg from 'pg'
import { makeBuyers } from './buyers.ts'
import { memoryOf, type Running } from './processes.ts'
import { quantile } from './watch.ts'

const quietMs = 10_000

type Felt = { readonly p99: number; readonly mostMemory: number }
/** The waits of people who request products 200 times a second, before some work and during it. */
export type Compared = { readonly quiet: Felt; readonly beside: Felt }

export async function compareOthers(
  pool: pg.Pool,
  server: Running,
  work: () => Promise<unknown>,
): Promise<Compared> {
  const { rows } = await pool.query<{ product_id: string }>('select product_id from products limit 1')
  const [buyer] = await makeBuyers(pool, 1)
  const workerData = { url: `${server.url}/api/products/${rows[0]?.product_id}`, token: buyer?.token ?? '' }
  await feel(server, workerData, () => sleep(quietMs / 5))
  const quiet = await feel(server, workerData, () => sleep(quietMs))
  return { quiet, beside: await feel(server, workerData, work) }
}

async function feel({ pid }: Running, workerData: object, work: () => Promise<unknown>): Promise<Felt> {
  const looking = new Worker(new URL('looking.ts', import.meta.url), { workerData })
  let mostMemory = memoryOf(pid)
  const weighing = setInterval(() => {
    mostMemory = Math.max(mostMemory, memoryOf(pid))
  }, 50)
  try {
    await work()
    looking.postMessage('stop')
    const [times] = (await once(looking, 'message')) as [number[]]
    return { p99: quantile(times, 0.99), mostMemory }
  } finally {
    clearInterval(weighing)
    await looking.terminate()
  }
}
