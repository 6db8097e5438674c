import type { ReplyOf } from '#contract/endpoint.ts'
import type {
  getOrderStatistics,
  OrderDetails,
  OrderedItem,
  OrderSummary,
  SellerOrder,
} from '#contract/order.ts'
import { toRupees } from '#contract/products/price.ts'
import { smallUrlOf } from '#server/media/picture-address.rules.ts'
import type { BuyerOrderRow, EventRow, OrderDetailsRow, ReviewRow, StatisticsRow } from './order.queries.ts'
import type { OrderLineRow, OrderRow } from './order.row.ts'
import type { SellerOrderRow } from './seller-orders.queries.ts'

export const toOrderSummary = (row: BuyerOrderRow): OrderSummary => ({
  ...toOrder(row),
  seller_id: row.seller_id,
  seller_company: row.seller_company,
})

export const toSellerOrder = (row: SellerOrderRow): SellerOrder => ({
  ...toOrder(row),
  ...toShipTo(row),
  buyer: toBuyer(row),
})

type Around = { readonly history: readonly EventRow[]; readonly reviews: readonly ReviewRow[] }

export const toOrderDetails = (row: OrderDetailsRow, { history, reviews }: Around): OrderDetails => ({
  success: true,
  ...toOrder(row),
  ordered_items: row.lines.map((line) => ({ ...toOrderedItem(line), ...toReviewed(line, reviews) })),
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
  history: history.map(({ delivery_status, actor_role, reason, created_at }) => ({
    delivery_status,
    at: created_at.toISOString(),
    by: actor_role,
    reason,
  })),
})

const toOrder = ({ order_id, lines, total_paise, delivery_status, order_date }: OrderRow) => ({
  order_id,
  ordered_items: lines.map(toOrderedItem),
  total_cost: toRupees(total_paise),
  delivery_status,
  order_date: order_date.toISOString(),
})

const toOrderedItem = ({
  unit_price_paise,
  line_total_paise,
  slab_min,
  slab_max,
  product_image,
  ...sold
}: OrderLineRow): OrderedItem => ({
  ...sold,
  product_image: product_image && smallUrlOf(product_image),
  slab: slab_min === null ? null : { min: slab_min, max: slab_max },
  unit_price: toRupees(unit_price_paise),
  line_total: toRupees(line_total_paise),
})

function toReviewed({ product_id }: OrderLineRow, reviews: readonly ReviewRow[]) {
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

type Buyer = Pick<OrderDetailsRow, (`buyer_${string}` & keyof OrderDetailsRow) | 'is_buyer_verified'>

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
