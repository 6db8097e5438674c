import { amountInWords } from '#contract/documents/amount-in-words.ts'
import { dayInIndia } from '#contract/documents/document-number.ts'
import { lineTotalPaise } from '#contract/products/price.ts'
import { unitsOf } from '#contract/products/unit-words.ts'
import { toPercent } from '#contract/tax/percent.ts'
import { stateName } from '#contract/tax/states.ts'
import { dayOf, inRupees, plural, withCommas } from '#contract/texts/english.ts'
import { pinBeside } from '#contract/users/pin-beside.ts'
import { termsInWords } from '#server/payees/terms-words.rules.ts'
import type { Column, Paper } from '#server/pdf/paper.ts'
import type { DealRow, LineRow, OfferRow } from './deal.row.ts'

export type Shop = {
  readonly buyer: string
  readonly seller: string
  /** Of the registration that the shop sells under. */
  readonly legal_name: string | null
  readonly address: string | null
  readonly pin: string | null
  readonly state_code: string | null
  readonly gstin: string | null
}

const amount = (paise: number) => inRupees(paise / 100).slice(1)
const inDays = (days: number) => plural(days, { one: '1 day', other: `${days} days` })

const freights: Readonly<Record<OfferRow['freight'], string>> = {
  paid: 'charged by the supplier',
  to_pay: 'to be paid by the buyer to the carrier',
  included: 'included in the price',
}

/** An offer that is over is no paper to hold against anybody. */
const noLonger: Partial<Record<DealRow['state'], string>> = {
  declined: 'DECLINED - ',
  withdrawn: 'WITHDRAWN - ',
  expired: 'EXPIRED - ',
}

/** An offer as a paper: no invoice, and numbered by the deal and its revision. */
export function quotationOf(deal: DealRow, shop: Shop): Paper {
  const { deal_id, offer, proposed_at, state } = deal
  const isOfSeller = offer.proposed_by === 'seller'
  return {
    title: isOfSeller ? 'Quotation' : 'Offer of the buyer',
    number: `${deal_id.slice(0, 8).toUpperCase()}-${offer.revision}`,
    day: dayInIndia(proposed_at),
    warning: `${noLonger[state] ?? ''}NOT A TAX INVOICE`,
    issuer: issuerOf(shop),
    facts: [
      { label: 'Date', text: dayOf(proposed_at.toISOString()) },
      { label: 'Valid until', text: dayOf(offer.valid_until) },
      { label: 'Payment', text: termsInWords(offer) },
      { label: 'Dispatch', text: `within ${inDays(offer.dispatch_days)} of the order` },
      { label: 'Freight', text: freights[offer.freight] },
    ],
    parties: [{ label: 'For', name: shop.buyer, lines: [], facts: [] }],
    lines: deal.seller_scheme === 'composition' ? withoutTax(tableOf(offer)) : tableOf(offer),
    totals: [{ label: 'Total', text: inRupees(offer.total_paise / 100) }],
    words: amountInWords(offer.total_paise),
    notes: [...(offer.note ? [offer.note] : []), taxNoteOf(deal)],
    signature: {
      name: isOfSeller ? (shop.legal_name ?? shop.seller) : shop.buyer,
      text: 'Computer-generated: no signature needed',
    },
  }
}

const taxNoteOf = ({ seller_scheme }: DealRow) =>
  seller_scheme === 'composition'
    ? 'The seller pays GST under the composition scheme: no GST is charged, and none can be claimed.'
    : 'Prices include GST.'

function issuerOf({ legal_name, seller, address, pin, state_code, gstin }: Shop): Paper['issuer'] {
  const state = state_code ? `${stateName(state_code) ?? ''} (${state_code})` : ''
  const place = address ? [address, [pinBeside(address, pin ?? ''), state].filter(Boolean).join(', ')] : []
  return {
    label: '',
    name: legal_name || seller,
    lines: [...(legal_name && legal_name !== seller ? [seller] : []), ...place],
    facts: gstin ? [{ label: 'GSTIN', text: gstin }] : [],
  }
}

const left = (title: string): Column => ({ title, align: 'left' })
const right = (title: string): Column => ({ title, align: 'right' })

const rowOf = (line: LineRow, place: number) => [
  String(place + 1),
  line.product_name,
  line.hsn_code ?? '',
  `${withCommas(line.quantity)} ${unitsOf(line.quantity, line.unit)}`,
  amount(line.unit_price_paise),
  line.gst_rate_bp === null ? '' : String(toPercent(line.gst_rate_bp)),
  amount(lineTotalPaise(line.unit_price_paise, line.quantity)),
]

const [priceColumn, taxColumn] = [4, 5]

/** Under the composition scheme no price includes a tax. */
function withoutTax({ columns, rows, sums }: Paper['lines']): Paper['lines'] {
  const keep = <T>(cells: readonly T[]) => cells.filter((_, place) => place !== taxColumn)
  return {
    columns: keep(columns).map((column, place) => (place === priceColumn ? right('Price') : column)),
    rows: rows.map(keep),
    sums: keep(sums),
  }
}

function tableOf({ lines, freight_paise, total_paise }: OfferRow): Paper['lines'] {
  const freight = [String(lines.length + 1), 'Freight', '', '', '', '', amount(freight_paise)]
  return {
    columns: [
      right('#'),
      { title: 'Goods', align: 'left', isWide: true },
      left('HSN'),
      right('Quantity'),
      right('Price with tax'),
      right('GST %'),
      right('Total'),
    ],
    rows: [...lines.map(rowOf), ...(freight_paise > 0 ? [freight] : [])],
    sums: ['', 'Total', '', '', '', '', amount(total_paise)],
  }
}
