import type { GstRate, OfferedRate } from '#contract/content/gst-rates.ts'
import { firstGstRates, offeredOf } from '#contract/tax/offered-rates.ts'
import { fields } from '#contract/texts/fields.ts'
import { type Written, writtenOf } from '#server/content/content.service.ts'
import type { Db } from '#server/db/db.ts'
import { badInput } from '#server/errors.ts'

/** The rates that goods may get now, from memory. In a transaction too: it asks nothing of it. */
export async function listOfferedRates(db: Db): Promise<OfferedRate[]> {
  const written: Written = await writtenOf(db.origin, 'gst-rates')
  return offeredOf({ ...firstGstRates, ...(Object.fromEntries(written) as Record<string, GstRate | null>) })
}

/** The same in basis points alone. */
export const offeredRates = async (db: Db) => (await listOfferedRates(db)).map(({ rate_bp }) => rate_bp)

type Rate = number | null | undefined

/** Refuses a rate that is not offered, unless it stands there already: what has an old rate keeps it. */
export async function requireOffered(db: Db, rates: readonly Rate[], kept: readonly Rate[] = []) {
  const others = rates.filter((rate) => typeof rate === 'number' && !kept.includes(rate))
  if (others.length === 0) return
  const offered: readonly Rate[] = await offeredRates(db)
  if (others.some((rate) => !offered.includes(rate))) throw badInput(fields.noGstRate, 'gst_rate_bp')
}
