import { expect, test } from 'vitest'
import {
  joined,
  positionOf,
  positionText,
  segmentName,
  segmentStart,
  walName,
  walPieceOf,
} from './wal-place.ts'

test('a position and its file have the names that PostgreSQL gives them', () => {
  const position = positionOf('16/B374D848')
  expect(positionText(position)).toBe('16/B374D848')
  expect(positionText(segmentStart(position))).toBe('16/B3000000')
  expect(segmentName(2, segmentStart(position))).toBe('0000000200000016000000B3')
})

test('a piece is known again by its name', () => {
  const piece = { from: 0x1_6000_0000n, to: 0x1_6000_0a28n, writtenAt: new Date('2026-11-23T10:00:00.5Z') }
  expect(walPieceOf(walName(piece))).toEqual(piece)
  expect(walPieceOf('wal/2026-11-23/notes')).toBeUndefined()
})

test('pieces are joined up to the first gap, also where some were handed over twice', () => {
  const writtenAt = new Date()
  const piece = (from: bigint, to: bigint) => ({ from, to, writtenAt })
  const pieces = [piece(30n, 40n), piece(10n, 20n), piece(10n, 30n), piece(45n, 50n)]
  expect(joined(pieces, 10n).at(-1)?.to).toBe(40n)
  expect(joined(pieces, 42n)).toEqual([])
  expect(joined(pieces, 15n).map(({ to }) => to)).toEqual([20n, 30n, 40n])
})
