import { sql } from '#server/db/sql.ts'
import { sendShipment } from '#server/shipments/send.service.ts'
import { findBreaches } from '#server/testing/invariants.ts'
import type { Someone, TestApp } from '#server/testing/test-app.ts'
import { aBillableOrder } from './bills.ts'
import { pinIn } from './places.ts'

type Draft = NonNullable<Parameters<typeof aBillableOrder>[1]> & { readonly quantity?: number }

/** An order of 400 bags a line, at ₹465.00 with tax, which its seller may bill and send. */
export async function anOrderOfBags(testApp: TestApp, { quantity = 400, ...draft }: Draft = {}) {
  const about = await aBillableOrder(testApp, draft)
  const { orderId } = about
  await testApp.db.run(sql`
    update order_lines set quantity = ${quantity}, unit = 'bag', unit_price_paise = 46500,
      line_total_paise = 46500 * ${quantity}, product_name = 'Cement bag ' || line_number
    where order_id = ${orderId}`)
  await testApp.db.run(sql`
    update orders set total_paise = (select sum(line_total_paise) from order_lines l where l.order_id = orders.order_id),
      state = case supply_state_code when '23' then 'Madhya Pradesh' else 'Tamil Nadu' end, city = 'Madurai',
      postal_code = case supply_state_code when '23' then ${pinIn('23')} else '625001' end, ship_address = '27 Bazaar Street'
    where order_id = ${orderId}`)
  return about
}

/** A part of an order on its way in a lorry, not over the API. */
export async function aShipmentOf(
  { db }: Pick<TestApp, 'db'>,
  seller: Someone,
  orderId: string,
  { quantity = 1, now = new Date() }: { readonly quantity?: number; readonly now?: Date } = {},
) {
  const person = { ...seller, request_id: 'test' }
  const lines = [{ line_number: 1, quantity }]
  const draft = { orderId, lines, vehicle_no: 'TN38AB1234' }
  const { shipment_id } = await sendShipment(db, person, draft, { clock: () => now })
  return shipment_id
}

const ofGoods = /\b(sent|challans)\b/

/** Of the rules about goods on their way; orders of these tests have no history of their own. */
export const findBreachesOfGoods = async (db: TestApp['db']) =>
  (await findBreaches(db)).filter(({ rule }) => ofGoods.test(rule))
