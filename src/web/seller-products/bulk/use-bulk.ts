import { type BulkAction, changeProducts, undoBulk } from '#contract/products/own-bulk.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { sentenceOf } from '#web/api/sentence-of.ts'
import { toastSuccess } from '#web/ui/toasts/toast.ts'
import { bulkTexts as texts } from './bulk-texts.ts'
import type { Chosen } from './use-chosen.ts'

type Order = {
  readonly action: BulkAction
  readonly stock?: number | null
  readonly percent?: number
  readonly rounding?: 'paisa' | 'rupee'
}

/** Sends a decision over the chosen products; the message that follows takes it back. */
export function useBulk(chosen: Chosen, refresh: () => Promise<void>) {
  const undo = useAction({
    send: (decisionId: string) => api(undoBulk, { decisionId }),
    failure: (error) => sentenceOf(error, { lost: texts.undoError }),
    failureToast: true,
    success: ({ content }) => content,
    onDone: refresh,
  })
  return useAction({
    send: (order: Order, keyFor) => {
      const input = { ...chosen.scope, ...order }
      return api(changeProducts, input, keyFor(input))
    },
    failure: (error) => sentenceOf(error, { lost: texts.error }),
    failureToast: true,
    onDone: async ({ content, decision_id }) => {
      chosen.clear()
      toastSuccess(content, { label: texts.undo, onPress: () => void undo.run(decision_id) })
      await refresh()
    },
  })
}
type Bulk = ReturnType<typeof useBulk>

/** What a dialog about the chosen products needs. */
export type BulkDialogProps = { chosen: Chosen; bulk: Bulk; onClose: () => void }
