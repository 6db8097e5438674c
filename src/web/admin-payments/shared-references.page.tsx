import { Fragment } from 'react'
import { Link } from 'react-router'
import { listSharedReferences, type SharedReference } from '#contract/admin/shared-references.ts'
import { adminUserPath } from '#contract/paths.ts'
import { AdminPage, RowsSkeleton } from '#web/admin/admin-page.tsx'
import { PagedList } from '#web/admin/paged-list.tsx'
import { orNull, requireAdmin } from '#web/admin/require-admin.ts'
import { api } from '#web/api/browser-api.ts'
import { methodTexts } from '#web/payments/method-texts.ts'
import { orderPaymentsTexts } from '#web/payments/order-payments-texts.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { dayAndTimeOf, dayOf } from '#web/ui/formats/dates.ts'
import { rupees } from '#web/ui/formats/rupees.ts'
import type { Route } from './+types/shared-references.page.ts'
import { sharedReferencesTexts as texts } from './shared-references-texts.ts'

async function fetchPage(cursor?: string) {
  const { references, ...page } = await api(listSharedReferences, { cursor })
  return { items: references, ...page }
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireAdmin(request)
  return { first: await orNull(fetchPage()) }
}

export const meta = () => privateMeta(texts.title)

export const HydrateFallback = () => <RowsSkeleton title={texts.title} className="h-36" />

/** What was seen; an admin makes of it what it is worth. */
export default function SharedReferencesPage({ loaderData: { first } }: Route.ComponentProps) {
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      <PagedList
        first={first}
        fetchMore={fetchPage}
        keyOf={({ reference }) => reference}
        nothingYet={texts.nothingYet}
      >
        {(references) => (
          <ul aria-label={texts.list} className="grid gap-3">
            {references.map((each) => (
              <ReferenceCard key={each.reference} shared={each} />
            ))}
          </ul>
        )}
      </PagedList>
    </AdminPage>
  )
}

function ReferenceCard({ shared }: { shared: SharedReference }) {
  const { reference, seen_at, orders, buyers, sellers, payments } = shared
  const isCut = payments.length < orders
  return (
    <Card as="li" className="p-4 md:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="num wrap-anywhere text-h3">{reference}</h2>
        <span className="num text-muted text-small">{texts.seenAt(dayAndTimeOf(seen_at))}</span>
      </div>
      <p className="num mt-1.5 flex flex-wrap gap-2">
        <Badge>{texts.orders(orders)}</Badge>
        <Badge tone={buyers > 1 ? 'warning' : 'neutral'}>{texts.buyers(buyers)}</Badge>
        <Badge tone={sellers > 1 ? 'warning' : 'neutral'}>{texts.sellers(sellers)}</Badge>
      </p>
      <ul
        aria-label={texts.payments(reference)}
        className="mt-3 divide-y divide-border border-border border-t"
      >
        {payments.map((payment) => (
          <PaymentFacts key={payment.payment_id} payment={payment} />
        ))}
      </ul>
      {isCut && <p className="text-muted text-small">{texts.latest(payments.length)}</p>}
    </Card>
  )
}

function PaymentFacts({ payment }: { payment: SharedReference['payments'][number] }) {
  const { order_id, amount, kind, method, paid_on, state, buyer, seller } = payment
  const facts = [
    texts.order(order_id),
    orderPaymentsTexts.kinds[kind],
    methodTexts[method],
    texts.paidOn(dayOf(paid_on)),
    orderPaymentsTexts.states[state],
  ]
  return (
    <li className="grid gap-x-6 py-3 md:grid-cols-[8rem_minmax(0,1fr)]">
      <span className="num font-semibold">{rupees(amount)}</span>
      <div className="min-w-0 text-small">
        <p className="flex flex-wrap items-center gap-x-2">
          <PersonLink person={buyer} />
          <span className="text-muted">{texts.to}</span>
          <PersonLink person={seller} />
        </p>
        <p className="num wrap-anywhere text-muted">
          {facts.map((fact, place) => (
            <Fragment key={fact}>
              {place > 0 && ' · '}
              {fact}
            </Fragment>
          ))}
        </p>
      </div>
    </li>
  )
}

const PersonLink = ({ person: { user_id, name } }: { person: { user_id: string; name: string } }) => (
  <Link
    to={adminUserPath(user_id)}
    className="inline-flex min-h-11 items-center wrap-anywhere font-medium underline underline-offset-2 lg:min-h-7"
  >
    {name}
  </Link>
)
