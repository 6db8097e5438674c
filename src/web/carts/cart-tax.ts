import type { CartLine } from '#contract/cart.ts'
import type { TaxAmounts } from '#contract/order-billing.ts'
import { toPaise, toRupees } from '#contract/products/price.ts'
import { stateCodeOfAddress } from '#contract/tax/address-state.ts'
import { sumOfTaxes, taxOfLines } from '#contract/tax/order-tax.ts'
import { placeOfSupply } from '#contract/tax/place-of-supply.ts'
import { splitTax, type TaxSplit, taxOf } from '#contract/tax/split-tax.ts'
import type { Address } from '#contract/users/address.ts'
import type { Billing } from '#web/billing/chosen-billing.ts'

type Details = CartLine['product_details']

const linesOf = (lines: readonly CartLine[]) =>
  lines.map(({ product_details: { line_total, gst_rate_bp } }) => ({
    line_total_paise: toPaise(line_total) ?? 0,
    gst_rate_bp: gst_rate_bp ?? null,
  }))

const toAmounts = (tax: TaxSplit | undefined): TaxAmounts | undefined =>
  tax && {
    taxable: toRupees(tax.taxable),
    cgst: toRupees(tax.cgst),
    sgst: toRupees(tax.sgst),
    igst: toRupees(tax.igst),
  }

/** Where the goods of a checkout are supplied, as the server will find it. */
export const supplyStateOf = ({ state, postalCode }: Address, { profile, ship_to }: Billing) =>
  placeOfSupply({
    shipTo: profile ? ship_to : 'own',
    shipState: stateCodeOfAddress(state, postalCode),
    buyerState: profile?.state_code,
  })

/** The tax of one supplier's lines and of their sum, as the order will have it. */
export function taxesOf(lines: readonly CartLine[], supplyState: string | undefined) {
  const seller: Partial<Details> =
    lines.find(({ product_details }) => product_details.seller_scheme)?.product_details ?? {}
  const taxes = taxOfLines(linesOf(lines), {
    seller_state_code: seller.seller_state_code ?? null,
    seller_scheme: seller.seller_scheme ?? null,
    supply_state_code: supplyState ?? null,
  })
  return { lines: taxes.map(toAmounts), sum: toAmounts(sumOfTaxes(taxes)), scheme: seller.seller_scheme }
}

/** How much of what the lines cost has GST in it; a price of an unknown rate has. */
export function taxedShare(lines: readonly CartLine[]): 'all' | 'some' | 'none' {
  const taxed = lines.filter(({ product_details }) => product_details.gst_rate_bp !== 0).length
  if (taxed === lines.length) return 'all'
  return taxed === 0 ? 'none' : 'some'
}

/** The tax in a cart before its place of supply is known, which moves it by a paisa at most; undefined where a rate is missing. */
export function taxOfCart(lines: readonly CartLine[]): number | undefined {
  const isTaxed = lines.every(({ product_details }) => product_details.seller_scheme === 'regular')
  if (!isTaxed || lines.length === 0) return undefined
  const paise = linesOf(lines).map(({ line_total_paise, gst_rate_bp }) =>
    taxOf(splitTax({ total: line_total_paise, rateBp: gst_rate_bp ?? 0, isInterState: true })),
  )
  return toRupees(paise.reduce((sum, tax) => sum + tax, 0))
}
