import type { ReceivedQuote } from '#contract/requirement.ts'

export type QuoteMarks = { isLowest: boolean; isFastest: boolean; isAboveQuantity: boolean }

/** What stands out among these quotes; a single one has nothing to stand out from. */
export function marksOf(
  quote: ReceivedQuote,
  quotes: readonly ReceivedQuote[],
  quantity: number,
): QuoteMarks {
  const isMany = quotes.length > 1
  return {
    isLowest: isMany && quotes.every(({ price }) => quote.price <= price),
    isFastest: isMany && quotes.every(({ delivery_days }) => quote.delivery_days <= delivery_days),
    isAboveQuantity: quote.min_quantity > quantity,
  }
}
