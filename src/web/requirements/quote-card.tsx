import { BadgeCheck, CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { sellerPath } from '#contract/paths.ts'
import type { ReceivedQuote } from '#contract/requirement.ts'
import { serviceWords } from '#web/evidence/service-words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { rupees } from '#web/ui/formats/rupees.ts'
import { Avatar } from '#web/ui/pictures/avatar.tsx'
import { Rating } from '#web/ui/rating.tsx'
import { quantityText } from './quantity-text.ts'
import type { QuoteMarks } from './quote-marks.ts'
import { compareTexts as texts } from './requirements-texts.ts'

type QuoteCardProps = { quote: ReceivedQuote; marks: QuoteMarks; quantity: number; action: ReactNode }

/** One column of the comparison: its rows stand in line with those beside it. */
export function QuoteCard({ quote, marks, quantity, action }: QuoteCardProps) {
  const { price, unit, total, min_quantity, delivery_days, note, is_accepted } = quote
  return (
    <li
      className={cx(
        'row-span-7 grid grid-cols-1 grid-rows-subgrid gap-y-0 rounded-card border bg-surface p-4',
        is_accepted ? 'border-primary shadow-[inset_0_3px_0_var(--primary)]' : 'border-border',
      )}
    >
      <SellerHead quote={quote} />
      <Term name={unit ? texts.pricePer(unit) : texts.unitPrice} mark={marks.isLowest && texts.lowest}>
        <span className="font-bold text-xl tracking-[-.02em]">{rupees(price)}</span>{' '}
        <span className="font-normal text-muted text-small">{texts.taxes}</span>
        {quote.is_other_unit && <Caution>{texts.otherUnit}</Caution>}
      </Term>
      <Term name={texts.total(quantityText(quantity, unit))}>{rupees(total)}</Term>
      <Term name={texts.minimum}>
        {quantityText(min_quantity, unit)}
        {marks.isAboveQuantity && <Caution>{texts.aboveQuantity}</Caution>}
      </Term>
      <Term name={texts.days} mark={marks.isFastest && texts.fastest}>
        {texts.inDays(delivery_days)}
      </Term>
      <Term name={texts.note} long>
        <span className={cx('block wrap-anywhere whitespace-pre-line font-normal', !note && 'text-muted')}>
          {note || texts.noNote}
        </span>
      </Term>
      <div className="self-end pt-4 empty:hidden">
        {is_accepted && (
          <Badge tone="success" icon={<CircleCheck />} className="mb-3">
            {texts.chosen}
          </Badge>
        )}
        {action}
      </div>
    </li>
  )
}

const Caution = ({ children }: { children: string }) => (
  <span className="mt-0.5 flex items-center gap-1 font-medium text-small text-warning-fg max-md:basis-full max-md:justify-end">
    <TriangleAlert className="size-4 flex-none" />
    {children}
  </span>
)

function SellerHead({ quote: { seller } }: { quote: ReceivedQuote }) {
  const { user_id, company_name, profile_image, is_seller_verified, location, service } = seller
  return (
    <div className="pb-3">
      <div className="flex items-center gap-3">
        <Avatar
          name={company_name}
          url={profile_image}
          size={44}
          className="size-11 rounded-large text-base"
        />
        <div className="min-w-0">
          <h3 className="wrap-anywhere text-h3">
            <Link to={sellerPath(user_id)} className="hover:underline">
              {company_name}
            </Link>
          </h3>
          {is_seller_verified && (
            <p className="flex items-center gap-1 font-medium text-primary text-small">
              <BadgeCheck className="size-4" />
              {texts.verified}
            </p>
          )}
        </div>
      </div>
      {location && <p className="mt-2 wrap-anywhere text-muted text-small">{location}</p>}
      <Reviewed seller={seller} />
      {service && <p className="num mt-1 text-muted text-small">{serviceWords(service)}</p>}
    </div>
  )
}

const Reviewed = ({ seller: { rating, review_count } }: Pick<ReceivedQuote, 'seller'>) => (
  <p className="num mt-1 flex flex-wrap items-center gap-x-2 text-muted text-small">
    {rating === null ? (
      texts.noReviews
    ) : (
      <>
        <Rating value={rating} />
        {rating.toFixed(1)} · {texts.reviews(review_count)}
      </>
    )}
  </p>
)

type TermProps = {
  name: string
  mark?: string | false
  /** Text that needs the whole width on phones, where the others stand beside their name. */
  long?: boolean
  children: ReactNode
}

function Term({ name, mark, long = false, children }: TermProps) {
  return (
    <dl
      className={cx(
        'num border-border border-t py-2.5',
        !long && 'max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4',
      )}
    >
      <dt className="text-muted text-small">{name}</dt>
      <dd
        className={cx(
          'min-w-0 wrap-anywhere font-semibold',
          !long && 'max-md:flex max-md:flex-wrap max-md:items-center max-md:justify-end max-md:text-right',
        )}
      >
        {children}
        {mark && (
          <Badge tone="success" className="ml-2 align-middle max-md:order-first max-md:mr-2 max-md:ml-0">
            {mark}
          </Badge>
        )}
      </dd>
    </dl>
  )
}
