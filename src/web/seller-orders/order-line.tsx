import { Link } from 'react-router'
import type { OrderedItem, SellerOrder } from '#contract/order.ts'
import { sellerOrderPath, sellerOrdersPath } from '#contract/paths.ts'
import { returnTo } from '#web/navigation/use-return.ts'
import { goodsOf } from '#web/orders/order-goods.ts'
import { OrderedPicture } from '#web/orders/ordered-picture.tsx'
import { unitsFor } from '#web/product-details/unit-texts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { grouped } from '#web/ui/formats/rupees.ts'
import { sellerOrdersTexts as texts } from './seller-orders-texts.ts'

/** The order's name; pressing anywhere on its row opens it, the controls inside aside. */
export function OrderLink({ orderId }: { orderId: string }) {
  return (
    <Link
      to={sellerOrderPath(orderId)}
      state={returnTo(sellerOrdersPath)}
      aria-label={texts.openOrder(orderId)}
      className="inline-flex min-h-7 items-center whitespace-nowrap font-semibold text-link after:absolute after:inset-0 after:rounded-[inherit] hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
    >
      {orderId}
    </Link>
  )
}

export const NewBadge = () => <Badge tone="brand">{texts.isNew}</Badge>

type GoodsProps = { order: SellerOrder; className: string }

export function GoodsPicture({ order: { ordered_items }, className }: GoodsProps) {
  return (
    <OrderedPicture
      item={ordered_items[0]}
      className={cx('aspect-square flex-none rounded-[9px] border border-border', className)}
    />
  )
}

export const nameOfGoods = ({ ordered_items }: SellerOrder) => ordered_items[0]?.product_name ?? ''

/** '120 packs', or how many more products there are. */
export function amountOfGoods({ ordered_items }: SellerOrder) {
  const [first, ...others] = goodsOf(ordered_items)
  if (others.length > 0) return texts.moreProducts(others.length)
  return first ? quantityOf(first) : ''
}

/** How much of it, and under which number its buyer ordered it. */
export const aboutGoods = (order: SellerOrder) =>
  [
    order.is_sample ? texts.asSample(amountOfGoods(order)) : amountOfGoods(order),
    ...(order.po_number ? [texts.poOf(order.po_number)] : []),
  ].join(' · ')

const quantityOf = ({ quantity, unit }: OrderedItem) => `${grouped(quantity)} ${unitsFor(quantity, unit)}`

export const companyOf = ({ buyer }: SellerOrder) => buyer.company_name ?? buyer.full_name
