import type { Db } from '#server/db/db.ts'
import type { Filters } from './listing.filters.ts'
import * as sql from './search.queries.ts'

const size = 1_000

// What it costs, in microseconds, to look at one product, on the way through an order or where the index of words says
// that it is; and for each product of the market to ask that index at all.
const perLook = 12
const perProduct = 0.01

type What = { readonly filters: Filters; readonly tsquery: string | undefined; readonly limit: number }

type Sampled = {
  /** The share of the way that fits. */
  readonly share: number
  readonly isSparse: boolean
}

/**
 * Whether so few products fit that the index of words is a shorter way to them than the order of the market. Several
 * words and filters belong together or exclude each other; a sample knows, their frequencies do not.
 */
export async function lookAtSample(
  db: Db,
  { filters, tsquery, limit }: What,
  products: number,
): Promise<Sampled> {
  const { looked, on_way, fitting } = await sql.sample(db, filters, tsquery, size)
  if (fitting === 0) return { share: 0, isSparse: true }
  const share = fitting / on_way
  const byIndex = perProduct * products + (fitting / looked) * products * perLook
  return { share, isSparse: byIndex < ((limit + 1) * perLook) / share }
}
