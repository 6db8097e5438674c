import type { EinvoicePaper } from './einvoice.rules.ts'
import type { PortalCheck } from './portal-check.rules.ts'

const list = {
  /** When e-invoices began. */
  since: '2020-10-01',
  source: 'Error codes of the invoice portal (einvoice1.gst.gov.in/others/geterrorcodes/INV)',
} as const

type Check = PortalCheck<EinvoicePaper>

/** A check of the portal's list of errors, unless it says another source and first day. */
export const einvoiceCheck = (check: Omit<Check, keyof typeof list> & Partial<Check>): Check => ({
  ...list,
  ...check,
})
