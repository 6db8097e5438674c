import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { decideSignal, type Signal } from '#contract/admin/moderation.ts'
import { limits } from '#contract/limits.ts'
import { useAction } from '#web/actions/use-action.ts'
import { ownRole } from '#web/admin/require-admin.ts'
import { api } from '#web/api/browser-api.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { type Form, useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields/field.tsx'
import { RadioRow } from '#web/ui/fields/radio-row.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { signalTexts as texts } from './moderation-texts.ts'
import {
  blankDecision,
  decisionOf,
  decisionRules,
  listed,
  open,
  outcomesOf,
  type SignalDraft,
} from './signal-draft.ts'

/** Nothing is decided by a machine. */
export function DecideSignal({ signal }: { signal: Signal }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{texts.decide}</Button>
      {isOpen && <DecideDialog signal={signal} onClose={() => setOpen(false)} />}
    </div>
  )
}

function DecideDialog({ signal, onClose }: { signal: Signal; onClose: () => void }) {
  const { revalidate } = useRevalidator()
  const form = useForm<SignalDraft>({ start: () => blankDecision(signal), rules: decisionRules })
  const action = useAction({
    form,
    send: (draft: SignalDraft) => api(decideSignal, decisionOf(signal, draft)),
    failure: texts.decideError,
    success: ({ content }) => content,
    onDone: async () => {
      onClose()
      await revalidate()
    },
    // Another admin may have decided meanwhile.
    onFailed: revalidate,
  })
  return (
    <FormDialog
      title={texts.decideTitle}
      keep={texts.keep}
      confirm={texts.save}
      action={action}
      form={form}
      onSend={() => action.run(form.draft)}
      onClose={onClose}
    >
      <Fields signal={signal} form={form} />
    </FormDialog>
  )
}

type FieldsProps = { signal: Signal; form: Form<SignalDraft> }

function Fields({ signal, form }: FieldsProps) {
  const { draft, change, field } = form
  return (
    <>
      <fieldset>
        <legend className="mb-1 text-label">{texts.outcome}</legend>
        {outcomesOf(signal, ownRole()).map((outcome) => (
          <RadioRow
            key={outcome}
            name="outcome"
            checked={draft.outcome === outcome}
            onChange={() => change({ outcome })}
            label={texts.outcomes[outcome]}
          />
        ))}
      </fieldset>
      <Side signal={signal} form={form} />
      <TextArea
        label={texts.words}
        hint={texts.wordsHints[draft.outcome]}
        required
        maxLength={limits.text.reason}
        {...field('words')}
      />
    </>
  )
}

/** Whom, or which listing, where that is to be said. */
function Side({ signal, form: { draft, change } }: FieldsProps) {
  if (draft.outcome === 'nothing') return null
  if (draft.outcome === 'unlist')
    return (
      <SelectField
        label={texts.which}
        name="productId"
        value={draft.productId}
        options={listed(signal).map((one) => ({
          value: one.product_id,
          label: `${one.product_name} · ${one.seller}`,
        }))}
        onChange={({ target }) => change({ productId: target.value })}
      />
    )
  const people = draft.outcome === 'suspend' ? open(signal) : signal.people
  return (
    <SelectField
      label={texts.who}
      name="userId"
      value={draft.userId}
      options={people.map(({ user_id, name }) => ({ value: user_id, label: name }))}
      onChange={({ target }) => change({ userId: target.value })}
    />
  )
}
