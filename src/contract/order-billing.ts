import * as z from 'zod/mini'
import { billingId, blankLineOf, blankTextOf, rupees } from './fields.ts'
import { taxScheme } from './sellers/tax-scheme.ts'

/** The tax in an amount, by what it consists of, in rupees. `sgst` is UTGST in some union territories. */
export const taxAmounts = z.object({ taxable: rupees, cgst: rupees, sgst: rupees, igst: rupees })
export type TaxAmounts = z.infer<typeof taxAmounts>

/** What the line was sold with; missing: not told, or an order from before. */
export const lineTaxFields = {
  hsn_code: z.optional(z.string()),
  /** In basis points: 1800 is 18 %. */
  gst_rate_bp: z.optional(z.int()),
  /** A unit quantity code, such as PCS. */
  unit_code: z.optional(z.string()),
  /** Missing where rate or place of supply are not known, or the seller collects no tax. */
  tax: z.optional(taxAmounts),
}

/** To whom goods go: to the buyer, or to a third party whom the buyer names. */
export const shipToKind = z.enum(['own', 'third'], 'This choice does not exist')

export const longestPoNumber = 30
export const longestNote = 300
export const longestShipName = 100

/** What a checkout may say beside goods and address. */
export const checkoutBillingFields = {
  billing_id: z.optional(billingId),
  /** The buyer's own number of this purchase. */
  po_number: z.optional(blankLineOf('poNumber', longestPoNumber)),
  note: z.optional(blankTextOf('note', longestNote)),
  ship_to: z.optional(shipToKind),
  /** Of the third party; the address is that of delivery. */
  ship_name: z.optional(blankLineOf('shipName', longestShipName)),
}

/** What an order was placed with. States are codes of the GST system. */
export const orderBillingFields = {
  po_number: z.optional(z.string()),
  note: z.optional(z.string()),
  bill_to: z.optional(
    z.object({
      gstin: z.string(),
      legal_name: z.string(),
      address: z.string(),
      pin: z.string(),
      state_code: z.string(),
    }),
  ),
  ship_to: z.optional(shipToKind),
  /** Of the third party, where the buyer has named it. */
  ship_name: z.optional(z.string()),
  supply_state_code: z.optional(z.string()),
  /** The registration that it was sold under. */
  seller_gstin: z.optional(z.string()),
  seller_scheme: z.optional(taxScheme),
}
