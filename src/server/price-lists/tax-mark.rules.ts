export type TaxMark = {
  /** Whether the price includes the tax or the tax comes on top. */
  readonly how: 'included' | 'extra'
  /** In percent; undefined where the list names none. */
  readonly percent: number | undefined
  readonly piece: string
}

const rate = String.raw`(\d{1,2}(?:\.\d{1,2})?) ?%`
const extra = [
  new RegExp(
    String.raw`(?:\+|plus|extra) ?(?:gst|tax|vat)?:? ?@? ?${rate}(?: ?(?:gst|tax))?(?: extra)?`,
    'i',
  ),
  new RegExp(String.raw`(?:\+|plus)? ?(?:gst|tax) ?@? ?${rate}(?: extra)?`, 'i'),
  new RegExp(`(?:gst|tax) extra ?@? ?${rate}`, 'i'),
  new RegExp(`${rate} ?(?:gst|tax)(?: extra)?`, 'i'),
  /(?:\+|plus) ?(?:gst|tax)(?: extra)?/i,
  /(?:gst|tax|जीएसटी|જીએસટી) (?:extra|अलग|alag|અલગ|વધારાનો)/i,
]
const included = [
  /(?:incl?\.?|including|inclusive(?: of)?|with|सहित) ?(?:all )?(?:gst|tax(?:es)?)/i,
  /(?:gst|tax(?:es)?|जीएसटी|જીએસટી) ?(?:incl?(?:uded|usive|\.)?|paid|सहित|સહિત|સાથે)/i,
  /\ball (?:incl?\.?|inclusive)(?: all taxes)?/i,
]

/** A price at the gate of the mill: whatever comes on top is not in it. */
const atGate = /\bex[- ]?(?:mill|factory|works?|godown|depot|plant)\b\.?/i

type Taken = { readonly rest: string; readonly tax: TaxMark | undefined }

/** What a line says of the tax, and the line without it. */
export function takeTax(line: string): Taken {
  const gate = atGate.exec(line)
  if (!gate) return takeMark(line)
  const { rest, tax } = takeMark(without(line, gate))
  return { rest, tax: tax ?? { how: 'extra', percent: undefined, piece: gate[0] } }
}

function takeMark(line: string): Taken {
  for (const pattern of included) {
    const match = pattern.exec(line)
    if (match)
      return { rest: without(line, match), tax: { how: 'included', percent: undefined, piece: match[0] } }
  }
  for (const pattern of extra) {
    const match = pattern.exec(line)
    if (!match) continue
    const percent = match[1] === undefined ? undefined : Number(match[1])
    return { rest: without(line, match), tax: { how: 'extra', percent, piece: match[0].trim() } }
  }
  return { rest: line, tax: undefined }
}

const without = (line: string, match: RegExpExecArray) =>
  `${line.slice(0, match.index)} ${line.slice(match.index + match[0].length)}`.replace(/\s+/g, ' ').trim()
