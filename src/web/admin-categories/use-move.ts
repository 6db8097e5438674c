import { useRevalidator } from 'react-router'
import { useAction } from '#web/actions/use-action.ts'
import { categoryTexts as texts } from '#web/admin-content/category-texts.ts'
import { saveContent } from '#web/admin-content/content-api.ts'
import { type CategoryDocument, placeBeside } from './category-draft.ts'

type Move = {
  readonly document: CategoryDocument
  readonly place: number
  /** Keeps the focus: its row may stand elsewhere afterwards. */
  readonly button: HTMLElement
}

/** Moves a category past its neighbour. */
export function useMove(all: readonly CategoryDocument[]) {
  const { revalidate } = useRevalidator()
  const { run } = useAction({
    send: ({ document: { name, value, revision }, place }: Move) =>
      saveContent({ kind: 'categories', name, revision, value: { ...value, place } }),
    failure: texts.moveError,
    failureToast: true,
    success: ({ content }) => content,
    onDone: async (_, { button }) => {
      await revalidate()
      button.focus()
    },
    onFailed: revalidate,
  })
  return (document: CategoryDocument, by: -1 | 1, button: HTMLElement) => {
    const place = placeBeside(all, all.indexOf(document), by)
    if (place !== undefined) void run({ document, place, button })
  }
}
