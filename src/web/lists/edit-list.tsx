import { listNameRule } from '#contract/buy-again/buy-again-rules.ts'
import { deleteGoodsList, type GoodsList, renameGoodsList } from '#contract/buy-again/goods-lists.ts'
import { limits } from '#contract/limits.ts'
import { listsPath } from '#contract/paths.ts'
import { closeThen } from '#web/actions/close-then.ts'
import { EditAndDelete } from '#web/actions/edit-and-delete.tsx'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { TextField } from '#web/ui/fields/field.tsx'
import { listsTexts as texts } from './lists-texts.ts'

type EditListProps = { list: GoodsList; onChanged: () => Promise<void> }

/** Another name for the list, or its end. */
export const EditList = ({ list, onChanged }: EditListProps) => (
  <EditAndDelete
    item={list}
    words={{ ...texts, change: texts.rename }}
    edit={(close) => <Rename list={list} onChanged={onChanged} onClose={close} />}
    remove={({ list_id }) => api(deleteGoodsList, { listId: list_id })}
    listPath={listsPath}
  />
)

function Rename({ list, onChanged, onClose }: EditListProps & { onClose: () => void }) {
  const form = useForm({ start: { name: list.name }, rules: { name: listNameRule } })
  const renaming = useAction({
    send: (name: string) => api(renameGoodsList, { listId: list.list_id, name }),
    failure: texts.renameError,
    form,
    success: ({ content }) => content,
    onDone: closeThen(onClose, onChanged),
  })
  return (
    <FormDialog
      title={texts.renameTitle}
      keep={texts.keep}
      confirm={texts.save}
      form={form}
      action={renaming}
      onSend={() => renaming.run(form.draft.name)}
      onClose={onClose}
    >
      <TextField
        label={texts.name}
        maxLength={limits.goodsLists.name}
        autoComplete="off"
        {...form.field('name')}
      />
    </FormDialog>
  )
}
