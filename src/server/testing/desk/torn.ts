import { openCase } from '#contract/cases/case.ts'
import type { CaseWish } from '#contract/cases/case-rules.ts'
import { issueCreditNote, issueInvoice } from '#contract/documents/document.ts'
import { getOrder } from '#contract/order.ts'
import { confirmReceipt } from '#contract/shipments/shipment.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { bagsThatCame, tornBags } from './cases.ts'

/** 400 billed bags of which the buyer has confirmed 398 good and 2 torn. */
export async function tornOrder(testApp: TestApp, { isBilled = true } = {}) {
  const order = await bagsThatCame(testApp)
  const { orderId, buyer, seller, shipmentId } = order
  if (isBilled) await testApp.as(seller)(issueInvoice, { orderId })
  await testApp.as(buyer)(confirmReceipt, {
    shipmentId,
    lines: [{ line_number: 1, accepted: 398, short: 0, damaged: 2 }],
  })
  const missing = true as const
  const lines = [{ line_number: 1, quantity: 2 }]
  return {
    ...order,
    look: async () => (await testApp.as(buyer)(getOrder, { orderId })).road?.missing,
    /** As the next steps of both sides do it. */
    report: async (wish: CaseWish = 'credit') =>
      (await testApp.as(buyer)(openCase, { ...tornBags(orderId), missing, wish })).case,
    credit: () => testApp.as(seller)(issueCreditNote, { orderId, lines, missing, reason: '2 bags torn' }),
  }
}
