import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { requirementPath } from '#contract/paths.ts'
import type { OwnRequirement } from '#contract/requirement.ts'
import { Card } from '#web/ui/card.tsx'
import { timeLabel } from '#web/ui/formats/time-label.ts'
import { quantityText } from './quantity-text.ts'
import { RequirementBadge } from './requirement-badge.tsx'
import { outcomeOf } from './requirement-outcome.ts'
import { requirementTexts as texts } from './requirements-texts.ts'

/** One own requirement; the whole card leads to its quotes. */
export function RequirementCard({ requirement }: { requirement: OwnRequirement }) {
  const { requirement_id, product_name, quantity, unit, state, created_at } = requirement
  const [now] = useState(Date.now)
  return (
    <Card as="li" className="relative flex items-center gap-4 p-4 hover:border-border-strong md:px-5">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 className="min-w-0 wrap-anywhere text-h3">
            <Link
              to={requirementPath(requirement_id)}
              prefetch="intent"
              className="after:absolute after:inset-0 after:rounded-card"
            >
              {product_name}
            </Link>
          </h2>
          <RequirementBadge state={state} />
        </div>
        <p className="num mt-1 text-muted text-small">
          {texts.quantity(quantityText(quantity, unit))} · {texts.posted(timeLabel(created_at, now))}
        </p>
        <p className="num mt-1.5 wrap-anywhere font-medium text-small">{outcomeOf(requirement)}</p>
      </div>
      <ChevronRight className="flex-none text-subtle" />
    </Card>
  )
}
