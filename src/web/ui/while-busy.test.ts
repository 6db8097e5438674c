import { expect, test } from 'vitest'
import { whileBusy } from './while-busy.ts'

test('a button is busy until its work is over, and can be pressed again when that failed', async () => {
  const said: boolean[] = []
  const setBusy = (isBusy: boolean) => void said.push(isBusy)
  expect(await whileBusy(setBusy, async () => 'done')).toBe('done')
  expect(said).toEqual([true, false])
  const fails = whileBusy(setBusy, async () => {
    throw new Error('The line went away')
  })
  await expect(fails).rejects.toThrow('The line went away')
  expect(said).toEqual([true, false, true, false])
})
