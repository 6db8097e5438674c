import { expect, test } from 'vitest'
import { getAnalytics } from '#contract/analytics.ts'
import { createApi } from '#contract/client.ts'
import { toldOr } from './told.ts'

const toldAfter = (status: number, text: string) =>
  createApi(
    async () => ({ ok: status < 400, status, text: async () => text }),
    () => null,
  )(getAnalytics, {}).catch((fault: unknown) => toldOr(fault, 'Failed to fetch analytics'))

test.each([
  [403, '{"success":false,"content":"Your account may not do that"}', 'Your account may not do that'],
  [500, '{"success":false}', 'Failed to fetch analytics'],
  [500, '{"success":false,"content":""}', 'Failed to fetch analytics'],
  [502, '<html>Bad gateway</html>', 'Failed to fetch analytics'],
  [200, '', 'Failed to fetch analytics'],
])('after %i with %j a person reads: %s', async (status, text, read) => {
  expect(await toldAfter(status, text)).toBe(read)
})

test('without a network the page has its own words', () => {
  expect(toldOr(new TypeError('Failed to fetch'), 'Failed to fetch orders')).toBe('Failed to fetch orders')
})
