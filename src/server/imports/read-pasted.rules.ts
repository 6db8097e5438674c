import * as z from 'zod/mini'
import type { ImportCell } from '#contract/products/import-cell.ts'
import { labelOf } from '#contract/products/present-categories.ts'
import { productDraft } from '#contract/products/product-upload.ts'
import { toBasisPoints } from '#contract/tax/percent.ts'
import { imports } from '#contract/texts/imports.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import { cutText } from '#server/languages/cut-text.ts'
import { limits } from '#server/limits.ts'
import { type ListRow, readList } from '#server/price-lists/read-list.rules.ts'
import { toColumns } from '#server/products/written.row.ts'
import { compareLine, type ListedRow, type NamedProduct, namesOf } from './match-names.rules.ts'
import { listedTiers } from './pasted-prices.rules.ts'
import { problemOf, type ReadRow } from './read-row.rules.ts'

/** A list as it was pasted, and, to change them, the products of its seller as JSON text. */
export type PastedList = {
  readonly text: string
  /** Of goods whose category the list does not name; '' where none was chosen. */
  readonly category: string
  readonly mode: 'add' | 'update'
  readonly products: string
  /** In basis points: what goods may be taxed with now. */
  readonly rates: readonly number[]
}

const { rows: mostRows, rowsAtOnce } = limits.import

type Read = { readonly problem: Sentence } | { readonly count: number; readonly chunks: readonly string[] }

/** Reads a pasted list into rows of an import. Runs in a separate thread. */
export function readPasted({ text, category, mode, products, rates }: PastedList): Read {
  const rows = readList(text)
  if (rows.length === 0) return { problem: imports.noProductsInList }
  if (rows.length > mostRows) return { problem: imports.tooManyRows({ limit: mostRows }) }
  const names = namesOf(mode === 'update' ? (JSON.parse(products) as NamedProduct[]) : [])
  const read = rows.map((row) => (mode === 'add' ? newRow(row, { category, rates }) : changedRow(row, names)))
  return { count: rows.length, chunks: inChunks(read) }
}

const inChunks = (rows: readonly object[]) =>
  Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, place) =>
    JSON.stringify(rows.slice(place * rowsAtOnce, (place + 1) * rowsAtOnce)),
  )

const longestPiece = 200

const cell = (
  column: string,
  value: string,
  { piece, confidence }: Pick<ImportCell, 'piece' | 'confidence'>,
) => ({
  column,
  value: cutText(value, longestPiece),
  piece: cutText(piece, longestPiece),
  confidence,
})

const pricesInWords = ({ prices, tax }: ListRow) => {
  const slabs = prices.value.map(({ price, min, max }) => {
    const range = max === null ? `${min}+` : `${min}-${max}`
    return prices.value.length === 1 && min === 1 ? `₹${price}` : `${range}: ₹${price}`
  })
  return (
    slabs.join(', ') + (tax?.value.how === 'extra' && tax.value.percent ? ` + ${tax.value.percent}% GST` : '')
  )
}

/** Each cell as the review shows it. */
function cellsOf(row: ListRow): readonly ImportCell[] {
  const { name, unit, prices, tax, brand, code } = row
  return [
    cell('product_name', name.value, name),
    ...(prices.value.length > 0 ? [cell('price_1', pricesInWords(row), prices)] : []),
    cell('unit', unit.value, unit),
    ...(tax ? [cell('gst', taxInWords(tax.value), tax)] : []),
    ...(brand ? [cell('brand', brand.value, brand)] : []),
    ...(code ? [cell('seller_item_code', code.value, code)] : []),
  ]
}

const taxInWords = ({ how, percent }: NonNullable<ListRow['tax']>['value']) =>
  `${percent === undefined ? '' : `${percent}% `}${how}`

const draft = z.object(productDraft)

/** The category that a head names, else the chosen one, else a guess. */
function categoryIn({ category }: ListRow, chosen: string): ImportCell | undefined {
  if (category && (category.confidence === 'sure' || chosen === ''))
    return cell('category_type', labelOf(category.value), category)
  return chosen === '' ? undefined : cell('category_type', chosen, { piece: '', confidence: 'likely' })
}

type PastedRow = ReadRow & { readonly sources: readonly ImportCell[] }

function newRow(row: ListRow, place: Pick<PastedList, 'category' | 'rates'>): PastedRow {
  const category = categoryIn(row, place.category)
  const priced = listedTiers({ prices: row.prices.value, tax: row.tax?.value ?? null }, null)
  const read = draft.safeParse({
    ...writtenOf(row, category?.value ?? ''),
    gst_rate_bp: rateOf(row.tax?.value.percent, place.rates),
  })
  const wrong = (read.error?.issues ?? []).map((issue) => problemOf(issue, { prices: [1], specRows: [1] }))
  const problems = [...wrong, ...priced.problems]
  return {
    row_number: row.line,
    product_name: cutText(row.name.value, limits.text.name),
    product: read.success && problems.length === 0 ? { ...toColumns(read.data), tiers: priced.tiers } : null,
    problems,
    images: [],
    cells: [cutText(row.source, 1_000)],
    sources: [...cellsOf(row), ...(category ? [category] : [])],
  }
}

/** As a form would send it; the prices are read apart, because of the tax. */
const writtenOf = ({ name, unit, brand, code }: ListRow, category_type: string) => ({
  product_name: name.value,
  description: name.value,
  category_type,
  unit: unit.value,
  seller_item_code: code?.value ?? null,
  prices: [{ price: 1 }],
  specs: brand ? [{ key: 'Brand', value: brand.value }] : [],
})

/** Only a rate that goods have now. */
function rateOf(percent: number | undefined, rates: readonly number[]) {
  const rate = percent === undefined ? undefined : toBasisPoints(percent)
  return rate !== undefined && rates.includes(rate) ? rate : null
}

function changedRow(row: ListRow, names: ReturnType<typeof namesOf>) {
  const { line, name, code, unit, prices, tax } = row
  const listed: ListedRow = {
    row_number: line,
    name: name.value,
    code: code?.value ?? null,
    unit: unit.confidence === 'sure' ? unit.value : null,
    prices: prices.value,
    tax: tax?.value ?? null,
    cells: [cutText(row.source, 1_000)],
  }
  return { ...compareLine(listed, names), sources: cellsOf(row), listed }
}
