import type { Figures } from './load.ts'

type Measured = {
  readonly name: string
  /** At 32 connections, for a shop at 16. */
  readonly wide: Figures
  /** At 8 connections. */
  readonly narrow: Figures
  /** A bare server with the same number of bytes, at the same number of connections. */
  readonly floor: Figures
  readonly bytes: number
}

const widths = [24, 9, 8, 8, 8, 8, 9, 9, 8, 7] as const
const line = (cells: readonly string[]) =>
  cells
    .map((cell, index) => (index === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[index] ?? 8)))
    .join('')

export const headline = line([
  'scenario',
  'req/s',
  '/ bare',
  'p50 ms',
  'p99 ms',
  'p99 @8',
  'node µs',
  'db µs',
  'bytes',
  'failed',
])

export function row({ name, wide, narrow, floor, bytes }: Measured): string {
  return line([
    name,
    String(wide.perSecond),
    (wide.perSecond / Math.max(1, floor.perSecond)).toFixed(2),
    ...[wide.p50, wide.p99, narrow.p99].map((ms) => ms.toFixed(0)),
    ...[wide.serverMicros, wide.databaseMicros, bytes, wide.failed + narrow.failed].map(String),
  ])
}
