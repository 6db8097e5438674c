import { dayInIndia } from '#contract/documents/document-number.ts'
import { stateCodeOfAddress } from '#contract/tax/address-state.ts'
import { guessUnitCode } from '#contract/tax/guess-unit-code.ts'
import { hsnDigits } from '#contract/tax/hsn-code.ts'
import { isInterState, placeOfSupply } from '#contract/tax/place-of-supply.ts'
import { splitTax } from '#contract/tax/split-tax.ts'
import { documents as texts } from '#contract/texts/documents.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import type { DocumentLine, Particulars } from './document.row.ts'
import type { BilledLine, BilledOrder, Registration } from './issue.queries.ts'
import { statesToPrint } from './paper-states.rules.ts'

type Amounts = Pick<
  DocumentLine,
  'taxable_paise' | 'cgst_paise' | 'sgst_paise' | 'igst_paise' | 'total_paise'
>

/** Where an order is supplied; the chosen state counts where nothing else is known. */
export const supplyStateOf = (order: BilledOrder, chosen: string | undefined) =>
  order.supply_state_code ??
  placeOfSupply({
    shipTo: order.ship_to ?? 'own',
    shipState: stateCodeOfAddress(order.state, order.postal_code),
    buyerState: order.bill_state_code ?? undefined,
  }) ??
  chosen

/** As it was ordered; where that has too few digits for the seller of today, as its product has been corrected since. */
function hsnOf({ hsn_code, product_hsn_code }: BilledLine, { turnover }: Registration) {
  const isEnough = hsn_code !== null && hsn_code.length >= hsnDigits(turnover)
  return isEnough ? hsn_code : (product_hsn_code ?? hsn_code)
}

type Stated = {
  readonly line_number: number
  readonly hsn_code?: string | null | undefined
  readonly gst_rate_bp?: number | null | undefined
  readonly unit_code?: string | null | undefined
}

/** As its seller states it with the bill, else as order and product say: the seller alone answers for the tax. */
export function completeLine(
  line: BilledLine,
  registration: Registration,
  stated: readonly Stated[],
): BilledLine {
  const own = stated.find(({ line_number }) => line_number === line.line_number)
  const hsn_code = own?.hsn_code || hsnOf(line, registration)
  return {
    ...line,
    ...{ hsn_code, product_hsn_code: null },
    gst_rate_bp: own?.gst_rate_bp ?? line.gst_rate_bp,
    unit_code: own?.unit_code || line.unit_code,
  }
}

/**
 * Freight is taxed as the dearest of the goods that it was ordered with (CGST Act, section 8(a)), also where these have been completed
 * or corrected since.
 */
export function completeFreight(
  ordered: readonly BilledLine[],
  completed: readonly BilledLine[],
): readonly BilledLine[] {
  return completed.map((line, place) => {
    if (!line.is_freight) return line
    const isOfIt = ({ is_freight, gst_rate_bp }: BilledLine) =>
      !is_freight && gst_rate_bp === ordered[place]?.gst_rate_bp
    const [dearest] = completed
      .filter((_, index) => isOfIt(ordered[index] ?? line))
      .toSorted((one, other) => other.line_total_paise - one.line_total_paise)
    if (!dearest) return line
    const { hsn_code, gst_rate_bp } = dearest
    return { ...line, hsn_code, product_hsn_code: null, gst_rate_bp }
  })
}

/** What keeps a line off an invoice. */
export function problemOfLine(line: BilledLine, registration: Registration): Sentence | undefined {
  const product = line.product_name
  const digits = hsnDigits(registration.turnover)
  const code = hsnOf(line, registration)
  // A composition seller collects no tax, so no rate is needed.
  const isRateMissing = line.gst_rate_bp === null && registration.scheme === 'regular'
  if (code === null || isRateMissing) return texts.lineUnfinished({ product })
  return code.length < digits ? texts.hsnTooShort({ product, digits }) : undefined
}

export function problemOfSeller({ legal_name, pin, address, gstin }: Registration) {
  if (pin === '' || address === '') return texts.unfinishedRegistration({ gstin })
  return legal_name === '' ? texts.namesNotSeen({ gstin }) : undefined
}

/** A bill of supply where no tax is collected (Rule 49). */
export const kindOf = (lines: readonly DocumentLine[], { scheme }: Registration): 'INV' | 'BOS' =>
  scheme === 'composition' || lines.every(({ gst_rate_bp }) => gst_rate_bp === 0) ? 'BOS' : 'INV'

/** A line with the tax within its price (Rule 35). */
export function billLine(line: BilledLine, registration: Registration, supplyState: string): DocumentLine {
  const rate = registration.scheme === 'composition' ? 0 : (line.gst_rate_bp ?? 0)
  const isBetween = isInterState(registration.state_code, supplyState)
  const split = splitTax({ total: line.line_total_paise, rateBp: rate, isInterState: isBetween })
  return {
    line_number: line.line_number,
    product_name: line.product_name,
    hsn_code: hsnOf(line, registration) ?? '',
    gst_rate_bp: rate,
    // The preview of an invoice shows it before the number is taken.
    unit_code: line.unit_code ?? guessUnitCode(line.unit) ?? 'OTH',
    quantity: line.quantity,
    unit_price_paise: line.unit_price_paise,
    discount_paise: line.discount_paise,
    taxable_paise: split.taxable,
    cgst_paise: split.cgst,
    sgst_paise: split.sgst,
    igst_paise: split.igst,
    total_paise: line.line_total_paise,
  }
}

/** The sum to the paisa, without rounding it off. */
export const sumOf = (lines: readonly Amounts[]): Amounts => ({
  taxable_paise: lines.reduce((sum, line) => sum + line.taxable_paise, 0),
  cgst_paise: lines.reduce((sum, line) => sum + line.cgst_paise, 0),
  sgst_paise: lines.reduce((sum, line) => sum + line.sgst_paise, 0),
  igst_paise: lines.reduce((sum, line) => sum + line.igst_paise, 0),
  total_paise: lines.reduce((sum, line) => sum + line.total_paise, 0),
})

/** Above five crore an invoice to a registered buyer is none without the portal's number (Rule 48(5)). */
export const needsIrn = (
  { turnover }: Registration,
  { kind, buyerGstin }: { readonly kind: string; readonly buyerGstin: string },
) => kind !== 'BOS' && turnover !== 'up_to_5' && buyerGstin !== ''

/** Both sides as they are when the document is issued; the buyer as written when the order was placed. */
export function particularsOf(order: BilledOrder, registration: Registration): Particulars {
  const { legal_name, trade_name, address, pin, state_code, gstin } = registration
  const shipState = stateCodeOfAddress(order.state, order.postal_code) ?? ''
  // The paper names the state itself where its code is known.
  const place = [order.ship_address, order.city, ...(shipState ? [] : [order.state])].join(', ')
  const shipTo = {
    name: order.ship_name ?? order.bill_name ?? order.buyer_name,
    trade_name: '',
    address: place,
    pin: order.postal_code,
    state_code: shipState,
    gstin: '',
  }
  return {
    seller: { name: legal_name, trade_name, address, pin, state_code, gstin },
    buyer: {
      name: order.bill_name ?? order.buyer_name,
      trade_name: '',
      address: order.bill_address ?? place,
      pin: order.bill_pin ?? order.postal_code,
      state_code: order.bill_state_code ?? shipState,
      gstin: order.bill_gstin ?? '',
    },
    ship_to: shipTo,
    order_day: dayInIndia(order.order_date),
    po_number: order.po_number ?? '',
    note: order.note ?? '',
    ...statesToPrint(),
  }
}
