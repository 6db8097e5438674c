import { expect, test } from 'vitest'
import { createApi } from '#contract/client.ts'
import { signIn } from '#contract/users/user.ts'
import { sentenceOf } from '#web/api/sentence-of.ts'
import { usersTexts } from './users-texts.ts'

/** What a person reads after such an answer of the server. */
async function readAfter(status: number, body: string) {
  const api = createApi(
    async () => ({ ok: status < 400, status, text: async () => body }),
    () => null,
  )
  const answer = api(signIn, { phone_number: '919000000001', password: 'demo1234' })
  return answer.then(
    () => 'signed in',
    (error) => sentenceOf(error, { lost: usersTexts.serverError }),
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
  expect(sentenceOf(new Error('No connection'), { lost: usersTexts.serverError })).toBe(
    'Server side error: No connection',
  )
})
