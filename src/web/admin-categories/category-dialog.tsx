import { categorySlug } from '#contract/content/category-rules.ts'
import { limits } from '#contract/limits.ts'
import { specifiedSpellings } from '#contract/products/specified-spellings.ts'
import { categoryPlaces } from '#contract/products/taxonomy.ts'
import { categoryTexts as texts } from '#web/admin-content/category-texts.ts'
import { useEntry } from '#web/admin-content/use-entry.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { type CategoryDocument, draftOf, rulesFor, textOf } from './category-draft.ts'

type CategoryDialogProps = {
  document: CategoryDocument | undefined
  /** The place of the last category: a new one follows it. */
  last: number
  onClose: () => void
}

const places = categoryPlaces.map((value) => ({ value, label: texts.places[value] }))

/** Changes a category, or adds one. */
export function CategoryDialog({ document, last, onClose }: CategoryDialogProps) {
  const { form, action, newer } = useEntry({
    kind: 'categories',
    document,
    start: () => draftOf(document, last),
    typedAs: textOf,
    rules: rulesFor(!document),
    nameOf: ({ label }) => categorySlug(label),
    failure: texts.error,
    onClose,
  })
  const { draft, field } = form
  return (
    <FormDialog
      title={document ? texts.changeOf(document.value.label) : texts.addTitle}
      keep={texts.keep}
      confirm={texts.save}
      action={action}
      form={form}
      onClose={onClose}
      notice={newer?.value && texts.now(newer.value.label)}
    >
      <TextField
        label={texts.name}
        maxLength={limits.category.label}
        autoComplete="off"
        {...field('label')}
      />
      <TextArea label={texts.aliases} hint={aliasesHint(document)} rows={3} {...field('aliases')} />
      <SelectField
        label={texts.offered}
        options={places}
        hint={draft.offered === 'nowhere' ? texts.hiddenText : undefined}
        {...field('offered')}
      />
    </FormDialog>
  )
}

function aliasesHint(document: CategoryDocument | undefined) {
  const always = specifiedSpellings(document?.name ?? '').filter((word) => word !== document?.value.label)
  return always.length > 0 ? `${texts.aliasesHint} ${texts.always(always.join(' · '))}` : texts.aliasesHint
}
