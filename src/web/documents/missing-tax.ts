import type { issueInvoice } from '#contract/documents/document.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { OrderDetails } from '#contract/order.ts'
import { hsnDigits } from '#contract/tax/hsn-code.ts'

/** What a seller adds to a line, by its number in the order. */
export type Added = Readonly<Record<number, { readonly hsn_code: string; readonly gst_rate_bp: string }>>

type Lines = NonNullable<InputOf<typeof issueInvoice>['lines']>

/**
 * The lines of which the order says too little for an invoice; their product may say it by now. Freight is taxed as its goods.
 * With `longCodes` also those whose code is too short above five crore of turnover.
 */
export const linesWithoutTax = ({ ordered_items, seller_scheme }: OrderDetails, longCodes = false) =>
  ordered_items
    .map(({ product_name, hsn_code = '', gst_rate_bp, is_freight = false }, place) => ({
      line_number: place + 1,
      product_name,
      isComplete:
        is_freight ||
        (hsn_code.length >= hsnDigits(longCodes ? '5_to_10' : 'up_to_5') &&
          (gst_rate_bp !== undefined || seller_scheme === 'composition')),
      /** What the order says stays. */
      asksRate: gst_rate_bp === undefined,
    }))
    .filter(({ isComplete }) => !isComplete)

/** Nothing where nothing was typed. */
export function linesOf(added: Added): { lines?: Lines } {
  const lines = Object.entries(added).map(([line, { hsn_code, gst_rate_bp }]) => ({
    line_number: Number(line),
    hsn_code,
    gst_rate_bp: gst_rate_bp === '' ? null : Number(gst_rate_bp),
  }))
  return lines.length > 0 ? { lines } : {}
}
