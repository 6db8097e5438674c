import { lawConfidences } from '#contract/content/law-figure-rules.ts'
import { figureText, figureTexts, figureTitle } from '#web/admin-content/law-figure-texts.ts'
import { SourceFields } from '#web/admin-content/law-source.tsx'
import { useEntry } from '#web/admin-content/use-entry.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { draftOf, type Figure, type FigureDraft, figureOf, isInPaise, rulesFor } from './law-figure-draft.ts'
import { lawFiguresTexts as texts } from './law-figures-texts.ts'

type LawFigureDialogProps = { figure: Figure; onClose: () => void }

const confidences = lawConfidences.map((value) => ({ value, label: figureTexts.confidence[value] }))

/** Changes a figure, with its source. */
export function LawFigureDialog({ figure, onClose }: LawFigureDialogProps) {
  const { name } = figure
  const { form, action, newer } = useEntry<'law-figures', FigureDraft>({
    kind: 'law-figures',
    document: figure,
    start: () => draftOf(figure, new Date()),
    rules: rulesFor(name),
    nameOf: () => name,
    typedAs: (draft) => figureOf(name, draft),
    failure: texts.error,
    onClose,
  })
  const { field } = form
  const now = newer?.value
  return (
    <FormDialog
      title={texts.changeOf(figureTitle(name))}
      keep={texts.keep}
      confirm={texts.save}
      action={action}
      form={form}
      onClose={onClose}
      notice={now && texts.now(texts.facts(figureText(name, now.value), now.source))}
    >
      <TextField
        label={isInPaise(name) ? texts.rupees : texts.days}
        leading={isInPaise(name) ? '₹' : undefined}
        inputMode="decimal"
        autoComplete="off"
        {...field('value')}
      />
      <SelectField label={texts.confidence} options={confidences} {...field('confidence')} />
      <SourceFields field={field} />
    </FormDialog>
  )
}
