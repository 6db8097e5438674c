import { limits } from '#contract/limits.ts'
import type { useForm } from '#web/forms/use-form.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { searchChoiceTexts as texts } from './search-choice-texts.ts'

export type SearchDraft = { readonly name: string; readonly is_alerting: boolean }

type SearchFieldsProps = { form: ReturnType<typeof useForm<SearchDraft>> }

/** What a person says of a search that is kept. */
export const SearchFields = ({ form: { draft, change, field } }: SearchFieldsProps) => (
  <>
    <TextField
      label={texts.name}
      maxLength={limits.savedSearches.name}
      autoComplete="off"
      {...field('name')}
    />
    <Checkbox checked={draft.is_alerting} onChange={({ target }) => change({ is_alerting: target.checked })}>
      {texts.alert}
      <span className="block text-muted text-small">{texts.alertHint}</span>
    </Checkbox>
  </>
)
