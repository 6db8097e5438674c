import type { OrderDetails, ReceivedItem } from '#contract/order.ts'
import { OrderSection } from '#web/order-section/order-section.tsx'
import { OrderedPicture } from '#web/orders/ordered-picture.tsx'
import { ReviewForm } from '#web/reviews/review-form.tsx'
import { reviewTexts } from '#web/reviews/review-texts.ts'
import { Fold } from '#web/ui/fold.tsx'
import { foldOf } from './folds.ts'

/** One form for each product that was delivered; beside the first without a review the others are folded. */
export function OrderReviews({ order }: { order: OrderDetails }) {
  const { order_id, ordered_items } = order
  const listed = ordered_items.filter(isListed)
  if (listed.length === 0) return null
  const first = listed.find(({ reviewed }) => !reviewed)
  return (
    <OrderSection id="reviews" title={reviewTexts.write} fold={foldOf.reviews(order)} className="">
      <p className="px-5 pb-3 text-muted text-small">{reviewTexts.explained}</p>
      <ul className="divide-y divide-border border-border border-t">
        {listed.map((item) => (
          <ReviewOfItem
            key={item.product_id}
            {...{ item, orderId: order_id }}
            opens={item.reviewed || item === first}
          />
        ))}
      </ul>
    </OrderSection>
  )
}

type ReviewOfItemProps = { item: ListedItem; orderId: string; opens: boolean }

const ReviewOfItem = ({ item, orderId, opens }: ReviewOfItemProps) => (
  <li className="px-5">
    <Fold
      opens={opens}
      className="py-3"
      line={
        <span className="flex min-w-0 items-center gap-3">
          <OrderedPicture item={item} className="aspect-square w-12 flex-none rounded-control" />
          <h3 className="min-w-0 wrap-anywhere text-h3">{item.product_name}</h3>
        </span>
      }
    >
      <div className="pt-1 pb-5 md:pl-15">
        <ReviewForm orderId={orderId} item={item} />
      </div>
    </Fold>
  </li>
)

type ListedItem = ReceivedItem & { product_id: string }

const isListed = (item: ReceivedItem): item is ListedItem => item.product_id !== null
