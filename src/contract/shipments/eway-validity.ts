/**
 * An e-way bill is valid one day for each 200 km or part of them, one for each 20 km of over-dimensional cargo (Rule 138(10) of the
 * CGST Rules 2017, 200 km since 1 January 2021; looked up on 22 November 2026).
 */
const kilometresADay = { R: 200, O: 20 } as const
const dayMs = 24 * 60 * 60_000
const indianOffset = 330 * 60_000

type Road = { readonly kind: keyof typeof kilometresADay; readonly km: number }

/** Until the last second of its last day in India: of one that was generated on the 16th for 2,467 km, of the 29th. */
export function ewayValidUntil(generatedOn: string, { kind, km }: Road): Date {
  const days = Math.max(1, Math.ceil(km / kilometresADay[kind]))
  return new Date(Date.parse(generatedOn) + (days + 1) * dayMs - indianOffset - 1_000)
}

/** Whether a base document is more than `days` old. */
export const isTooOldForEway = (documentDay: string, today: string, days: number) =>
  Date.parse(today) - Date.parse(documentDay) > days * dayMs
