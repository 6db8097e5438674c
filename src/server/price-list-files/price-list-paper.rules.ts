import { labelOf } from '#contract/products/present-categories.ts'
import { toPercent } from '#contract/tax/percent.ts'
import { dayOf, inRupees, withCommas } from '#contract/texts/english.ts'
import { showPhone } from '#contract/users/phone-number.ts'
import type { Column, Paper } from '#server/pdf/paper.ts'
import { qrModules } from '#server/qr-codes/qr-code.rules.ts'
import type { PriceListProductRow, PriceListShopRow } from './price-list.row.ts'

export type PriceList = {
  readonly shop: PriceListShopRow
  /** The whole address of the shop's page, and what its code says. */
  readonly link: string
  readonly codeLink: string
  readonly category: string
  /** Such as 2026-11-26. */
  readonly today: string
  /** More are listed than the paper holds. */
  readonly isCut: boolean
}

const left = (title: string): Column => ({ title, align: 'left' })
const right = (title: string): Column => ({ title, align: 'right' })

/** What a shop lists on a day, as a paper to send and to print. */
export function priceListOf(list: PriceList, products: readonly PriceListProductRow[]): Paper {
  const { shop, link, codeLink, category, today } = list
  const hasCodes = products.some(({ seller_item_code }) => seller_item_code !== null)
  return {
    title: 'Price list',
    number: dayOf(today),
    day: today,
    ...(category === 'all' ? {} : { mark: labelOf(category) }),
    issuer: issuerOf(shop),
    facts: [
      { label: 'Date', text: dayOf(today) },
      { label: 'Products', text: withCommas(products.length) },
      { label: 'Prices', text: isUntaxed(products) ? 'No GST' : 'Include GST' },
      { label: 'Shop', text: link.replace(/^https?:\/\//, '') },
    ],
    parties: [],
    lines: {
      columns: [
        { title: 'Product', align: 'left', isWide: true },
        ...(hasCodes ? [left('Item code')] : []),
        ...[right('Minimum'), left('Unit'), right('Quantity')],
        ...[right(isUntaxed(products) ? 'Price' : 'Price with GST'), right('GST')],
      ],
      rows: products.length > 0 ? rowsOf(products, hasCodes, category) : [['Nothing is listed at present.']],
      sums: [],
    },
    totals: [],
    notes: notesOf(list),
    headCode: { modules: qrModules(codeLink), label: `QR code: ${link}` },
  }
}

function issuerOf({ company, city, state, phone_number, email }: PriceListShopRow): Paper['issuer'] {
  const place = [city, state].filter(Boolean).join(', ')
  return {
    label: '',
    name: company,
    lines: [...(place ? [place] : []), showPhone(phone_number), email],
    facts: [],
  }
}

const isUntaxed = (products: readonly PriceListProductRow[]) =>
  products.length > 0 && products.every(({ gst_rate_bp }) => gst_rate_bp === 0)

/** Each category under its name, where the paper has more than one. */
function rowsOf(products: readonly PriceListProductRow[], hasCodes: boolean, category: string) {
  const rows: (readonly string[])[] = []
  let last = category
  for (const product of products) {
    if (product.category !== last) rows.push([labelOf(product.category)])
    last = product.category
    rows.push(rowOf(product, hasCodes))
  }
  return rows
}

function rowOf(product: PriceListProductRow, hasCodes: boolean): readonly string[] {
  const { product_name, seller_item_code, unit, gst_rate_bp, tiers, expires_at } = product
  return [
    expires_at === null ? product_name : `${product_name}\nLive offer until ${dayOf(expires_at)}`,
    ...(hasCodes ? [seller_item_code ?? ''] : []),
    withCommas(tiers[0]?.min ?? 1),
    unit,
    tiers.map(quantityOf).join('\n'),
    tiers.map(({ unit_price_paise }) => inRupees(unit_price_paise / 100)).join('\n'),
    gst_rate_bp === null ? '' : `${toPercent(gst_rate_bp)} %`,
  ]
}

const quantityOf = ({ min, max }: PriceListProductRow['tiers'][number]) => {
  if (max === null) return `${withCommas(min)}+`
  return min === max ? withCommas(min) : `${withCommas(min)} - ${withCommas(max)}`
}

const notesOf = ({ shop, isCut, today }: PriceList) => [
  ...(isCut ? ['This list ends here; the shop has more. A list of one category holds what is missing.'] : []),
  ...(shop.is_minimum_binding ? ['Smaller quantities than the minimum are not sold.'] : []),
  `Prices of ${dayOf(today)}. They may change; what the shop’s page says at the time of the order counts.`,
]
