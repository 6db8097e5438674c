import type { DeliveryStatus } from '#contract/order.ts'
import { tierFor } from '#contract/products/price.ts'
import { type Chance, chanceOf, orderIdOf } from './chance.ts'
import { buyers, type DemoBuyer } from './data/buyers.ts'
import { sellers } from './data/sellers.ts'
import { span, textOf } from './dates.ts'
import type { DemoLine, DemoOrder } from './demo-order.ts'
import type { DemoProduct } from './make-products.ts'
import { idOfSeller } from './make-users.ts'
import { makeEvents, placedBefore } from './order-life.ts'
import { yearOfOrders } from './year-of-orders.ts'

const [demoBuyer, ...otherBuyers] = buyers
const [demoSeller] = sellers
// Nobody orders for more with one click.
const dearestLine = 60_000_000
// Keeps one line of the published shop below the revenue of a week.
const dearestPublishedLine = 9_000_000

/**
 * All orders of the market: those with reviews, those of the last days, a year of the published seller, and those of
 * the demo buyer.
 */
export function makeOrders(now: number, products: readonly DemoProduct[]): DemoOrder[] {
  const ninetyDaysAgo = textOf(now - 90 * span.day)
  const shops = Map.groupBy(
    products.filter(({ kind, created_at }) => kind === 'standard' && created_at < ninetyDaysAgo),
    ({ seller_id }) => seller_id,
  )
  const orders = [...shops].flatMap(([seller_id, shelf]) => [
    ...reviewedOrders(now, seller_id, shelf),
    ...(isPublished(seller_id) ? ordersOfYear : recentOrders)(now, seller_id, shelf),
  ])
  return [...orders, ...demoBuyersOrders(now, [...shops.values()])]
}

const isPublished = (seller_id: string) => demoSeller !== undefined && idOfSeller(demoSeller) === seller_id

type Draft = {
  readonly name: readonly (string | number)[]
  readonly buyer: DemoBuyer
  readonly status: DeliveryStatus
  readonly chosen: readonly DemoProduct[]
  readonly isReviewed?: boolean
  readonly placedAt?: number
}

function makeOrder(now: number, draft: Draft): DemoOrder {
  const { name, buyer, status, chosen, isReviewed = false } = draft
  const chance = chanceOf('order', ...name)
  const seller_id = chosen[0]?.seller_id ?? ''
  const dearest = isPublished(seller_id) ? dearestPublishedLine : dearestLine
  return {
    order_id: orderIdOf(...name),
    buyer,
    seller_id,
    lines: chosen.map((product) => makeLine(product, chance, dearest)),
    events: makeEvents(draft.placedAt ?? placedBefore(now, status, chance), status, chance),
    isReviewed,
  }
}

function makeLine(product: DemoProduct, chance: Chance, dearest: number): DemoLine {
  const tier = chance.isIn(0.65) ? product.tiers[0] : chance.pick(product.tiers)
  const quantity = (tier?.min ?? 1) * chance.whole(1, 3)
  const line = lineOf(product, quantity)
  const least = product.tiers[0]?.min ?? 1
  return line.unit_price_paise * quantity > dearest ? lineOf(product, least) : line
}

const lineOf = (product: DemoProduct, quantity: number): DemoLine => ({
  product,
  quantity,
  unit_price_paise: tierFor(product.tiers, quantity).unit_price_paise,
})

/** Enough delivered orders for every product to get its reviews. */
function reviewedOrders(now: number, seller_id: string, shelf: readonly DemoProduct[]): DemoOrder[] {
  const chance = chanceOf('reviewed', seller_id)
  const needed = new Map(shelf.map((product) => [product, reviewsWanted(chance)]))
  const orders: DemoOrder[] = []
  for (;;) {
    const waiting = shelf.filter((product) => (needed.get(product) ?? 0) > 0)
    if (waiting.length === 0) return orders
    const chosen = chance
      .shuffled(waiting)
      .sort((one, other) => (needed.get(other) ?? 0) - (needed.get(one) ?? 0))
      .slice(0, 4)
    for (const product of chosen) needed.set(product, (needed.get(product) ?? 0) - 1)
    const name = ['reviewed', seller_id, orders.length]
    const buyer = chance.pick(otherBuyers)
    orders.push(makeOrder(now, { name, buyer, status: 'Delivered', chosen, isReviewed: true }))
  }
}

/** Nearly half of all products have none yet, and few have many. */
const reviewsWanted = (chance: Chance) => (chance.isIn(0.63) ? 1 + Math.floor(7 * chance.next() ** 2) : 0)

const recentStates: readonly DeliveryStatus[] = [
  'Pending',
  'Pending',
  'Confirmed',
  'Shipped',
  'Delivered',
  'Cancelled',
]

function recentOrders(now: number, seller_id: string, shelf: readonly DemoProduct[]): DemoOrder[] {
  const chance = chanceOf('recent', seller_id)
  return Array.from({ length: chance.whole(2, 5) }, (_, place) =>
    makeOrder(now, {
      name: ['recent', seller_id, place],
      buyer: chance.pick(otherBuyers),
      status: chance.pick(recentStates),
      chosen: chance.shuffled(shelf).slice(0, chance.whole(1, 3)),
    }),
  )
}

// Seasons move an order by less than this.
const sinceMade = 34 * span.day

function ordersOfYear(now: number, seller_id: string, shelf: readonly DemoProduct[]): DemoOrder[] {
  const chance = chanceOf('year', seller_id)
  return yearOfOrders(now, chance).flatMap(({ age, placedAt, status }, place) => {
    const there = shelf.filter(({ created_at }) => Date.parse(created_at) < now - age - sinceMade)
    const chosen = chance.shuffled(there).slice(0, chance.whole(1, 3))
    if (chosen.length === 0) return []
    const buyer = chance.pick(otherBuyers)
    const name = ['year', seller_id, place]
    return [makeOrder(now, { name, buyer, status, chosen, placedAt })]
  })
}

const demoBuyersStates: readonly DeliveryStatus[] = [
  'Pending',
  'Confirmed',
  'Confirmed',
  'Shipped',
  'Shipped',
  'Delivered',
  'Delivered',
  'Delivered',
  'Delivered',
  'Cancelled',
  'Cancelled',
]

/** The published buyer's orders from eleven sellers, in every status; delivered ones can still be reviewed. */
function demoBuyersOrders(now: number, shelves: readonly (readonly DemoProduct[])[]): DemoOrder[] {
  if (!demoBuyer) return []
  const chance = chanceOf('demo buyer')
  const chosenShelves = [...shelves.slice(0, 1), ...chance.shuffled(shelves.slice(1))]
  return demoBuyersStates.map((status, place) =>
    makeOrder(now, {
      name: ['demo buyer', place],
      buyer: demoBuyer,
      status,
      chosen: chance.shuffled(chosenShelves[place] ?? []).slice(0, chance.whole(1, 3)),
    }),
  )
}
