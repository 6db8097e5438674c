import { searchNameRule } from '#contract/buy-again/buy-again-rules.ts'
import { changeSavedSearch, deleteSavedSearch, type OpenSearch } from '#contract/buy-again/saved-searches.ts'
import { savedSearchesPath } from '#contract/paths.ts'
import { closeThen } from '#web/actions/close-then.ts'
import { EditAndDelete } from '#web/actions/edit-and-delete.tsx'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { type SearchDraft, SearchFields } from '#web/search-choice/search-fields.tsx'
import { savedSearchesTexts as texts } from './saved-searches-texts.ts'

type EditSearchProps = { search: OpenSearch; onChanged: () => Promise<void> }

/** Another name for the search, whether its news is told, or its end. */
export const EditSearch = ({ search, onChanged }: EditSearchProps) => (
  <EditAndDelete
    item={search}
    words={texts}
    edit={(close) => <Change search={search} onChanged={onChanged} onClose={close} />}
    remove={({ search_id }) => api(deleteSavedSearch, { searchId: search_id })}
    listPath={savedSearchesPath}
  />
)

function Change({ search, onChanged, onClose }: EditSearchProps & { onClose: () => void }) {
  const { search_id: searchId, name, is_alerting } = search
  const form = useForm<SearchDraft>({ start: { name, is_alerting }, rules: { name: searchNameRule } })
  const changing = useAction({
    send: (draft: SearchDraft) => api(changeSavedSearch, { searchId, ...draft }),
    failure: texts.changeError,
    form,
    success: ({ content }) => content,
    onDone: closeThen(onClose, onChanged),
  })
  return (
    <FormDialog
      title={texts.changeTitle}
      keep={texts.keep}
      confirm={texts.save}
      form={form}
      action={changing}
      onSend={() => changing.run(form.draft)}
      onClose={onClose}
    >
      <SearchFields form={form} />
    </FormDialog>
  )
}
