import { useRevalidator } from 'react-router'
import { type BankRateLine, changeBankRate } from '#contract/admin/bank-rates.ts'
import { useAction } from '#web/actions/use-action.ts'
import { SourceFields } from '#web/admin-content/law-source.tsx'
import { api } from '#web/api/browser-api.ts'
import { isConflict } from '#web/edits/use-conflict.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { TextField } from '#web/ui/fields/field.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { bankRatesTexts as texts } from './bank-rates-texts.ts'
import { type RateDraft, rateDraft, rateOf, rateRules } from './rate-draft.ts'

type RateDialogProps = {
  /** The line to be changed; without one a line is added. */
  line: BankRateLine | undefined
  onClose: () => void
}

/** Changes the bank rate from a day on, or adds one. */
export function RateDialog({ line, onClose }: RateDialogProps) {
  const { revalidate } = useRevalidator()
  const form = useForm<RateDraft>({ start: () => rateDraft(line, new Date()), rules: rateRules })
  const action = useAction({
    form,
    // Revision 0 is that of no line: one that is there meanwhile is not written over.
    send: (draft: RateDraft) => api(changeBankRate, { ...rateOf(draft), revision: line?.revision ?? 0 }),
    failure: texts.error,
    success: ({ content }) => content,
    onDone: async () => {
      onClose()
      await revalidate()
    },
    onFailed: ({ error }) => isConflict(error) && void revalidate(),
  })
  return (
    <FormDialog
      title={line ? texts.from(dayOf(line.from_date)) : texts.add}
      keep={texts.keep}
      confirm={texts.save}
      action={action}
      form={form}
      onClose={onClose}
    >
      {!line && <TextField label={texts.fromDay} type="date" {...form.field('from_date')} />}
      <TextField label={texts.rate} inputMode="decimal" autoComplete="off" {...form.field('rate')} />
      <SourceFields field={form.field} hint={texts.sourceHint} />
    </FormDialog>
  )
}
