import { saveKhataTerms } from '#contract/khata/khata.ts'
import type { KhataTerms } from '#contract/khata/khata-fields.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { isConflict } from '#web/edits/use-conflict.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { type Form, useForm } from '#web/forms/use-form.ts'
import { TextField } from '#web/ui/fields/field.tsx'
import { type TermsDraft, termsDraft, termsOf, termsRules } from './account-draft.ts'
import { khataTexts as texts } from './khata-texts.ts'

type TermsDialogProps = {
  buyerId: string
  terms: KhataTerms
  onClose: () => void
  onChanged: () => Promise<void>
}

/** What was agreed with a buyer. */
export function TermsDialog({ buyerId, terms, onClose, onChanged }: TermsDialogProps) {
  const { form, action } = useTerms({ buyerId, terms, onClose, onChanged })
  return (
    <FormDialog
      title={texts.terms}
      keep={texts.keep}
      confirm={texts.save}
      action={action}
      form={form}
      onClose={onClose}
    >
      <TermsFields {...form} />
    </FormDialog>
  )
}

function useTerms({ buyerId, terms, onClose, onChanged }: TermsDialogProps) {
  const form = useForm<TermsDraft>({ start: () => termsDraft(terms), rules: termsRules })
  const action = useAction({
    form,
    send: (draft: TermsDraft) =>
      api(saveKhataTerms, { buyerId, ...termsOf(draft), revision: terms.revision }),
    failure: texts.saveTermsError,
    success: ({ content }) => content,
    onDone: async () => {
      onClose()
      await onChanged()
    },
    onFailed: ({ error }) => isConflict(error) && void onChanged(),
  })
  return { form, action }
}

const number = { inputMode: 'decimal', autoComplete: 'off' } as const

function TermsFields({ field }: Form<TermsDraft>) {
  return (
    <>
      <TextField label={texts.creditDays} hint={texts.creditDaysHint} {...number} {...field('credit_days')} />
      <TextField
        label={texts.creditLimit}
        hint={texts.creditLimitHint}
        optional
        leading="₹"
        {...number}
        {...field('credit_limit')}
      />
      <TextField label={texts.fee} {...number} {...field('fee_bp')} />
      <TextField
        label={texts.agreedOn}
        hint={texts.agreedHint}
        optional
        type="date"
        {...field('agreed_on')}
      />
    </>
  )
}
