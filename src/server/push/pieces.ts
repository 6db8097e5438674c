/** PostgreSQL carries less than 8,000 bytes at once. */
const byteLimit = 7_500
const isInsideLetter = (byte: number | undefined) => byte !== undefined && (byte & 0xc0) === 0x80

function cut(text: string): string[] {
  const bytes = Buffer.from(text)
  const pieces: string[] = []
  for (let from = 0; from < bytes.length; ) {
    let to = Math.min(bytes.length, from + byteLimit)
    while (isInsideLetter(bytes[to])) to -= 1
    pieces.push(bytes.toString('utf8', from, to))
    from = to
  }
  return pieces
}

/** What a piece is: of a text, a sign of life, or the last word of its process. */
type Kind = 'begin' | 'part' | 'end' | 'only' | 'beat' | 'bye'

function kindOf(index: number, length: number): Kind {
  if (length === 1) return 'only'
  if (index === 0) return 'begin'
  return index + 1 < length ? 'part' : 'end'
}

const pattern = /^(?<from>[^,]+),(?<number>\d+),(?<kind>begin|part|end|only|beat|bye)\|/

/** Cuts what a process tells into numbered pieces. */
export function createCutter(processId: string) {
  let number = 0
  const pieceOf = (kind: Kind, text = '') => `${processId},${number},${kind}|${text}`
  return {
    cut: (text: string): string[] =>
      cut(text).map((piece, index, { length }) => {
        number += 1
        return pieceOf(kindOf(index, length), piece)
      }),
    /** Says up to which number there is something, for whoever missed the last of it. */
    mark: (kind: 'beat' | 'bye') => pieceOf(kind),
  }
}

/** Of the text that is coming in: undefined while its beginning is not there. */
type Sender = { last: number; text: string | undefined; heardAt: number }
type Part = { readonly from: string; readonly number: number; readonly kind: string; readonly text: string }
type Hearers = {
  readonly onText: (text: string) => void
  /** Something is missing. */
  readonly onGap: () => void
}

/** Puts together what other processes told: each piece once, in order, and noticing what is missing. */
export function createJoiner({ onText, onGap }: Hearers) {
  const senders = new Map<string, Sender>()

  const senderOf = (from: string, before: number): Sender => {
    const known = senders.get(from)
    const sender = known ?? { last: before, text: undefined, heardAt: 0 }
    senders.set(from, sender)
    sender.heardAt = performance.now()
    return sender
  }
  const skip = (sender: Sender, last: number) => {
    if (sender.last >= last) return
    Object.assign(sender, { last, text: undefined })
    onGap()
  }
  const takePart = ({ from, number, kind, text: piece }: Part) => {
    const sender = senderOf(from, number - 1)
    // Told twice, as its sender did not know whether the first try had arrived.
    if (sender.last >= number) return
    skip(sender, number - 1)
    sender.last = number
    if (kind === 'begin' || kind === 'only') sender.text = ''
    // Whoever comes in the middle of a text missed its beginning, and reads the whole from the database.
    if (sender.text === undefined) return
    sender.text += piece
    if (kind !== 'end' && kind !== 'only') return
    const { text } = sender
    sender.text = undefined
    onText(text)
  }

  return {
    take(piece: string) {
      const match = pattern.exec(piece)
      const { from = '', number, kind = '' } = match?.groups ?? {}
      if (kind === 'beat' || kind === 'bye') skip(senderOf(from, Number(number)), Number(number))
      else if (match) takePart({ from, number: Number(number), kind, text: piece.slice(match[0].length) })
      if (kind === 'bye') senders.delete(from)
    },
    /** Processes that fell silent without a last word may have died between a commit and its telling. */
    dropSilent(ms: number) {
      const silent = [...senders].filter(([, { heardAt }]) => performance.now() - heardAt > ms)
      for (const [from] of silent) senders.delete(from)
      if (silent.length > 0) onGap()
    },
    forget: () => senders.clear(),
  }
}
