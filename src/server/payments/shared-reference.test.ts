import { expect, test } from 'vitest'
import { listSharedReferences } from '#contract/admin/shared-references.ts'
import { rejectPayment, withdrawPayment } from '#contract/payments/payment.ts'
import { sql } from '#server/db/sql.ts'
import { anAdmin } from '#server/testing/build.ts'
import { anOpenOrder, aReference } from '#server/testing/payments.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()

async function listAll() {
  const call = testApp.as(await anAdmin(testApp.db))
  const first = await call(listSharedReferences, {})
  return {
    call,
    first,
    of: (reference: string) => first.references.find((each) => each.reference === reference),
  }
}

test('a reference on the orders of two sellers is shown to admins with all that was seen', async () => {
  const reference = aReference()
  const [one, other] = [await anOpenOrder(testApp), await anOpenOrder(testApp)]
  const earlier = await one.pay(400, { reference })
  await other.pay(250, { reference })
  const { of } = await listAll()
  expect(of(reference)).toMatchObject({
    orders: 2,
    buyers: 2,
    sellers: 2,
    payments: [
      { order_id: other.orderId, amount: 250, state: 'claimed', seller: { user_id: other.seller.user_id } },
      {
        order_id: one.orderId,
        amount: 400,
        buyer: { user_id: one.buyer.user_id },
        created_at: earlier.created_at,
      },
    ],
  })
})

test('a signal decides nothing, and goes away with what was rejected or withdrawn', async () => {
  const reference = aReference()
  const [one, other] = [await anOpenOrder(testApp), await anOpenOrder(testApp)]
  const paymentId = (await one.pay(400, { reference })).payment_id
  const second = await other.pay(400, { reference })
  expect([second.state, (await listAll()).of(reference)?.orders]).toEqual(['claimed', 2])
  await testApp.as(one.seller)(rejectPayment, { paymentId, reason: 'It did not arrive' })
  expect((await listAll()).of(reference)).toBeUndefined()
  await testApp.as(other.buyer)(withdrawPayment, { paymentId: second.payment_id })
  expect((await listAll()).of(reference)).toBeUndefined()
})

test('cheques of the same number and payments without a reference are no signal', async () => {
  const [one, other] = [await anOpenOrder(testApp), await anOpenOrder(testApp)]
  for (const { pay } of [one, other]) {
    await pay(100, { method: 'cheque', reference: '000123' })
    await pay(100, { method: 'cash', reference: '' })
  }
  const { of } = await listAll()
  expect([of('000123'), of('')]).toEqual([undefined, undefined])
})

test('pages follow each other, the last noted first; a cursor that is none is refused', async () => {
  const [one, other] = [await anOpenOrder(testApp), await anOpenOrder(testApp)]
  for (const { orderId } of [one, other])
    await testApp.db.run(sql`
      insert into payments (payment_id, order_id, seller_id, buyer_id, kind, amount_paise, method, reference, paid_on, state, claimed_by)
      select gen_random_uuid(), order_id, seller_id, buyer_id, 'balance', n, 'neft', 'MANY' || lpad(n::text, 12, '0'),
        current_date, 'claimed', 'buyer'
      from orders, generate_series(1, 120) n where order_id = ${orderId} order by n`)
  const { call, first } = await listAll()
  const rest = await call(listSharedReferences, { cursor: first.next ?? '' })
  const seen = [...first.references, ...rest.references]
  expect([new Set(seen.map(({ reference }) => reference)).size, rest.next]).toEqual([first.total, null])
  const moments = seen.map(({ seen_at }) => seen_at)
  expect(moments).toEqual(moments.toSorted().toReversed())
  await expect(call(listSharedReferences, { cursor: 'nonsense' })).rejects.toMatchObject({ status: 400 })
})

test('the list is for admins alone', async () => {
  const { seller, buyer } = await anOpenOrder(testApp)
  for (const person of [seller, buyer])
    await expect(testApp.as(person)(listSharedReferences, {})).rejects.toMatchObject({ status: 403 })
  await expect(testApp.as(null)(listSharedReferences, {})).rejects.toMatchObject({ status: 401 })
})
