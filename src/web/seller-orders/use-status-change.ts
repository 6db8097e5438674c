import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type DeliveryStatus, setDeliveryStatus } from '#contract/order.ts'
import { sellerOrderPath } from '#contract/paths.ts'
import { api } from '#web/api/browser-api.ts'
import { ownText, sentenceOf } from '#web/api/sentence-of.ts'
import { documentsTexts } from '#web/documents/documents-texts.ts'
import { toastError, toastInfo, toastSuccess } from '#web/ui/toasts/toast.ts'
import { sellerOrdersTexts as texts } from './seller-orders-texts.ts'

export type StatusChange = { orderId: string; from: DeliveryStatus; to: DeliveryStatus }

/** Cancelling and leaving Delivered are confirmed first. */
const needsQuestion = ({ from, to }: StatusChange) => to === 'Cancelled' || from === 'Delivered'

/** Shows a new status at once and takes it back when the server refuses. */
export function useStatusChange(onDone: (change: StatusChange) => Promise<void>) {
  const [expected, setExpected] = useState<Readonly<Record<string, DeliveryStatus>>>({})
  const [question, setQuestion] = useState<StatusChange>()
  const warn = useInvoiceWarning()

  const send = async (change: StatusChange, reason?: string) => {
    const { orderId, to } = change
    setExpected((all) => ({ ...all, [orderId]: to }))
    try {
      const draft = { orderId, delivery_status: to, ...(reason ? { reason } : {}) }
      const { without_invoice } = await api(setDeliveryStatus, draft)
      toastSuccess(texts.updated)
      if (without_invoice) warn(orderId)
      await onDone(change)
    } catch (error) {
      toastError(sentenceOf(error, ownText(texts.updateError)))
    }
    setExpected(({ [orderId]: _, ...others }) => others)
  }
  const change = (next: StatusChange) => {
    if (next.from === next.to) return
    if (needsQuestion(next)) setQuestion(next)
    else void send(next)
  }
  const agree = async (reason?: string) => {
    setQuestion(undefined)
    if (question) await send(question, reason)
  }
  return { expected, change, question, agree, refuse: () => setQuestion(undefined) }
}

/** Goods that left without an invoice are said, and the invoice is one press away; nothing is kept back. */
function useInvoiceWarning() {
  const navigate = useNavigate()
  return (orderId: string) =>
    toastInfo(texts.withoutInvoice(orderId), {
      label: documentsTexts.issue,
      onPress: () => void navigate(sellerOrderPath(orderId)),
    })
}
