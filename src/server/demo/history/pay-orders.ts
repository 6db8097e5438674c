import { firstLawFigures } from '#contract/content/first-law-figures.ts'
import { dayInIndia } from '#contract/documents/document-number.ts'
import { lineTotalPaise, toRupees } from '#contract/products/price.ts'
import { type Chance, chanceOf } from '#server/demo/chance.ts'
import { openAfter, span } from '#server/demo/dates.ts'
import type { DemoOrder } from '#server/demo/demo-order.ts'
import { idOfBuyer } from '#server/demo/make-users.ts'
import { claimPayment } from '#server/payments/claim.service.ts'
import { getOrderPayment } from '#server/payments/order-payment.service.ts'
import { settlePayment } from '#server/payments/settle.service.ts'
import { sharesPaid } from './late-buyers.ts'
import { creditsOf, momentOf } from './published-orders.ts'
import { referenceOf } from './references.ts'
import type { Happening } from './timeline.ts'

const ways = ['upi', 'upi', 'upi', 'neft', 'neft', 'imps', 'cash', 'cheque'] as const
const mostCash = firstLawFigures['cash-limit'].value - 1
const key = undefined

const buyerOf = ({ buyer }: DemoOrder) => ({ user_id: idOfBuyer(buyer) })
const sellerOf = ({ seller_id: user_id }: DemoOrder) => ({ user_id })

/**
 * What was delivered is paid within two days, mostly noted by the seller, but for what late buyers owe; what was credited
 * later is given back.
 */
export function paymentsOf(now: number, orders: readonly DemoOrder[]): Happening[] {
  const shareOf = sharesPaid(now, orders)
  return [
    ...orders.flatMap((order) => paymentOf(now, order, shareOf(order))),
    ...creditsOf(now, orders).flatMap(({ order, moment }) => refundOf(now, order, moment)),
  ]
}

function paymentOf(now: number, order: DemoOrder, share: number): Happening[] {
  const chance = chanceOf('payment', order.order_id)
  const delivered = momentOf(order, 'Delivered')
  const paid = delivered && openAfter(delivered + chance.whole(2, 30) * span.hour)
  if (paid === undefined || paid > now || share === 0) return []
  const draft = draftOf(order, { paid, share }, chance)
  if (chance.isIn(0.85))
    return [{ at: paid, work: (floor, clock) => claimPayment(floor, sellerOf(order), draft, { key, clock }) }]
  let paymentId = ''
  const claim: Happening = {
    at: paid,
    work: async (floor, clock) => {
      paymentId = (await claimPayment(floor, buyerOf(order), draft, { key, clock })).payment_id
    },
  }
  const seen = openAfter(paid + chance.whole(8, 26) * span.hour)
  const decision: Happening = {
    at: seen,
    work: ({ db }, clock) => settlePayment(db, sellerOf(order), paymentId, { state: 'confirmed', clock }),
  }
  return seen < now ? [claim, decision] : [claim]
}

type Part = { readonly paid: number; readonly share: number }

function draftOf({ order_id: orderId, lines }: DemoOrder, { paid, share }: Part, chance: Chance) {
  const total = lines.reduce(
    (sum, { unit_price_paise, quantity }) => sum + lineTotalPaise(unit_price_paise, quantity),
    0,
  )
  // Parts are whole rupees, as people pay them.
  const paise = share === 1 ? total : Math.min(total, Math.ceil((total * share) / 100) * 100)
  const way = chance.pick(ways)
  const method = way === 'cash' && paise > mostCash ? 'neft' : way
  const transfer = { method, reference: referenceOf(method, chance), paid_on: dayInIndia(new Date(paid)) }
  return { orderId, amount: toRupees(paise), is_refund: false, ...transfer }
}

/** The seller gives back what is due, and the buyer sees it arrive; of the latest the buyer has not. */
function refundOf(now: number, order: DemoOrder, credited: number): Happening[] {
  const chance = chanceOf('refund', order.order_id)
  const { order_id: orderId } = order
  const back = openAfter(credited + chance.whole(3, 30) * span.hour)
  if (back > now) return []
  let paymentId = ''
  const refund: Happening = {
    at: back,
    work: async (floor, clock) => {
      const { ledger } = await getOrderPayment(floor, sellerOf(order), orderId, clock())
      const transfer = {
        method: 'neft',
        reference: referenceOf('neft', chance),
        paid_on: dayInIndia(clock()),
      } as const
      const draft = { orderId, amount: toRupees(ledger.refundDue), is_refund: true, ...transfer }
      paymentId = (await claimPayment(floor, sellerOf(order), draft, { key, clock })).payment_id
    },
  }
  const seen = openAfter(back + chance.whole(20, 60) * span.hour)
  const decision: Happening = {
    at: seen,
    work: ({ db }, clock) => settlePayment(db, buyerOf(order), paymentId, { state: 'confirmed', clock }),
  }
  return seen < now ? [refund, decision] : [refund]
}
