import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/payments/payment.ts'
import { toRupees } from '#contract/products/price.ts'
import { payments as texts } from '#contract/texts/payments.ts'
import { clock } from '#server/documents/clock.rules.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { claimPayment } from './claim.service.ts'
import { getOrderPayment } from './order-payment.service.ts'
import { toOrderPayment, toPayment } from './payment.reply.ts'
import { sentenceOfClaim, sentenceOfConfirmation } from './payment-sentence.service.ts'
import { getProof } from './proof.service.ts'
import { getReceipt } from './receipt.service.ts'
import { listSellerPayments } from './seller-payments.service.ts'
import { settlePayment } from './settle.service.ts'

export function paymentRoutes(app: FastifyInstance) {
  const { services } = app
  const { db } = services

  route(app, contract.getOrderPayment, async ({ orderId }, caller) =>
    toOrderPayment(await getOrderPayment(services, caller, orderId, new Date())),
  )
  route(app, contract.claimPayment, async (draft, caller, { idempotencyKey: key }) => {
    const payment = await claimPayment(services, caller, draft, { key, clock })
    return success(await sentenceOfClaim(db, payment), {
      payment: toPayment(payment, payment.claimed_by === 'seller'),
    })
  })
  route(app, contract.confirmPayment, async ({ paymentId }, caller) => {
    const payment = await settlePayment(db, caller, paymentId, { state: 'confirmed', clock })
    return success(await sentenceOfConfirmation(db, payment), {
      payment: toPayment(payment, payment.kind !== 'refund'),
    })
  })
  route(app, contract.rejectPayment, async ({ paymentId, reason }, caller) => {
    const payment = await settlePayment(db, caller, paymentId, { state: 'rejected', reason, clock })
    return success(texts.rejected, { payment: toPayment(payment, payment.kind !== 'refund') })
  })
  route(app, contract.withdrawPayment, async ({ paymentId, ...asking }, caller) => {
    const payment = await settlePayment(db, caller, paymentId, { state: 'withdrawn', clock, ...asking })
    const { receipt: number } = payment
    return success(number === null ? texts.withdrawn : texts.withdrawnReceipt({ number }), {
      payment: toPayment(payment, payment.claimed_by === 'seller'),
    })
  })
  route(app, contract.getReceipt, ({ paymentId }, caller) => getReceipt(services, caller, paymentId, clock))
  route(app, contract.getProof, ({ paymentId }, caller) => getProof(services, caller, paymentId))
  route(app, contract.listSellerPayments, async (query, caller) => {
    const { page, sums, ...more } = await listSellerPayments(db, caller, query)
    return {
      success: true as const,
      payments: page.map(({ buyer, ...row }) => ({ ...toPayment(row, true), buyer })),
      sums: {
        claimed: toRupees(sums.claimed_paise),
        confirmed: toRupees(sums.confirmed_paise),
        refunded: toRupees(sums.refunded_paise),
      },
      ...more,
    }
  })
}
