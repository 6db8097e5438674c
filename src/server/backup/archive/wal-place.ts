/** A position in the write-ahead log, as PostgreSQL writes it: `16/B374D848`. */
export const positionOf = (text: string): bigint => {
  const [high = '', low = ''] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}

export const positionText = (position: bigint) =>
  `${(position >> 32n).toString(16)}/${(position & 0xffffffffn).toString(16)}`.toUpperCase()

export const segmentBytes = 16n * 1024n ** 2n

export const segmentStart = (position: bigint) => position - (position % segmentBytes)

const hex = (number: bigint, digits: number) => number.toString(16).toUpperCase().padStart(digits, '0')

/** What PostgreSQL calls the file that begins there. */
export function segmentName(timeline: number, start: bigint): string {
  const number = start / segmentBytes
  const inHigh = 2n ** 32n / segmentBytes
  return hex(BigInt(timeline), 8) + hex(number / inHigh, 8) + hex(number % inHigh, 8)
}

/** A piece of the log: from where to where, and when it was handed over. */
export type WalPiece = { readonly from: bigint; readonly to: bigint; readonly writtenAt: Date }

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

export const walName = ({ from, to, writtenAt }: WalPiece) =>
  `wal/${dayOf(writtenAt)}/${hex(from, 16)}-${hex(to, 16)}-${writtenAt.getTime()}`

export function walPieceOf(name: string): WalPiece | undefined {
  const [, from, to, ms] = /([0-9A-F]{16})-([0-9A-F]{16})-(\d+)$/.exec(name) ?? []
  return from && to
    ? { from: BigInt(`0x${from}`), to: BigInt(`0x${to}`), writtenAt: new Date(Number(ms)) }
    : undefined
}

/** The pieces that follow each other from a position on, without a gap; some may have been handed over twice. */
export function joined(pieces: readonly WalPiece[], start: bigint): readonly WalPiece[] {
  const chain: WalPiece[] = []
  let end = start
  for (const piece of pieces.toSorted((a, b) => Number(a.from - b.from))) {
    if (piece.from > end) break
    if (piece.to <= end) continue
    chain.push(piece)
    end = piece.to
  }
  return chain
}
