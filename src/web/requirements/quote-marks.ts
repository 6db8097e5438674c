import type { ReceivedQuote } from '#contract/requirement.ts'

export type QuoteMarks = { isLowest: boolean; isFastest: boolean; isAboveQuantity: boolean }

/** What stands out among the quotes that the buyer can take; where all are the same, none does. */
export function marksOf(
  quote: ReceivedQuote,
  quotes: readonly ReceivedQuote[],
  quantity: number,
): QuoteMarks {
  const isAboveQuantity = quote.min_quantity > quantity
  const takeable = quotes.filter(({ min_quantity }) => min_quantity <= quantity)
  const prices = takeable.map(({ price }) => price)
  const days = takeable.map(({ delivery_days }) => delivery_days)
  return {
    isLowest: !isAboveQuantity && isLeast(quote.price, prices),
    isFastest: !isAboveQuantity && isLeast(quote.delivery_days, days),
    isAboveQuantity,
  }
}

const isLeast = (one: number, all: readonly number[]) => one === Math.min(...all) && one < Math.max(...all)
