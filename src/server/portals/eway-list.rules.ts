import type { EwayPaper } from './eway-bill.rules.ts'
import { checkIn } from './portal-check.rules.ts'

export const ewayCheck = checkIn<EwayPaper>({
  /** When the portal began. */
  since: '2018-04-01',
  source: 'Error codes of the e-way bill API, as printed by perione.in',
})
