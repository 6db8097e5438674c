import type { ReceivedQuote } from '#contract/requirement.ts'

export type QuoteMarks = { isLowest: boolean; isFastest: boolean; isAboveQuantity: boolean }

/** What stands out among these quotes; where all are the same, none does. */
export function marksOf(
  quote: ReceivedQuote,
  quotes: readonly ReceivedQuote[],
  quantity: number,
): QuoteMarks {
  const prices = quotes.map(({ price }) => price)
  const days = quotes.map(({ delivery_days }) => delivery_days)
  return {
    isLowest: isLeast(quote.price, prices),
    isFastest: isLeast(quote.delivery_days, days),
    isAboveQuantity: quote.min_quantity > quantity,
  }
}

const isLeast = (one: number, all: readonly number[]) => one === Math.min(...all) && one < Math.max(...all)
