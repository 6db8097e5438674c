import type { AdminRequirement } from '#contract/admin/admin-requirements.ts'
import { showPhone } from '#contract/users/phone-number.ts'
import { categoryName } from '#web/requirements/category-name-texts.ts'
import { quantityText } from '#web/requirements/quantity-text.ts'
import { RequirementBadge } from '#web/requirements/requirement-badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { rupeesShort } from '#web/ui/formats/rupees.ts'
import { adminRequirementsTexts as texts } from './admin-requirements-texts.ts'

type RequirementRowProps = { requirement: AdminRequirement; onClose: () => void }

export function RequirementRow({ requirement, onClose }: RequirementRowProps) {
  const { product_name, product_details, quantity, unit, category_type, state, buyer } = requirement
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-2 p-4 text-small md:grid-cols-[minmax(0,1fr)_minmax(0,260px)_5rem] md:items-start">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 wrap-anywhere font-semibold text-base">{product_name}</span>
          <RequirementBadge state={state} />
        </p>
        <p className="num mt-0.5 wrap-anywhere">
          {texts.wanted(quantityText(quantity, unit), categoryName(category_type))}
        </p>
        {product_details && <p className="mt-1 line-clamp-3 wrap-anywhere text-muted">{product_details}</p>}
        <p className="num mt-1 wrap-anywhere text-muted">{outcomeOf(requirement)}</p>
      </div>
      <div className="num min-w-0 wrap-anywhere">
        <p className="font-medium">{buyer.name}</p>
        <p className="text-muted">{showPhone(buyer.phone_number)}</p>
        <p className="text-muted">{buyer.email}</p>
        <p className="text-muted">{datesOf(requirement)}</p>
      </div>
      {state !== 'closed' && (
        <Button variant="secondary" size="sm" aria-label={texts.closeOf(product_name)} onClick={onClose}>
          {texts.close}
        </Button>
      )}
    </li>
  )
}

function outcomeOf(requirement: AdminRequirement) {
  const { accepted_seller, close_reason, closed_by, quote_count, best_price } = requirement
  const quotes =
    best_price === null
      ? texts.quotes(quote_count)
      : `${texts.quotes(quote_count)}, ${texts.from(rupeesShort(best_price))}`
  if (accepted_seller) return `${quotes} · ${texts.chosen(accepted_seller)}`
  return close_reason ? `${quotes} · ${texts.closedBy(closed_by ?? '', close_reason)}` : quotes
}

const datesOf = ({ created_at, closed_at }: AdminRequirement) =>
  closed_at ? texts.closed(dayOf(closed_at)) : texts.posted(dayOf(created_at))
