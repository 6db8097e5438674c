import { stripInvisible } from './invisible.rules.ts'

/** Longer lines are no line of a list; each is read in time that its length bounds. */
const longestLine = 300

const chatHead =
  /^\[?\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},? +\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[ap]\.?m\.?)?\]? ?(?:- ?)?/i
const sender = /^(?:~ ?)?[^:]{1,60}: ?/
const pictures = /[\p{Extended_Pictographic}\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}\uFE0E\uFE0F\u20E3]+/gu
/** A price that is struck through is no price any more. */
const struck = /~(?=[^\s~])[^~]{0,80}[^\s~]~/g
/** 'about', where a price follows; alone it is a mark of a chat. */
const roughly = /~(?= ?(?:₹|rs\.?|रु\.?|રૂ\.?)? ?\d)/giu
const bullet = /^(?:[-•*▪◦‣⁃·●○◆■□–—>→+✓✔]+ *)+(?! *\d+ ?%)/u
const counter = /^(?:\(\w{1,2}\)|\d{1,3}[.)](?=\s|\D))\s*/
const date = /\b(?:0?[1-9]|[12]\d|3[01])([/.-])(?:0?[1-9]|1[0-2])\1(?:20)?2\d\b/g

/** A line as it is read: without the head of a chat message, bullets, bold marks and pictures. Empty if nothing is left. */
export function cleanLine(raw: string): string {
  if (raw.length > longestLine) return ''
  const plain = stripInvisible(raw)
  const message = withoutChatHead(plain)
  const bare = message
    .replace(pictures, ' ')
    .replace(struck, ' ')
    .replace(roughly, '≈')
    .replace(/[*_~`]+(?=\D|$)|(?<!\d)[*_~`]+/g, ' ')
    .trim()
  return bare.replace(bullet, '').replace(counter, '').replace(date, ' ').replace(/\s+/g, ' ').trim()
}

/** What nobody says in a chat has no sender: 'You were added'. */
function withoutChatHead(line: string): string {
  const rest = line.replace(chatHead, '')
  if (rest === line) return line
  return sender.test(rest) ? rest.replace(sender, '') : ''
}

/** Lines that count themselves, '1 Board', '2 Board', without their numbers. */
export function withoutNumbers(lines: readonly string[]): readonly string[] {
  const filled = lines.filter((line) => line !== '')
  const numbers = filled.map((line) => Number(/^(\d{1,3}) (?=\p{L})/u.exec(line)?.[1] ?? Number.NaN))
  const counting = numbers.filter((number, place) => number === 1 + place)
  if (numbers[0] !== 1 || counting.length < Math.max(3, filled.length - 1)) return lines
  return lines.map((line) => line.replace(/^\d{1,3} (?=\p{L})/u, ''))
}

const noise =
  /^(?:since |established |thanks?|thank you|regards|good (?:morning|evening|afternoon|night)|namast|jai |ram ram|hello|hi |dear |happy |contact|call |whatsapp|phone|mob\b|mobile (?:no|number)\b|mobile ?[:.]|ph[:. ]|min(?:imum)?\b|moq\b|sizes?\b|colou?rs?\b|dm\b|delivery|transport|payment|terms|note\b|address|limited|only |all with|visit (?:us|our|at)|www\.|http|this message was|you deleted|missed |<|\(min|no return|less than|rates? valid|price w\/o|loading|advance|courier|(?:shop|plot|gala|office) no|(?:total|balance|paid) ?[:=-]|(?:offers? )?valid |free delivery|orders? (?:above|before|by)|gst(?:in)? ?(?:no|number)|a\/c|account no|page \d|नमस्त|शुभ |सुप्रभात|धन्यवाद|संपर्क|जय |राम राम|નમસ્ત|શુભ |સુપ્રભાત|આભાર|સંપર્ક|જય )/iu
const noiseWithin =
  /media omitted|\b\d{5} ?\d{5}\b|@\w+\.\w|https?:|\bmoq\b|order karen|regards|warranty|\bse kam\b|\b(?:road|nagar|marg|chowk|society|estate|complex|bazaa?r|market)\b.{0,80} \d{6}$/i

const phone =
  /(?:\b(?:call|contact|whatsapp|mob(?:ile)?|ph(?:one)?)\b[ :.-]*(?:(?:me|us|on|at|no\.?) ){0,2})?(?:\+?91[ -]?|\b0)?\b[6-9]\d{4}[ -]?\d{5}\b/gi

/** Goods with a price stay goods where somebody writes a number to call behind them. */
export function withoutPhone(line: string): string {
  const rest = line.replace(phone, ' ').replace(/\s+/g, ' ').trim()
  return rest !== line && /\p{L}/u.test(rest) && /\d/.test(rest) ? rest : line
}

/** Goods whose first word elsewhere begins a greeting or a condition. */
const goods =
  /^(?:note ?(?:book|pad|sheet)|colou?r ?(?:pencil|pen|paper|box|chalk|tape|coat)|phone ?(?:cover|case|stand|holder|charger|cable|grip)|contact ?(?:lens|cleaner|adhesive|cement|paper|block)|call ?bell|thank you ?(?:card|tag))/i
const mayBeGoods =
  /^(?:note|colou?rs?|phone|contact|call|happy|limited|sizes?|jai|dear|address|transport)\b(?! ?[:.-])/i
const hasMoney = /₹|\brs\.? ?\d|\d ?\/[-=]|\d ?\/ ?\p{L}/iu

const isGoods = (line: string) => goods.test(line) || (mayBeGoods.test(line) && hasMoney.test(line))

/** Greetings, numbers to call, conditions: nothing of it is a product. */
export const isNoise = (line: string) => (noise.test(line) && !isGoods(line)) || noiseWithin.test(line)
