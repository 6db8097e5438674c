import type { issueInvoice } from '#contract/documents/document.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { OrderDetails } from '#contract/order.ts'
import { cleanHsnCode, hsnDigits, isHsnCode } from '#contract/tax/hsn-code.ts'

/** What is typed of a line; a rate in basis points, as the choice has it. Blank: as the order says. */
export type TypedTax = { readonly hsn_code: string; readonly gst_rate_bp: string; readonly unit_code: string }
/** What a seller states with the bill, by the number of the line in the order. */
export type Stated = Readonly<Record<number, TypedTax>>

type Lines = NonNullable<InputOf<typeof issueInvoice>['lines']>

/**
 * The goods of an order with what it says of their tax; freight is taxed as its goods. With `longCodes` also a code counts as
 * missing that is too short above five crore of turnover.
 */
export const goodsOf = ({ ordered_items, seller_scheme }: OrderDetails, longCodes: boolean) =>
  ordered_items
    .map(({ product_name, hsn_code = '', gst_rate_bp, unit_code = '', is_freight = false }, place) => ({
      line_number: place + 1,
      product_name,
      is_freight,
      stated: { hsn_code, gst_rate_bp: gst_rate_bp === undefined ? '' : String(gst_rate_bp), unit_code },
      asksRate: seller_scheme !== 'composition',
      isComplete:
        hsn_code.length >= hsnDigits(longCodes ? '5_to_10' : 'up_to_5') &&
        (gst_rate_bp !== undefined || seller_scheme === 'composition'),
    }))
    .filter(({ is_freight }) => !is_freight)

/** Nothing where nothing was typed. */
export function linesOf(stated: Stated): { lines?: Lines } {
  const lines = Object.entries(stated).map(([line, { hsn_code, gst_rate_bp, unit_code }]) => ({
    line_number: Number(line),
    hsn_code,
    gst_rate_bp: gst_rate_bp === '' ? null : Number(gst_rate_bp),
    ...(unit_code ? { unit_code } : {}),
  }))
  return lines.length > 0 ? { lines } : {}
}

/** Without the lines whose code is still being typed. */
export const typedWhole = (stated: Stated): Stated =>
  Object.fromEntries(
    Object.entries(stated).filter(([, { hsn_code }]) => hsn_code === '' || isHsnCode(cleanHsnCode(hsn_code))),
  )
