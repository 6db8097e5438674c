import { expect, test } from 'vitest'
import { addCartItem } from '#contract/cart.ts'
import { type Api, createApi } from '#contract/client.ts'
import { createAttempt } from './attempt.ts'

const keyOf = ({ headers }: { headers: Record<string, string> }) => headers['idempotency-key']

test('a try whose answer was lost is repeated under its key', () => {
  const attempt = createAttempt()
  const photos = ['one.jpg']
  const first = keyOf(attempt.headers('Nails', photos))
  expect(first).toMatch(/^\S{16,}$/)
  expect(keyOf(attempt.headers('Nails', photos))).toBe(first)
})

test('what is put together anew for the second try is the same attempt while it says the same', () => {
  const attempt = createAttempt()
  const photo = new File(['a'], 'one.jpg')
  const claim = () => ({ orderId: 'ORD1', amount: 57_600, proof: { photo, note: undefined } })
  const first = keyOf(attempt.headers(claim()))
  expect(keyOf(attempt.headers(claim()))).toBe(first)
  const other = { ...claim(), proof: { photo: new File(['a'], 'one.jpg') } }
  expect(keyOf(attempt.headers(other))).not.toBe(first)
})

test('what was changed, or was answered, is another attempt', () => {
  const attempt = createAttempt()
  const keys = new Set([keyOf(attempt.headers('Nails', 10)), keyOf(attempt.headers('Nails', 11))])
  attempt.end()
  keys.add(keyOf(attempt.headers('Nails', 11)))
  expect(keys.size).toBe(3)
})

test('no page can send what is carried out once under a key and forget the key: the types refuse it', async () => {
  const sent: (string | undefined)[] = []
  const api: Api = createApi(
    async (_, { headers }) => {
      sent.push(headers['idempotency-key'])
      return { ok: true, status: 200, text: async () => '{"success":true}' }
    },
    () => null,
  )
  const line = { product_id: '0', quantity: 1 }
  // @ts-expect-error: were this allowed, `npm run typecheck` would say that nothing is wrong here.
  await api(addCartItem, line)
  await api(addCartItem, line, createAttempt().headers(line))
  expect(sent).toEqual([undefined, expect.any(String)])
})
