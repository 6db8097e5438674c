import { IndianRupee } from 'lucide-react'
import { Link, useRevalidator, useSearchParams } from 'react-router'
import { sellerOrderPagePath } from '#contract/paths.ts'
import {
  listSellerPayments,
  type Payment,
  paymentStates,
  type SellerPayments,
} from '#contract/payments/payment.ts'
import { api } from '#web/api/browser-api.ts'
import type { ConsoleHandle } from '#web/console/console-handle.ts'
import { requireSeller } from '#web/console/require-seller.ts'
import { PaymentRow } from '#web/payments/payment-row.tsx'
import { privateMeta } from '#web/site/private-meta.ts'
import { Card } from '#web/ui/card.tsx'
import { ChoiceChips } from '#web/ui/fields/choice-chips.tsx'
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

async function fetchPage(state: State, cursor?: string) {
  const filter = state === 'all' ? {} : { state }
  const { payments, ...page } = await api(listSellerPayments, { ...filter, cursor })
  return { items: payments, ...page }
}
type Page = Awaited<ReturnType<typeof fetchPage>>

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireSeller(request)
  const chosen = new URL(request.url).searchParams.get('state')
  const state: State = paymentStates.find((each) => each === chosen) ?? 'all'
  return { state, page: await fetchPage(state).catch(() => null) }
}

export const handle: ConsoleHandle = { title: texts.title }

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

export function HydrateFallback() {
  return <ListSkeleton row="h-24" />
}

export default function SellerPaymentsPage({ loaderData: { state, page } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [, setParams] = useSearchParams()
  if (!page) return <LoadError text={texts.error} onRetry={revalidate} />
  return (
    <div className="grid max-w-220 grid-cols-1 gap-4">
      <ChoiceChips
        label={texts.filter}
        chosen={state}
        onChoose={(next) => setParams(next === 'all' ? {} : { state: next }, { preventScrollReset: true })}
        choices={[
          { value: 'all', label: texts.all },
          ...paymentStates.map((value) => ({ value, label: texts.states[value] })),
        ]}
      />
      <Sums sums={page.sums} />
      <Payments key={state} state={state} first={page} onChanged={revalidate} />
    </div>
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
    <div className="flex justify-between gap-3 sm:block">
      <dt className="text-muted text-small">{name}</dt>
      <dd className="num font-semibold">{rupees(amount)}</dd>
    </div>
  )
}

type PaymentsProps = { state: State; first: Page; onChanged: () => Promise<void> }

function Payments({ state, first, onChanged }: PaymentsProps) {
  const { page, footer } = usePagedList(first, {
    name: 'payments of the seller',
    fetchMore: (cursor) => fetchPage(state, cursor),
    keyOf: ({ payment_id }) => payment_id,
    onError: () => toastError(texts.moreError),
  })
  if (page.items.length === 0) return <Nothing isAll={state === 'all'} />
  return (
    <>
      <ul aria-label={texts.list} className="grid gap-3">
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
      <Link to={sellerOrderPagePath(payment.order_id)} className="wrap-anywhere underline underline-offset-2">
        {texts.of(payment.buyer, payment.order_id)}
      </Link>
      <ul>
        <PaymentRow payment={payment} me="seller" onChanged={() => void onChanged()} />
      </ul>
    </Card>
  )
}

function Nothing({ isAll }: { isAll: boolean }) {
  return (
    <Card>
      <EmptyState icon={<IndianRupee />} title={isAll ? texts.none : texts.noneOf}>
        {isAll ? texts.noneHint : texts.noneOfHint}
      </EmptyState>
    </Card>
  )
}
