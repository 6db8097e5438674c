import type { ReplyOf } from '#contract/endpoint.ts'
import type {
  getOrderStatistics,
  OrderDetails,
  OrderedItem,
  OrderSummary,
  SellerOrder,
} from '#contract/order.ts'
import type { MissingGoods } from '#contract/order-road.ts'
import { toRupees } from '#contract/products/price.ts'
import { sumOfTaxes, taxOfLines } from '#contract/tax/order-tax.ts'
import type { TaxSplit } from '#contract/tax/split-tax.ts'
import { smallUrlOf } from '#server/media/picture-address.rules.ts'
import type { BuyerOrderRow, EventRow, OrderDetailsRow, ReviewRow, StatisticsRow } from './order.queries.ts'
import type { OrderRow, TaxedLineRow } from './order.row.ts'
import { toBilling, toTaxAmounts } from './order-billing.reply.ts'
import type { RoadRow } from './road/road.queries.ts'
import { toRoad } from './road/road.reply.ts'
import { ratedLines } from './rules/rates.rules.ts'
import type { SellerOrderRow } from './seller-orders.queries.ts'

export const toOrderSummary = (row: BuyerOrderRow): OrderSummary => ({
  ...toOrder(row),
  seller_id: row.seller_id,
  seller_company: row.seller_company,
  po_number: row.po_number || undefined,
})

export const toSellerOrder = (row: SellerOrderRow): SellerOrder => ({
  ...toOrder(row),
  ...toBilling(row),
  ...toShipTo(row),
  buyer: toBuyer(row),
})

type Around = {
  /** Who reads it: its buyer or its seller. */
  readonly readerId: string
  readonly history: readonly EventRow[]
  readonly reviews: readonly ReviewRow[]
  readonly road: RoadRow
  readonly missing: MissingGoods
  readonly sample: OrderDetails['sample']
}

export const toOrderDetails = (row: OrderDetailsRow, around: Around): OrderDetails => {
  const { ordered_items, ...order } = toOrder(row)
  return {
    success: true,
    ...order,
    ...toBilling(row),
    ordered_items: ordered_items.map((item) => ({ ...item, ...toReviewed(item, around.reviews) })),
    ...toPeople(row),
    buyer_id: around.readerId === row.seller_id ? row.buyer_id : undefined,
    deal: toDeal(row),
    release_at: row.release_at?.toISOString(),
    history: toHistory(around.history),
    road: toRoad(around.road, around.missing),
    sample: around.sample,
  }
}

const toDeal = ({ deal_id, deal_room_id }: OrderDetailsRow): OrderDetails['deal'] =>
  deal_id && deal_room_id ? { deal_id, room_id: deal_room_id } : undefined

const toPeople = (row: OrderDetailsRow): Pick<OrderDetails, 'address' | 'buyer' | 'seller'> => ({
  address: toShipTo(row),
  buyer: toBuyer(row),
  seller: {
    seller_id: row.seller_id,
    seller_company: row.seller_company,
    email: row.seller_email,
    phone_number: row.seller_phone_number,
    gst_number: row.seller_gst_number,
    is_seller_verified: row.is_seller_verified,
  },
})

const toHistory = (events: readonly EventRow[]): OrderDetails['history'] =>
  events.map(({ delivery_status, actor_role, reason, is_automatic, created_at }) => ({
    delivery_status,
    at: created_at.toISOString(),
    by: actor_role,
    reason,
    is_automatic: is_automatic || undefined,
  }))

function toOrder(row: OrderRow) {
  const taxes = taxOfLines(row.lines, row)
  return {
    order_id: row.order_id,
    ordered_items: ratedLines(row.lines, row.seller_scheme).map((line, place) =>
      toOrderedItem(line, taxes[place]),
    ),
    total_cost: toRupees(row.total_paise),
    delivery_status: row.delivery_status,
    order_date: row.order_date.toISOString(),
    tax: toTaxAmounts(sumOfTaxes(taxes)),
    is_sample: row.is_sample || undefined,
  }
}

const toOrderedItem = (
  {
    unit_price_paise,
    line_total_paise,
    discount_paise,
    sample_order_id,
    slab_min,
    slab_max,
    product_image,
    hsn_code,
    gst_rate_bp,
    unit_code,
    is_freight,
    ...sold
  }: TaxedLineRow,
  tax: TaxSplit | undefined,
): OrderedItem => ({
  ...sold,
  hsn_code: hsn_code ?? undefined,
  gst_rate_bp: gst_rate_bp ?? undefined,
  unit_code: unit_code ?? undefined,
  is_freight: is_freight || undefined,
  tax: toTaxAmounts(tax),
  product_image: product_image && smallUrlOf(product_image),
  slab: slab_min === null ? null : { min: slab_min, max: slab_max },
  unit_price: toRupees(unit_price_paise),
  line_total: toRupees(line_total_paise),
  discount: discount_paise > 0 ? toRupees(discount_paise) : undefined,
  sample_order_id: sample_order_id ?? undefined,
})

function toReviewed({ product_id }: Pick<OrderedItem, 'product_id'>, reviews: readonly ReviewRow[]) {
  const review = reviews.find((each) => each.product_id === product_id)
  return { reviewed: review !== undefined, rating: review?.rating ?? null }
}

export const toStatistics = ({
  spend_paise,
  ...counts
}: StatisticsRow): ReplyOf<typeof getOrderStatistics> => ({
  success: true,
  ...counts,
  total_spend: toRupees(spend_paise),
})

type Buyer = Omit<
  Pick<OrderDetailsRow, (`buyer_${string}` & keyof OrderDetailsRow) | 'is_buyer_verified'>,
  'buyer_id'
>

const toBuyer = (row: Buyer): SellerOrder['buyer'] => ({
  full_name: row.buyer_full_name,
  company_name: row.buyer_company_name,
  email: row.buyer_email,
  phone_number: row.buyer_phone_number,
  gst_number: row.buyer_gst_number,
  is_verified: row.is_buyer_verified,
})

type ShipTo = OrderDetails['address']
const toShipTo = ({ ship_address, city, state, postal_code }: ShipTo): ShipTo => ({
  ship_address,
  city,
  state,
  postal_code,
})
