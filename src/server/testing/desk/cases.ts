import { openCase } from '#contract/cases/case.ts'
import { markDelivered } from '#contract/shipments/shipment.ts'
import { anOrderOfBags, aShipmentOf } from '#server/testing/documents/shipments.ts'
import type { TestApp } from '#server/testing/test-app.ts'

type Draft = Parameters<typeof anOrderOfBags>[1]

/** 400 bags at ₹465.00 that have come. */
export async function bagsThatCame(testApp: TestApp, draft: Draft = {}) {
  const about = await anOrderOfBags(testApp, draft)
  const shipmentId = await aShipmentOf(testApp, about.seller, about.orderId, { quantity: 400 })
  await testApp.as(about.seller)(markDelivered, { shipmentId })
  return { ...about, shipmentId }
}

/** Two torn bags of them, for which the buyer wants their price credited. */
export const tornBags = (orderId: string) => ({
  kind: 'damaged' as const,
  orderId,
  lines: [{ line_number: 1, quantity: 2 }],
  wish: 'credit' as const,
  words: 'Two bags are torn',
})

export async function aCase(testApp: TestApp, draft: Draft & { readonly more?: object } = {}) {
  const { more = {}, ...order } = draft
  const about = await bagsThatCame(testApp, order)
  const opened = await testApp.as(about.buyer)(openCase, { ...tornBags(about.orderId), ...more })
  return { ...about, caseId: opened.case.case_id, revision: opened.case.revision, opened: opened.case }
}
