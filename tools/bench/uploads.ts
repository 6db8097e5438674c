import type pg from 'pg'
import { dataUrlOf, noise } from '#server/testing/pictures.ts'
import { makeSellers } from './buyers.ts'
import type { Figure } from './goals.ts'
import { compareOthers } from './others.ts'
import type { Running } from './processes.ts'

const senders = 20
const ms = 15_000
const mostMemory = 150

const product = {
  product_name: 'Large pictures',
  description: 'Never listed.',
  prices: [{ price: 145, quantityRange: { min: 1, max: null } }],
  specs: [],
  category_type: 'Apparel & Fashion',
  unit: 'piece',
}

/** Around each limit: of a request (12 MB), of a picture (5 MB), of their number (10). */
async function bodies(): Promise<Readonly<Record<string, Buffer<ArrayBuffer>>>> {
  const large = dataUrlOf(await noise(4_800_000))
  const tooLarge = dataUrlOf(await noise(6_000_000))
  const small = dataUrlOf(await noise(30_000))
  const bodyOf = (product_image: readonly string[]) =>
    Buffer.from(JSON.stringify({ ...product, product_image }))
  return {
    '50 MB': bodyOf([dataUrlOf(Buffer.alloc(37_000_000, 7))]),
    '13 MB': bodyOf([large, large]),
    'a picture of 6 MB': bodyOf([tooLarge]),
    'a picture of 4.8 MB cut in half': bodyOf([large.slice(0, large.length / 2)]),
    '200 pictures': bodyOf(Array.from({ length: 200 }, () => small)),
  }
}

/** Twenty sellers who send too large requests at once, again and again: memory, and the waits of others. */
export async function measureUploads(pool: pg.Pool, server: Running): Promise<Figure[]> {
  const sellers = await makeSellers(pool, senders)
  const sizes = Object.entries(await bodies())
  const answers = new Map<string, number>()
  const { quiet, beside } = await compareOthers(pool, server, async () => {
    const end = performance.now() + ms
    const send = async ({ token }: { readonly token: string }, place: number) => {
      for (let turn = place; performance.now() < end; turn += 1) {
        const [name, body] = sizes[turn % sizes.length] ?? ['', Buffer.alloc(0)]
        const outcome = `${name}: ${await upload(server, token, body)}`
        answers.set(outcome, (answers.get(outcome) ?? 0) + 1)
      }
    }
    await Promise.all(sellers.map(send))
  })
  for (const [outcome, count] of [...answers].sort()) console.log(`uploads, ${outcome} × ${count}`)
  const more = beside.mostMemory - quiet.mostMemory
  console.log(
    `${senders} at once who send what is about too large: memory ${quiet.mostMemory} MB before, ${more} MB more; others p99 ${quiet.p99.toFixed(1)} ms before, ${beside.p99.toFixed(1)} ms beside it`,
  )
  return [
    { name: 'memory beside uploads', measured: more, limit: mostMemory, unit: 'MB more' },
    { name: 'others beside uploads, p99', measured: beside.p99, limit: 2 * quiet.p99, unit: 'ms' },
  ]
}

/** A server that refuses before it has read everything may close the connection of a client that still sends. */
async function upload({ url }: Running, token: string, body: Buffer<ArrayBuffer>): Promise<string> {
  const headers = { token, 'content-type': 'application/json' }
  try {
    const answer = await fetch(`${url}/api/products/upload`, { method: 'POST', headers, body })
    await answer.arrayBuffer()
    return String(answer.status)
  } catch (error) {
    if (error instanceof TypeError) return 'the line was cut'
    throw error
  }
}
