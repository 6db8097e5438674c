import { FileQuestionMark, Hourglass, Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { data, useRevalidator } from 'react-router'
import { ApiError } from '#contract/client.ts'
import { requirementsPath } from '#contract/paths.ts'
import { getRequirement, type OwnRequirement } from '#contract/requirement.ts'
import { api } from '#web/api/browser-api.ts'
import { requireToken } from '#web/session/require-token.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton, SkeletonRegion, shapes } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/own-requirement.page.ts'
import { categoryName } from './category-name-texts.ts'
import { CloseRequirement } from './close-requirement.tsx'
import { quantityText } from './quantity-text.ts'
import { QuoteGrid } from './quote-grid.tsx'
import { RenewRequirement } from './renew-requirement.tsx'
import { RequirementBadge } from './requirement-badge.tsx'
import { endOf } from './requirement-outcome.ts'
import { requirementTexts, compareTexts as texts } from './requirements-texts.ts'

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  requireToken(request)
  try {
    return { answer: await api(getRequirement, { requirementId: params.requirementId }) }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw data(null, { status: 404 })
    return { answer: null }
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(loaderData?.answer?.requirement.product_name ?? texts.title, texts.description)

export function HydrateFallback() {
  return (
    <Frame>
      <h1 className="mb-4 text-h1">{texts.title}</h1>
      <SkeletonRegion>
        <Skeleton className="h-32" />
        <div className="mt-8 grid gap-4 md:grid-cols-3">
          {shapes(3).map((column) => (
            <Skeleton key={column} className="h-112" />
          ))}
        </div>
      </SkeletonRegion>
    </Frame>
  )
}

export function ErrorBoundary() {
  return (
    <Frame>
      <EmptyState
        as="h1"
        icon={<FileQuestionMark />}
        title={texts.missing}
        action={<ButtonLink to={requirementsPath}>{requirementTexts.title}</ButtonLink>}
      >
        {texts.missingText}
      </EmptyState>
    </Frame>
  )
}

export default function OwnRequirementPage({ loaderData: { answer } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  if (!answer)
    return (
      <Frame>
        <h1 className="mb-4 text-h1">{texts.title}</h1>
        <LoadError text={texts.loadError} onRetry={revalidate} />
      </Frame>
    )
  const { requirement, quotes, room_id } = answer
  return (
    <Frame>
      <Head requirement={requirement} onChanged={revalidate} />
      <section aria-labelledby="quotes" className="mt-8">
        <h2 id="quotes" className="mb-3 flex items-baseline gap-2 text-h2">
          {texts.quotes}
          <span className="num font-normal text-muted text-small">{texts.count(quotes.length)}</span>
        </h2>
        {quotes.length > 0 ? (
          <QuoteGrid requirement={requirement} quotes={quotes} roomId={room_id} onChanged={revalidate} />
        ) : (
          <NoQuotes isClosed={requirement.state === 'closed'} />
        )}
      </section>
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="wrap pt-4 pb-12 md:pt-6">
      <BackLink to={requirementsPath} label={texts.back} />
      {children}
    </div>
  )
}

type HeadProps = { requirement: OwnRequirement; onChanged: () => Promise<void> }

function Head({ requirement, onChanged }: HeadProps) {
  const { requirement_id, product_name, product_details, state, closed_at } = requirement
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
          <h1 className="min-w-0 wrap-anywhere text-h1">{product_name}</h1>
          <RequirementBadge state={state} />
        </div>
        {state !== 'closed' && (
          <CloseRequirement requirementId={requirement_id} name={product_name} onChanged={onChanged} />
        )}
      </div>
      {state === 'closed' ? (
        <Outcome requirement={requirement} />
      ) : (
        <RenewRequirement requirementId={requirement_id} endsAt={requirement.ends_at} onChanged={onChanged} />
      )}
      <Card className="p-4 md:p-5">
        <dl className="num grid grid-cols-2 gap-x-8 gap-y-3 sm:grid-cols-3">
          <Fact name={texts.quantity}>{quantityText(requirement.quantity, requirement.unit)}</Fact>
          <Fact name={texts.category}>{categoryName(requirement.category_type)}</Fact>
          <Fact name={closed_at ? texts.closed : texts.posted}>
            {dayOf(closed_at ?? requirement.created_at)}
          </Fact>
          {product_details && (
            <div className="col-span-full">
              <dt className="text-muted text-small">{texts.details}</dt>
              <dd className="max-w-[70ch] wrap-anywhere whitespace-pre-line">{product_details}</dd>
            </div>
          )}
        </dl>
      </Card>
    </>
  )
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt className="text-muted text-small">{name}</dt>
    <dd className="wrap-anywhere font-semibold">{children}</dd>
  </div>
)

function Outcome({ requirement }: { requirement: OwnRequirement }) {
  return (
    <Notice tone={requirement.accepted_seller ? 'success' : 'info'} className="mb-4">
      <span className="wrap-anywhere">{endOf(requirement)}</span>
    </Notice>
  )
}

const NoQuotes = ({ isClosed }: { isClosed: boolean }) => (
  <Card>
    <EmptyState
      as="h3"
      icon={isClosed ? <Inbox /> : <Hourglass />}
      title={isClosed ? texts.noneCame : texts.waiting}
    >
      {isClosed ? texts.noneCameText : texts.waitingText}
    </EmptyState>
  </Card>
)
