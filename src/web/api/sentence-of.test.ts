import { expect, test } from 'vitest'
import { createApi } from '#contract/client.ts'
import { getAnalytics } from '#contract/sellers/analytics.ts'
import { type OwnWords, ownText, sentenceOf } from './sentence-of.ts'

/** What a person reads after such an answer of the server. */
const readAfter = (status: number, text: string, own: OwnWords) =>
  createApi(
    async () => ({ ok: status < 400, status, text: async () => text }),
    () => null,
  )(getAnalytics, {}).then(
    () => 'done',
    (error: unknown) => sentenceOf(error, own),
  )

const refusal = '{"success":false,"content":"Your account may not do that"}'
const unreached = new Error('No connection. Check your network and try again.')

test.each([
  [403, refusal, 'Your account may not do that'],
  [500, '{"success":false}', 'Failed to fetch analytics'],
  [500, '{"success":false,"content":""}', 'Failed to fetch analytics'],
  [502, '<html>Bad gateway</html>', 'Failed to fetch analytics'],
  [200, '', 'Failed to fetch analytics'],
])('after %i with %j a person reads: %s', async (status, text, read) => {
  expect(await readAfter(status, text, ownText('Failed to fetch analytics'))).toBe(read)
})

test('without a network the page has its own words, where it gives them in place of all others', () => {
  const slip = new TypeError('Failed to fetch')
  expect(sentenceOf(slip, ownText('Failed to fetch orders'))).toBe('Failed to fetch orders')
  expect(sentenceOf(unreached, ownText('Failed to fetch orders'))).toBe('Failed to fetch orders')
})

test('a page with a text for the rest lets the server and the line speak first', async () => {
  expect(await readAfter(403, refusal, 'Not saved')).toBe('Your account may not do that')
  expect(await readAfter(500, '{"success":false}', 'Not saved')).toBe('Something went wrong')
  expect(sentenceOf(unreached, 'Not saved')).toBe('No connection. Check your network and try again.')
})

test.each([new TypeError('x is not a function'), new Error(''), 'a text', undefined])(
  'a slip in the code is nothing for people: %s',
  (slip) => expect(sentenceOf(slip, 'Not saved')).toBe('Not saved'),
)

test('an answer without a sentence and no answer can have words of their own', async () => {
  const own = { refused: 'The product was not taken', lost: 'The product could not be sent' }
  expect(await readAfter(403, refusal, own)).toBe('Your account may not do that')
  expect(await readAfter(502, '<html>', own)).toBe('The product was not taken')
  expect(sentenceOf(unreached, own)).toBe('The product could not be sent')
})
