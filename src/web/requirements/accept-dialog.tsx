import { useNavigate } from 'react-router'
import { ApiError } from '#contract/client.ts'
import { acceptQuote, type OwnRequirement, type ReceivedQuote } from '#contract/requirement.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { offerPath } from '#web/start-chat/room-path.ts'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { rupees } from '#web/ui/formats/rupees.ts'
import { quantityText } from './quantity-text.ts'
import { compareTexts as texts } from './requirements-texts.ts'

type AcceptDialogProps = {
  requirement: OwnRequirement
  quote: ReceivedQuote | undefined
  onClose: () => void
  onChanged: () => Promise<void>
}

/** Asks before a phone number is given away; then the chat opens, with the offer that makes an order of the quote. */
export function AcceptDialog({ requirement, quote, onClose, onChanged }: AcceptDialogProps) {
  const acceptance = useAccept(requirement.requirement_id, onClose, onChanged)
  return (
    <ConfirmDialog
      open={quote !== undefined}
      title={texts.acceptTitle}
      keep={texts.keep}
      confirm={texts.accept}
      tone="primary"
      action={acceptance}
      onClose={onClose}
      onConfirm={() => quote && acceptance.run(quote)}
    >
      {quote && (
        <>
          <p className="wrap-anywhere font-semibold">{quote.seller.company_name}</p>
          <p className="num mt-1 wrap-anywhere">
            {texts.acceptSum(
              rupees(quote.price),
              quantityText(requirement.quantity, quote.unit),
              rupees(quote.total),
            )}
          </p>
          <p className="mt-3 wrap-anywhere text-pretty text-muted">
            {texts.acceptText(quote.seller.company_name)}
          </p>
        </>
      )}
    </ConfirmDialog>
  )
}

function useAccept(requirementId: string, onAccepted: () => void, onChanged: () => Promise<void>) {
  const navigate = useNavigate()
  return useAction({
    send: ({ quote_id, revision }: ReceivedQuote) => api(acceptQuote, { requirementId, quote_id, revision }),
    failure: texts.acceptError,
    success: ({ content }) => content,
    failureToast: true,
    onDone: ({ room_id }) => {
      onAccepted()
      return navigate(offerPath('buyer', room_id, requirementId))
    },
    // A quote that has changed is shown as it is now; the dialog of one that is gone closes.
    onFailed: ({ error }) => error instanceof ApiError && onChanged(),
  })
}
