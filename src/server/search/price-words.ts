import { withPlainDigits } from '#contract/typed-number.ts'

/** The request without its words about prices; prices in whole paise. */
export type PriceWords = {
  readonly words: string
  readonly min_price: number | undefined
  readonly max_price: number | undefined
  /** Whether the numbers may as well be sizes: 'shoes 500-1000', but 'tile 300-450'. */
  readonly isGuess?: true
}

const mark = '(?:₹|rs\\.?|inr|rupees?|rupaye|rupay|रु\\.?|रुपये)'
const times: Readonly<Record<string, number>> = {
  k: 1_000,
  hazar: 1_000,
  hajar: 1_000,
  thousand: 1_000,
  हज़ार: 1_000,
  हजार: 1_000,
  lakh: 100_000,
  lac: 100_000,
  लाख: 100_000,
}
const scales = Object.keys(times).join('|')
// A number with a unit is a size: 'below 12 mm', 'above 5 kVA'.
const units =
  'in|inch|inches|ft|feet|mm|cm|m|mtr|meter|metre|kg|kgs|g|gm|gram|ml|l|lt|ltr|litre|liter|hp|w|watt|kw|kva|va|v|volt|a|amp|ah|mah|wp|ply|gsm|gb|tb|mp|lph|lpd|rpm|psi|bar|micron|core|pin|pc|pcs|piece|nos|ton|tons|tonne|sq|sqmm|sqft|years?|yrs?'
const noUnit = `(?![\\p{L}\\d.%/])(?!\\s*(?:${units})\\b)`
const amount = `${mark}?\\s*(\\d[\\d,]*(?:\\.\\d{1,2})?)\\s*(${scales})?(?:\\s*(?:${mark}|/-))?${noUnit}`
const alone = '(?<![\\p{L}\\d.,/–-])'
const end = '(?![\\p{L}\\d–-])'

const before = (words: string) => new RegExp(`(?<![\\p{L}\\d])(?:${words})\\s+${amount}`, 'u')
const after = (words: string) => new RegExp(`${alone}${amount}\\s*(?:${words})(?![\\p{L}\\d])`, 'u')

const between = [
  new RegExp(`(?<!\\p{L})between\\s+${amount}\\s+(?:and|to)\\s+${amount}`, 'u'),
  new RegExp(
    `${alone}${amount}\\s+(?:se|से)\\s+${amount}\\s*(?:tak|तक|ke be?ech|ke bich|के बीच)(?!\\p{L})`,
    'u',
  ),
]
const range = new RegExp(`${alone}${amount}(?:\\s+(?:to|se|से)\\s+|\\s*[–-]\\s*)${amount}${end}`, 'u')
const atMost = [
  before('under|below|less than|less then|up ?to|within|max(?:imum)?|not more than|cheaper than'),
  after(
    'se kam|se ni?eche|se neeche|ke andar|ke niche|ke neeche|ke under|se sast[aei]|tak|or less|and below|से कम|के अंदर|तक',
  ),
]
const atLeast = [
  before('above|over|more than|at least|starting(?: from)?'),
  after('se zyada|se jyada|se upar|and above|से ज्यादा'),
]
const around = [
  after('(?:k[aei]\\s+)?(?:[wv]al[aei]|वाला|वाली|वाले)|k[aei]|का|की|के'),
  before('around|about|approx\\.?|lagbhag|लगभग|करीब'),
  new RegExp(`${alone}(?=${mark}|[\\d,.]+\\s*(?:${scales})?\\s*(?:${mark}|/-))${amount}${end}`, 'u'),
]
/** How far 'about ₹300' reaches, in parts of a hundred: large quantities cost less. */
const [leastPart, greatestPart] = [50, 120]

type Bounds = Pick<PriceWords, 'min_price' | 'max_price'>
type Found = Bounds & { readonly all: string; readonly isSure: boolean }

/** Extracts 'under 500', '₹2,000 se kam' and the like from a request. Text without a price stays as typed. */
export function readPriceWords(q: string): PriceWords {
  const text = withPlainDigits(q.toLowerCase())
  if (!/\d/.test(text)) return { words: q, min_price: undefined, max_price: undefined }
  const readings = [...bounded(text), ...near(text)]
  const best = readings.find(({ isSure }) => isSure) ?? readings[0]
  if (!best) return { words: q, min_price: undefined, max_price: undefined }
  const { all, isSure, ...bounds } = best
  return { words: without(q, text, all), ...bounds, ...(isSure ? {} : { isGuess: true }) }
}

function bounded(text: string): Found[] {
  const ranges = [...between, range].flatMap((pattern) => rangeIn(text, pattern))
  const highest = firstOf(atMost, text).map(({ all, price }) => ({
    all,
    min_price: undefined,
    max_price: price,
  }))
  const lowest = firstOf(atLeast, text).map(({ all, price }) => ({
    all,
    min_price: price,
    max_price: undefined,
  }))
  return [...ranges, ...[...highest, ...lowest].map((one) => ({ ...one, isSure: true }))]
}

/** Goods of less than this are seldom asked for by their price alone. */
const aHundredRupees = 10_000

function rangeIn(text: string, pattern: RegExp): Found[] {
  const [all, low, lowScale, high, highScale] = text.match(pattern) ?? []
  if (all === undefined) return []
  // '15 se 20 hazar' means thousands twice.
  const isShort =
    lowScale === undefined && Number(low?.replaceAll(',', '')) < Number(high?.replaceAll(',', ''))
  const min_price = paise(low, isShort ? highScale : lowScale)
  const max_price = paise(high, highScale)
  if (min_price >= max_price) return []
  const isSpoken = pattern !== range || (/ (?:se|से) /.test(all) && min_price >= aHundredRupees)
  return [{ all, min_price, max_price, isSure: isSpoken || isMoney(all) }]
}

function near(text: string): Found[] {
  return firstOf(around, text).map(({ all, price }) => ({
    all,
    min_price: Math.round((price * leastPart) / 100),
    max_price: Math.round((price * greatestPart) / 100),
    // 'pipe 110 wala' is a size.
    isSure: isMoney(all) || (all.trim() === text.trim() && price >= aHundredRupees),
  }))
}

const money = new RegExp(
  `${mark}|/-|\\d\\s*(?:${scales})(?!\\p{L})|^(?:around|about|approx|lagbhag|लगभग|करीब)`,
  'u',
)
const isMoney = (text: string) => money.test(text)

function firstOf(patterns: readonly RegExp[], text: string): { all: string; price: number }[] {
  for (const pattern of patterns) {
    const [all, number, unit] = text.match(pattern) ?? []
    if (all !== undefined) return [{ all, price: paise(number, unit) }]
  }
  return []
}

const paise = (number = '', unit = '') =>
  Math.min(1e13, Math.round(Number(number.replaceAll(',', '')) * (times[unit] ?? 1) * 100))

// Lower case may be longer than the original ('İ'); then the lower case is used.
const without = (q: string, text: string, part: string) => {
  const typed = text.length === q.length ? q : text
  const start = text.indexOf(part)
  return `${typed.slice(0, start)} ${typed.slice(start + part.length)}`.replace(/\s+/g, ' ').trim()
}
