import { beforeAll, expect, test } from 'vitest'
import { loadDemo } from '#server/demo/load-demo.ts'
import { openHouse } from '#server/testing/house.ts'
import { findNonsense, meanOf, measure } from './measure.ts'

const house = openHouse()

beforeAll(() => loadDemo(house.app.house))

test('of what 500 requests mean, the first ten products show at least 97 in a hundred', async () => {
  const results = [...(await measure(house.db)).values()].flat()
  expect(results.length).toBeGreaterThanOrEqual(500)
  expect(meanOf(results)).toBeGreaterThanOrEqual(0.97)
})

test('nothing is found for fifty nonsense words', async () => {
  expect(await findNonsense(house.db)).toEqual([])
})
