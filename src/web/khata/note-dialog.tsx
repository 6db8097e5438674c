import { noteEntry } from '#contract/khata/khata.ts'
import { longestReference } from '#contract/payments/payment-rules.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { type Form, useForm } from '#web/forms/use-form.ts'
import { methodTexts } from '#web/payments/method-texts.ts'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { blankNote, type NoteDraft, noteKinds, noteOf, noteRules, otherMethods } from './account-draft.ts'
import { khataTexts as texts } from './khata-texts.ts'

type NoteDialogProps = { buyerId: string; onClose: () => void; onChanged: () => Promise<void> }

/** Notes a cheque, a sum for several bills, or what was open before. */
export function NoteDialog({ buyerId, onClose, onChanged }: NoteDialogProps) {
  const form = useForm<NoteDraft>({ start: () => blankNote(new Date()), rules: noteRules })
  const action = useAction({
    form,
    send: (draft: NoteDraft, keyFor) => {
      const body = { buyerId, ...noteOf(draft) }
      return api(noteEntry, body, keyFor(body))
    },
    failure: texts.addError,
    success: ({ content }) => content,
    onDone: async () => {
      onClose()
      await onChanged()
    },
  })
  return (
    <FormDialog
      title={texts.addTitle}
      keep={texts.keep}
      confirm={texts.save}
      action={action}
      form={form}
      onClose={onClose}
    >
      <NoteFields form={form} />
    </FormDialog>
  )
}

const names = { cheque: texts.what_cheque, other: texts.what_other, opening: texts.what_opening }
const hints = { cheque: texts.chequeHint, other: texts.settles, opening: texts.openingHint }

function NoteFields({ form }: { form: Form<NoteDraft> }) {
  const { draft, change, field } = form
  const { what, method } = draft
  return (
    <>
      <SelectField
        label={texts.what}
        name="what"
        value={what}
        hint={hints[what]}
        options={noteKinds.map((value) => ({ value, label: names[value] }))}
        onChange={({ target }) => change({ what: noteKinds.find((each) => each === target.value) ?? what })}
      />
      <TextField
        label={texts.amount}
        leading="₹"
        inputMode="decimal"
        autoComplete="off"
        {...field('amount')}
      />
      <TextField label={texts.day} type="date" {...field('on')} />
      {what === 'other' && <MethodField {...form} />}
      {(what === 'cheque' || (what === 'other' && method !== 'cash')) && (
        <TextField
          label={what === 'cheque' ? texts.chequeNumber : texts.reference}
          autoComplete="off"
          inputClassName="num"
          maxLength={longestReference}
          {...field('number')}
        />
      )}
    </>
  )
}

function MethodField({ draft: { method }, change }: Form<NoteDraft>) {
  return (
    <SelectField
      label={texts.how}
      name="method"
      value={method}
      options={otherMethods.map((value) => ({ value, label: methodTexts[value] }))}
      onChange={({ target }) =>
        change({ method: otherMethods.find((each) => each === target.value) ?? method })
      }
    />
  )
}
