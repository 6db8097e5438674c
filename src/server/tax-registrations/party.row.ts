import { z } from 'zod'
import { turnover } from '#contract/sellers/tax-registration.ts'
import { taxScheme } from '#contract/sellers/tax-scheme.ts'

/** Whom a GST number names, and where. */
export const partyShape = {
  gstin: z.string(),
  legal_name: z.string(),
  address: z.string(),
  pin: z.string(),
  state_code: z.string(),
}

/** A registration, as its owner sells under it. */
export const sellingShape = {
  ...partyShape,
  trade_name: z.string(),
  scheme: z.enum(taxScheme.options),
  turnover: z.enum(turnover.options),
  invoice_prefix: z.string(),
}

/** Whom it is billed to, and what the buyer wrote: what its documents say of it. */
export const billedShape = {
  po_number: z.string().nullable(),
  note: z.string().nullable(),
  bill_gstin: z.string().nullable(),
  bill_name: z.string().nullable(),
  bill_address: z.string().nullable(),
  bill_pin: z.string().nullable(),
  bill_state_code: z.string().nullable(),
}
