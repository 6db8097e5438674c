import { useNavigate } from 'react-router'
import { searchNameRule } from '#contract/buy-again/buy-again-rules.ts'
import { saveSearch } from '#contract/buy-again/saved-searches.ts'
import { limits } from '#contract/limits.ts'
import { savedSearchesPath } from '#contract/paths.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { toastSuccess } from '#web/ui/toasts/toast.ts'
import { searchChoiceTexts as texts } from './search-choice-texts.ts'
import { type SearchDraft, SearchFields } from './search-fields.tsx'
import { nameOfSearch } from './search-words.ts'

type NameSearchProps = { params: URLSearchParams; onClose: () => void }

/** Asks for the name of a search and whether its news is told, and keeps it. */
export function NameSearch({ params, onClose }: NameSearchProps) {
  const navigate = useNavigate()
  const form = useForm<SearchDraft>({
    start: { name: nameOfSearch(params), is_alerting: true },
    rules: { name: searchNameRule },
  })
  const saving = useAction({
    send: (draft: SearchDraft, keyFor) => {
      const search = { ...draft, query: params.toString().slice(0, limits.savedSearches.query) }
      return api(saveSearch, search, keyFor(search))
    },
    failure: texts.error,
    form,
    onDone: ({ content }) => {
      onClose()
      toastSuccess(content, { label: texts.open, onPress: () => void navigate(savedSearchesPath) })
    },
  })
  return (
    <FormDialog
      {...{ title: texts.title, keep: texts.keep, confirm: texts.confirm, form }}
      action={saving}
      onSend={() => saving.run(form.draft)}
      onClose={onClose}
    >
      <SearchFields form={form} />
    </FormDialog>
  )
}
