import { z } from 'zod'
import { lineTotalPaise, tierFor } from '#contract/products/price.ts'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import { insertingNew } from '#server/products/new-product.row.ts'
import { writeSearchWords } from '#server/products/search-words.service.ts'
import { nameWordsOf } from '#server/search/company-name.row.ts'
import type { Services } from '#server/services.ts'
import { hashPassword } from '#server/users/password.service.ts'
import { buyers } from './data/buyers.ts'
import { sellers } from './data/sellers.ts'
import { sampleSettings } from './data/settings.ts'
import { textOf } from './dates.ts'
import { type DemoOrder, statusOf } from './demo-order.ts'
import { pictureFolder, storeDemoPictures } from './demo-pictures.ts'
import { saveSearches } from './history/save-searches.ts'
import { stateUdyams } from './history/state-udyams.ts'
import { tellHistory } from './history/tell-history.ts'
import { insertBilling } from './insert-billing.ts'
import { insertPayees } from './insert-payees.ts'
import { insertRows } from './insert-rows.ts'
import { insertShops } from './insert-shops.ts'
import { isEmpty } from './is-empty.ts'
import { activateDemoPlan, insertAdminWork } from './make-admin-work.ts'
import { makeBlogPosts } from './make-blog-posts.ts'
import { makeLists } from './make-lists.ts'
import { insertModeration } from './make-moderation.ts'
import { makeNotifications } from './make-notifications.ts'
import { makeOrders } from './make-orders.ts'
import { type DemoProduct, makeProducts, type PictureUrls } from './make-products.ts'
import { insertRequirements } from './make-requirements.ts'
import { type DemoReview, makeReviews } from './make-reviews.ts'
import { idOfBuyer, idOfSeller, makeAddresses, makeUsers } from './make-users.ts'
import { signIns } from './sign-ins.ts'

type Options = { readonly now?: number; readonly folder?: string }

// Any fixed number: of two processes that start at once, only one loads the demo.
const lockKey = 7_242

/** Loads the demo market into an empty database if the demo is on, all or nothing. Returns whether it did. */
export async function loadDemo(
  { db, ...services }: Services,
  { now = Date.now(), folder = pictureFolder }: Options = {},
): Promise<boolean> {
  if (!(services.env.demo && (await isEmpty(db)))) return false
  const hash = await hashPassword(signIns.password)
  return db.background.transaction(async (tx) => {
    if (!((await lock(tx)) && (await isEmpty(tx)))) return false
    const urlOf = await storeDemoPictures({ db: tx, storage: services.storage }, folder)
    await insertMarket(tx, now, { ...services, urlOf, hash })
    return true
  })
}

const Answer = z.object({ yes: z.boolean() })

const lock = async (tx: Db) =>
  (await tx.one(rows(Answer)`select pg_try_advisory_xact_lock(${lockKey}) as yes`)).yes

type Means = Omit<Services, 'db'> & {
  readonly urlOf: PictureUrls
  readonly hash: string
}

async function insertMarket(tx: Db, now: number, { urlOf, hash, ...services }: Means) {
  const products = makeProducts(now, urlOf)
  const orders = makeOrders(now, products)
  const reviews = makeReviews(orders)
  await insertRows(
    tx,
    'users',
    makeUsers(now, hash).map((user) => ({ ...user, name_words: nameWordsOf(user.company_name) })),
  )
  await insertRows(tx, 'addresses', makeAddresses(now))
  await tx.run(insertingNew(withRatings(products, reviews)))
  await writeSearchWords(
    tx,
    products.map(({ product_id }) => product_id),
  )
  await insertRows(tx, 'cart_lines', makeCart(now, products))
  await insertOrders(tx, orders)
  const { lists, lines } = makeLists(now, orders)
  await insertRows(tx, 'goods_lists', lists)
  await insertRows(tx, 'goods_list_lines', lines)
  await insertBilling(tx, now)
  await stateUdyams(tx)
  await insertPayees(tx, now, services)
  await insertShops(tx, now, products)
  await insertRows(tx, 'reviews', reviews)
  await insertRows(tx, 'notifications', makeNotifications(now, orders))
  await insertAdminWork(tx, now, services, { reviews, sellerOf: sellersBy(products) })
  await insertRequirements(tx, now)
  await insertRows(tx, 'blog_posts', makeBlogPosts(now, urlOf))
  await insertRows(
    tx,
    'settings',
    Object.entries(sampleSettings).map(([name, value]) => ({ name, value, is_demo: true })),
  )
  // The first searches need current statistics, before the first hourly upkeep.
  await tx.run(
    sql`analyze users, products, orders, order_lines, order_events, notifications, reviews, requirements, quotes,
      chat_rooms, chat_messages, seller_applications`,
  )
  // After that, because each of its statements is planned: without statistics it takes five times as long.
  await tellHistory({ ...services, db: tx }, now, { products, orders })
  await saveSearches(tx, now)
  await insertModeration(tx, now, products)
  await activateDemoPlan(tx, now)
}

function sellersBy(products: readonly DemoProduct[]) {
  const sellerIds = new Map(products.map(({ product_id, seller_id }) => [product_id, seller_id]))
  return (productId: string) => sellerIds.get(productId) ?? ''
}

function withRatings(products: readonly DemoProduct[], reviews: readonly DemoReview[]) {
  const byProduct = Map.groupBy(
    reviews.filter(({ is_counted }) => is_counted),
    ({ product_id }) => product_id,
  )
  return products.map((product) => {
    const own = byProduct.get(product.product_id) ?? []
    return {
      ...product,
      rating_sum: own.reduce((sum, { rating }) => sum + rating, 0),
      review_count: own.length,
    }
  })
}

/** The published buyer's cart has one product of each of two sellers. */
function makeCart(now: number, products: readonly DemoProduct[]) {
  const [buyer] = buyers
  const chosen = sellers.slice(0, 2).flatMap((seller) => {
    const first = products.find(
      ({ seller_id, stock, kind }) =>
        kind === 'standard' && seller_id === idOfSeller(seller) && (stock ?? 0) > 500,
    )
    return first ? [first] : []
  })
  return chosen.map(({ product_id, tiers }, place) => ({
    user_id: buyer ? idOfBuyer(buyer) : '',
    product_id,
    quantity: tiers[0]?.min ?? 1,
    added_at: textOf(now - place * 3_600_000),
  }))
}

async function insertOrders(tx: Db, orders: readonly DemoOrder[]) {
  await insertRows(tx, 'orders', orders.map(toOrderRow))
  await insertRows(tx, 'order_lines', orders.flatMap(toLineRows))
  await insertRows(tx, 'order_events', orders.flatMap(toEventRows))
}

const totalOf = ({ lines }: DemoOrder) =>
  lines.reduce((sum, { unit_price_paise, quantity }) => sum + lineTotalPaise(unit_price_paise, quantity), 0)

function toOrderRow(order: DemoOrder) {
  const { order_id, seller_id, buyer, events } = order
  const { state, city, postal_code, ship_address } = buyer
  return {
    order_id,
    buyer_id: idOfBuyer(buyer),
    seller_id,
    delivery_status: statusOf(order),
    total_paise: totalOf(order),
    state,
    city,
    postal_code,
    ship_address,
    order_date: textOf(events[0].at),
  }
}

const toLineRows = (order: DemoOrder) =>
  order.lines.map(({ product, quantity, unit_price_paise }, place) => ({
    order_id: order.order_id,
    line_number: place + 1,
    product_id: product.product_id,
    product_name: product.product_name,
    product_image: product.images[0] ?? null,
    unit: product.unit,
    hsn_code: product.hsn_code,
    gst_rate_bp: product.gst_rate_bp,
    unit_code: product.unit_code,
    quantity,
    unit_price_paise,
    line_total_paise: lineTotalPaise(unit_price_paise, quantity),
    slab_min: tierFor(product.tiers, quantity).min,
    slab_max: tierFor(product.tiers, quantity).max,
    holds_stock: product.stock !== null && statusOf(order) !== 'Cancelled',
  }))

const toEventRows = ({ order_id, buyer, seller_id, events }: DemoOrder) =>
  events.map(({ delivery_status, at: moment, by, reason }) => ({
    order_id,
    actor_id: by === 'buyer' ? idOfBuyer(buyer) : seller_id,
    actor_role: by,
    delivery_status,
    reason,
    created_at: textOf(moment),
  }))
