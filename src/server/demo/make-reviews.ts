import type { CategorySlug } from '#contract/products/category.ts'
import { chanceOf, uuidOf } from './chance.ts'
import { reviewTexts } from './data/review-texts.ts'
import { openAfter, span, textOf } from './dates.ts'
import type { DemoOrder } from './demo-order.ts'
import type { DemoProduct } from './make-products.ts'
import { idOfBuyer } from './make-users.ts'

export type DemoReview = ReturnType<typeof makeReviews>[number]

/** The distribution of a hundred reviews, best first: a mean of about 4.3. */
const spread = [
  { rating: 5, upTo: 0.54 },
  { rating: 4, upTo: 0.85 },
  { rating: 3, upTo: 0.94 },
  { rating: 2, upTo: 0.98 },
  { rating: 1, upTo: 1 },
]

export function makeReviews(orders: readonly DemoOrder[]) {
  const texts = commentsInTurn()
  const reviews = orders
    .filter(({ isReviewed }) => isReviewed)
    .flatMap((order) => order.lines.map(({ product }) => reviewOf(order, product, texts)))
  // Each buyer reviews a product once; otherwise the hour of the day would decide which of two counts.
  const once = new Map(reviews.map((review) => [`${review.buyer_id} ${review.product_id}`, review]))
  return [...once.values()].map((review) => ({ ...review, is_counted: true }))
}

type Texts = (product: DemoProduct, rating: number) => string

function reviewOf({ order_id, buyer, events }: DemoOrder, product: DemoProduct, texts: Texts) {
  const chance = chanceOf('review', order_id, product.product_id)
  const fell = chance.next()
  const rating = spread.find(({ upTo }) => fell < upTo)?.rating ?? 5
  const delivered = events.at(-1)?.at ?? 0
  return {
    review_id: uuidOf('review', order_id, product.product_id),
    product_id: product.product_id,
    order_id,
    buyer_id: idOfBuyer(buyer),
    rating,
    comment: chance.isIn(0.9) ? texts(product, rating) : '',
    created_at: textOf(openAfter(delivered + chance.whole(6, 80) * span.hour)),
  }
}

/** A product gets each fitting comment once before one repeats. */
function commentsInTurn(): Texts {
  const waiting = new Map<string, string[]>()
  return ({ product_id, category }, rating) => {
    const key = `${product_id} ${rating}`
    const left = waiting.get(key)
    const list = left?.length ? left : chanceOf('comments', key).shuffled(fittingComments(category, rating))
    const [comment = '', ...rest] = list
    waiting.set(key, rest)
    return comment
  }
}

const fittingComments = (category: string, rating: number) =>
  reviewTexts
    .filter((text) => text.rating === rating)
    .filter(({ fits }) => fits === 'any' || fits.includes(category as CategorySlug))
    .map(({ comment }) => comment)
