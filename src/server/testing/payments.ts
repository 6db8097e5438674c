import { claimPayment, getOrderPayment } from '#contract/payments/payment.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aProduct, aSeller } from './build.ts'
import { anOrderOf } from './orders.ts'
import { aPayee } from './payees.ts'
import type { Someone, TestApp } from './test-app.ts'

type Draft = {
  readonly seller?: Someone
  readonly buyer?: Someone
  /** Rupees. */
  readonly total?: number
  readonly terms?: object | null
  readonly payee?: object | null
}

let count = 0
/** A UPI reference that nobody has yet. */
export const aReference = () => String(400_000_000_000 + ++count)

export const paidToday = () => new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 10)

/** An order that waits for its payment, of ₹1,000 if nothing else is said. */
export async function anOpenOrder(testApp: TestApp, draft: Draft = {}) {
  const { db } = testApp
  const seller = draft.seller ?? (await aSeller(db, { company_name: 'Shree Traders' }))
  const buyer = draft.buyer ?? (await aBuyer(db))
  if (draft.payee !== null) await aPayee(testApp, seller, draft.payee)
  const orderId = await anOrderOf(db, { seller, buyer, product_ids: [await aProduct(db, { seller })] })
  await db.run(sql`
    update orders set total_paise = ${(draft.total ?? 1_000) * 100},
      terms = ${draft.terms ? JSON.stringify(draft.terms) : null}::jsonb
    where order_id = ${orderId}`)
  const look = async (person: Someone = buyer) => testApp.as(person)(getOrderPayment, { orderId })
  const pay = async (amount: number, more: object = {}, person: Someone = buyer) => {
    const draft = { orderId, amount, method: 'upi', reference: aReference(), paid_on: paidToday() } as const
    return (await testApp.as(person)(claimPayment, { ...draft, ...more })).payment
  }
  return { orderId, seller, buyer, look, pay }
}
