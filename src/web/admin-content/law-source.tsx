import { limits } from '#contract/limits.ts'
import type { Form } from '#web/forms/use-form.ts'
import { TextField } from '#web/ui/fields/field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { lawTexts as texts } from './law-texts.ts'

type SourceDraft = { source: string; checked_on: string }

type Field = Omit<ReturnType<Form<SourceDraft>['field']>, 'name'> & { name: string }
type SourceFieldsProps = { field: (name: keyof SourceDraft) => Field; hint?: string }

/** Where a figure of law was read, and when: fields of its form. */
export const SourceFields = ({ field, hint = texts.sourceHint }: SourceFieldsProps) => (
  <>
    <TextArea label={texts.source} hint={hint} maxLength={limits.text.reason} {...field('source')} />
    <TextField label={texts.lastChecked} type="date" {...field('checked_on')} />
  </>
)

/** The same in a list of such figures. */
export const SourceLine = ({ source, checked_on }: SourceDraft) => (
  <p className="min-w-0 wrap-anywhere text-small">
    {source}
    <span className="num mt-0.5 block text-muted">{texts.checkedOn(dayOf(checked_on))}</span>
  </p>
)
