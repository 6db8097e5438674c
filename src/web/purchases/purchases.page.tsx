import { ShoppingBag } from 'lucide-react'
import { useRevalidator, useSearchParams } from 'react-router'
import {
  getPurchases,
  getPurchasesFile,
  getPurchasesForTally,
  type Purchases,
} from '#contract/books/purchases.ts'
import { marketPath } from '#contract/paths.ts'
import { api } from '#web/api/browser-api.ts'
import { fetchFile } from '#web/api/download.ts'
import { serverNow } from '#web/api/server-clock.ts'
import { LedgerNames } from '#web/books/ledger-names.tsx'
import { monthAt, monthInAddress } from '#web/books/month.ts'
import { MonthPicker } from '#web/books/month-picker.tsx'
import { PartyNames } from '#web/books/party-names.tsx'
import { FileRow } from '#web/documents/file-row.tsx'
import { profileLink } from '#web/profile/profile-link.ts'
import { requireToken } from '#web/session/require-token.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import { SubPage } from '#web/ui/sub-page.tsx'
import type { Route } from './+types/purchases.page.ts'
import { PurchaseList } from './purchase-list.tsx'
import { PurchaseSums } from './purchase-sums.tsx'
import { purchasesTexts as texts } from './purchases-texts.ts'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireToken(request)
  const month = monthInAddress(request.url, serverNow())
  return {
    month,
    now: monthAt(serverNow()),
    purchases: await api(getPurchases, { month }).catch(() => null),
  }
}

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

export function HydrateFallback() {
  return (
    <SubPage title={texts.title} parent={profileLink}>
      <SkeletonRegion className="grid gap-4">
        <Skeleton className="h-20" />
        <Skeleton className="h-72" />
      </SkeletonRegion>
    </SubPage>
  )
}

export default function PurchasesPage({ loaderData: { month, now, purchases } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [, setParams] = useSearchParams()
  return (
    <SubPage title={texts.title} parent={profileLink}>
      <div className="grid grid-cols-1 gap-4">
        <p className="text-muted text-small">{texts.lead}</p>
        <MonthPicker
          month={month}
          first={purchases?.first_month ?? null}
          last={now}
          onChoose={(next) => setParams({ month: next }, { preventScrollReset: true })}
        />
        {purchases ? (
          <Month key={month} purchases={purchases} />
        ) : (
          <LoadError text={texts.error} onRetry={revalidate} />
        )}
      </div>
    </SubPage>
  )
}

function Month({ purchases }: { purchases: Purchases }) {
  const { month, total } = purchases
  if (total === 0) return <Nothing />
  return (
    <>
      <PurchaseSums purchases={purchases} />
      <Card as="section" aria-label={texts.files} className="grid gap-3 p-4 md:p-5">
        <h2 className="text-h3">{texts.files}</h2>
        <FileRow
          name={texts.tally}
          savedAs={`purchases-${month}-tally.zip`}
          load={() => fetchFile(getPurchasesForTally, { month })}
        >
          {texts.tallyHint}
        </FileRow>
        <FileRow
          name={texts.csv}
          savedAs={`purchases-${month}.csv`}
          load={() => fetchFile(getPurchasesFile, { month, language: '' })}
        >
          {texts.csvHint}
        </FileRow>
        <div className="flex flex-wrap gap-2">
          <LedgerNames side="purchases" />
          <PartyNames side="purchases" month={month} />
        </div>
      </Card>
      <PurchaseList purchases={purchases} />
    </>
  )
}

const Nothing = () => (
  <Card>
    <EmptyState
      icon={<ShoppingBag />}
      title={texts.none}
      action={
        <ButtonLink to={marketPath} variant="secondary">
          {texts.toMarket}
        </ButtonLink>
      }
    >
      {texts.noneHint}
    </EmptyState>
  </Card>
)
