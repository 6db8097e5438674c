import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limits } from '#contract/limits.ts'
import type { Channel } from './channel.ts'
import { createTyping } from './typing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function room() {
  const sent: string[] = []
  const shown: boolean[] = []
  const channel = {
    isUp: () => true,
    ask: async (name: string) => {
      sent.push(name)
    },
  } as unknown as Channel
  return { sent, shown, typing: createTyping(channel, 'room', (isTyping) => shown.push(isTyping)) }
}

test('a person who types without a pause is announced again before the mark goes out', () => {
  const { sent, typing } = room()
  for (let passed = 0; passed < limits.chat.typingMs; passed += 100) {
    typing.typed()
    vi.advanceTimersByTime(100)
  }
  expect(sent).toEqual(['typing', 'typing'])
})

test('the end of typing is sent once, and only by somebody who typed', () => {
  const { sent, typing } = room()
  typing.done()
  expect(sent).toEqual([])
  typing.typed()
  typing.done()
  typing.done()
  expect(sent).toEqual(['typing', 'stopTyping'])
})

test('the typing mark of the other person disappears without further events', () => {
  const { shown, typing } = room()
  typing.heard()
  vi.advanceTimersByTime(limits.chat.typingMs - 1)
  typing.heard()
  vi.advanceTimersByTime(limits.chat.typingMs - 1)
  expect(shown).toEqual([true, true])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual([true, true, false])
})
