import { dayInIndia } from '#contract/documents/document-number.ts'
import type { OrderDetails } from '#contract/order.ts'
import type { Document } from './credit-draft.ts'

type Billed = {
  readonly order: Pick<OrderDetails, 'delivery_status' | 'road'>
  readonly bill: Document
  readonly documents: readonly Document[]
}

/** Whether a bill may be cancelled, on its day and before its goods leave, as far as the page knows; the server has the last word. */
export function canCancel({ bill: { number, issued_on, irn }, documents, order }: Billed): boolean {
  const { delivery_status, road } = order
  const isNoted = documents.some(({ credits, debits }) => credits === number || debits === number)
  const isSent = road?.dispatch !== undefined || ['Shipped', 'Delivered'].includes(delivery_status)
  return issued_on === dayInIndia(new Date()) && !irn && !isNoted && !isSent
}
