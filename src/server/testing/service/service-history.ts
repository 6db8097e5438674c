import { sql } from '#server/db/sql.ts'
import { aBuyer, aSeller } from '#server/testing/build.ts'
import { anOrderOf } from '#server/testing/orders.ts'
import { aRequirement } from '#server/testing/requirements.ts'
import type { Someone, TestApp } from '#server/testing/test-app.ts'

export const hourMs = 60 * 60_000
export const dayMs = 24 * hourMs

/** What happened between a seller and one buyer. */
export type Trade = {
  readonly buyer: Someone
  /** False: the same business as the seller, or the demo. */
  readonly isStranger: boolean
  readonly asks: { readonly began: Date; readonly answered: Date | null }[]
  readonly orders: Sold[]
}
type Sold = {
  readonly began: Date
  readonly promised: string
  readonly left: Date | null
  readonly cancelledBy: 'buyer' | 'seller' | null
  readonly isLost: boolean
  readonly isDisputed: boolean
}

let places = 0
const aPlace = () => {
  places += 1
  return `Long street number ${places}, Jaipur`
}

/** A seller at a place of its own: test accounts share one address otherwise. */
export async function aShop({ db }: TestApp) {
  const seller = await aSeller(db)
  await moveTo(db, seller, aPlace())
  return seller
}

const moveTo = (db: TestApp['db'], { user_id }: Someone, address: string) =>
  db.run(sql`update users set address = ${address} where user_id = ${user_id}`)

export async function aStranger({ db }: TestApp) {
  const buyer = await aBuyer(db)
  await moveTo(db, buyer, aPlace())
  return buyer
}

type Between = { readonly seller: Someone; readonly buyer: Someone }
type Asked = Trade['asks'][number]

export async function ask({ db }: TestApp, { seller, buyer }: Between, { began, answered }: Asked) {
  const { room_id } = (await db.one(sql`
    insert into chat_rooms (buyer_id, seller_id, last_seq, last_message_at, created_at)
    values (${buyer.user_id}, ${seller.user_id}, 2, ${answered ?? began}, ${began}) returning room_id`)) as {
    room_id: string
  }
  const write = (seq: number, sender: Someone, moment: Date) =>
    db.run(sql`
      insert into chat_messages (room_id, seq, sender_id, body, created_at)
      values (${room_id}, ${seq}, ${sender.user_id}, 'Words', ${moment})`)
  await write(1, buyer, began)
  if (answered) await write(2, seller, answered)
}

/** A quote of the seller for what a buyer wants. */
export async function quoteFor({ db }: TestApp, { seller, buyer }: Between, { began, answered }: Asked) {
  const id = await aRequirement(db, { buyer })
  await db.run(sql`update requirements set created_at = ${began} where requirement_id = ${id}`)
  await db.run(sql`
    insert into quotes (requirement_id, seller_id, place, unit_price_paise, min_quantity, delivery_days, created_at)
    values (${id}, ${seller.user_id}, 1, 100, 1, 1, ${answered})`)
}

let cases = 0
const caseId = () => {
  cases += 1
  return `VT-${String(cases).padStart(8, '0')}`
}

export async function sell({ db }: TestApp, { seller, buyer }: Between, sold: Sold) {
  const status = sold.cancelledBy ? 'Cancelled' : 'Pending'
  const id = await anOrderOf(db, { seller, buyer, product_ids: [], status, at: sold.began.toISOString() })
  await db.run(sql`update orders set promised_on = ${sold.promised} where order_id = ${id}`)
  const actor = sold.cancelledBy === 'seller' ? seller : buyer
  await db.run(sql`
    insert into shipments
      (order_id, seq, mode, transporter_name, transporter_id, doc_no, vehicle_no, vehicle_kind, ewb_no, dispatched_at)
    select ${id}, 1, 'road', '', '', '', '', 'R', '', ${sold.left}::timestamptz where ${sold.left}::timestamptz is not null`)
  await db.run(sql`
    insert into order_events (order_id, actor_id, actor_role, delivery_status, created_at)
    select ${id}, ${actor.user_id}::uuid, ${sold.cancelledBy}::text, 'Cancelled', ${sold.began}::timestamptz
    where ${sold.cancelledBy}::text is not null`)
  if (sold.isDisputed) await dispute(db, { seller, buyer }, { ...sold, id })
}

async function dispute(
  db: TestApp['db'],
  { seller, buyer }: Between,
  { id, began, isLost }: Sold & { readonly id: string },
) {
  const desk = isLost ? (await aBuyer(db)).user_id : null
  await db.run(sql`
    insert into cases (case_id, kind, order_id, about_id, opened_by, subject, wish, state, acknowledge_by, close_by,
      outcome, decided_by, created_at, changed_at)
    values (${caseId()}, 'damaged', ${id}, ${seller.user_id}, ${buyer.user_id}, '', 'refund',
      ${isLost ? 'decided' : 'escalated'}, ${began}, ${began}, ${isLost ? 'refund' : null}, ${desk}, ${began}, ${began})`)
}
