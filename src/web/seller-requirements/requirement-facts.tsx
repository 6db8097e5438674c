import { Handshake, MessageCircle, Phone } from 'lucide-react'
import type { OwnQuote, SellerRequirement } from '#contract/quote.ts'
import { showPhone } from '#contract/users/phone-number.ts'
import { categoryName } from '#web/requirements/category-name-texts.ts'
import { quantityText } from '#web/requirements/quantity-text.ts'
import { offerPath, roomPath } from '#web/start-chat/room-path.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { dayAndTimeOf } from '#web/ui/formats/dates.ts'
import { grouped, rupees } from '#web/ui/formats/rupees.ts'
import { quoteTexts as texts } from './seller-requirements-texts.ts'

/** What is asked for; and the own quote where it can no longer be changed. */
export function RequirementFacts({ requirement }: { requirement: SellerRequirement }) {
  const { quantity, unit, category_type, location, created_at, product_details, quote_count } = requirement
  const { own_quote, can_quote } = requirement
  return (
    <>
      <dl className="num grid gap-3">
        <Fact name={texts.quantity}>{quantityText(quantity, unit)}</Fact>
        <Fact name={texts.category}>{categoryName(category_type)}</Fact>
        {location && <Fact name={texts.place}>{location}</Fact>}
        <Fact name={texts.posted}>{dayAndTimeOf(created_at)}</Fact>
        <Fact name={texts.quotesSoFar}>{texts.quotesOf(quote_count)}</Fact>
        <div>
          <dt className="text-muted text-small">{texts.details}</dt>
          <dd className="mt-0.5 wrap-anywhere whitespace-pre-line">{product_details || texts.noDetails}</dd>
        </div>
      </dl>
      {own_quote && !can_quote && <Terms quote={own_quote} />}
    </>
  )
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="flex-none text-muted text-small">{name}</dt>
    <dd className="min-w-0 wrap-anywhere text-right font-semibold">{children}</dd>
  </div>
)

function Terms({ quote: { price, unit, min_quantity, delivery_days, note } }: { quote: OwnQuote }) {
  return (
    <section aria-labelledby="terms">
      <h3 id="terms" className="mb-3 text-h3">
        {texts.form}
      </h3>
      <dl className="num grid gap-3">
        <Fact name={unit ? texts.pricePer(unit) : texts.price}>{rupees(price)}</Fact>
        <Fact name={texts.minimum}>{quantityText(min_quantity, unit)}</Fact>
        <Fact name={texts.days}>{grouped(delivery_days)}</Fact>
        {note && <Fact name={texts.note}>{note}</Fact>}
      </dl>
    </section>
  )
}

type BuyerCardProps = { buyer: NonNullable<SellerRequirement['buyer']>; requirementId: string }

/** Who sends the request, for the one seller whose quote was accepted. */
export function BuyerCard({ buyer, requirementId }: BuyerCardProps) {
  const { full_name, company_name, phone_number, room_id } = buyer
  return (
    <Card as="section" aria-label={texts.buyer} className="grid gap-3 p-4">
      <div>
        <p className="wrap-anywhere font-semibold">{company_name ?? full_name}</p>
        {company_name && <p className="wrap-anywhere text-muted text-small">{full_name}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        <a
          href={`tel:+${phone_number}`}
          aria-label={`${texts.phone} ${showPhone(phone_number)}`}
          className="num inline-flex min-h-11 items-center gap-2 rounded-control border border-border-strong px-4 font-semibold hover:bg-surface-2"
        >
          <Phone />
          {showPhone(phone_number)}
        </a>
        <ButtonLink to={offerPath('seller', room_id, requirementId)} icon={<Handshake />}>
          {texts.makeDeal}
        </ButtonLink>
        <ButtonLink to={roomPath('seller', room_id)} variant="secondary" icon={<MessageCircle />}>
          {texts.openChat}
        </ButtonLink>
      </div>
    </Card>
  )
}
