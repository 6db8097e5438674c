import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '#contract/client.ts'
import { acceptQuote, type OwnRequirement, type ReceivedQuote } from '#contract/requirement.ts'
import { api } from '#web/browser-api.ts'
import { roomPath } from '#web/chat/chat-path.ts'
import { faultText } from '#web/fault-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { grouped, rupees } from '#web/ui/rupees.ts'
import { toastError, toastSuccess } from '#web/ui/toast.ts'
import { compareTexts as texts } from './requirements-texts.ts'

type AcceptDialogProps = {
  requirement: OwnRequirement
  quote: ReceivedQuote | undefined
  onClose: () => void
  onChanged: () => Promise<void>
}

/** Asks before a phone number is given away; then the chat opens. */
export function AcceptDialog({ requirement, quote, onClose, onChanged }: AcceptDialogProps) {
  const { fault, isSending, accept, clear } = useAccept(requirement.requirement_id, onClose, onChanged)
  const close = () => {
    clear()
    onClose()
  }
  return (
    <Dialog
      open={quote !== undefined}
      onClose={close}
      title={texts.acceptTitle}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            {texts.keep}
          </Button>
          <Button loading={isSending} onClick={() => quote && void accept(quote)}>
            {texts.accept}
          </Button>
        </>
      }
    >
      {quote && (
        <>
          <p className="wrap-anywhere font-semibold">{quote.seller.company_name}</p>
          <p className="num mt-1 wrap-anywhere">
            {texts.acceptSum(rupees(quote.price), grouped(requirement.quantity), rupees(quote.total))}
          </p>
          <p className="mt-3 wrap-anywhere text-pretty text-muted">
            {texts.acceptText(quote.seller.company_name)}
          </p>
          {fault && (
            <Notice tone="danger" live className="mt-4">
              {fault}
            </Notice>
          )}
        </>
      )}
    </Dialog>
  )
}

function useAccept(requirementId: string, onAccepted: () => void, onChanged: () => Promise<void>) {
  const navigate = useNavigate()
  const [fault, setFault] = useState('')
  const [isSending, setSending] = useState(false)
  const accept = async ({ quote_id, revision }: ReceivedQuote) => {
    if (isSending) return
    setSending(true)
    setFault('')
    try {
      const { content, room_id } = await api(acceptQuote, { requirementId, quote_id, revision })
      toastSuccess(content)
      await open(room_id)
    } catch (refused) {
      await say(refused)
    }
    setSending(false)
  }
  const open = async (roomId: string) => {
    onAccepted()
    await navigate(roomPath('buyer', roomId))
  }
  /** A quote that has changed is shown as it is now; the dialog of one that is gone closes. */
  const say = async (refused: unknown) => {
    const text = faultText(refused, texts.acceptFault)
    setFault(text)
    toastError(text)
    if (refused instanceof ApiError) await onChanged()
  }
  return { fault, isSending, accept, clear: () => setFault('') }
}
