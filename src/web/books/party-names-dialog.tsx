import { type FormEvent, useState } from 'react'
import { longestLedgerName } from '#contract/books/ledgers.ts'
import { listPartyNames, type PartyName, savePartyName } from '#contract/books/party-names.ts'
import { blankTextRule } from '#contract/text-rule.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { FailureNotice } from '#web/forms/failure-notice.tsx'
import { SearchField } from '#web/forms/search-field.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { useDebounced } from '#web/ui/fields/use-debounced.ts'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { LoadingShape } from '#web/ui/skeleton.tsx'
import type { LedgerSide } from './ledger-names.tsx'
import { partyNamesTexts as texts } from './party-names-texts.ts'

export type PartiesOf = { readonly side: LedgerSide; readonly month: string }

type PartyNamesDialogProps = { of: PartiesOf; onClose: () => void }

export const PartyNamesDialog = ({ of, onClose }: PartyNamesDialogProps) => (
  <Dialog open onClose={onClose} title={texts.title}>
    <Parties {...of} />
  </Dialog>
)

function Parties(of: PartiesOf) {
  const [q, setQ] = useState('')
  const [typed, type] = useDebounced({ value: q, onChange: setQ, trim: (text) => text.trim(), delay: 350 })
  const { answer, error, retry } = useAnswer(`parties ${q}`, (signal) =>
    api(listPartyNames, { ...of, q }, { signal }),
  )
  return (
    <div className="grid gap-4">
      <p className="text-muted text-small">{texts.hint[of.side]}</p>
      <SearchField label={texts.find} value={typed} onType={type} />
      {error !== undefined && <LoadError text={texts.error} onRetry={retry} />}
      {answer && <List {...answer} of={of} nothing={q === '' ? texts.none : texts.noneFound} />}
      {!answer && error === undefined && <LoadingShape className="h-80" />}
    </div>
  )
}

type ListProps = { parties: readonly PartyName[]; total: number; of: PartiesOf; nothing: string }

function List({ parties, total, of, nothing }: ListProps) {
  if (parties.length === 0) return <p className="text-muted text-small">{nothing}</p>
  const left = total - parties.length
  return (
    <>
      <ul className="grid gap-4 divide-y divide-border">
        {parties.map((party) => (
          <li key={party.party} className="pb-4">
            <Party party={party} of={of} />
          </li>
        ))}
      </ul>
      {left > 0 && <p className="text-muted text-small">{texts.more(left)}</p>}
    </>
  )
}

const rules = { name: blankTextRule('ledgerName', longestLedgerName) }

/** One form for one party, so that nothing of the others is sent. */
function Party({ party, of }: { party: PartyName; of: PartiesOf }) {
  const { name, gstin, usual_name, own_name } = party
  const form = useForm({ start: { name: own_name ?? '' }, rules })
  const action = useAction({
    form,
    send: (draft: { name: string }) => api(savePartyName, { ...of, party: party.party, ...draft }),
    failure: texts.saveError,
    success: ({ content }) => content,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!action.isPending && form.check()) action.run(form.draft)
  }
  return (
    <form ref={form.form} onSubmit={submit} noValidate className="grid gap-2">
      <TextField
        label={`${name} (${gstin || texts.noGstin})`}
        hint={texts.usual(usual_name)}
        autoComplete="off"
        maxLength={longestLedgerName}
        {...form.field('name')}
      />
      <FailureNotice action={action} />
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        className="justify-self-start"
        aria-label={texts.saveOf(name)}
        loading={action.isPending}
      >
        {texts.save}
      </Button>
    </form>
  )
}
