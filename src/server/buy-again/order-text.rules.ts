import { limits } from '#contract/limits.ts'
import { withPlainDigits } from '#contract/typed-number.ts'
import { cutText } from '#server/languages/cut-text.ts'

/** A line of a text, as far as it can be understood: a name or code, and how many. */
export type TextLine = {
  readonly typed: string
  readonly name: string
  /** Null where the line says none. */
  readonly quantity: number | null
  readonly unit: string
}

const { lines: mostLines, line: longestLine } = limits.pasted

const units =
  'pcs?|pieces?|nos?|bags?|bora|bori|box(?:es)?|kgs?|kilos?|gms?|grams?|dozens?|doz|packs?|packets?|pkts?|sets?|pairs?|rolls?|cartons?|ctns?|mtrs?|met(?:er|re)s?|ltrs?|lit(?:er|re)s?|tons?|tonnes?|quintals?|bundles?|sheets?|bottles?|cans?|drums?|units?|tins?|jars?|पीस|नग|बोरी|बोरे|बैग|किलो|डिब्बा|डिब्बे|दर्जन|पैकेट|लीटर|मीटर|टन'
const number = String.raw`(\d[\d,]{0,11})`
const times = '[x×*]'

/** Each reads one way in which people write an order; the first that fits counts. */
const forms: readonly {
  readonly pattern: RegExp
  readonly parts: readonly ['name' | 'quantity' | 'unit', ...string[]]
}[] = [
  // KLB-2201 x 12 pcs
  {
    pattern: new RegExp(String.raw`^(.+?)\s*${times}\s*${number}\s*(${units})?\.?$`, 'iu'),
    parts: ['name', 'quantity', 'unit'],
  },
  // 20 x LED bulb 9w
  { pattern: new RegExp(String.raw`^${number}\s*${times}\s*(.+)$`, 'iu'), parts: ['quantity', 'name'] },
  // cement 53 grade 20 bag; cement - 20 bags
  {
    pattern: new RegExp(String.raw`^(.+?)[\s:=,;–-]+${number}\s*(${units})\.?$`, 'iu'),
    parts: ['name', 'quantity', 'unit'],
  },
  // 20 bags of cement
  {
    pattern: new RegExp(String.raw`^${number}\s*(${units})\.?\s+(?:of\s+)?(.+)$`, 'iu'),
    parts: ['quantity', 'unit', 'name'],
  },
  // KLB-2201, 12; KLB-2201: 12; LED bulb 9w - 12
  {
    pattern: new RegExp(String.raw`^(.+?)\s*(?:[,;:=\t]\s*|\s[–-]\s*)${number}$`, 'u'),
    parts: ['name', 'quantity'],
  },
  // KLB-2201 12: one word that holds a digit is a code
  {
    pattern: new RegExp(String.raw`^((?=\S*\d)(?=\S*[a-z-])\S+)\s+${number}$`, 'iu'),
    parts: ['name', 'quantity'],
  },
]

/** What a chat puts before each line: '[12/10/26, 10:15 AM] Ravi: ' or '12/10/26, 10:15 am - Ravi: '. */
const sender =
  /^\[?\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?\]?\s*(?:-\s*)?[^:]{1,60}:\s*/iu
const bullet = /^(?:[-–•*·▪]\s*|\(?\d{1,2}[.)]\s+)/u
// biome-ignore lint/suspicious/noControlCharactersInRegex: what a paste may bring along
const controls = /[\u0000-\u0008\u000b-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

function readLine(typed: string): TextLine {
  const text = withPlainDigits(typed).replace(sender, '').replace(bullet, '').trim()
  for (const { pattern, parts } of forms) {
    const match = pattern.exec(text)
    if (!match) continue
    const part = (name: string) => (match[parts.indexOf(name as 'name') + 1] ?? '').trim()
    const quantity = Number(part('quantity').replaceAll(',', ''))
    if (!parts.includes('name') || quantity < 1 || quantity > limits.cart.quantity) continue
    return { typed, name: part('name'), quantity, unit: parts.includes('unit') ? part('unit') : '' }
  }
  return { typed, name: text, quantity: null, unit: '' }
}

const hasWord = ({ name }: TextLine) => /[\p{L}\p{N}]/u.test(name)

/** The lines of a pasted order, at most so many, each at most so long; blank ones are none. */
export function readOrderText(text: string): { readonly lines: TextLine[]; readonly isCut: boolean } {
  const typed = text
    .split(/\r\n|\r|\n/u)
    .map((line) =>
      line
        .replace(controls, '')
        .replace(/\s+/gu, (space) => (space.includes('\t') ? '\t' : ' '))
        .trim(),
    )
    .filter((line) => line !== '')
    .map((line) => cutText(line, longestLine))
  const lines = typed.slice(0, mostLines).map(readLine).filter(hasWord)
  return { lines, isCut: typed.length > mostLines }
}
