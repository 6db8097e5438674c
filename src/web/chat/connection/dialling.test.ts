import { expect, test } from 'vitest'
import type { ChatSocket } from './channel.ts'
import { dialAnew, dialling } from './dialling.ts'

/** The part of the library's manager that dialling uses. */
function manager() {
  const listeners = new Map<string, (event: { message: string }) => void>()
  const now = { timeout: dialling.timeout as number, delay: dialling.reconnectionDelayMax as number }
  const io = {
    on: (name: string, listener: (event: { message: string }) => void) => listeners.set(name, listener),
    timeout: (wait: number) => {
      now.timeout = wait
    },
    reconnectionDelayMax: (delay: number) => {
      now.delay = delay
    },
  }
  dialAnew({ io } as unknown as ChatSocket)
  return { now, hear: (name: string, message = '') => listeners.get(name)?.({ message }) }
}

test('the first connection of a page may be slow, a later one has three seconds', () => {
  const { now, hear } = manager()
  expect(now.timeout).toBe(10_000)
  hear('open')
  expect(now.timeout).toBe(3_000)
})

test('after a silence the next attempt follows at once, after a refusal it waits', () => {
  const { now, hear } = manager()
  hear('error', 'timeout')
  expect(now.delay).toBe(dialling.reconnectionDelay)
  hear('error', 'xhr poll error')
  expect(now.delay).toBe(dialling.reconnectionDelayMax)
})

test('ten silences in a row mean a slow connection, which gets more time', () => {
  const { now, hear } = manager()
  hear('open')
  for (let attempt = 1; attempt < 10; attempt += 1) hear('error', 'timeout')
  expect(now.timeout).toBe(3_000)
  hear('error', 'timeout')
  expect(now.timeout).toBe(10_000)
})
