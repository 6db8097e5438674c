import autocannon from 'autocannon'
import type pg from 'pg'
import { aBlackPng, anAnimatedGif, dataUrlOf, noise } from '#server/testing/pictures.ts'
import { makeSeller } from './buyers.ts'
import type { Figure } from './goals.ts'
import type { Running } from './processes.ts'
import { quantile } from './watch.ts'

const seconds = 3
const mostAnswer = 300

/** Pictures of a hostile or a careless person. */
async function hostilePictures(): Promise<Readonly<Record<string, string>>> {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const photo = await noise(4_000_000)
  return {
    'an SVG': dataUrlOf(svg, 'image/svg+xml'),
    'text that claims to be a PNG': dataUrlOf(Buffer.from('no picture at all '.repeat(1_000))),
    'a PNG cut in half': dataUrlOf(photo.subarray(0, photo.length / 2)),
    '16,000 × 16,000 pixels': dataUrlOf(aBlackPng({ width: 16_000, height: 16_000 })),
    'a GIF of 2,000 frames': dataUrlOf(await anAnimatedGif(2_000), 'image/gif'),
    '6 MB': dataUrlOf(await noise(6_000_000)),
    '50 MB': dataUrlOf(Buffer.alloc(50 * 1024 ** 2, 7)),
  }
}

/** How fast each of them is refused, and how long people wait who request products meanwhile. */
export async function measurePictures(pool: pg.Pool, server: Running): Promise<Figure[]> {
  const { token } = await makeSeller(pool)
  const { rows } = await pool.query<{ product_id: string }>('select product_id from products limit 1')
  const page = `${server.url}/api/products/${rows[0]?.product_id}`
  const calm = await lookAtProducts(page)
  const figures: Figure[] = []
  for (const [name, picture] of Object.entries(await hostilePictures())) {
    const body = Buffer.from(JSON.stringify({ ...product, product_image: [picture] }))
    const [felt, { reply, times }] = await Promise.all([lookAtProducts(page), upload(server, token, body)])
    const slow = quantile(times, 0.95)
    console.log(
      [
        `pictures, ${name}: ${reply} p50 ${ms(quantile(times, 0.5))}, p95 ${ms(slow)}`,
        `others p99 ${ms(felt)}, without it ${ms(calm)}`,
      ].join('; '),
    )
    figures.push({ name: `${name} refused, p95`, measured: slow, limit: mostAnswer, unit: 'ms' })
  }
  return figures
}

const product = {
  product_name: 'Hostile picture',
  description: 'Never listed.',
  prices: [{ price: 145, quantityRange: { min: 1, max: null } }],
  specs: [],
  category_type: 'Apparel & Fashion',
  unit: 'piece',
}

/** One after the other, as long as the other requests run. */
async function upload({ url }: Running, token: string, body: Buffer<ArrayBuffer>) {
  const headers = { token, 'content-type': 'application/json' }
  const times: number[] = []
  let reply = ''
  for (const end = performance.now() + seconds * 1_000; performance.now() < end; ) {
    const began = performance.now()
    const answer = await fetch(`${url}/api/products/upload`, { method: 'POST', headers, body })
    const { content } = (await answer.json()) as { content: string }
    times.push(performance.now() - began)
    if (answer.ok) throw new Error('a hostile picture was taken')
    reply = `${answer.status} '${content}'`
  }
  return { reply, times }
}

/** Two hundred requests a second from another thread, so that sending pictures does not slow them. */
async function lookAtProducts(url: string) {
  const { latency } = await autocannon({
    url,
    connections: 8,
    duration: seconds,
    overallRate: 200,
    workers: 1,
  })
  return latency.p99
}

const ms = (time: number) => `${time.toFixed(0)} ms`
