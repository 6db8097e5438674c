import { expect, test } from 'vitest'
import { z } from 'zod'
import { rows } from '#server/db/sql.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { fillCart, wholeCart } from '#server/testing/buy.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

let log = ''
const logStream = {
  write: (line: string) => {
    log += line
  },
}
const testApp = openTestApp({ logLevel: 'info' }, { logStream })

/** The request, its answer, and the id in the answer's header. */
async function ask(person: Someone, method: 'POST' | 'PUT' | 'DELETE', url: string, payload: object) {
  const headers = { token: await testApp.tokenOf(person) }
  const answer = await testApp.app.inject({ method, url, headers, payload })
  expect(answer.statusCode).toBe(200)
  return { id: String(answer.headers['x-request-id']), body: answer.json() }
}

const TracedRow = z.object({ request_id: z.string().nullable(), what: z.string() })
const logged = () =>
  log
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line).request_id)

test('one id leads from the answer to the log, to the history of the order and to the audit', async () => {
  const [buyer, seller] = [await aBuyer(testApp.db), await aSeller(testApp.db)]
  const lines = [
    { product_id: await aProduct(testApp.db, { seller }), quantity: 1 },
    { product_id: await aProduct(testApp.db, { seller: await aSeller(testApp.db) }), quantity: 1 },
  ]
  await fillCart(testApp, buyer, lines)
  const placed = await ask(buyer, 'POST', '/api/orders/place-order', await wholeCart(testApp, buyer))
  const { rows: orders } = await testApp.pool.query('select order_id from orders where seller_id = $1', [
    seller.user_id,
  ])
  const orderId: string = orders[0].order_id
  const shipped = await ask(seller, 'PUT', `/api/orders/${orderId}`, {
    delivery_status: 'Confirmed',
  })
  const cancelled = await ask(buyer, 'POST', `/api/orders/${orderId}/cancel`, { reason: 'Ordered twice' })
  const corrected = await ask(buyer, 'PUT', '/api/users/profile', { gst_number: '29ABCDE1234F1Z5' })

  const history = await testApp.db.many(
    rows(TracedRow)`select request_id, delivery_status as what from order_events order by order_event_id`,
  )
  expect(history).toEqual([
    { request_id: placed.id, what: 'Pending' },
    { request_id: placed.id, what: 'Pending' },
    { request_id: shipped.id, what: 'Confirmed' },
    { request_id: cancelled.id, what: 'Cancelled' },
  ])
  expect(await testApp.db.many(rows(TracedRow)`select request_id, action as what from audit_events`)).toEqual(
    [{ request_id: corrected.id, what: 'user.change-profile' }],
  )
  expect(logged()).toEqual(expect.arrayContaining([placed.id, shipped.id, cancelled.id, corrected.id]))
})
