import { toPaise } from '#contract/products/price.ts'
import type { Person } from '#server/audit/audit.service.ts'
import { orderIdOf } from '#server/demo/chance.ts'
import { buyers } from '#server/demo/data/buyers.ts'
import { sellers } from '#server/demo/data/sellers.ts'
import type { DemoTrade } from '#server/demo/data/trades.ts'
import { billingIdOf } from '#server/demo/insert-billing.ts'
import type { DemoProduct } from '#server/demo/make-products.ts'
import { idOfBuyer, idOfSeller } from '#server/demo/make-users.ts'

type TradeLine = { readonly quantity: number; readonly unit_price: number } & (
  | { readonly product_id: string }
  | {
      readonly product_name: string
      readonly unit: string
      readonly unit_code: 'PCS'
      readonly hsn_code: string
      readonly gst_rate_bp: number
    }
)

/** A trade on its way: who and what it is about, and what its steps so far have made. */
export type Trade = {
  readonly demo: DemoTrade
  readonly buyer: Person
  readonly seller: Person
  readonly lines: readonly TradeLine[]
  readonly delivery: {
    readonly state: string
    readonly city: string
    readonly postal_code: string
    readonly ship_address: string
    readonly billing_id: string | undefined
  }
  readonly orderId: string
  readonly totalPaise: number
  roomId: string
  dealId: string
  revision: number
  paymentId: string
  shipmentId: string
  /** What the last shipment holds. */
  sent: readonly { readonly line_number: number; readonly quantity: number }[]
}

const blank = { roomId: '', dealId: '', revision: 0, paymentId: '', shipmentId: '', sent: [] }

export function beginTrade(demo: DemoTrade, products: readonly DemoProduct[]): Trade {
  const buyer = find(buyers, ({ email }) => email === demo.buyer, demo.buyer)
  const seller = find(sellers, ({ company_name }) => company_name === demo.seller, demo.seller)
  const personOf = (user_id: string) => ({ user_id, request_id: 'demo' })
  const { state, city, postal_code, ship_address } = buyer
  const sellerId = idOfSeller(seller)
  const shelf = products.filter(({ seller_id, kind }) => seller_id === sellerId && kind === 'standard')
  return {
    ...blank,
    demo,
    buyer: personOf(idOfBuyer(buyer)),
    seller: personOf(sellerId),
    lines: demo.goods.map((goods) => lineOf(goods, shelf)),
    delivery: { state, city, postal_code, ship_address, billing_id: billingIdOf(buyer) },
    orderId: orderIdOf('trade', demo.name),
    totalPaise: totalOf(demo),
  }
}

function lineOf(goods: DemoTrade['goods'][number], shelf: readonly DemoProduct[]): TradeLine {
  const { product: begin, quantity, price: unit_price, hsn_code, gst_rate_bp } = goods
  if (hsn_code !== undefined) {
    const piece = { unit: 'piece', unit_code: 'PCS' } as const
    return { product_name: begin, ...piece, hsn_code, gst_rate_bp, quantity, unit_price }
  }
  const { product_id } = find(shelf, ({ product_name }) => product_name.startsWith(begin), begin)
  return { product_id, quantity, unit_price }
}

function find<T>(list: readonly T[], isIt: (each: T) => boolean, name: string): T {
  const entry = list.find(isIt)
  if (entry === undefined) throw new Error(`demo/trades.json names ${name}, which is not there`)
  return entry
}

const totalOf = ({ goods, freight_cost }: DemoTrade) =>
  goods.reduce(
    (sum, { quantity, price }) => sum + quantity * (toPaise(price) ?? 0),
    toPaise(freight_cost) ?? 0,
  )
