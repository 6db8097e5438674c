import { toPercent } from '#contract/tax/percent.ts'
import type { SoldLine } from '#server/orders/write-orders.service.ts'

type Goods = Pick<SoldLine, 'line_total_paise' | 'hsn_code' | 'gst_rate_bp'>

const sumOf = (lines: readonly Goods[]) =>
  lines.reduce((sum, { line_total_paise }) => sum + line_total_paise, 0)

/**
 * Freight that the seller charges for is part of the supply of the goods (CGST Act, sections 2(30), 8(a) and 15(2)(c)), and taxed
 * as they are. So it stands in lines of its own, one for each rate, in proportion to what the goods of that rate cost, and under
 * the HSN code of the dearest of them. The last paise go to the largest part, so that the lines make the freight of the card.
 */
export function freightLines(freightPaise: number, goods: readonly Goods[]): SoldLine[] {
  if (freightPaise === 0) return []
  const total = BigInt(sumOf(goods))
  const byRate = [...Map.groupBy(goods, ({ gst_rate_bp }) => gst_rate_bp).values()]
  const parts = byRate
    .toSorted((one, other) => sumOf(other) - sumOf(one))
    .map((lines) => ({ lines, paise: Number((BigInt(freightPaise) * BigInt(sumOf(lines))) / total) }))
  const rest = freightPaise - parts.reduce((sum, { paise }) => sum + paise, 0)
  const shared = parts.map(({ lines, paise }, place) => ({
    lines,
    paise: place === 0 ? paise + rest : paise,
  }))
  const charged = shared.filter(({ paise }) => paise > 0)
  return charged.map(({ lines, paise }) => toLine(lines, paise, charged.length > 1))
}

function toLine(lines: readonly Goods[], paise: number, isOneOfMany: boolean): SoldLine {
  const dearest = lines.reduce((one, line) => (line.line_total_paise > one.line_total_paise ? line : one))
  const { gst_rate_bp } = dearest
  const goods = gst_rate_bp === null ? 'other goods' : `goods of ${toPercent(gst_rate_bp)} %`
  return {
    product_id: null,
    product_name: isOneOfMany ? `Freight of ${goods}` : 'Freight',
    product_image: null,
    unit: 'lot',
    quantity: 1,
    unit_price_paise: paise,
    line_total_paise: paise,
    slab_min: null,
    slab_max: null,
    holds_stock: false,
    hsn_code: dearest.hsn_code,
    gst_rate_bp,
    unit_code: 'OTH',
    is_freight: true,
  }
}
