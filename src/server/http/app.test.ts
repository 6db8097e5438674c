import { expect, test } from 'vitest'
import { named } from '#server/testing/named.ts'
import { openTestApp } from '#server/testing/test-app.ts'

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
