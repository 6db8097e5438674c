import type { Synonym } from '#contract/content/synonyms.ts'
import { limits } from '#contract/limits.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import type { Form } from '#web/forms/use-form.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { synonymTexts as texts } from './content-texts.ts'
import { SynonymTrial } from './synonym-trial.tsx'
import { type SynonymEdit, useSynonym } from './use-synonym.ts'

type SynonymDialogProps = { edit: SynonymEdit; onClose: () => void }

/** Changes a synonym, or adds one, after it was tried. */
export function SynonymDialog({ edit, onClose }: SynonymDialogProps) {
  const { form, action, newer } = useSynonym(edit, onClose)
  const { document, searched = '' } = edit
  return (
    <FormDialog
      title={document ? texts.changeTitle(document.name) : texts.addTitle}
      keep={texts.keep}
      confirm={texts.save}
      action={action}
      form={form}
      onClose={onClose}
      notice={newer && (newer.value ? texts.now(newer.value.words, newer.value.means) : texts.nowGone)}
    >
      <SynonymFields form={form} />
      <SynonymTrial form={form} name={document?.name} searched={searched} />
    </FormDialog>
  )
}

function SynonymFields({ form: { draft, change, field } }: { form: Form<Synonym> }) {
  return (
    <>
      <TextArea
        label={texts.words}
        hint={texts.wordsHint}
        maxLength={limits.synonym.words}
        rows={2}
        {...field('words')}
      />
      <TextArea
        label={texts.means}
        hint={texts.meansHint}
        maxLength={limits.synonym.words}
        rows={2}
        {...field('means')}
      />
      <Checkbox
        name="both_ways"
        checked={draft.both_ways}
        onChange={({ target }) => change({ both_ways: target.checked })}
      >
        {texts.bothWays}
      </Checkbox>
    </>
  )
}
