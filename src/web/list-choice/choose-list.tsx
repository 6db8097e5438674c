import { useNavigate } from 'react-router'
import { listNameRule } from '#contract/buy-again/buy-again-rules.ts'
import {
  addToGoodsList,
  createGoodsList,
  type GoodsListSummary,
  listGoodsLists,
} from '#contract/buy-again/goods-lists.ts'
import { limits } from '#contract/limits.ts'
import { listPath } from '#contract/paths.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { LoadingShape } from '#web/ui/skeleton.tsx'
import { toastSuccess } from '#web/ui/toasts/toast.ts'
import { listChoiceTexts as texts } from './list-choice-texts.ts'

export type ListItem = { readonly product_id: string; readonly quantity: number }

type ChooseListProps = { items: readonly ListItem[]; onClose: () => void }

/** Puts products into one of a person's lists, or into a new one. */
export function ChooseList({ items, onClose }: ChooseListProps) {
  const { answer, error, retry } = useAnswer('lists', (signal) => api(listGoodsLists, {}, { signal }))
  if (answer) return <Choice {...{ items, onClose }} lists={answer.lists} />
  return (
    <Dialog open title={texts.title} onClose={onClose}>
      {error === undefined ? (
        <LoadingShape className="h-36" />
      ) : (
        <LoadError text={texts.loadError} onRetry={retry} />
      )}
    </Dialog>
  )
}

type Draft = { readonly list: string; readonly name: string }

const lineOf = ({ product_id, quantity }: ListItem) => ({ product_id, quantity })

function Choice({ items, lists, onClose }: ChooseListProps & { lists: readonly GoodsListSummary[] }) {
  const form = useForm<Draft>({
    start: { list: lists[0]?.list_id ?? '', name: '' },
    rules: { name: (name, { list }) => (list === '' ? listNameRule(name) : undefined) },
  })
  const saving = useSaving(items, onClose, form)
  const { draft, field } = form
  return (
    <FormDialog
      title={texts.title}
      keep={texts.keep}
      confirm={texts.confirm}
      form={form}
      action={saving}
      onSend={() => saving.run(draft)}
      onClose={onClose}
    >
      {lists.length > 0 && (
        <SelectField
          label={texts.which}
          options={[
            ...lists.map(({ list_id, name, products }) => ({
              value: list_id,
              label: `${name} (${texts.products(products)})`,
            })),
            { value: '', label: texts.newList },
          ]}
          {...field('list')}
        />
      )}
      {draft.list === '' && (
        <TextField
          label={texts.name}
          placeholder={texts.namePlaceholder}
          maxLength={limits.goodsLists.name}
          autoComplete="off"
          {...field('name')}
        />
      )}
    </FormDialog>
  )
}

function useSaving(items: readonly ListItem[], onClose: () => void, form: ReturnType<typeof useForm<Draft>>) {
  const navigate = useNavigate()
  return useAction({
    send: ({ list, name }: Draft, keyFor) => {
      const lines = items.map(lineOf)
      return list
        ? api(addToGoodsList, { listId: list, items: lines })
        : api(createGoodsList, { name, items: lines }, keyFor(name, lines))
    },
    failure: texts.error,
    form,
    onDone: ({ content, list_id }) => {
      onClose()
      toastSuccess(content, { label: texts.open, onPress: () => void navigate(listPath(list_id)) })
    },
  })
}
