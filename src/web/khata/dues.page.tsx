import { BookOpenText, ChevronRight } from 'lucide-react'
import { Link, useRevalidator } from 'react-router'
import { type Dues, listDues } from '#contract/khata/khata.ts'
import { duePath } from '#contract/paths.ts'
import { api } from '#web/api/browser-api.ts'
import { profileLink } from '#web/profile/profile-link.ts'
import { requireToken } from '#web/session/require-token.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { Card } from '#web/ui/card.tsx'
import { rupees } from '#web/ui/formats/rupees.ts'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { ListSkeleton } from '#web/ui/lists/list-skeleton.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SubPage } from '#web/ui/sub-page.tsx'
import type { Route } from './+types/dues.page.ts'
import { duesTexts as texts } from './dues-texts.ts'
import { Fact, Facts, Part } from './facts.tsx'
import { khataTexts } from './khata-texts.ts'
import { OpenBills } from './open-bills.tsx'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireToken(request)
  return { dues: await api(listDues, {}).catch(() => null) }
}

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

export const HydrateFallback = () => (
  <SubPage title={texts.title} parent={profileLink}>
    <ListSkeleton row="h-32" />
  </SubPage>
)

export default function DuesPage({ loaderData: { dues } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <SubPage title={texts.title} parent={profileLink}>
      {dues ? <View dues={dues} /> : <LoadError text={texts.error} onRetry={revalidate} />}
    </SubPage>
  )
}

function View({ dues }: { dues: Dues }) {
  const { this_week, overdue, open, suppliers } = dues
  if (suppliers.length === 0)
    return (
      <Card>
        <EmptyState icon={<BookOpenText />} title={texts.none}>
          {texts.noneHint}
        </EmptyState>
      </Card>
    )
  return (
    <div className="grid grid-cols-1 gap-4">
      <Card className="p-5">
        <Facts label={texts.sums}>
          <Fact name={texts.thisWeek}>{rupees(this_week)}</Fact>
          <Fact name={texts.overdue} isLoud={overdue > 0}>
            {rupees(overdue)}
          </Fact>
          <Fact name={texts.open}>{rupees(open)}</Fact>
        </Facts>
      </Card>
      <TaxNotice dues={dues} />
      {suppliers.map((supplier) => (
        <Supplier key={supplier.seller_id} supplier={supplier} />
      ))}
      <p className="text-pretty text-muted text-small">{khataTexts.noAdvice}</p>
    </div>
  )
}

/** What counts as an expense only once it is paid. */
function TaxNotice({ dues: { not_deductible, contested } }: { dues: Dues }) {
  if (not_deductible === 0 && contested === 0) return null
  return (
    <Notice tone="warning">
      <span className="grid gap-2 text-pretty">
        {not_deductible > 0 && <span>{texts.notDeductible(rupees(not_deductible))}</span>}
        {contested > 0 && <span>{texts.contested(rupees(contested))}</span>}
        <span>{texts.ask}</span>
      </span>
    </Notice>
  )
}

function Supplier({ supplier }: { supplier: Dues['suppliers'][number] }) {
  const { seller_id, name, open, claimed, advance, bills, bills_in_all } = supplier
  const more = bills_in_all - bills.length
  return (
    <Part
      id={`of-${seller_id}`}
      title={name}
      action={<span className="num font-semibold">{rupees(open)}</span>}
    >
      <div className="grid gap-1 px-5 pb-3 text-muted text-small empty:hidden">
        {claimed > 0 && <p className="num">{texts.claimed(rupees(claimed))}</p>}
        {advance > 0 && <p className="num">{texts.advance(rupees(advance))}</p>}
      </div>
      {bills.length > 0 && <OpenBills bills={bills} side="buyer" />}
      {more > 0 && (
        <p className="border-border border-t px-5 py-3 text-muted text-small">{khataTexts.moreBills(more)}</p>
      )}
      <Link
        to={duePath(seller_id)}
        aria-label={texts.toSupplierOf(name)}
        className="-outline-offset-2! flex min-h-12 items-center justify-between gap-3 rounded-b-card border-border border-t px-5 py-2 text-anchor hover:bg-surface-2"
      >
        {texts.toSupplier}
        <ChevronRight className="size-5 flex-none" />
      </Link>
    </Part>
  )
}
