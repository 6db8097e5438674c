import type { Settings } from '#contract/admin/settings.ts'
import { dayInIndia } from '#contract/documents/document-number.ts'
import { billingSettings, proPlan } from '#contract/sellers/plan.ts'
import type { PlanPaymentKind } from '#contract/sellers/plan-rules.ts'
import { stateCodeOfAddress } from '#contract/tax/address-state.ts'
import { stateCodeOfGstNumber } from '#contract/tax/gst-number.ts'
import { isInterState } from '#contract/tax/place-of-supply.ts'
import { splitTax } from '#contract/tax/split-tax.ts'
import { dayOf } from '#contract/texts/english.ts'
import type { DocumentLine, Particulars, Party } from '#server/documents/document.row.ts'
import { statesToPrint } from '#server/documents/paper-states.rules.ts'
import type { LockedPlan } from './plan.queries.ts'
import type { Recipient } from './plan-document.queries.ts'

/**
 * A plan is access to the market's own pages and data: 'other on-line contents' (998439, Annexure of Notification 11/2017-CT(R)).
 * Heading 9984 but e-books: 9 % and 9 % (the same, entry 22), as looked up in November 2026.
 */
const service = { sac: '998439', rateBp: 1_800 } as const

/** The code of the portal where services have no unit. */
const noUnit = 'NA'

export const missingSettings = (settings: Settings) =>
  billingSettings.filter((name) => settings[name].trim() === '')

export function operatorOf(settings: Settings): Party | undefined {
  const { company_name, company_address, company_gstin } = settings
  const state_code = stateCodeOfGstNumber(company_gstin)
  if (missingSettings(settings).length > 0 || state_code === undefined) return undefined
  return {
    name: company_name,
    trade_name: '',
    address: company_address,
    pin: '',
    state_code,
    gstin: company_gstin,
  }
}

/** The registration of the shop, else its account. */
export function recipientOf(row: Recipient): Party {
  const place = [row.address, row.city].filter(Boolean).join(', ')
  return {
    name: row.legal_name ?? row.company_name ?? row.full_name,
    trade_name: row.trade_name ?? '',
    address: row.registered_address ?? place,
    pin: row.pin ?? '',
    state_code: row.state_code ?? stateCodeOfAddress(row.state ?? '', '') ?? '',
    gstin: row.gstin ?? '',
  }
}

/**
 * IGST Act 2017, s. 12(2): where the registered recipient is; of one who is not registered, the address on record, else where the
 * supplier is.
 */
export const placeOfService = (operator: Party, recipient: Party) =>
  recipient.state_code === '' ? operator.state_code : recipient.state_code

/** The year of the plan with the tax within its price (Rule 35). */
export function planLine(
  plan: Pick<LockedPlan, 'price_paise' | 'active_from' | 'active_until'>,
  operator: Party,
  supplyState: string,
): DocumentLine {
  const { price_paise, active_from, active_until } = plan
  const between = isInterState(operator.state_code, supplyState)
  const split = splitTax({ total: price_paise, rateBp: service.rateBp, isInterState: between })
  const day = (moment: Date | null) => (moment ? dayOf(dayInIndia(moment)) : '')
  return {
    line_number: 1,
    product_name: `${proPlan.name}, ${day(active_from)} to ${day(active_until)}`,
    hsn_code: service.sac,
    gst_rate_bp: service.rateBp,
    unit_code: noUnit,
    quantity: 1,
    unit_price_paise: price_paise,
    discount_paise: 0,
    taxable_paise: split.taxable,
    cgst_paise: split.cgst,
    sgst_paise: split.sgst,
    igst_paise: split.igst,
    total_paise: price_paise,
  }
}

const paidWith: Readonly<Record<PlanPaymentKind, string>> = {
  upi: 'UPI',
  bank: 'Bank transfer',
  card: 'Card',
  cheque: 'Cheque',
  cash: 'Cash',
}

type Paid = Pick<LockedPlan, 'paid_by' | 'paid_reference' | 'paid_on'>

/** 'UPI 412345678901, 23 Nov 2026'. */
const paymentText = ({ paid_by, paid_reference, paid_on }: Paid) =>
  [[paid_by && paidWith[paid_by], paid_reference].filter(Boolean).join(' '), paid_on && dayOf(paid_on)]
    .filter(Boolean)
    .join(', ')

export function particularsOfPlan(operator: Party, recipient: Party, paid: Paid, day: string): Particulars {
  const payment = paymentText(paid)
  return {
    seller: operator,
    buyer: recipient,
    ship_to: recipient,
    order_day: day,
    po_number: '',
    note: '',
    ...(payment ? { payment } : {}),
    ...statesToPrint(),
  }
}
