import type { EinvoicePaper } from './einvoice.rules.ts'
import { checkIn } from './portal-check.rules.ts'

export const einvoiceCheck = checkIn<EinvoicePaper>({
  /** When e-invoices began. */
  since: '2020-10-01',
  source: 'Error codes of the invoice portal (einvoice1.gst.gov.in/others/geterrorcodes/INV)',
})
