import { BookOpenText, Search } from 'lucide-react'
import { Link, useRevalidator } from 'react-router'
import { type Accounts, listAccounts } from '#contract/khata/khata.ts'
import { sellerAccountPath, sellerTaxPath } from '#contract/paths.ts'
import { api } from '#web/api/browser-api.ts'
import type { ConsoleHandle } from '#web/console/console-handle.ts'
import { requireSeller } from '#web/console/require-seller.ts'
import { AddressSearch } from '#web/forms/address-search.tsx'
import { privateMeta } from '#web/site/private-meta.ts'
import { Card } from '#web/ui/card.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { rupees } from '#web/ui/formats/rupees.ts'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { ListSkeleton } from '#web/ui/lists/list-skeleton.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { LoadMore } from '#web/ui/lists/load-more.tsx'
import { usePagedList } from '#web/ui/lists/use-paged-list.ts'
import { Notice } from '#web/ui/notice.tsx'
import { toastError } from '#web/ui/toasts/toast.ts'
import type { Route } from './+types/accounts.page.ts'
import { AccountSums } from './account-sums.tsx'
import { khataTexts as texts } from './khata-texts.ts'
import { LawNote } from './law-note.tsx'

async function fetchPage(q: string, cursor?: string) {
  const { accounts, ...page } = await api(listAccounts, { ...(q ? { q } : {}), cursor })
  return { items: accounts, ...page }
}
type Page = Awaited<ReturnType<typeof fetchPage>>

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireSeller(request)
  const q = (new URL(request.url).searchParams.get('q') ?? '').trim()
  return { q, page: await fetchPage(q).catch(() => null) }
}

export const handle: ConsoleHandle = { title: texts.title }

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

export const HydrateFallback = () => <ListSkeleton row="h-20" />

export default function AccountsPage({ loaderData: { q, page } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  if (!page) return <LoadError text={texts.error} onRetry={revalidate} />
  return (
    <div className="grid max-w-220 grid-cols-1 gap-4">
      {page.law.protection === 'none' && page.law.udyam_class === null && <UdyamNotice />}
      <AccountSums sums={page.sums} label={texts.sums} />
      <AddressSearch q={q} find={texts.find} label={texts.search} />
      <List key={q} q={q} first={page} />
      <LawNote law={page.law} />
    </div>
  )
}

const UdyamNotice = () => (
  <Notice
    action={
      <Link
        to={sellerTaxPath}
        className="inline-flex min-h-11 min-w-11 items-center underline underline-offset-2"
      >
        {texts.addUdyam}
      </Link>
    }
  >
    {texts.udyamMissing}
  </Notice>
)

function List({ q, first }: { q: string; first: Page }) {
  const { page, footer } = usePagedList(first, {
    name: 'accounts of the seller',
    fetchMore: (cursor) => fetchPage(q, cursor),
    keyOf: ({ buyer_id }) => buyer_id,
    onError: () => toastError(texts.moreError),
  })
  if (page.items.length === 0) return <Nothing isSearch={q !== ''} />
  return (
    <>
      <Card>
        <ul aria-label={texts.list} className="divide-y divide-border">
          {page.items.map((account) => (
            <Row key={account.buyer_id} account={account} />
          ))}
        </ul>
      </Card>
      <LoadMore {...footer} />
    </>
  )
}

function Nothing({ isSearch }: { isSearch: boolean }) {
  return (
    <Card>
      <EmptyState
        icon={isSearch ? <Search /> : <BookOpenText />}
        title={isSearch ? texts.noneFound : texts.none}
      >
        {isSearch ? texts.noneFoundHint : texts.noneHint}
      </EmptyState>
    </Card>
  )
}

function Row({ account }: { account: Accounts['accounts'][number] }) {
  const { buyer_id, name, open, overdue, oldest_due_on, advance } = account
  return (
    <li>
      <Link
        to={sellerAccountPath(buyer_id)}
        prefetch="intent"
        className="-outline-offset-2! flex min-h-18 flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-3 hover:bg-surface-2"
      >
        <span className="min-w-0">
          <span className="block wrap-anywhere font-medium">{name}</span>
          {oldest_due_on && (
            <span className="num block text-danger-fg text-small">{texts.since(dayOf(oldest_due_on))}</span>
          )}
        </span>
        <span className="text-right text-small max-sm:basis-full max-sm:text-left">
          <span className="num block font-semibold">
            {open > 0 ? texts.openAmount(rupees(open)) : texts.nothingOpen}
          </span>
          {overdue > 0 && (
            <span className="num block text-danger-fg">{texts.overdueAmount(rupees(overdue))}</span>
          )}
          {advance > 0 && (
            <span className="num block text-muted">
              {texts.advance}: {rupees(advance)}
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}
