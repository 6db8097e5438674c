import { expect, test } from 'vitest'
import { createManyOrOne } from './many-or-one.ts'

test('many work at once, and one works alone: after those before it, and before those behind it', async () => {
  const { together, alone } = createManyOrOne()
  const steps: string[] = []
  const work = (name: string) => async () => {
    steps.push(`${name} begins`)
    await Promise.resolve()
    steps.push(`${name} ends`)
  }
  await Promise.all([together(work('a')), together(work('b')), alone(work('one')), together(work('c'))])
  expect(steps).toEqual([
    'a begins',
    'b begins',
    'a ends',
    'b ends',
    'one begins',
    'one ends',
    'c begins',
    'c ends',
  ])
})

test('work that fails holds up nobody', async () => {
  const { together, alone } = createManyOrOne()
  const fail = () => Promise.reject(new Error('it failed'))
  const failures = [together(fail), alone(fail)]
  expect(await together(async () => 'it works')).toBe('it works')
  for (const failure of failures) await expect(failure).rejects.toThrow('it failed')
})
