import { useRevalidator } from 'react-router'
import { type Due, getDue, getDueStatement } from '#contract/khata/khata.ts'
import { duesPath } from '#contract/paths.ts'
import { api } from '#web/api/browser-api.ts'
import { fetchFile } from '#web/api/download.ts'
import { SaveButton } from '#web/api/save-button.tsx'
import { requireToken } from '#web/session/require-token.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { ListSkeleton } from '#web/ui/lists/list-skeleton.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { SubPage } from '#web/ui/sub-page.tsx'
import type { Route } from './+types/due.page.ts'
import { AccountSums } from './account-sums.tsx'
import { duesTexts } from './dues-texts.ts'
import { EntryList } from './entry-list.tsx'
import { Part } from './facts.tsx'
import { khataTexts as texts } from './khata-texts.ts'
import { LawNote } from './law-note.tsx'
import { Notes } from './notes.tsx'
import { OpenBills } from './open-bills.tsx'
import { TermsFacts } from './terms-facts.tsx'
import { YearChoice } from './year-choice.tsx'

export async function clientLoader({ params: { sellerId }, request }: Route.ClientLoaderArgs) {
  requireToken(request)
  const year = new URL(request.url).searchParams.get('year') ?? ''
  return { due: await api(getDue, { sellerId, ...(year ? { year } : {}) }).catch(() => null) }
}

export const meta: Route.MetaFunction = () => privateMeta(duesTexts.title, duesTexts.description)

const parent = { to: duesPath, label: duesTexts.title } as const

export const HydrateFallback = () => (
  <SubPage title={duesTexts.title} parent={parent}>
    <ListSkeleton row="h-24" />
  </SubPage>
)

export default function DuePage({ loaderData: { due } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <SubPage title={due?.name ?? duesTexts.title} parent={parent}>
      {due ? (
        <View due={due} onChanged={revalidate} />
      ) : (
        <LoadError text={duesTexts.error} onRetry={revalidate} />
      )}
    </SubPage>
  )
}

function View({ due, onChanged }: { due: Due; onChanged: () => Promise<void> }) {
  const { name, bills, notes, law, terms, contract_fee } = due
  return (
    <div className="grid grid-cols-1 gap-4">
      <AccountSums sums={due} label={name} />
      <Part id="bills" title={texts.bills}>
        <OpenBills bills={bills} side="buyer" />
      </Part>
      <Part id="notes" title={texts.notesOfSupplier}>
        <Notes notes={notes} side="buyer" onChanged={onChanged} />
      </Part>
      <Part id="terms" title={texts.terms}>
        <TermsFacts terms={terms} />
      </Part>
      <Entries due={due} />
      <LawNote law={law} fee={{ amount: contract_fee, bp: terms.fee_bp }} />
    </div>
  )
}

function Entries({ due }: { due: Due }) {
  const { seller_id: sellerId, year, years } = due
  return (
    <Part id="entries" title={texts.entries}>
      <div className="grid gap-3 px-5 pb-4">
        <YearChoice year={year} years={years} />
        <SaveButton
          variant="secondary"
          label={texts.statement}
          failure={texts.saveError}
          load={() => fetchFile(getDueStatement, { sellerId, year })}
        />
      </div>
      <EntryList sheet={due} />
    </Part>
  )
}
