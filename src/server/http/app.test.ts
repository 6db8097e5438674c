import { expect, test } from 'vitest'
import { badInput } from '#server/errors.ts'
import { named } from '#server/testing/named.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { success } from './success.ts'

const testApp = openTestApp()

test('an address that does not exist answers one sentence', async () => {
  const answer = await testApp.app.inject('/api/nothing')
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({
    success: false,
    content: 'There is nothing at this address.',
    sentence: named,
  })
})

test('a sentence without a name does not compile', () => {
  // @ts-expect-error A text of no dictionary.
  const refuse = () => badInput('Please check the field.')
  // @ts-expect-error
  const answer = () => success('Saved')
  expect([refuse, answer]).toHaveLength(2)
})
