import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Account, getAccount, getStatement, getStatementFile } from '#contract/khata/khata.ts'
import { khataPath } from '#contract/paths.ts'
import { api } from '#web/api/browser-api.ts'
import { fetchFile } from '#web/api/download.ts'
import { SaveButton } from '#web/api/save-button.tsx'
import { buyerRecordTexts } from '#web/buyer-record/buyer-record-texts.ts'
import { LateRecord } from '#web/buyer-record/late-record.tsx'
import type { ConsoleHandle } from '#web/console/console-handle.ts'
import { requireSeller } from '#web/console/require-seller.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { ListSkeleton } from '#web/ui/lists/list-skeleton.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import type { Route } from './+types/account.page.ts'
import { AccountSums } from './account-sums.tsx'
import { EntryList } from './entry-list.tsx'
import { Part } from './facts.tsx'
import { khataTexts as texts } from './khata-texts.ts'
import { LawNote } from './law-note.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { Notes } from './notes.tsx'
import { OpenBills } from './open-bills.tsx'
import { RemindButton } from './remind-button.tsx'
import { TermsDialog } from './terms-dialog.tsx'
import { TermsFacts } from './terms-facts.tsx'
import { YearChoice } from './year-choice.tsx'

export async function clientLoader({ params: { buyerId }, request }: Route.ClientLoaderArgs) {
  await requireSeller(request)
  const year = new URL(request.url).searchParams.get('year') ?? ''
  return { account: await api(getAccount, { buyerId, ...(year ? { year } : {}) }).catch(() => null) }
}

export const handle: ConsoleHandle = { title: texts.title }

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

export const HydrateFallback = () => <ListSkeleton row="h-24" />

export default function AccountPage({ loaderData: { account } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  if (!account) return <LoadError text={texts.error} onRetry={revalidate} />
  return <View key={account.buyer_id} account={account} onChanged={revalidate} />
}

type ViewProps = { account: Account; onChanged: () => Promise<void> }

function View({ account, onChanged }: ViewProps) {
  const { bills, law, terms, contract_fee } = account
  return (
    <div className="grid max-w-220 grid-cols-1 gap-4">
      <Head account={account} onChanged={onChanged} />
      <AccountSums sums={account} label={account.name} />
      <Part id="bills" title={texts.bills}>
        <OpenBills bills={bills} side="seller" />
      </Part>
      <NotesPart account={account} onChanged={onChanged} />
      <Part id="record" title={buyerRecordTexts.title}>
        <div className="px-5 pb-5">
          <LateRecord buyerId={account.buyer_id} />
        </div>
      </Part>
      <TermsPart account={account} onChanged={onChanged} />
      <EntriesPart account={account} />
      <LawNote law={law} fee={{ amount: contract_fee, bp: terms.fee_bp }} />
    </div>
  )
}

function Head({ account, onChanged }: ViewProps) {
  const { name, balance, reminded_on } = account
  return (
    <div>
      <BackLink to={khataPath} label={texts.title} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h2 className="wrap-anywhere text-h1">{name}</h2>
        {balance > 0 && <RemindButton account={account} onChanged={onChanged} />}
      </div>
      {reminded_on && <p className="num text-muted text-small">{texts.remindedOn(dayOf(reminded_on))}</p>}
    </div>
  )
}

function NotesPart({ account: { buyer_id, notes }, onChanged }: ViewProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Part
      id="notes"
      title={texts.notes}
      action={
        <Button variant="secondary" size="sm" icon={<Plus />} onClick={() => setOpen(true)}>
          {texts.addNote}
        </Button>
      }
    >
      <p className="px-5 pb-3 text-pretty text-muted text-small">{texts.notesHint}</p>
      <Notes notes={notes} side="seller" onChanged={onChanged} />
      {isOpen && <NoteDialog buyerId={buyer_id} onClose={() => setOpen(false)} onChanged={onChanged} />}
    </Part>
  )
}

function TermsPart({ account: { buyer_id, terms }, onChanged }: ViewProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Part
      id="terms"
      title={texts.terms}
      action={
        <Button variant="secondary" size="sm" icon={<Pencil />} onClick={() => setOpen(true)}>
          {texts.editTerms}
        </Button>
      }
    >
      <TermsFacts terms={terms} />
      {isOpen && (
        <TermsDialog buyerId={buyer_id} terms={terms} onClose={() => setOpen(false)} onChanged={onChanged} />
      )}
    </Part>
  )
}

function EntriesPart({ account }: Pick<ViewProps, 'account'>) {
  const { buyer_id: buyerId, year, years } = account
  return (
    <Part id="entries" title={texts.entries}>
      <div className="grid gap-3 px-5 pb-4">
        <YearChoice year={year} years={years} />
        <div className="flex flex-wrap gap-2">
          <SaveButton
            variant="secondary"
            label={texts.statement}
            failure={texts.saveError}
            load={() => fetchFile(getStatement, { buyerId, year })}
          />
          <SaveButton
            variant="secondary"
            label={texts.spreadsheet}
            failure={texts.saveError}
            load={() => fetchFile(getStatementFile, { buyerId, year })}
          />
        </div>
      </div>
      <EntryList sheet={account} />
    </Part>
  )
}
