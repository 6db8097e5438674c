import { CircleCheck, CircleX, MapPin, Tags, Users } from 'lucide-react'
import { useState } from 'react'
import type { SellerRequirement } from '#contract/quote.ts'
import { categoryName } from '#web/requirements/category-name-texts.ts'
import { quantityText } from '#web/requirements/quantity-text.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { rupeesShort } from '#web/ui/formats/rupees.ts'
import { timeLabel } from '#web/ui/formats/time-label.ts'
import { LoadMore } from '#web/ui/lists/load-more.tsx'
import { type ListPage, usePagedList } from '#web/ui/lists/use-paged-list.ts'
import { toastError } from '#web/ui/toasts/toast.ts'
import { sellerRequirementsTexts as texts } from './seller-requirements-texts.ts'

export type RequirementsPage = ListPage<SellerRequirement> & {
  counts: { open: number; mine: number }
  categories: readonly string[]
}

type RequirementsListProps = {
  title: string
  first: RequirementsPage
  fetchMore: (cursor: string) => Promise<RequirementsPage>
  onOpen: (requirementId: string) => void
}

export function RequirementsList({ title, first, fetchMore, onOpen }: RequirementsListProps) {
  const { page, footer } = usePagedList<SellerRequirement>(first, {
    name: title,
    fetchMore,
    keyOf: ({ requirement_id }) => requirement_id,
    onError: () => toastError(texts.moreError),
  })
  return (
    <>
      <ul aria-label={title} className="grid grid-cols-1 gap-3">
        {page.items.map((requirement) => (
          <RequirementRow
            key={requirement.requirement_id}
            requirement={requirement}
            onOpen={() => onOpen(requirement.requirement_id)}
          />
        ))}
      </ul>
      {page.next && <LoadMore {...footer} />}
    </>
  )
}

type RequirementRowProps = { requirement: SellerRequirement; onOpen: () => void }

function RequirementRow({ requirement, onOpen }: RequirementRowProps) {
  const { product_name, quantity, unit, product_details, category_type, location, created_at } = requirement
  const [now] = useState(Date.now)
  const look = lookOf(requirement)
  return (
    <Card as="li" className="grid gap-3 p-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:gap-6">
      <div className="min-w-0">
        <h2 className="wrap-anywhere text-h3">{product_name}</h2>
        <p className="num mt-0.5 wrap-anywhere text-small">
          <span className="font-semibold">{texts.wanted(quantityText(quantity, unit))}</span>
          <span className="text-muted">
            {' '}
            · {categoryName(category_type)} · {timeLabel(created_at, now)}
          </span>
        </p>
        {product_details && (
          <p className="mt-1 line-clamp-2 max-w-[80ch] wrap-anywhere text-muted text-small">
            {product_details}
          </p>
        )}
        <div className="mt-2 flex flex-wrap items-center gap-2">
          {location && (
            <span className="flex items-center gap-1 text-muted text-small">
              <MapPin className="size-4" />
              {location}
            </span>
          )}
          <Badges requirement={requirement} />
        </div>
      </div>
      <Button variant={look.variant} aria-label={look.name(product_name)} onClick={onOpen}>
        {look.label}
      </Button>
    </Card>
  )
}

function lookOf({ own_quote, can_quote }: SellerRequirement) {
  if (can_quote && own_quote)
    return { variant: 'secondary', label: texts.change, name: texts.changeFor } as const
  if (can_quote) return { variant: 'primary', label: texts.send, name: texts.sendFor } as const
  return { variant: 'ghost', label: texts.view, name: texts.viewOf } as const
}

function Badges({
  requirement: { own_quote, state, quote_count, can_quote },
}: {
  requirement: SellerRequirement
}) {
  const isClosed = state === 'closed'
  return (
    <>
      {!isClosed && (
        <Badge tone={quote_count === 0 ? 'info' : 'neutral'} icon={<Users />}>
          {texts.quotes(quote_count)}
        </Badge>
      )}
      {own_quote && (
        <Badge tone="brand" icon={<Tags />}>
          {texts.youQuoted(rupeesShort(own_quote.price))}
        </Badge>
      )}
      {own_quote?.is_accepted && (
        <Badge tone="success" icon={<CircleCheck />}>
          {texts.won}
        </Badge>
      )}
      {isClosed && !own_quote?.is_accepted && <Badge icon={<CircleX />}>{texts.lost}</Badge>}
      {!(isClosed || can_quote) && <Badge tone="warning">{texts.full}</Badge>}
    </>
  )
}
