/** The request without its words about prices; prices in whole paise. */
export type PriceWords = {
  readonly words: string
  readonly min_price: number | undefined
  readonly max_price: number | undefined
}

const mark = '(?:₹|rs\\.?|inr|rupees?|rupaye|rupay|रु\\.?|रुपये)'
const times: Readonly<Record<string, number>> = {
  k: 1_000,
  hazar: 1_000,
  hajar: 1_000,
  thousand: 1_000,
  lakh: 100_000,
  lac: 100_000,
}
const scale = `(${Object.keys(times).join('|')})?`
// A number with a unit is a size: 'below 12 mm', 'above 5 kVA'.
const noUnit = '(?![\\p{L}\\d.%/])(?!\\s*(?!tak\\b|ke\\b|se\\b|and\\b|to\\b|or\\b|for\\b|में\\b)[a-z]{1,3}\\b)'
const amount = `${mark}?\\s*(\\d[\\d,]*(?:\\.\\d{1,2})?)\\s*${scale}(?:\\s*(?:${mark}|/-))?${noUnit}`

const before = (words: string) => new RegExp(`(?<![\\p{L}\\d])(?:${words})\\s+${amount}`, 'u')
const after = (words: string) => new RegExp(`(?<![\\p{L}\\d.])${amount}\\s*(?:${words})(?![\\p{L}\\d])`, 'u')

const between = [
  new RegExp(`(?<!\\p{L})between\\s+${amount}\\s+(?:and|to)\\s+${amount}`, 'u'),
  new RegExp(
    `(?<![\\p{L}\\d.])${amount}\\s+(?:se|से)\\s+${amount}\\s*(?:tak|तक|ke beech|के बीच)(?!\\p{L})`,
    'u',
  ),
]
const atMost = [
  before('under|below|less than|up ?to|within|max(?:imum)?|not more than|cheaper than'),
  after(
    'se kam|se ni?eche|se neeche|ke andar|ke niche|ke neeche|ke under|se sast[aei]|tak|or less|and below|से कम|के अंदर|तक',
  ),
]
const atLeast = [
  before('above|over|more than|at least|starting(?: from)?'),
  after('se zyada|se jyada|se upar|and above|से ज्यादा'),
]

const digits = (text: string) =>
  text.replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))

/** Extracts 'under 500', '₹2,000 se kam' and the like from a request. Text without a price stays as typed. */
export function readPriceWords(q: string): PriceWords {
  const text = digits(q.toLowerCase())
  for (const pattern of between) {
    const [all, low, lowScale, high, highScale] = text.match(pattern) ?? []
    if (all !== undefined)
      return {
        words: without(q, text, all),
        min_price: paise(low, lowScale),
        max_price: paise(high, highScale),
      }
  }
  const upper = firstOf(atMost, text)
  if (upper) return { words: without(q, text, upper.all), min_price: undefined, max_price: upper.price }
  const lower = firstOf(atLeast, text)
  if (lower) return { words: without(q, text, lower.all), min_price: lower.price, max_price: undefined }
  return { words: q, min_price: undefined, max_price: undefined }
}

function firstOf(patterns: readonly RegExp[], text: string) {
  for (const pattern of patterns) {
    const [all, number, unit] = text.match(pattern) ?? []
    if (all !== undefined) return { all, price: paise(number, unit) }
  }
  return undefined
}

const paise = (number = '', unit = '') =>
  Math.min(1e13, Math.round(Number(number.replaceAll(',', '')) * (times[unit] ?? 1) * 100))

// Lower case may be longer than the original ('İ'); then the lower case is used.
const without = (q: string, text: string, part: string) => {
  const typed = text.length === q.length ? q : text
  const start = text.indexOf(part)
  return `${typed.slice(0, start)} ${typed.slice(start + part.length)}`.replace(/\s+/g, ' ').trim()
}
