import { limits } from '#contract/limits.ts'
import { SourceFields } from '#web/admin-content/law-source.tsx'
import { useEntry } from '#web/admin-content/use-entry.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import type { Form } from '#web/forms/use-form.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import {
  documentOf,
  draftOf,
  type GstRateDocument,
  type GstRateDraft,
  rateText,
  rulesFor,
} from './gst-rate-draft.ts'
import { gstRatesTexts as texts } from './gst-rates-texts.ts'

type GstRateDialogProps = {
  /** The rate to be changed; without one a rate is added. */
  document: GstRateDocument | undefined
  /** The rates that stand in the list. */
  taken: ReadonlySet<string>
  onClose: () => void
}

/** Changes whether and how a rate is offered, or adds one. */
export function GstRateDialog({ document, taken, onClose }: GstRateDialogProps) {
  const { form, action, newer } = useEntry<'gst-rates', GstRateDraft>({
    kind: 'gst-rates',
    document,
    start: () => draftOf(document, new Date()),
    rules: rulesFor(!document, taken),
    nameOf: documentOf,
    typedAs: ({ rate: _, ...value }) => value,
    failure: texts.error,
    onClose,
  })
  return (
    <FormDialog
      title={document ? texts.changeOf(rateText(document.name)) : texts.add}
      keep={texts.keep}
      confirm={texts.save}
      action={action}
      form={form}
      onClose={onClose}
      notice={newer && noticeOf(newer)}
    >
      <RateFields form={form} isNew={!document} />
    </FormDialog>
  )
}

type RateFieldsProps = { form: Form<GstRateDraft>; isNew: boolean }

const RateFields = ({ form: { draft, change, field }, isNew }: RateFieldsProps) => (
  <>
    {isNew && (
      <TextField
        label={texts.rate}
        hint={texts.rateHint}
        inputMode="decimal"
        autoComplete="off"
        {...field('rate')}
      />
    )}
    <Checkbox
      name="is_offered"
      checked={draft.is_offered}
      onChange={({ target }) => change({ is_offered: target.checked })}
    >
      {texts.isOffered}
    </Checkbox>
    <TextField
      label={texts.hint}
      hint={texts.hintHint}
      optional
      autoComplete="off"
      maxLength={limits.content.rateHint}
      {...field('hint')}
    />
    <SourceFields field={field} />
  </>
)

const noticeOf = ({ value }: GstRateDocument) =>
  value ? texts.now(texts.facts(value.is_offered, value.source)) : texts.nowGone
