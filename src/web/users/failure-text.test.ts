import { expect, test } from 'vitest'
import { createApi } from '#contract/client.ts'
import { signIn } from '#contract/user.ts'
import { failureText } from './failure-text.ts'

/** What a person reads when the server answers like this. */
async function readAfter(status: number, body: string) {
  const api = createApi(
    async () => ({ ok: status < 400, status, text: async () => body }),
    () => null,
  )
  const asked = api(signIn, { phone_number: '919000000001', password: 'demo1234' })
  return asked.then(
    () => 'signed in',
    (fault) => failureText(fault),
  )
}

test('a refusal is shown in the words of the server', async () => {
  expect(await readAfter(401, '{"success":false,"content":"Phone number or password is wrong"}')).toBe(
    'Phone number or password is wrong',
  )
})

test('an empty answer and one that is no JSON have their own sentences', async () => {
  expect(await readAfter(200, '')).toBe('Server returned an empty response')
  expect(await readAfter(502, '<html>')).toBe('Server returned an invalid JSON response')
})

test('any other failure names itself', () => {
  expect(failureText(new Error('No connection. Check your network and try again.'))).toBe(
    'Server side error: No connection. Check your network and try again.',
  )
})
