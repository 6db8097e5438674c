/**
 * GST rates on goods that came with the market, in basis points (1800 is 18 %): Schedules I to VII of Notification 9/2025-CT(R), in
 * force since 22 September 2025, which ended 12 % and 28 % for goods in general. 12 % stays for bricks (Notification 14/2025-CT(R)).
 * 28 % is no rate of goods sold here. Looked up 22 November 2026. The desk changes which are offered (`content/gst-rates.ts`).
 */
export const gstRates = [0, 25, 150, 300, 500, 1200, 1800, 4000] as const

/** Rates that only some goods have, with the notification that says so. */
export const rateHints: Readonly<Record<number, string>> = {
  1200: 'bricks under Notification 14/2025-CT(R)',
}

/** Whether it can be a rate at all, of today or of before. */
export const isRate = (basisPoints: number) =>
  Number.isInteger(basisPoints) && basisPoints >= 0 && basisPoints <= 10_000

export const isGstRate = (basisPoints: number) => gstRates.some((rate) => rate === basisPoints)
