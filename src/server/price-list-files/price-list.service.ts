import { createHash } from 'node:crypto'
import { dayInIndia } from '#contract/documents/document-number.ts'
import { sellerPath, shopPath } from '#contract/paths.ts'
import { categoriesForLabel, presentTaxonomy } from '#contract/products/present-categories.ts'
import type { StoredFile } from '#contract/reply.ts'
import { markedLink } from '#contract/sellers/share-links.ts'
import { presentStateName } from '#contract/tax/state-names.ts'
import { createShortCache } from '#server/concurrency/short-cache.ts'
import { PoolFull, workerPool } from '#server/concurrency/worker-pool.ts'
import type { Db } from '#server/db/db.ts'
import { notFound, unavailable } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import { findPriceListShop, findPriceListText } from './price-list.queries.ts'
import type { Job } from './worker/make-price-list.ts'

const { products: limit, keptMs, keptBytes, freshMs } = limits.priceList

// Threads of their own, so that no invoice waits for a long list.
const pool = workerPool<Job, Uint8Array>(
  new URL('./worker/price-list.worker.ts', import.meta.url),
  limits.priceList,
)

const sizeOf = ({ bytes }: StoredFile) => bytes.length
/** By what they say: a changed price makes another file. */
const files = createShortCache<StoredFile>({ name: 'price-lists', ms: keptMs, room: keptBytes, sizeOf })
/** What visitors get is read anew after some seconds. */
const fresh = createShortCache<StoredFile>({
  name: 'shown-price-lists',
  ms: freshMs,
  room: keptBytes,
  sizeOf,
})

type Wish = {
  readonly sellerId: string
  /** Any label of it, or 'all'. */
  readonly category: string
  readonly origin: string
}

const slugOf = (label: string) => categoriesForLabel(label)?.[0] ?? 'all'

/** What a shop lists today, as a PDF file that is made in a thread; the same list is made once. */
export async function getPriceList(db: Db, wish: Wish, now = new Date()): Promise<StoredFile> {
  const category = slugOf(wish.category)
  const [filed, products] = await Promise.all([
    findPriceListShop(db, wish.sellerId),
    findPriceListText(db, wish.sellerId, category, limit + 1),
  ])
  if (!filed) throw notFound('seller')
  const shop = { ...filed, state: filed.state && presentStateName(filed.state) }
  const link = wish.origin + (shop.handle === null ? sellerPath(shop.seller_id) : shopPath(shop.handle))
  const today = dayInIndia(now)
  const list = { shop, link, codeLink: markedLink(link, 'pdf'), category, today }
  const categories = presentTaxonomy().written
  const key = createHash('sha256')
    .update(JSON.stringify({ list, categories }))
    .update(products)
    .digest('base64')
  return files.get(key, async () => ({
    media_type: 'application/pdf',
    file_name: `price-list-${shop.handle ? `${shop.handle}-` : ''}${today}.pdf`,
    bytes: await make({ list, products, categories }),
  }))
}

async function make(job: Job) {
  try {
    return Buffer.from(await pool.run(job))
  } catch (error) {
    if (error instanceof PoolFull) throw unavailable()
    throw error
  }
}

/** The same for everybody, so that many visitors cost no more than one. */
export const getPublicPriceList = (db: Db, wish: Wish) =>
  fresh.get(`${wish.origin} ${wish.sellerId} ${slugOf(wish.category)}`, () => getPriceList(db, wish))
