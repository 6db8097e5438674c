import { useState } from 'react'
import {
  getLedgerNames,
  type Ledger,
  ledgerKeys,
  longestLedgerName,
  type LedgerNames as Names,
  saveLedgerNames,
} from '#contract/books/ledgers.ts'
import { textRule } from '#contract/text-rule.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { LoadingShape } from '#web/ui/skeleton.tsx'
import { ledgerNamesTexts as texts } from './ledger-names-texts.ts'

/** Which ledgers a person's files have: a shop sells, a buyer buys. */
export type LedgerSide = 'sales' | 'purchases'
const keysOf: Readonly<Record<LedgerSide, readonly Ledger[]>> = {
  sales: ['sales', 'cgst', 'sgst', 'igst', 'bank', 'cash'],
  purchases: ['purchases', 'cgst_in', 'sgst_in', 'igst_in', 'bank', 'cash'],
}

/** Opens the form of how the own Tally calls the ledgers. */
export function LedgerNames({ side }: { side: LedgerSide }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && <NamesDialog side={side} onClose={() => setOpen(false)} />}
    </>
  )
}

type DialogProps = { side: LedgerSide; onClose: () => void }

function NamesDialog({ side, onClose }: DialogProps) {
  const { answer, error, retry } = useAnswer('names', (signal) => api(getLedgerNames, {}, { signal }))
  if (answer) return <NamesForm names={answer.names} side={side} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={texts.title}>
      {error === undefined ? (
        <LoadingShape className="h-80" />
      ) : (
        <LoadError text={texts.error} onRetry={retry} />
      )}
    </Dialog>
  )
}

const rule = textRule('ledgerName', longestLedgerName)
const rules = Object.fromEntries(ledgerKeys.map((key) => [key, rule]))

function NamesForm({ names, side, onClose }: DialogProps & { names: Names }) {
  const form = useForm<Names>({ start: names, rules })
  const action = useAction({
    send: (draft: Names) => api(saveLedgerNames, { names: draft }),
    failure: texts.saveError,
    success: ({ content }) => content,
    onDone: onClose,
  })
  return (
    <FormDialog
      form={form}
      action={action}
      title={texts.title}
      keep={texts.keep}
      confirm={texts.save}
      onClose={onClose}
    >
      <p className="text-muted text-small">{texts.hint}</p>
      {keysOf[side].map((key) => (
        <TextField
          key={key}
          label={texts.labels[key]}
          autoComplete="off"
          maxLength={longestLedgerName}
          {...form.field(key)}
        />
      ))}
    </FormDialog>
  )
}
