import { amount, moneyAfter, moneyBefore, multiplierOf, timesAfter } from './money.rules.ts'
import { unitOf } from './units.rules.ts'

/** A number that may be a price, or quantities as '10-49' or '50+'. */
export type Token = {
  readonly kind: 'price' | 'quantity'
  readonly start: number
  readonly end: number
  readonly text: string
  /** The price, or the least quantity. */
  readonly value: number
  /** Of quantities: the greatest; null is open. */
  readonly upTo: number | null
  /** With a mark of money before or after it. */
  readonly isMoney: boolean
}

const pattern = new RegExp(
  String.raw`(?<before>${moneyBefore})?(?:(?<from>\d{1,6})(?:[-–]| ?(?:to|se|से|થી) ?| [-–] (?=\d+ ?\p{L}+\.? ?[:@=]? ?(?:rs\.?|₹)? ?\d))(?<to>\d{1,6})(?![\d%\/]|[.,]\d|-\d)|(?<plus>\d{1,6}) ?(?:\p{L}{1,6} ?)?\+|(?<price>${amount})(?<times>${timesAfter})?(?<after>${moneyAfter})?)`,
  'giu',
)

/** All numbers of a line that stand for themselves: '12mm', 'M10', '6x4' and '18%' do not. */
export function tokensOf(line: string): readonly Token[] {
  return [...line.matchAll(pattern)].flatMap((match) => {
    const token = tokenOf(match, line)
    return token && standsAlone(line, token) ? [token] : []
  })
}

function tokenOf(match: RegExpExecArray, line: string): Token | undefined {
  const { from, to, plus, price } = match.groups ?? {}
  const place = { start: match.index, end: match.index + match[0].length, text: match[0].trim() }
  if (price !== undefined) return priceOf(match, price, line)
  if (plus !== undefined)
    return { kind: 'quantity', ...place, value: Number(plus), upTo: null, isMoney: false }
  const [least, upTo] = [Number(from), Number(to)]
  return least < upTo ? { kind: 'quantity', ...place, value: least, upTo, isMoney: false } : undefined
}

/** A price, with the word that multiplies it where it is one. */
function priceOf(match: RegExpExecArray, typed: string, line: string): Token {
  const { before = '', times = '', after = '' } = match.groups ?? {}
  const start = match.index
  const isMarked = before + after !== ''
  const isL = times.toLowerCase() === 'l'
  const isPrice = isMarked || (!isL && /[-–—:=@] ?$/.test(line.slice(0, start)))
  const multiplier = times === '' ? 1 : multiplierOf({ typed, times, isPrice })
  const value = Number(typed.replaceAll(',', ''))
  if (multiplier === undefined) return aPrice({ start, text: before + typed, value, isMoney: before !== '' })
  const isMoney = isMarked || (times !== '' && !isL)
  return aPrice({ start, text: match[0], value: Math.round(value * multiplier * 100) / 100, isMoney })
}

type Price = Pick<Token, 'start' | 'text' | 'value' | 'isMoney'>
const aPrice = ({ start, text, value, isMoney }: Price): Token => ({
  ...{ kind: 'price', start, end: start + text.length, text: text.trim(), value, upTo: null, isMoney },
})

/** Not glued to letters or signs that make it a size or a model. */
function standsAlone(line: string, { start, end, isMoney, kind, upTo }: Token) {
  const before = line[start - 1] ?? ' '
  const after = line.slice(end)
  if (/[\p{L}\p{M}\d#.×*]/u.test(before) && !isMoney) return false
  if (/^ ?%/.test(after)) return false
  if (isWithin(line.slice(0, start), after, upTo)) return false
  if (kind === 'quantity') return !/^[\p{L}\d"']/u.test(after)
  const [glued = ''] = /^[\p{L}\p{M}\d.]+|^["'×*]/u.exec(after) ?? []
  return glued === '' || (isMoney && unitOf(glued) !== undefined) || /^(?:only|net|each)$/i.test(glued)
}

/** A part of '2.75-18', '90/90-12' or '3/4'. */
const isWithin = (before: string, after: string, upTo: number | null) =>
  /\d[-–]$/.test(before) || /^[-–]\d/.test(after) || (/\d\/$/.test(before) && upTo !== null)
