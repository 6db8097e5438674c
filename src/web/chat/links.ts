import { isIndianMobile, toPhoneDigits } from '#contract/users/phone-number.ts'

export type Piece = { readonly text: string; readonly href?: string; readonly isWeb?: boolean }

// Ends an address at characters that URLs do not contain, and at any outside of ASCII: lookalike letters mislead.
const candidate = /https?:\/\/[!#-;=?-[\]_a-z~]+|(?:\+|00)?\d(?:[ -]?\d){9,13}/gi
const wordSign = /[\p{L}\p{N}\p{M}_]/u
/** What may precede a phone number, so that no part of a price, a code or a longer number is taken for one. */
const beforeNumber = /[\p{L}\p{N}\p{M}_+₹$€£#/.,=&@-]/u
const afterNumber = /^(?:[\p{L}\p{N}\p{M}_@/%=-]|[.,]\d| ?\d)/u

/** Splits the text into pieces; only web addresses and Indian mobile numbers become links. */
export function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const match of text.matchAll(candidate)) {
    const link = linkOf(
      match[0],
      text.slice(0, match.index).slice(-2),
      text.slice(match.index + match[0].length),
    )
    if (!link) continue
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) })
    pieces.push(link)
    end = match.index + link.text.length
  }
  if (end < text.length || pieces.length === 0) pieces.push({ text: text.slice(end) })
  return pieces
}

function linkOf(address: string, before: string, after: string): Piece | null {
  const previous = [...before].at(-1) ?? ''
  if (/^http/i.test(address)) return wordSign.test(previous) ? null : webLink(address, after)
  return beforeNumber.test(previous) || afterNumber.test(after) ? null : phoneLink(address)
}

function webLink(address: string, after: string): Piece | null {
  const text = withoutTail(address)
  // The address goes on in another script: half of an address would lead elsewhere.
  if (text === address && wordSign.test([...after][0] ?? '')) return null
  const url = parse(text)
  // The part before an @ could be mistaken for the host.
  if (!url || url.username || url.password || text.split(/[/?#]/)[2]?.includes('@')) return null
  if (!url.hostname.includes('.')) return null
  return { text, href: url.href, isWeb: true }
}

function parse(text: string) {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

/** Without the full stop of the sentence and the closing bracket around the address. */
function withoutTail(address: string): string {
  const shorter = address.replace(/[.,:;!?'*~_]+$/, '')
  const isOpen = (opening: string, closing: string) =>
    shorter.endsWith(closing) && shorter.split(closing).length > shorter.split(opening).length
  const cut = isOpen('(', ')') || isOpen('[', ']') ? shorter.slice(0, -1) : shorter
  return cut === address ? address : withoutTail(cut)
}

function phoneLink(text: string): Piece | null {
  const digits = toPhoneDigits(text)
  return isIndianMobile(digits) ? { text, href: `tel:+${digits}` } : null
}
