import { sql } from '#server/db/sql.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { anOrderOf } from '#server/testing/orders.ts'
import type { Someone, TestApp } from '#server/testing/test-app.ts'
import { pinIn, withGstCheck } from './places.ts'

let count = 0

type Draft = {
  readonly seller?: Someone
  readonly buyer?: Someone
  /** Of the seller's registration, the buyer's profile and the place of supply. */
  readonly from?: string
  readonly to?: string
  readonly supply?: string | null
  readonly shipTo?: 'own' | 'third'
  readonly rates?: readonly (number | null)[]
  readonly scheme?: 'regular' | 'composition'
  readonly turnover?: 'up_to_5' | '5_to_10' | 'above_10'
}

const gstinIn = (state: string, place: number) =>
  withGstCheck(`${state}AABCK${String(place).padStart(4, '0')}F1Z`)

const home = '33'
const ownPin = (state: string) => (state === home ? '641004' : pinIn(state))
const buyersPin = (state: string) => (state === home ? '625001' : pinIn(state))

/** A registration with an address, that the shop's next invoices are issued under. */
export async function aRegistration({ db }: TestApp, seller: Someone, draft: Draft = {}) {
  count += 1
  const { from = '33', scheme = 'regular', turnover = 'up_to_5' } = draft
  const gstin = gstinIn(from, count)
  await db.run(sql`update tax_registrations set is_default = false where seller_id = ${seller.user_id}`)
  await db.run(sql`
    insert into tax_registrations (seller_id, gstin, legal_name, address, pin, state_code, scheme, turnover)
    values (${seller.user_id}, ${gstin}, 'Kovai Mills Private Limited', '14 Avinashi Road, Coimbatore', ${ownPin(from)}, ${from},
      ${scheme}, ${turnover})`)
  return gstin
}

/** An order of ₹10.00 a line, two of each, which its seller may bill. */
export async function aBillableOrder(testApp: TestApp, draft: Draft = {}) {
  const { db } = testApp
  const seller = draft.seller ?? (await aSeller(db))
  const buyer = draft.buyer ?? (await aBuyer(db))
  const gstin = await aRegistration(testApp, seller, draft)
  return { ...(await anOrderUnder(testApp, { ...draft, seller, buyer, gstin })), gstin }
}

type Under = Draft & { readonly seller: Someone; readonly buyer: Someone; readonly gstin: string }

/** One more order under a registration that is there. */
export async function anOrderUnder({ db }: TestApp, draft: Under) {
  const { seller, buyer, gstin, from = '33', to = '33', rates = [1800] } = draft
  const { supply = to, shipTo = 'own', scheme = 'regular' } = draft
  const product_ids: string[] = []
  for (const _ of rates) product_ids.push(await aProduct(db, { seller }))
  const orderId = await anOrderOf(db, { seller, buyer, product_ids })
  await db.run(sql`
    update orders set seller_gstin = ${gstin}, seller_state_code = ${from}, seller_scheme = ${scheme},
      supply_state_code = ${supply}, ship_to = ${shipTo}, bill_gstin = ${gstinIn(to, 1)},
      bill_name = 'Ganesh Stores', bill_address = '27 Bazaar Street', bill_pin = ${buyersPin(to)}, bill_state_code = ${to},
      po_number = 'PO/7'
    where order_id = ${orderId}`)
  await db.run(sql`
    update order_lines set hsn_code = '610910', unit_code = 'PCS', gst_rate_bp = rate
    from unnest(${rates}::int[]) with ordinality as rates (rate, place)
    where order_id = ${orderId} and line_number = place`)
  return { orderId, seller, buyer }
}
