import { IndianRupee } from 'lucide-react'
import { Link, useRevalidator, useSearchParams } from 'react-router'
import { sellerOrderPath } from '#contract/paths.ts'
import {
  listSellerPayments,
  type Payment,
  paymentStates,
  type SellerPayments,
} from '#contract/payments/payment.ts'
import { api } from '#web/api/browser-api.ts'
import type { ConsoleHandle } from '#web/console/console-handle.ts'
import { requireSeller } from '#web/console/require-seller.ts'
import { SearchField } from '#web/forms/search-field.tsx'
import { PaymentRow } from '#web/payments/payment-row.tsx'
import { privateMeta } from '#web/site/private-meta.ts'
import { Card } from '#web/ui/card.tsx'
import { ChoiceChips } from '#web/ui/fields/choice-chips.tsx'
import { useDebounced } from '#web/ui/fields/use-debounced.ts'
import { rupees } from '#web/ui/formats/rupees.ts'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { ListSkeleton } from '#web/ui/lists/list-skeleton.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { LoadMore } from '#web/ui/lists/load-more.tsx'
import { usePagedList } from '#web/ui/lists/use-paged-list.ts'
import { toastError } from '#web/ui/toasts/toast.ts'
import type { Route } from './+types/seller-payments.page.ts'
import { sellerPaymentsTexts as texts } from './seller-payments-texts.ts'

type State = Payment['state'] | 'all'
type Filters = { readonly state: State; readonly q: string }

async function fetchPage({ state, q }: Filters, cursor?: string) {
  const filter = { ...(state === 'all' ? {} : { state }), ...(q ? { q } : {}) }
  const { payments, ...page } = await api(listSellerPayments, { ...filter, cursor })
  return { items: payments, ...page }
}
type Page = Awaited<ReturnType<typeof fetchPage>>

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireSeller(request)
  const filters = filtersIn(new URL(request.url).searchParams)
  return { filters, page: await fetchPage(filters).catch(() => null) }
}

const filtersIn = (params: URLSearchParams): Filters => ({
  state: paymentStates.find((each) => each === params.get('state')) ?? 'all',
  q: (params.get('q') ?? '').trim(),
})

const addressOf = ({ state, q }: Filters) => ({ ...(state === 'all' ? {} : { state }), ...(q ? { q } : {}) })

export const handle: ConsoleHandle = { title: texts.title }

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

export function HydrateFallback() {
  return <ListSkeleton row="h-24" />
}

export default function SellerPaymentsPage({ loaderData: { filters, page } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  if (!page) return <LoadError text={texts.error} onRetry={revalidate} />
  return (
    <div className="grid max-w-220 grid-cols-1 gap-4">
      <FilterBar filters={filters} />
      <Sums sums={page.sums} />
      <Payments key={JSON.stringify(filters)} filters={filters} first={page} onChanged={revalidate} />
    </div>
  )
}

/** The choice stands in the address, so that Back and a reload restore it. */
function FilterBar({ filters }: { filters: Filters }) {
  const [, setParams] = useSearchParams()
  const choose = (part: Partial<Filters>, replace: boolean) =>
    setParams(addressOf({ ...filters, ...part }), { preventScrollReset: true, replace })
  const [typed, type] = useDebounced({
    value: filters.q,
    onChange: (q) => choose({ q }, true),
    trim: (text) => text.trim(),
    delay: 350,
  })
  return (
    <search aria-label={texts.filters} className="grid gap-4">
      <SearchField label={texts.search} value={typed} onType={type} />
      <ChoiceChips
        label={texts.filter}
        chosen={filters.state}
        onChoose={(state) => choose({ state }, false)}
        choices={[
          { value: 'all', label: texts.all },
          ...paymentStates.map((value) => ({ value, label: texts.states[value] })),
        ]}
      />
    </search>
  )
}

function Sums({ sums: { claimed, confirmed, refunded } }: Pick<SellerPayments, 'sums'>) {
  return (
    <Card className="p-5">
      <dl aria-label={texts.sums} className="grid gap-x-6 gap-y-3 sm:grid-cols-3">
        <Sum name={texts.claimed} amount={claimed} />
        <Sum name={texts.confirmed} amount={confirmed} />
        <Sum name={texts.refunded} amount={refunded} />
      </dl>
    </Card>
  )
}

function Sum({ name, amount }: { name: string; amount: number }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-3 sm:block">
      <dt className="text-muted text-small">{name}</dt>
      <dd className="num font-semibold">{rupees(amount)}</dd>
    </div>
  )
}

type PaymentsProps = { filters: Filters; first: Page; onChanged: () => Promise<void> }

function Payments({ filters, first, onChanged }: PaymentsProps) {
  const { page, footer } = usePagedList(first, {
    name: 'payments of the seller',
    fetchMore: (cursor) => fetchPage(filters, cursor),
    keyOf: ({ payment_id }) => payment_id,
    onError: () => toastError(texts.moreError),
  })
  if (page.items.length === 0) return <Nothing filters={filters} />
  return (
    <>
      <ul aria-label={texts.list} className="grid grid-cols-1 gap-3">
        {page.items.map((payment) => (
          <PaymentCard key={payment.payment_id} payment={payment} onChanged={onChanged} />
        ))}
      </ul>
      <LoadMore {...footer} />
    </>
  )
}

type PaymentCardProps = {
  payment: SellerPayments['payments'][number]
  onChanged: () => Promise<void>
}

function PaymentCard({ payment, onChanged }: PaymentCardProps) {
  return (
    <Card as="li" className="px-5 pt-4 pb-1">
      <Link to={sellerOrderPath(payment.order_id)} className="wrap-anywhere underline underline-offset-2">
        {texts.of(payment.buyer)}{' '}
        <span className="inline-block max-w-full">{texts.order(payment.order_id)}</span>
      </Link>
      <ul>
        <PaymentRow payment={payment} me="seller" isMain onChanged={() => void onChanged()} />
      </ul>
    </Card>
  )
}

function Nothing({ filters: { state, q } }: { filters: Filters }) {
  const isAll = state === 'all' && !q
  const hint = q ? texts.noneFoundHint : texts.noneOfHint
  return (
    <Card>
      <EmptyState icon={<IndianRupee />} title={isAll ? texts.none : q ? texts.noneFound : texts.noneOf}>
        {isAll ? texts.noneHint : hint}
      </EmptyState>
    </Card>
  )
}
