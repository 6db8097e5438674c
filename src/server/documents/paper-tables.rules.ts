import { toPercent } from '#contract/tax/percent.ts'
import { inRupees, withCommas } from '#contract/texts/english.ts'
import type { Column, Table } from '#server/pdf/paper.ts'
import { sumOf } from './bill.rules.ts'
import type { DocumentLine, Particulars } from './document.row.ts'
import { printedHalf } from './paper-states.rules.ts'

type Sheet = {
  readonly orderId: string | null
  readonly lines: readonly DocumentLine[]
  readonly is_inter_state: boolean
  readonly supply_state_code: string
  readonly particulars: Pick<Particulars, 'states'>
}
type Amounts = ReturnType<typeof sumOf>

const amount = (paise: number) => inRupees(paise / 100).slice(1)
const left = (title: string): Column => ({ title, align: 'left' })
const right = (title: string): Column => ({ title, align: 'right' })
/** By the rates: the tax of a few paise may be none, and still the paper says its rate. */
export const withoutTax = ({ lines }: Pick<Sheet, 'lines'>) =>
  lines.every(({ gst_rate_bp }) => gst_rate_bp === 0)

const taxTitles = ({ is_inter_state, supply_state_code, particulars }: Sheet) =>
  is_inter_state ? ['IGST'] : ['CGST', printedHalf(supply_state_code, particulars.states)]
const taxesOf = ({ is_inter_state }: Sheet, { cgst_paise, sgst_paise, igst_paise }: Amounts) =>
  is_inter_state ? [amount(igst_paise)] : [amount(cgst_paise), amount(sgst_paise)]

/** What is taken off stands below the name: a column of its own would leave the largest amounts no room. */
const goodsOf = ({ product_name, discount_paise }: DocumentLine) =>
  discount_paise > 0 ? `${product_name}\nLess discount ${inRupees(discount_paise / 100)}` : product_name

/** The goods, or the service, one line each. */
export function linesTable(sheet: Sheet): Table {
  const isPlain = withoutTax(sheet)
  const isService = sheet.orderId === null
  const taxed = (line: Amounts, rate: string) =>
    isPlain ? [] : [amount(line.taxable_paise), rate, ...taxesOf(sheet, line)]
  const sums = sumOf(sheet.lines)
  return {
    columns: [
      right('#'),
      { title: isService ? 'Service' : 'Goods', align: 'left', isWide: true },
      left(isService ? 'SAC' : 'HSN'),
      right('Quantity'),
      right(isPlain ? 'Price' : 'Price with tax'),
      ...(isPlain ? [] : [right('Taxable value'), right('GST %'), ...taxTitles(sheet).map(right)]),
      right(isPlain ? 'Value' : 'Total'),
    ],
    rows: sheet.lines.map((line, place) => [
      String(place + 1),
      goodsOf(line),
      line.hsn_code,
      isService ? withCommas(line.quantity) : `${withCommas(line.quantity)} ${line.unit_code}`,
      amount(line.unit_price_paise),
      ...taxed(line, String(toPercent(line.gst_rate_bp))),
      amount(line.total_paise),
    ]),
    sums: ['', 'Total', '', '', '', ...taxed(sums, ''), amount(sums.total_paise)],
  }
}

/** The rate of each tax by its name, in basis points of both together (Rule 46(l) of the CGST Rules). */
function ratesOf(sheet: Sheet, rate: number) {
  const titles = taxTitles(sheet)
  return titles.map((title) => `${title} ${toPercent(rate / titles.length)} %`).join(', ')
}

/** The tax by rate, where there is any. */
export function taxTable(sheet: Sheet): { readonly taxes?: Table } {
  if (withoutTax(sheet)) return {}
  const rates = [...new Set(sheet.lines.map(({ gst_rate_bp }) => gst_rate_bp))].sort((a, b) => a - b)
  const cells = (sums: Amounts) => [
    amount(sums.taxable_paise),
    ...taxesOf(sheet, sums),
    amount(sums.total_paise - sums.taxable_paise),
  ]
  return {
    taxes: {
      columns: [
        { title: 'GST', align: 'left', isWide: true },
        ...['Taxable value', ...taxTitles(sheet), 'Tax'].map(right),
      ],
      rows: rates.map((rate) => [
        ratesOf(sheet, rate),
        ...cells(sumOf(sheet.lines.filter(({ gst_rate_bp }) => gst_rate_bp === rate))),
      ]),
      sums: ['Total', ...cells(sumOf(sheet.lines))],
    },
  }
}
