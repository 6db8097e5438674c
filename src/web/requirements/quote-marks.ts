import type { ReceivedQuote } from '#contract/requirement.ts'

export type QuoteMarks = { isLowest: boolean; isFastest: boolean; isAboveQuantity: boolean }

/** What stands out among the quotes that the buyer can take; where all are the same, none does. Prices compare within a unit. */
export function marksOf(
  quote: ReceivedQuote,
  quotes: readonly ReceivedQuote[],
  quantity: number,
): QuoteMarks {
  const isAboveQuantity = !quote.is_other_unit && quote.min_quantity > quantity
  const takeable = quotes.filter(({ min_quantity }) => min_quantity <= quantity)
  const prices = takeable.filter(({ unit }) => unit === quote.unit).map(({ price }) => price)
  const days = takeable.map(({ delivery_days }) => delivery_days)
  return {
    isLowest: !(isAboveQuantity || quote.is_other_unit) && isLeast(quote.price, prices),
    isFastest: !isAboveQuantity && isLeast(quote.delivery_days, days),
    isAboveQuantity,
  }
}

const isLeast = (one: number, all: readonly number[]) => one === Math.min(...all) && one < Math.max(...all)

const orders = {
  price: (one: ReceivedQuote, other: ReceivedQuote) =>
    Number(one.is_other_unit) - Number(other.is_other_unit) || one.price - other.price,
  days: (one: ReceivedQuote, other: ReceivedQuote) => one.delivery_days - other.delivery_days,
  newest: (one: ReceivedQuote, other: ReceivedQuote) => other.created_at.localeCompare(one.created_at),
} as const
export type QuoteOrder = keyof typeof orders

/** As the buyer compares them; the chosen one stands first. */
export const sortQuotes = (quotes: readonly ReceivedQuote[], order: QuoteOrder) =>
  [...quotes].sort(
    (one, other) => Number(other.is_accepted) - Number(one.is_accepted) || orders[order](one, other),
  )
