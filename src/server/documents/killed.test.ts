import { expect, test } from 'vitest'
import { z } from 'zod'
import { rows } from '#server/db/sql.ts'
import { aBillableOrder, anOrderUnder } from '#server/testing/documents/bills.ts'
import { postThroughKills } from '#server/testing/post-through-kills.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const orderCount = 120

const Written = z.object({ place: z.int(), lines: z.int() })

test('the process killed while invoices are issued: each order has one, whole, and no number is missing', async () => {
  const first = await aBillableOrder(testApp)
  const orders = [first.orderId]
  while (orders.length < orderCount) orders.push((await anOrderUnder(testApp, first)).orderId)
  const token = await testApp.tokenOf(first.seller)
  const paths = orders.map((orderId) => `/api/orders/${orderId}/invoice`)
  await postThroughKills(testApp, { token, paths, body: {}, status: 201 })

  const written = await testApp.db.many(rows(Written)`
    select substring(number from '[0-9]+$')::int as place,
      (select count(*) from invoice_lines l where l.invoice_id = i.invoice_id)::int as lines
    from invoices i order by place`)
  expect(written).toEqual(Array.from({ length: orderCount }, (_, place) => ({ place: place + 1, lines: 1 })))
})
