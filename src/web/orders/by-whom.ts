import type { OrderDetails } from '#contract/order.ts'
import { orderTexts } from './order-texts.ts'

type Event = Pick<OrderDetails['history'][number], 'by' | 'is_automatic'>

/** The own side is 'you'; what the clock did is nobody's press. */
export function byWhom({ by, is_automatic }: Event, me: 'buyer' | 'seller') {
  if (is_automatic) return orderTexts.byClock
  return by === me ? orderTexts.byYou : orderTexts.by[by]
}
