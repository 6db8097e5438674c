import fc from 'fast-check'
import { expect, test } from 'vitest'
import { merged, olderBefore, type Timeline, unbrokenEnd } from './timeline.ts'

type Line = { message_id: string; seq: number }
const line = (seq: number): Line => ({ message_id: `m${seq}`, seq })
const lines = (...seqs: number[]) => seqs.map(line)
const seqs = (shown: Timeline<Line>) => shown.map(({ seq }) => seq)

test('messages stand in the order of the room, whichever comes first', () => {
  expect(seqs(merged(lines(4, 5), lines(7, 3, 6)))).toEqual([3, 4, 5, 6, 7])
})

test('what comes twice stands there once, and nothing new changes nothing', () => {
  const known = lines(1, 2)
  expect(merged(known, lines(2, 1))).toBe(known)
  expect(seqs(merged(known, lines(2, 3, 3)))).toEqual([1, 2, 3])
})

test('a missing message is noticed, and requested after the last one before it', () => {
  expect(unbrokenEnd(lines(5, 6, 7), 5)).toBe(7)
  expect(unbrokenEnd(lines(5, 6, 8, 10), 5)).toBe(6)
  expect(unbrokenEnd(lines(3, 4, 5, 6, 8), 5)).toBe(6)
})

test('in a room that was opened without a message, the first one that comes may not be its first', () => {
  expect(unbrokenEnd([], 1)).toBe(0)
  expect(unbrokenEnd(lines(4), 1)).toBe(0)
  expect(olderBefore(lines(4), 1)).toBeUndefined()
})

test('older messages are requested until the first of the room is here', () => {
  expect(olderBefore(lines(51, 52), 51)).toBe(51)
  expect(olderBefore(lines(1, 2, 51), 51)).toBeUndefined()
  expect(olderBefore([], 1)).toBeUndefined()
})

test('whatever is lost, doubled and shuffled on the way, asking for what is missing brings the whole talk', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 120 }),
      fc.integer({ min: 0, max: 119 }),
      fc.array(fc.array(fc.integer({ min: 1, max: 120 }), { maxLength: 12 }), { maxLength: 12 }),
      (count, start, frames) => {
        const room = Array.from({ length: count }, (_, place) => line(place + 1))
        const from = Math.min(start, count - 1)
        let shown: Timeline<Line> = merged([], room.slice(from, from + 50))
        for (const frame of frames)
          shown = merged(shown, room.filter(({ seq }) => frame.includes(seq) && seq > from).reverse())
        for (let last = -1; unbrokenEnd(shown, from + 1) !== last; ) {
          last = unbrokenEnd(shown, from + 1)
          shown = merged(shown, room.filter(({ seq }) => seq > last).slice(0, 7))
        }
        expect(shown).toEqual(room.slice(from))
      },
    ),
  )
})
