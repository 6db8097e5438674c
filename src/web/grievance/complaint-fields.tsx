import { reportKinds } from '#contract/cases/case-rules.ts'
import { limits } from '#contract/limits.ts'
import type { Form } from '#web/forms/use-form.ts'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { type Complaint, needsPage } from './complaint-draft.ts'
import { grievanceTexts as texts } from './grievance-texts.ts'

/** What it is about, where, and what is wrong. */
export function ComplaintFields({ form: { draft, change, field } }: { form: Form<Complaint> }) {
  const isNeeded = needsPage(draft.kind)
  return (
    <>
      <SelectField
        name="kind"
        label={texts.kind}
        value={draft.kind}
        options={reportKinds.map((value) => ({ value, label: texts.kinds[value] }))}
        onChange={({ target }) =>
          change({ kind: reportKinds.find((each) => each === target.value) ?? draft.kind })
        }
      />
      {draft.kind !== 'privacy' && (
        <TextField
          label={isNeeded ? texts.page : texts.pageOptional}
          optional={!isNeeded}
          maxLength={limits.case.page}
          {...field('page')}
        />
      )}
      <TextArea label={texts.words} maxLength={limits.case.words} {...field('words')} />
    </>
  )
}
