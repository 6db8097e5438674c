import { type FormEvent, useId, useState } from 'react'
import { Link } from 'react-router'
import { limits } from '#contract/limits.ts'
import { cancelOrder } from '#contract/order.ts'
import { pageExists } from '#web/app/existing-routes.ts'
import { api } from '#web/browser-api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RadioRow } from '#web/ui/radio-row.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { toastSuccess } from '#web/ui/toast.ts'
import { cancelTexts as texts } from './order-texts.ts'

type CancelDialogProps = {
  orderId: string
  open: boolean
  onClose: () => void
  /** Also after a refusal: the order has moved on meanwhile. */
  onChanged: () => Promise<void>
}

export function CancelDialog({ orderId, open, onClose, onChanged }: CancelDialogProps) {
  const formId = useId()
  const { choice, setChoice, words, setWords, reason } = useReason()
  const [isSending, setSending] = useState(false)
  const [fault, setFault] = useState('')

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (reason === '' || isSending) return
    setSending(true)
    setFault('')
    try {
      const { content } = await api(cancelOrder, { orderId, reason })
      toastSuccess(content)
      onClose()
    } catch (refused) {
      setFault(refused instanceof Error ? refused.message : texts.fault)
    }
    setSending(false)
    await onChanged()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.title(orderId)}
      keepOnScrim
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {texts.keep}
          </Button>
          <Button variant="danger" type="submit" form={formId} disabled={reason === ''} loading={isSending}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={send} className="grid gap-4">
        <ReasonChoice choice={choice} onChoose={setChoice} />
        {choice === texts.other && (
          <TextArea
            label={texts.otherLabel}
            maxLength={limits.text.reason}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
        <Terms />
        {fault && (
          <Notice tone="danger" live>
            {fault}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}

function useReason() {
  const [choice, setChoice] = useState('')
  const [words, setWords] = useState('')
  const reason = choice === texts.other ? words.trim() : choice
  return { choice, setChoice, words, setWords, reason }
}

function ReasonChoice({ choice, onChoose }: { choice: string; onChoose: (reason: string) => void }) {
  return (
    <fieldset>
      <legend className="mb-1 text-label">{texts.why}</legend>
      {texts.reasons.map((reason) => (
        <RadioRow
          key={reason}
          name="reason"
          checked={choice === reason}
          onChange={() => onChoose(reason)}
          label={reason}
        />
      ))}
    </fieldset>
  )
}

function Terms() {
  return (
    <Notice tone="warning">
      {texts.terms}{' '}
      {pageExists('/return_and_policy') && (
        <Link to="/return_and_policy" target="_blank" className="underline underline-offset-2">
          {texts.policy}
        </Link>
      )}
    </Notice>
  )
}
