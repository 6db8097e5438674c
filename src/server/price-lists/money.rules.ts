/** How a price says that it is money, before the number and after it. */
export const moneyBefore = String.raw`(?:₹|\brs\.?|\binr|(?<![\p{L}\p{M}])(?:रुपये|रुपए|रु\.?|रू\.?|રૂપિયા|રૂ\.?|રુ\.?)) ?`
export const moneyAfter = String.raw` ?(?:\/-|\/=|(?:रुपये|रुपए|रुपया|रु\.?|रू\.?|રૂપિયા|રૂ\.?|રુ\.?|rupees?\b|rs\b\.?)(?![\p{L}\p{M}]|\.? ?\d))`
export const amount = String.raw`\d{1,3}(?:,\d{2,3})+(?:\.\d{1,2})?|\d{1,8}(?:\.\d{1,2})?`

const [thousand, lakh, crore] = [1_000, 1_00_000, 1_00_00_000]
const words: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    ['k', 'thousand', 'hazar', 'hazaar', 'हजार', 'हज़ार', 'હજાર'].map((word) => [word, thousand]),
  ),
  ...Object.fromEntries(['lakh', 'lakhs', 'lac', 'lacs', 'लाख', 'લાખ', 'l'].map((word) => [word, lakh])),
  ...Object.fromEntries(['cr', 'crore', 'crores', 'करोड़', 'करोड़', 'કરોડ'].map((word) => [word, crore])),
}

/** Words that multiply the number before them. */
export const timesAfter = String.raw`(?: ?(?:${Object.keys(words)
  .filter((word) => word !== 'l')
  .toSorted((one, other) => other.length - one.length)
  .join('|')})|L)(?![\p{L}\p{M}\d])`

type Multiplied = {
  readonly typed: string
  readonly times: string
  /** With a mark of money, or a sign that a price follows. */
  readonly isPrice: boolean
}

/** Up to so many lakh are written as '₹1.2L'; a larger number before an L is a price for a litre. */
const mostLakhs = 10

/**
 * By how much: 'lakh' and 'crore' always are money, 'k' where a price is expected ('6500K' is a colour, '4K' a screen),
 * 'L' as in '₹1.2L', while '1.2L' is a size.
 */
export function multiplierOf({ typed, times, isPrice }: Multiplied): number | undefined {
  const word = times.trim().toLowerCase()
  if (word === 'k') return isPrice || typed.includes('.') ? words[word] : undefined
  if (word === 'l') return isPrice && Number(typed.replaceAll(',', '')) < mostLakhs ? words[word] : undefined
  return words[word]
}
