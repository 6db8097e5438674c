import { useSearchParams } from 'react-router'
import {
  getOperatorLedger,
  getOperatorLedgerFile,
  type LedgerEntry,
  type OperatorLedger,
} from '#contract/admin/operator-ledger.ts'
import { adminUserPath } from '#contract/paths.ts'
import { AdminPage, RowsSkeleton } from '#web/admin/admin-page.tsx'
import { PagedList } from '#web/admin/paged-list.tsx'
import { orNull, requireAdmin } from '#web/admin/require-admin.ts'
import { api } from '#web/api/browser-api.ts'
import { fetchFile } from '#web/api/download.ts'
import { SaveButton } from '#web/api/save-button.tsx'
import { serverNow } from '#web/api/server-clock.ts'
import { methodTexts } from '#web/payments/method-texts.ts'
import { orderPaymentsTexts } from '#web/payments/order-payments-texts.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { Card } from '#web/ui/card.tsx'
import { SelectField } from '#web/ui/fields/field.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { rupees } from '#web/ui/formats/rupees.ts'
import { QuickLink } from '#web/ui/quick-link.tsx'
import type { Route } from './+types/operator-ledger.page.ts'
import { operatorLedgerTexts as texts } from './operator-ledger-texts.ts'
import { partsOfQuarter, quarterAt, quartersUntil } from './quarters.ts'

async function fetchPage(quarter: string, cursor?: string) {
  const { entries, ...page } = await api(getOperatorLedger, { quarter, cursor })
  return { items: entries, ...page }
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireAdmin(request)
  const named = new URL(request.url).searchParams.get('quarter') ?? ''
  const last = quarterAt(serverNow())
  const quarter = quartersUntil(last).find((each) => each === named) ?? last
  return { quarter, last, first: await orNull(fetchPage(quarter)) }
}

export const meta = () => privateMeta(texts.title)

export const HydrateFallback = () => <RowsSkeleton title={texts.title} className="h-24" />

/** What sellers confirmed, quarter by quarter. */
export default function OperatorLedgerPage({ loaderData: { quarter, last, first } }: Route.ComponentProps) {
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      <div className="mb-4 flex flex-wrap items-end gap-4">
        <QuarterField quarter={quarter} last={last} />
        <SaveButton
          label={texts.csv}
          failure={texts.csvError}
          variant="secondary"
          load={() => fetchFile(getOperatorLedgerFile, { quarter, language: '' })}
        />
      </div>
      {first && <Sums sums={first.sums} />}
      <PagedList
        key={quarter}
        first={first}
        fetchMore={(cursor) => fetchPage(quarter, cursor)}
        keyOf={({ payment_id }) => payment_id}
        nothingYet={texts.nothingYet}
      >
        {(entries) => (
          <ul aria-label={texts.list} className="grid gap-3">
            {entries.map((entry) => (
              <Entry key={entry.payment_id} entry={entry} />
            ))}
          </ul>
        )}
      </PagedList>
    </AdminPage>
  )
}

const labelOf = (quarter: string) => {
  const { place, year } = partsOfQuarter(quarter)
  return texts.quarterName(place, year)
}

function QuarterField({ quarter, last }: { quarter: string; last: string }) {
  const [, setParams] = useSearchParams()
  return (
    <SelectField
      label={texts.quarter}
      name="quarter"
      className="min-w-48"
      value={quarter}
      options={quartersUntil(last).map((value) => ({ value, label: labelOf(value) }))}
      onChange={(event) => setParams({ quarter: event.target.value })}
    />
  )
}

function Sums({ sums: { payments, sellers, paid, returned } }: Pick<OperatorLedger, 'sums'>) {
  return (
    <Card className="mb-4 p-5">
      <dl aria-label={texts.sums} className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <div>
          <dt className="text-muted text-small">{texts.paid}</dt>
          <dd className="num font-semibold">{rupees(paid)}</dd>
          <dd className="num text-muted text-small">
            {[texts.payments(payments), texts.sellers(sellers)].join(' · ')}
          </dd>
        </div>
        <div>
          <dt className="text-muted text-small">{texts.returned}</dt>
          <dd className="num font-semibold">{rupees(returned)}</dd>
        </div>
      </dl>
    </Card>
  )
}

function Entry({ entry }: { entry: LedgerEntry }) {
  const { amount, buyer, seller, seller_id, order_id, kind, method, reference, paid_on } = entry
  const facts = [
    texts.order(order_id),
    orderPaymentsTexts.kinds[kind],
    methodTexts[method],
    reference,
    dayOf(paid_on),
  ]
  return (
    <Card as="li" className="grid gap-x-6 p-4 md:grid-cols-[9rem_minmax(0,1fr)]">
      <span className="num font-semibold">{rupees(amount)}</span>
      <div className="min-w-0 text-small">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="wrap-anywhere font-medium">{buyer}</span>
          <span className="text-muted">{texts.to}</span>
          <QuickLink
            to={adminUserPath(seller_id)}
            className="inline-flex min-h-11 items-center wrap-anywhere font-medium underline underline-offset-2 lg:min-h-7"
          >
            {seller}
          </QuickLink>
        </p>
        <p className="num wrap-anywhere text-muted">{facts.filter(Boolean).join(' · ')}</p>
      </div>
    </Card>
  )
}
