import { sql } from '#server/db/sql.ts'
import { issueInvoice } from '#server/documents/issue.service.ts'
import { readAccount } from '#server/khata/accounts.service.ts'
import { aBuyer, aSeller } from '#server/testing/build.ts'
import { aBillableOrder, anOrderUnder } from '#server/testing/documents/bills.ts'
import type { Someone, TestApp } from '#server/testing/test-app.ts'

type Draft = {
  /** Rupees. */
  readonly total?: number
  /** Days in India; null: nothing has come. */
  readonly issued?: string
  readonly delivered?: string | null
  readonly terms?: object | null
}

type Udyam = { readonly class?: 'micro' | 'small' | 'medium'; readonly activity?: string } | null

const noonOf = (day: string) => new Date(`${day}T06:30:00Z`)

/** A shop with a Udyam registration, and a buyer; each call of `bill` is one more bill of it. */
export async function aKhata(
  testApp: TestApp,
  udyam: Udyam = {},
  people: { seller?: Someone; buyer?: Someone } = {},
) {
  const { db } = testApp
  const seller = people.seller ?? (await aSeller(db, { company_name: 'Kovai Mills' }))
  const buyer = people.buyer ?? (await aBuyer(db, { company_name: 'Ganesh Stores' }))
  const { gstin, orderId: unbilled } = await aBillableOrder(testApp, { seller, buyer })
  const pair = { sellerId: seller.user_id, buyerId: buyer.user_id }
  if (udyam)
    await db.run(sql`
      update tax_registrations set udyam_number = 'UDYAM-TN-03-0012345', udyam_class = ${udyam.class ?? 'small'},
        udyam_activity = ${udyam.activity ?? 'manufacturing'}
      where gstin = ${gstin}`)
  const bill = async (draft: Draft = {}) => {
    const { orderId } = await anOrderUnder(testApp, { seller, buyer, gstin })
    await aBill(testApp, { ...draft, orderId, seller })
    return orderId
  }
  /** The account as it stands on a day. */
  const on = async (day: string) => {
    const account = await readAccount(db, pair, 'seller', day)
    if (!account) throw new Error('there is an account')
    return account.state
  }
  return { seller, buyer, pair, gstin, bill, on, unbilled }
}

type Billing = Draft & { readonly orderId: string; readonly seller: Someone }

async function aBill({ db }: TestApp, { orderId, seller, ...draft }: Billing) {
  const { total = 1_00_000, issued = '2026-09-01', delivered = issued, terms = null } = draft
  await db.run(sql`
    update order_lines set quantity = 1, unit_price_paise = ${total * 100}, line_total_paise = ${total * 100}
    where order_id = ${orderId}`)
  await db.run(sql`
    update orders set total_paise = ${total * 100}, order_date = ${noonOf(issued)},
      terms = ${terms ? JSON.stringify(terms) : null}::jsonb
    where order_id = ${orderId}`)
  await issueInvoice(db, seller, { orderId }, () => noonOf(issued))
  if (delivered === null) return
  await db.run(sql`update orders set delivery_status = 'Delivered' where order_id = ${orderId}`)
  await db.run(sql`
    insert into order_events (order_id, actor_id, actor_role, delivery_status, request_id, created_at)
    values (${orderId}, ${seller.user_id}, 'seller', 'Delivered', 'test', ${noonOf(delivered)})`)
}

/** What arrived for an order, in rupees. */
export async function aPaymentOf({ db }: TestApp, orderId: string, amount: number, day: string) {
  await db.run(sql`
    insert into payments (payment_id, order_id, seller_id, buyer_id, kind, amount_paise, method, reference, paid_on, state,
      claimed_by, created_at, decided_at)
    select gen_random_uuid(), order_id, seller_id, buyer_id, ${amount < 0 ? 'refund' : 'balance'}, ${Math.abs(amount) * 100},
      'cash', '', ${day}::date, 'confirmed', 'seller', ${noonOf(day)}, ${noonOf(day)}
    from orders where order_id = ${orderId}`)
}
