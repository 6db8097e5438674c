import { blogsPath } from '#contract/paths.ts'
import { blockUser } from '#server/blocks/block.service.ts'
import { openCase } from '#server/cases/open.service.ts'
import type { Db } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'
import { buyers } from './data/buyers.ts'
import { sellers } from './data/sellers.ts'
import type { DemoProduct } from './make-products.ts'
import { idOfBuyer, idOfSeller } from './make-users.ts'

const hourMs = 60 * 60_000
const buyerAt = (place: number) => {
  const buyer = buyers[place]
  if (!buyer) throw new Error(`the demo has buyer ${place}`)
  return { user_id: idOfBuyer(buyer) }
}
const sellerAt = (place: number) => {
  const seller = sellers.at(place)
  if (!seller) throw new Error(`the demo has seller ${place}`)
  return idOfSeller(seller)
}

/** Who reported the same listing, and when. The three of them put it on top of the queue. */
const reports = [
  { by: 2, hoursAgo: 52, words: 'The picture shows another brand than what came.' },
  { by: 3, hoursAgo: 31, words: 'The marking on the goods is not the one in the listing.' },
  { by: 5, hoursAgo: 6, words: 'Ordered twice, got two different grades. Please check the listing.' },
]

/** Reports, blocks and prices that jumped, so that a moderator finds work; the upkeep finds its signals by itself. */
export async function insertModeration(tx: Db, now: number, products: readonly DemoProduct[]) {
  const [reported, ...jumped] = products.filter(
    ({ kind, seller_id }) => kind === 'standard' && seller_id === sellerAt(-3),
  )
  for (const { by, hoursAgo, words } of reported ? reports : [])
    await report(tx, by, { kind: 'listing', productId: reported?.product_id, words }, now - hoursAgo * hourMs)
  const words = 'Asks for the whole sum in cash before anything is sent.'
  await report(tx, 6, { kind: 'supplier', aboutId: sellerAt(-5), words }, now - 20 * hourMs)
  const stale = 'The figures in this post are those of last year.'
  await report(tx, 4, { kind: 'content', page: blogsPath, words: stale }, now - 75 * hourMs)
  for (const [by, seller] of [
    [6, -5],
    [7, -3],
  ] as const)
    await blockUser(tx, buyerAt(by), sellerAt(seller))
  for (const { product_id } of jumped.slice(0, 2)) await moveThePrice(tx, product_id, now)
}

type Draft = Pick<Parameters<typeof openCase>[2], 'kind' | 'productId' | 'aboutId' | 'page' | 'words'>

const report = (tx: Db, by: number, draft: Draft, moment: number) =>
  openCase(
    tx,
    buyerAt(by),
    { ...draft, wish: 'answer', lines: [], show_chat: false },
    { now: new Date(moment) },
  )

/** Three days ago it cost a quarter of what it costs now. */
const moveThePrice = (tx: Db, productId: string, now: number) =>
  tx.run(sql`
    with moved as (
      insert into price_moves (product_id, from_paise, moved_at)
      select product_id, card_price_paise / 4, ${new Date(now - 72 * hourMs)} from products where product_id = ${productId}
      returning product_id)
    insert into signal_checks (kind, subject) select 'listing', product_id::text from moved`)
