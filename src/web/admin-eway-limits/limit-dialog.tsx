import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { changeEwayLimit, type EwayLimit, listEwayLimits } from '#contract/admin/eway-limits.ts'
import { useAction } from '#web/actions/use-action.ts'
import { SourceFields } from '#web/admin-content/law-source.tsx'
import { api } from '#web/api/browser-api.ts'
import { isConflict } from '#web/edits/use-conflict.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { type Form, useForm } from '#web/forms/use-form.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { rupeesShort } from '#web/ui/formats/rupees.ts'
import { ewayLimitsTexts as texts } from './eway-limits-texts.ts'
import { draftOf, type LimitDraft, limitOf, limitRules, nameOf } from './limit-draft.ts'

type LimitDialogProps = {
  /** The line to be changed; without one a line is added. */
  line: EwayLimit | undefined
  /** The states that have no line yet. */
  otherStates: readonly string[]
  onClose: () => void
}

/** Changes the limit of a state, or adds one. */
export function LimitDialog({ line, otherStates, onClose }: LimitDialogProps) {
  const { form, action, newer } = useLimit(line, onClose)
  return (
    <FormDialog
      title={line ? nameOf(line.state_code) : texts.addTitle}
      keep={texts.keep}
      confirm={texts.save}
      action={action}
      form={form}
      onClose={onClose}
      notice={newer && texts.now(sentenceOf(newer))}
    >
      {!line && (
        <SelectField
          label={texts.state}
          placeholder={texts.chooseState}
          options={otherStates.map((value) => ({ value, label: nameOf(value) }))}
          {...form.field('state_code')}
        />
      )}
      <LimitFields form={form} />
    </FormDialog>
  )
}

function LimitFields({ form }: { form: Form<LimitDraft> }) {
  const { draft, change, field } = form
  const box = (name: 'is_district_free' | 'is_disputed') => ({
    name,
    checked: draft[name],
    onChange: (event: { target: { checked: boolean } }) => change({ [name]: event.target.checked }),
  })
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={texts.limit}
          leading="₹"
          inputMode="decimal"
          autoComplete="off"
          {...field('limit')}
        />
        <TextField
          label={texts.cityLimit}
          hint={texts.cityLimitHint}
          optional
          leading="₹"
          inputMode="decimal"
          autoComplete="off"
          {...field('city_limit')}
        />
      </div>
      <div>
        <Checkbox {...box('is_district_free')}>{texts.isDistrictFree}</Checkbox>
        <Checkbox {...box('is_disputed')}>{texts.isDisputed}</Checkbox>
      </div>
      <SourceFields field={field} />
    </>
  )
}

const sentenceOf = ({ limit, checked_on, source }: EwayLimit) =>
  texts.sentence(texts.above(rupeesShort(limit)), texts.checkedOn(dayOf(checked_on)), source)

/** Where another admin saved first, the form shows what is saved now, and what is typed answers that. */
function useLimit(line: EwayLimit | undefined, onClose: () => void) {
  const { revalidate } = useRevalidator()
  const [newer, setNewer] = useState<EwayLimit>()
  const revision = (newer ?? line)?.revision
  const form = useForm<LimitDraft>({ start: () => draftOf(line, new Date()), rules: limitRules })
  const action = useAction({
    send: (draft: LimitDraft) => api(changeEwayLimit, { ...limitOf(draft), revision }),
    form,
    failure: texts.error,
    success: ({ content }) => content,
    onDone: async () => {
      onClose()
      await revalidate()
    },
    onFailed: async ({ error }, { state_code }) => {
      if (!isConflict(error)) return
      const { limits: lines } = await api(listEwayLimits, {})
      setNewer(lines.find((each) => each.state_code === state_code))
    },
  })
  return { form, action, newer }
}
