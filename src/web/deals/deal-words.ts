import type { Deal, DealOffer } from '#contract/deals/deal.ts'
import type { TaxScheme } from '#contract/sellers/tax-scheme.ts'
import { toPercent } from '#contract/tax/percent.ts'
import { unitsFor } from '#web/product-details/unit-texts.ts'
import { termsText } from '#web/shop-terms/terms-words.ts'
import { dayOf } from '#web/ui/formats/dates.ts'
import { grouped, rupees } from '#web/ui/formats/rupees.ts'
import { dealTexts as texts } from './deals-texts.ts'

/** Whose offer it is, and whether it answers another one. */
export function titleOf({ proposed_by, role, revision }: Deal, name: string): string {
  const isCounter = revision > 1
  if (proposed_by === role) return isCounter ? texts.ownCounter : texts.own
  return isCounter ? texts.counterOfOther(name) : texts.ofOther(name)
}

export function freightText(
  { freight, freight_cost }: Pick<DealOffer, 'freight' | 'freight_cost'>,
  role: Deal['role'],
) {
  if (freight === 'paid') return rupees(freight_cost)
  return freight === 'to_pay' && role === 'seller' ? texts.toPayOfBuyer : texts.freights[freight]
}

/** '2026-11-30' is a day in India; at noon it is that day everywhere. */
export const dayText = (day: string) => dayOf(`${day}T12:00:00+05:30`)

/** How many of the goods the shop lists. */
export function listedShare(lines: readonly Pick<Line, 'product_id'>[]): 'all' | 'some' | 'none' {
  const listed = lines.filter(({ product_id }) => product_id !== null).length
  if (listed === lines.length) return 'all'
  return listed === 0 ? 'none' : 'some'
}

/** Under the composition scheme no GST is charged. */
export const totalText = (scheme: TaxScheme | undefined) =>
  scheme === 'composition' ? texts.totalWithoutGst : texts.total

type Line = DealOffer['lines'][number]
const idOf = ({ product_id, product_name }: Line) => product_id ?? product_name

/** What a counter-offer changes, a sentence each. */
export function changesOf(deal: Deal): string[] {
  const { previous } = deal
  if (!previous) return []
  const change = (name: string, before: string, now: string) =>
    before === now ? [] : [texts.change(name, before, now)]
  return [
    ...lineChanges(billedLines(previous.lines, deal), billedLines(deal.lines, deal)),
    ...change(texts.freight, freightText(previous, deal.role), freightText(deal, deal.role)),
    ...change(texts.payment, termsText(previous.terms), termsText(deal.terms)),
    ...change(texts.dispatch, texts.within(previous.dispatch_days), texts.within(deal.dispatch_days)),
    ...change(texts.validUntil, dayText(previous.valid_until), dayText(deal.valid_until)),
    ...change(totalText(deal.seller_scheme), rupees(previous.total), rupees(deal.total)),
    ...(previous.note === deal.note ? [] : [texts.noteChanged]),
  ]
}

/** Under the composition scheme the bill has no rate, whatever an earlier offer said. */
export const billedLines = (lines: readonly Line[], { seller_scheme }: Pick<Deal, 'seller_scheme'>) =>
  seller_scheme === 'composition' ? lines.map(({ gst_rate_bp: _, ...line }): Line => line) : lines

function lineChanges(before: readonly Line[], now: readonly Line[]): string[] {
  const former = new Map(before.map((line) => [idOf(line), line]))
  const ids = new Set(now.map(idOf))
  return [
    ...now.flatMap((line) => {
      const same = former.get(idOf(line))
      return same ? changesOfLine(same, line) : [texts.added(line.product_name)]
    }),
    ...before.filter((line) => !ids.has(idOf(line))).map((line) => texts.removed(line.product_name)),
  ]
}

const changesOfLine = (before: Line, now: Line) => [
  ...(before.unit_price === now.unit_price
    ? []
    : [texts.change(texts.priceOf(now.product_name), rupees(before.unit_price), rupees(now.unit_price))]),
  ...(before.quantity === now.quantity && before.unit === now.unit
    ? []
    : [texts.change(texts.quantityOf(now.product_name), amountOf(before), amountOf(now))]),
  ...(before.gst_rate_bp === now.gst_rate_bp
    ? []
    : [texts.change(texts.taxOf(now.product_name), rateOf(before), rateOf(now))]),
  ...(before.hsn_code === now.hsn_code
    ? []
    : [texts.change(texts.codeOf(now.product_name), codeOf(before), codeOf(now))]),
]

const codeOf = ({ hsn_code }: Line) => hsn_code ?? texts.noCode

/** What the invoice will say of goods: who accepts an offer accepts it too. */
export const taxText = ({ hsn_code, gst_rate_bp }: Line): string =>
  [hsn_code && texts.hsn(hsn_code), gst_rate_bp !== undefined && texts.gst(toPercent(gst_rate_bp))]
    .filter(Boolean)
    .join(' · ')

/** At the same price it decides what the buyer gets back as input credit. */
const rateOf = ({ gst_rate_bp }: Line) =>
  texts.rate(gst_rate_bp === undefined ? undefined : toPercent(gst_rate_bp))

const amountOf = ({ quantity, unit }: Line) => `${grouped(quantity)} ${unitsFor(quantity, unit)}`
