import type { GstRate, OfferedRate } from '#contract/content/gst-rates.ts'
import { gstRates, rateHints } from './rates.ts'

const bricks = 1_200
const source = 'Schedules I to VII of Notification 9/2025-CT(R), in force since 22 September 2025'

const came = (rate: number): GstRate => ({
  is_offered: true,
  hint: rateHints[rate] ?? '',
  source: rate === bricks ? 'Notification 14/2025-CT(R)' : source,
  checked_on: '2026-11-22',
})

/** 28 % ended for goods in general; it stands here so that the desk says why no form offers it. */
const ended = {
  ...came(2_800),
  is_offered: false,
  source: 'Ended by Notification 9/2025-CT(R) on 22 September 2025',
}

/** What came with the market, under the rate in basis points. Numbers are in their order as keys. */
export const firstGstRates: Readonly<Record<string, GstRate>> = {
  ...Object.fromEntries(gstRates.map((rate) => [rate, came(rate)])),
  2800: ended,
}

/** The offered ones of what stands under each rate, the lowest first. */
export const offeredOf = (standing: Readonly<Record<string, GstRate | null>>): OfferedRate[] =>
  Object.entries(standing)
    .flatMap(([rate, value]) => (value?.is_offered ? [{ rate_bp: Number(rate), hint: value.hint }] : []))
    .sort((one, other) => one.rate_bp - other.rate_bp)

export const firstOffered: readonly OfferedRate[] = offeredOf(firstGstRates)
