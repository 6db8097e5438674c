import { expect, test } from 'vitest'
import { openHouse } from '#server/testing/house.ts'

const house = openHouse()

test('an address that does not exist answers one sentence', async () => {
  const answer = await house.app.inject('/api/nothing')
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({ success: false, content: 'There is nothing at this address.' })
})
