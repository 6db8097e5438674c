import { useState } from 'react'
import { type DeliveryStatus, setDeliveryStatus } from '#contract/order.ts'
import { api } from '#web/api/browser-api.ts'
import { ownText, sentenceOf } from '#web/api/sentence-of.ts'
import { toastError, toastSuccess } from '#web/ui/toasts/toast.ts'
import { sellerOrdersTexts as texts } from './seller-orders-texts.ts'

export type StatusChange = { orderId: string; from: DeliveryStatus; to: DeliveryStatus }

/** Cancelling and leaving Delivered are confirmed first. */
const needsQuestion = ({ from, to }: StatusChange) => to === 'Cancelled' || from === 'Delivered'

/** Shows a new status at once and takes it back when the server refuses. */
export function useStatusChange(onDone: (change: StatusChange) => Promise<void>) {
  const [expected, setExpected] = useState<Readonly<Record<string, DeliveryStatus>>>({})
  const [question, setQuestion] = useState<StatusChange>()

  const send = async (change: StatusChange, reason?: string) => {
    const { orderId, to } = change
    setExpected((all) => ({ ...all, [orderId]: to }))
    try {
      await api(setDeliveryStatus, { orderId, delivery_status: to, ...(reason ? { reason } : {}) })
      toastSuccess(texts.updated)
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
