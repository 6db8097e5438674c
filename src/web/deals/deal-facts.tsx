import type { ReactNode } from 'react'
import type { Deal } from '#contract/deals/deal.ts'
import { termsText } from '#web/shop-terms/terms-words.ts'
import { taxTexts } from '#web/tax-amounts/tax-texts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { rupees } from '#web/ui/formats/rupees.ts'
import { billedLines, changesOf, dayText, freightText, taxText, totalText } from './deal-words.ts'
import { dealTexts as texts } from './deals-texts.ts'

/** What is offered: goods, freight, total and terms; and what a counter-offer changes. */
export function DealFacts({ deal }: { deal: Deal }) {
  const { valid_until, reason } = deal
  return (
    <>
      <AcceptedFacts deal={deal} total={totalText(deal.seller_scheme)}>
        <Fact name={texts.validUntil}>{dayText(valid_until)}</Fact>
      </AcceptedFacts>
      {reason && <p className="wrap-anywhere text-muted text-small">{texts.because(reason)}</p>}
      <Changes deal={deal} />
    </>
  )
}

type AcceptedFactsProps = { deal: Deal; total: string; children?: ReactNode }

/** What an order of the offer will say; the card and the question before it is accepted show the same. */
export function AcceptedFacts({ deal, total, children }: AcceptedFactsProps) {
  const { dispatch_days, deliver_to, note, role, seller_scheme } = deal
  return (
    <>
      <ul aria-label={texts.lines} className="grid gap-2">
        {billedLines(deal.lines, deal).map((line, place) => (
          // Goods that are not listed have no id; their place stays theirs within a revision.
          <DealLine key={line.product_id ?? `${place} ${line.product_name}`} line={line} />
        ))}
      </ul>
      <dl className="num grid gap-1.5 border-border border-t pt-3 text-small">
        <Fact name={texts.freight}>{freightText(deal, role)}</Fact>
        <Fact name={total}>
          <span className="font-bold text-lg tracking-[-.01em]">{rupees(deal.total)}</span>
        </Fact>
        <Fact name={texts.payment}>{termsText(deal.terms)}</Fact>
        <Fact name={texts.dispatch}>{texts.within(dispatch_days)}</Fact>
        {deliver_to && (
          <Fact name={texts.deliverTo}>
            {deliver_to.city}, {deliver_to.state} {deliver_to.postal_code}
          </Fact>
        )}
        {children}
      </dl>
      {seller_scheme === 'composition' && (
        <p className="text-pretty text-muted text-small">{taxTexts.composition}</p>
      )}
      {note && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line text-small">
          {note}
        </p>
      )}
    </>
  )
}

function DealLine({ line }: { line: Deal['lines'][number] }) {
  const { product_id, product_name, quantity, unit, unit_price, line_total } = line
  const tax = taxText(line)
  return (
    <li className="flex justify-between gap-4">
      <span className="min-w-0 wrap-anywhere font-medium">
        {product_name}
        <span className="num flex flex-wrap items-center gap-x-2 gap-y-1 font-normal text-muted text-small">
          {texts.amount(quantity, unit, rupees(unit_price))}
          {!product_id && <Badge>{texts.notListed}</Badge>}
        </span>
        {tax && <span className="num block font-normal text-muted text-small">{tax}</span>}
      </span>
      <span className="num flex-none font-medium">{rupees(line_total)}</span>
    </li>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="flex-none text-muted">{name}</dt>
    <dd className="min-w-0 wrap-anywhere text-right font-medium">{children}</dd>
  </div>
)

function Changes({ deal }: { deal: Deal }) {
  const changes = changesOf(deal)
  if (changes.length === 0) return null
  return (
    <div className="rounded-control bg-info-bg px-3 py-2 text-info-fg text-small">
      <p className="font-semibold">{texts.changes}</p>
      <ul className="num grid gap-0.5">
        {changes.map((change) => (
          <li key={change} className="wrap-anywhere">
            {change}
          </li>
        ))}
      </ul>
    </div>
  )
}
