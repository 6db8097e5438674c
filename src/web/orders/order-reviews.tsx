import type { OrderDetails, ReceivedItem } from '#contract/order.ts'
import { OrderedPicture } from '#web/orders/ordered-picture.tsx'
import { ReviewForm } from '#web/reviews/review-form.tsx'
import { reviewTexts } from '#web/reviews/review-texts.ts'
import { OrderSection } from './order-section.tsx'

/** One form for each product that was delivered. */
export function OrderReviews({ order: { order_id, ordered_items } }: { order: OrderDetails }) {
  const listed = ordered_items.filter(isListed)
  if (listed.length === 0) return null
  return (
    <OrderSection id="reviews" title={reviewTexts.write} className="">
      <p className="-mt-3 px-5 pb-3 text-muted text-small">{reviewTexts.explained}</p>
      <ul className="divide-y divide-border border-border border-t">
        {listed.map((item) => (
          <li key={item.product_id} className="grid gap-4 px-5 py-5 md:grid-cols-[48px_1fr]">
            <div className="flex items-center gap-3 md:contents">
              <OrderedPicture item={item} className="aspect-square w-12 flex-none rounded-control" />
              <h3 className="min-w-0 wrap-anywhere text-h3 md:col-start-2 md:row-start-1 md:self-center">
                {item.product_name}
              </h3>
            </div>
            <div className="min-w-0 md:col-start-2">
              <ReviewForm orderId={order_id} item={item} />
            </div>
          </li>
        ))}
      </ul>
    </OrderSection>
  )
}

const isListed = (item: ReceivedItem): item is ReceivedItem & { product_id: string } =>
  item.product_id !== null
