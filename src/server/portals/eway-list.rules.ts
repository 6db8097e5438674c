import type { EwayPaper } from './eway-bill.rules.ts'
import type { PortalCheck } from './portal-check.rules.ts'

const list = {
  /** When the portal began. */
  since: '2018-04-01',
  source: 'Error codes of the e-way bill API, as printed by perione.in',
} as const

type Check = PortalCheck<EwayPaper>

/** A check of the portal's list of errors, unless it says another source and first day. */
export const ewayCheck = (check: Omit<Check, keyof typeof list> & Partial<Check>): Check => ({
  ...list,
  ...check,
})
