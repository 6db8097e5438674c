import type { OrderDetails, ReceivedItem } from '#contract/order.ts'
import { OrderedPicture } from '#web/orders/ordered-picture.tsx'
import { ReviewForm } from '#web/reviews/review-form.tsx'
import { reviewTexts } from '#web/reviews/review-texts.ts'
import { Card } from '#web/ui/card.tsx'

/** One form for each product that was delivered. */
export function OrderReviews({ order: { order_id, ordered_items } }: { order: OrderDetails }) {
  const listed = ordered_items.filter(isListed)
  if (listed.length === 0) return null
  return (
    <Card as="section" aria-labelledby="reviews">
      <div className="px-5 pt-5 pb-3">
        <h2 id="reviews" className="text-h2">
          {reviewTexts.write}
        </h2>
        <p className="text-muted text-small">{reviewTexts.explained}</p>
      </div>
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
    </Card>
  )
}

const isListed = (item: ReceivedItem): item is ReceivedItem & { product_id: string } =>
  item.product_id !== null
