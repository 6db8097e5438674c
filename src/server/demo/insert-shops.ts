import { dayInIndia } from '#contract/documents/document-number.ts'
import { handleOf } from '#contract/sellers/shop-rules.ts'
import type { Db } from '#server/db/db.ts'
import { addHits, type Count } from '#server/share-hits/share-hit.queries.ts'
import { sellers } from './data/sellers.ts'
import { span } from './dates.ts'
import { insertRows } from './insert-rows.ts'
import { idOfSeller } from './make-users.ts'

/** Each shop has an address by its name, long enough that its seller may change it today. */
export async function insertShops(tx: Db, now: number, products: Goods) {
  const since = new Date(now - 200 * span.day)
  await insertRows(
    tx,
    'shops',
    sellers.map((seller) => ({
      seller_id: idOfSeller(seller),
      about: seller.about,
      handle_changed_at: since,
    })),
  )
  await insertRows(
    tx,
    'shop_handles',
    sellers.map((seller) => ({
      handle: handleOf(seller.company_name),
      seller_id: idOfSeller(seller),
      taken_at: since,
    })),
  )
  await addHits(tx, makeHits(now, products))
}

type Goods = readonly { readonly product_id: string; readonly seller_id: string }[]

/** How often links in groups, on papers and on counters were opened in the last month: more of late, and by chats. */
const makeHits = (now: number, products: Goods): Count[] =>
  sellers.flatMap((seller, shop) => {
    const sellerId = idOfSeller(seller)
    const own = products.filter(({ seller_id }) => seller_id === sellerId).slice(0, 4)
    return Array.from({ length: 30 }, (_, ago) => ago).flatMap((ago) => {
      const day = dayInIndia(new Date(now - ago * span.day))
      const hit = { product_id: null, seller_id: null, handle: null, day }
      const many = 1 + ((ago * 7 + shop * 5) % 9) + Math.max(0, 8 - ago)
      return [
        { ...hit, seller_id: sellerId, source: 'wa' as const, hits: many },
        { ...hit, seller_id: sellerId, source: 'qr' as const, hits: 1 + (many % 3) },
        ...own.map(({ product_id }, place) => ({
          ...{ ...hit, product_id, source: place === 1 ? ('link' as const) : ('wa' as const) },
          hits: 1 + ((many + place * 3) % 7),
        })),
      ]
    })
  })
