import type { counterDeal } from '#contract/deals/deal.ts'
import { validUntilRule } from '#contract/deals/deal-rules.ts'
import { dayInIndia } from '#contract/documents/document-number.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { lineTotalPaise, toPaise } from '#contract/products/price.ts'
import { deals } from '#contract/texts/deals.ts'
import type { Room } from '#server/chats/message.service.ts'
import type { Db } from '#server/db/db.ts'
import { badInput, conflict, notFound } from '#server/errors.ts'
import { requireOffered } from '#server/gst-rates/gst-rate.service.ts'
import { nobody } from '#server/orders/rules/billing.rules.ts'
import { ratedLines } from '#server/orders/rules/rates.rules.ts'
import { findBillTo } from '#server/orders/write-orders.service.ts'
import { type PricedProduct, pricedProducts } from '#server/products/product.service.ts'
import { findSeller } from './deal.queries.ts'
import type { Delivery, LineRow, OfferRow, Side } from './deal.row.ts'

export type OfferDraft = Omit<InputOf<typeof counterDeal>, 'dealId' | 'revision'>
type Line = OfferDraft['lines'][number]

type Making = {
  readonly room: Room
  readonly side: Side
  readonly revision: number
  readonly now: Date
  /** The offer that it answers: an old rate in it may stay. */
  readonly former?: Pick<OfferRow, 'lines'>
}

/** An offer as it is kept: products as they are called and taxed today. */
export async function newOffer(
  tx: Db,
  draft: OfferDraft,
  { room, side, revision, now, former }: Making,
): Promise<OfferRow> {
  const tooLong = validUntilRule(draft.valid_until, dayInIndia(now))
  if (tooLong) throw badInput(tooLong, 'valid_until')
  const stated =
    side === 'seller' ? draft.lines : draft.lines.map((line) => taxedAs(line, former?.lines ?? []))
  await requireOffered(tx, ratesOf(stated), ratesOf(former?.lines ?? []))
  const { seller_scheme } = await findSeller(tx, room.seller_id)
  const lines = [...ratedLines(await linesOf(tx, stated, room), seller_scheme)]
  const freight_paise = toPaise(draft.freight_cost) ?? 0
  return {
    revision,
    proposed_by: side,
    freight: draft.freight,
    freight_paise,
    ...draft.terms,
    dispatch_days: draft.dispatch_days,
    note: draft.note,
    valid_until: draft.valid_until,
    delivery: side === 'buyer' ? await deliveryOf(tx, room.buyer_id, draft.delivery) : null,
    total_paise: lines.reduce(
      (sum, { unit_price_paise, quantity }) => sum + lineTotalPaise(unit_price_paise, quantity),
      freight_paise,
    ),
    lines,
  }
}

/** The seller alone says how goods that are not listed are taxed: a buyer's offer keeps what the seller's said. */
function taxedAs(line: Line, former: readonly LineRow[]): Line {
  if (line.product_id !== undefined) return line
  const same = former.find(
    ({ product_id, product_name }) => !product_id && product_name === line.product_name,
  )
  const { hsn_code = null, gst_rate_bp = null, unit_code = null } = same ?? {}
  return { ...line, hsn_code, gst_rate_bp, unit_code }
}

type Rated = {
  readonly product_id?: string | null | undefined
  readonly gst_rate_bp?: number | null | undefined
}

/** Of goods that are not listed. */
const ratesOf = (lines: readonly Rated[]) =>
  lines.filter(({ product_id }) => !product_id).map(({ gst_rate_bp }) => gst_rate_bp)

/** Where the buyer wants the goods, with their billing profile as it is today. */
export async function deliveryOf(tx: Db, buyerId: string, draft: OfferDraft['delivery']): Promise<Delivery> {
  if (!draft) throw badInput(deals.noDelivery, 'delivery')
  const { billing_id, po_number, note, ship_to, ship_name, ...place } = draft
  const billTo = billing_id === undefined ? nobody : await findBillTo(tx, buyerId, billing_id)
  if (!billTo) throw notFound('billing')
  const written = { po_number: po_number || null, note: note || null, ship_to: ship_to ?? null }
  // Others say nothing of it, so that their offers are written as before.
  const third = ship_to === 'third' && ship_name ? { ship_name } : {}
  return { ...place, ...written, ...third, ...billTo }
}

async function linesOf(tx: Db, lines: readonly Line[], room: Room): Promise<LineRow[]> {
  const ids = lines.flatMap(({ product_id }) => product_id ?? [])
  const products = await pricedProducts(tx, ids)
  const rows = lines.map((line, place) => ({
    line_number: place + 1,
    quantity: line.quantity,
    unit_price_paise: toPaise(line.unit_price) ?? 0,
    ...goodsOf(line, { product: products.get(line.product_id ?? ''), room }),
  }))
  const names = rows.map(({ product_id, product_name }) => product_id ?? product_name)
  const again = rows.find((_, place) => names.indexOf(names[place] ?? '') !== place)
  if (again) throw badInput(deals.repeated({ product: again.product_name }), 'lines')
  return rows
}

type Sold = { readonly product: PricedProduct | undefined; readonly room: Room }

function goodsOf(line: Line, { product, room }: Sold) {
  if (line.product_id === undefined)
    return {
      product_id: null,
      product_name: line.product_name ?? '',
      product_image: null,
      unit: line.unit ?? '',
      hsn_code: line.hsn_code ?? null,
      gst_rate_bp: line.gst_rate_bp ?? null,
      unit_code: line.unit_code ?? null,
    }
  if (product?.seller_id !== room.seller_id) throw notFound('product')
  const { product_id, product_name, unit, hsn_code, gst_rate_bp, unit_code } = product
  if (!product.available) throw conflict(deals.productGone({ product: product_name }))
  const product_image = product.images[0] ?? null
  return { product_id, product_name, product_image, unit, hsn_code, gst_rate_bp, unit_code }
}
