import { Link } from 'react-router'
import { productPath } from '#contract/paths.ts'
import type { Analytics } from '#contract/sellers/analytics.ts'
import { Card } from '#web/ui/card.tsx'
import { grouped } from '#web/ui/formats/rupees.ts'
import { Rating } from '#web/ui/rating.tsx'
import { analyticsTexts as texts } from './analytics-texts.ts'
import { Figure } from './figure.tsx'

type Reviews = Analytics['reviews']

/** All reviews together, then each product. */
export function ReviewPanel({ reviews }: { reviews: Reviews }) {
  const { total, avgRating, mostReviewedProduct, productReviewStats } = reviews
  return (
    <Card as="section" aria-labelledby="reviews">
      <h2 id="reviews" className="px-4 pt-4 text-h3 md:px-5 md:pt-5">
        {texts.reviews}
      </h2>
      <dl className="grid gap-x-8 gap-y-4 px-4 py-4 sm:grid-cols-[auto_auto_1fr] md:px-5">
        <Figure name={texts.totalReviews}>{grouped(total)}</Figure>
        <Figure name={texts.averageRating}>
          {avgRating === null ? (
            texts.none
          ) : (
            <span className="flex items-center gap-2">
              {avgRating.toFixed(1)}
              <Rating value={avgRating} className="text-small leading-none" />
            </span>
          )}
        </Figure>
        <div className="min-w-0 sm:border-border sm:border-l sm:pl-8">
          <dt className="text-muted text-small">{texts.mostReviewed}</dt>
          <dd className="mt-1">
            {mostReviewedProduct ? <MostReviewed product={mostReviewedProduct} /> : texts.none}
          </dd>
        </div>
      </dl>
      {productReviewStats.length > 0 ? (
        <ReviewTable rows={productReviewStats} />
      ) : (
        <p className="border-border border-t px-4 py-4 text-muted text-small md:px-5">{texts.noReviews}</p>
      )}
    </Card>
  )
}

function MostReviewed({ product }: { product: NonNullable<Reviews['mostReviewedProduct']> }) {
  const { product_name, reviewCount, avgRating } = product
  return (
    <>
      <span className="line-clamp-2 wrap-anywhere font-semibold">{product_name}</span>
      <span className="num block text-muted text-small">
        {texts.reviewsOf(reviewCount)}, {texts.averageOf(avgRating.toFixed(1))}
      </span>
    </>
  )
}

/** On phones each row is a small card with the name above both numbers. */
function ReviewTable({ rows }: { rows: Reviews['productReviewStats'] }) {
  return (
    <table className="w-full text-small max-md:block">
      <caption className="sr-only">{texts.reviews}</caption>
      <thead className="max-md:sr-only">
        <tr className="h-[38px] border-border border-y bg-surface-2 text-left text-micro text-muted">
          <th scope="col" className="pl-5 font-semibold">
            {texts.product}
          </th>
          <th scope="col" className="px-2.5 text-right font-semibold">
            {texts.reviewCount}
          </th>
          <th scope="col" className="w-52 pr-5 pl-6 font-semibold">
            {texts.averageRating}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-border max-md:block max-md:border-border max-md:border-t">
        {rows.map((row) => (
          <ReviewRow key={row.product_id} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function ReviewRow({ row }: { row: Reviews['productReviewStats'][number] }) {
  const { product_id, product_name, reviewCount, avgRating } = row
  return (
    <tr className="hover:bg-surface-2/60 max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-4 max-md:px-4 max-md:py-2.5">
      <th scope="row" className="py-1 text-left font-medium max-md:basis-full md:h-12 md:pl-5">
        <Link to={productPath(product_id)} className="flex min-h-11 items-center hover:underline">
          <span className="line-clamp-2 wrap-anywhere">{product_name}</span>
        </Link>
      </th>
      <td className="num max-md:text-muted md:px-2.5 md:text-right">
        <span className="md:hidden">{texts.reviewsOf(reviewCount)}</span>
        <span className="max-md:hidden">{grouped(reviewCount)}</span>
      </td>
      <td className="num md:pr-5 md:pl-6">
        <span className="flex items-center gap-2">
          <Rating value={avgRating} />
          <span aria-hidden="true" className="font-medium">
            {avgRating.toFixed(1)}
          </span>
        </span>
      </td>
    </tr>
  )
}
