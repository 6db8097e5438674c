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

/** What a piece is: of a text, or a word about its process. */
type Kind = 'begin' | 'part' | 'end' | 'only' | Mark
/** It lives, it could not send everything, or it ends. */
type Mark = 'beat' | 'lost' | 'bye'

function kindOf(index: number, length: number): Kind {
  if (length === 1) return 'only'
  if (index === 0) return 'begin'
  return index + 1 < length ? 'part' : 'end'
}

const pattern = /^(?<from>[^,]+),(?<number>\d+),(?<kind>begin|part|end|only|beat|lost|bye)\|/

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
    mark: (kind: Mark) => pieceOf(kind),
  }
}

type Sender = {
  last: number
  /** Of the text that is coming in: undefined while its beginning is not there. */
  text: string | undefined
  receivedAt: number
  /** Nothing received since the line was opened anew, which was a gap already. */
  isAnew: boolean
  /** That it fell silent was a gap already. */
  isSilent: boolean
}
type Part = { readonly from: string; readonly number: number; readonly kind: string; readonly text: string }
type Hearers = {
  readonly onText: (text: string) => void
  /** Something is missing. */
  readonly onGap: () => void
}

/** The sender of a piece that has just come. Of a new one nothing is missing before it. */
function senderOf(senders: Map<string, Sender>, from: string, before: number): Sender {
  const known = senders.get(from)
  const sender = known ?? { last: before, text: undefined, receivedAt: 0, isAnew: true, isSilent: false }
  senders.set(from, sender)
  sender.receivedAt = performance.now()
  sender.isSilent = false
  return sender
}

function partIn(piece: string): Part | undefined {
  const match = pattern.exec(piece)
  const { from = '', number, kind = '' } = match?.groups ?? {}
  return match ? { from, number: Number(number), kind, text: piece.slice(match[0].length) } : undefined
}

const isMark = (kind: string) => ['beat', 'lost', 'bye'].includes(kind)

/** Of processes that ended without a last word, so many are remembered. */
const mostSenders = 1_000

/**
 * Processes that fell silent without a last word may have died between a commit and its telling. Their numbers are kept: one
 * that comes back may have sent something meanwhile.
 */
function markSilent(senders: Map<string, Sender>, ms: number): boolean {
  const silent = [...senders.values()].filter(
    ({ receivedAt, isSilent }) => !isSilent && performance.now() - receivedAt > ms,
  )
  for (const sender of silent) sender.isSilent = true
  for (const [from, { isSilent }] of senders) if (isSilent && senders.size > mostSenders) senders.delete(from)
  return silent.length > 0
}

/** Puts together what other processes sent: each piece once, in order, and noticing what is missing. */
export function createJoiner({ onText, onGap }: Hearers) {
  const senders = new Map<string, Sender>()

  const catchUp = (sender: Sender, last: number) => {
    const isMissing = sender.last < last
    const isGap = isMissing && !sender.isAnew
    if (isMissing) Object.assign(sender, { last, text: undefined })
    sender.isAnew = false
    if (isGap) onGap()
  }
  const takeMark = ({ from, number, kind }: Part) => {
    const sender = senderOf(senders, from, number)
    // Whatever it still tells of before is in the database by now.
    catchUp(sender, number)
    if (kind === 'lost') {
      sender.text = undefined
      onGap()
    }
    if (kind === 'bye') senders.delete(from)
  }
  const takePart = ({ from, number, kind, text: piece }: Part) => {
    const sender = senderOf(senders, from, number - 1)
    // Told twice, as its sender did not know whether the first try had arrived.
    if (sender.last >= number) return
    catchUp(sender, number - 1)
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
      const part = partIn(piece)
      if (part && isMark(part.kind)) takeMark(part)
      else if (part) takePart(part)
    },
    noticeSilence(ms: number) {
      if (markSilent(senders, ms)) onGap()
    },
    /** The line was opened anew: what was sent before is missing, but nothing from here on. */
    beginAnew() {
      for (const sender of senders.values())
        Object.assign(sender, { text: undefined, receivedAt: performance.now(), isAnew: true })
    },
  }
}
