import { holidayDocument } from '#contract/content/holidays.ts'
import { limits } from '#contract/limits.ts'
import { offeredCodes } from '#contract/tax/states.ts'
import {
  dayText,
  draftOf,
  type HolidayDocument,
  holidayRules,
  placeText,
} from '#web/admin-content/holiday-draft.ts'
import { holidayTexts as texts } from '#web/admin-content/holiday-texts.ts'
import { useEntry } from '#web/admin-content/use-entry.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useStates } from '#web/states/use-states.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'

type HolidayDialogProps = { document: HolidayDocument | undefined; onClose: () => void }

/** A holiday of a state that has ended keeps it. */
const placesWith = (kept: string) => [
  { value: '', label: texts.india },
  ...[...new Set([...offeredCodes(), kept])]
    .filter((value) => value !== '')
    .map((value) => ({ value, label: placeText(value) }))
    .sort((one, other) => one.label.localeCompare(other.label)),
]

/** Changes a holiday, or adds one. */
export function HolidayDialog({ document, onClose }: HolidayDialogProps) {
  const { form, action, newer } = useEntry({
    kind: 'holidays',
    document,
    start: () => draftOf(document),
    typedAs: (draft) => draft,
    rules: holidayRules,
    nameOf: holidayDocument,
    failure: texts.error,
    onClose,
  })
  useStates()
  const { draft, change, field } = form
  return (
    <FormDialog
      title={document?.value ? texts.changeOf(document.value.name) : texts.addTitle}
      keep={texts.keep}
      confirm={texts.save}
      action={action}
      form={form}
      onClose={onClose}
      notice={newer && (newer.value ? texts.now(newer.value.name, dayText(newer.value)) : texts.nowGone)}
    >
      <TextField label={texts.name} maxLength={limits.content.name} autoComplete="off" {...field('name')} />
      <TextField label={texts.day} type="date" {...field('date')} />
      <Checkbox
        name="is_yearly"
        checked={draft.is_yearly}
        onChange={({ target }) => change({ is_yearly: target.checked })}
      >
        {texts.yearly}
      </Checkbox>
      <SelectField
        label={texts.state}
        options={placesWith(document?.value?.state_code ?? '')}
        {...field('state_code')}
      />
    </FormDialog>
  )
}
