import type { DemoStep } from '#server/demo/data/trades.ts'
import { trades } from '#server/demo/data/trades.ts'
import { span } from '#server/demo/dates.ts'
import type { DemoProduct } from '#server/demo/make-products.ts'
import type { Clock } from '#server/documents/clock.rules.ts'
import * as deals from './deal-steps.ts'
import * as orders from './order-steps.ts'
import type { Floor, Happening } from './timeline.ts'
import { beginTrade, type Trade } from './trade.ts'

type Steps = {
  readonly [Do in DemoStep['do']]: (
    floor: Floor,
    trade: Trade,
    step: Extract<DemoStep, { readonly do: Do }>,
    clock: Clock,
  ) => Promise<unknown>
}

const steps: Steps = {
  offer: deals.offer,
  counter: deals.counter,
  accept: deals.accept,
  decline: deals.decline,
  withdraw: deals.withdraw,
  expire: deals.expire,
  confirm: orders.confirm,
  pay: orders.pay,
  'confirm-payment': orders.confirmPayment,
  'reject-payment': orders.rejectPayment,
  'withdraw-payment': orders.withdrawPayment,
  'note-payment': orders.notePayment,
  'take-back-payment': orders.takeBackPayment,
  refund: orders.refund,
  'reject-refund': orders.rejectRefund,
  invoice: orders.invoice,
  send: orders.send,
  arrive: orders.arrive,
  receive: orders.receive,
  report: orders.report,
  cancel: orders.cancel,
  credit: orders.credit,
}

/** Deals between people of the market, and what became of their orders. */
export const tradesOf = (now: number, products: readonly DemoProduct[]): Happening[] =>
  trades.flatMap((demo) => {
    const trade = beginTrade(demo, products)
    return demo.steps.map((step) => ({
      at: now - step.hours_ago * span.hour,
      orderId: trade.orderId,
      work: (floor: Floor, clock: Clock) => doStep(floor, trade, step, clock),
    }))
  })

const doStep = <Do extends DemoStep['do']>(
  floor: Floor,
  trade: Trade,
  step: Extract<DemoStep, { readonly do: Do }>,
  clock: Clock,
) => (steps[step.do as Do] as Steps[Do])(floor, trade, step, clock)
