import type { issueInvoice } from '#contract/documents/document.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { OrderDetails } from '#contract/order.ts'

/** What a seller adds to a line, by its number in the order. */
export type Added = Readonly<Record<number, { readonly hsn_code: string; readonly gst_rate_bp: string }>>

type Lines = NonNullable<InputOf<typeof issueInvoice>['lines']>

/** The lines of which the order says too little for an invoice; their product may say it by now. */
export const linesWithoutTax = ({ ordered_items, seller_scheme }: OrderDetails) =>
  ordered_items
    .map(({ product_name, hsn_code, gst_rate_bp }, place) => ({
      line_number: place + 1,
      product_name,
      isComplete: hsn_code !== undefined && (gst_rate_bp !== undefined || seller_scheme === 'composition'),
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
