import { ApiError } from '#contract/client.ts'
import type { Deal } from '#contract/deals/deal.ts'
import type { KeyFor } from '#web/actions/action.ts'
import { useAction } from '#web/actions/use-action.ts'
import type { DealButtonsProps } from './deal-buttons.tsx'
import { dealTexts as texts } from './deals-texts.ts'

export type DealQuestionProps = DealButtonsProps & { onClose: () => void }

/** An offer is decided with a connection: what leaves later may meet another offer than the one that was read. */
export function requireConnection() {
  if (!navigator.onLine) throw new Error(texts.offline)
}

/** What one side does with a deal. Where the server has a later state, the card shows that one and the question goes away. */
export function useDealAction<Input = void>(
  { onChanged, onStale, onClose }: DealQuestionProps,
  send: (input: Input, keyFor: KeyFor) => Promise<{ deal: Deal; content: string }>,
) {
  return useAction({
    send: (input: Input, keyFor) => {
      requireConnection()
      return send(input, keyFor)
    },
    failure: texts.error,
    success: ({ content }) => content,
    failureToast: true,
    onDone: ({ deal }) => {
      onChanged(deal)
      onClose()
    },
    onFailed: async ({ error }) => {
      if (!(error instanceof ApiError && (error.status === 409 || error.status === 404))) return
      await onStale()
      onClose()
    },
  })
}
