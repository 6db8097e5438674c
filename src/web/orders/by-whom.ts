import type { OrderDetails } from '#contract/order.ts'
import { orderTexts } from './order-texts.ts'

type Actor = OrderDetails['history'][number]['by']

/** The own side is 'you'. */
export const byWhom = (actor: Actor, me: 'buyer' | 'seller') =>
  actor === me ? orderTexts.byYou : orderTexts.by[actor]
