import * as z from 'zod/mini'
import { slugOf } from '#contract/products/present-categories.ts'
import {
  eachField,
  fileColumnOf,
  type ProductField,
  productFieldNames,
} from '#contract/products/product-fields.ts'
import type { RowChange } from '#contract/products/product-import.ts'
import { editedFields } from '#contract/products/product-schemas.ts'
import { toPercent } from '#contract/tax/percent.ts'
import { inRupees } from '#contract/texts/english.ts'
import { imports } from '#contract/texts/imports.ts'
import { cutText } from '#server/languages/cut-text.ts'
import { limits } from '#server/limits.ts'
import { columnsToVerify, type WrittenColumns } from '#server/products/written.row.ts'
import type { KeyedRow } from './read-file.csv.ts'
import {
  codeIn,
  lostCode,
  numberIn,
  numberText,
  problemOf,
  type RowProblem,
  rowProblem,
  unmarkDash,
} from './read-row.rules.ts'
import { readSpecs, readTiers } from './read-update-lists.rules.ts'

/** A product as it is when its row is read. */
export type Kept = WrittenColumns & {
  readonly product_id: string
  readonly revision: number
  readonly verification: string
}

type Edit = Partial<Record<keyof WrittenColumns, unknown>>
export type Part = {
  readonly edit: Edit
  readonly changes: readonly RowChange[]
  readonly problems: readonly RowProblem[]
}

export type UpdateRow = {
  readonly row_number: number
  readonly product_id: string | null
  readonly product_name: string
  /** The columns that would change; null if something is wrong. */
  readonly product: Edit | null
  readonly seen: { readonly revision: number; readonly stock: number | null } | null
  readonly changes: readonly RowChange[]
  readonly asks_again: boolean
  readonly problems: readonly RowProblem[]
  readonly cells: readonly string[]
}

export type Cells = { readonly of: Readonly<Record<string, string>>; readonly hasDecimalComma: boolean }

/** This in a cell empties what may be empty. A blank cell changes nothing. */
const emptied = '-'

export function readUpdate(row: KeyedRow, product: Kept | undefined, hasDecimalComma: boolean): UpdateRow {
  const { row_number, of, cells } = row
  const name = cutText(
    of.product_name ?? product?.product_name ?? of.seller_item_code ?? '',
    limits.text.name,
  )
  const same = { row_number, product_name: name, cells }
  if (!product) {
    const nothing = { product_id: null, product: null, seen: null, changes: [], asks_again: false }
    return { ...same, ...nothing, problems: [unknownIn(of)] }
  }
  const place = { of, hasDecimalComma }
  const parts = [readFields(place, product), readTiers(place, product), readSpecs(place, product)]
  const problems = parts.flatMap((part) => part.problems)
  const edit: Edit = Object.assign({}, ...parts.map((part) => part.edit))
  return {
    ...same,
    product_id: product.product_id,
    product: problems.length === 0 ? edit : null,
    seen: { revision: product.revision, stock: product.stock ?? null },
    changes: problems.length === 0 ? parts.flatMap((part) => part.changes) : [],
    asks_again: problems.length === 0 && asksAgain(edit, product),
    problems,
  }
}

function unknownIn(of: KeyedRow['of']): RowProblem {
  if (of.product_id) return rowProblem('product_id', imports.unknownProduct)
  const { seller_item_code: code } = of
  if (!code) return rowProblem('seller_item_code', imports.noCodeInRow)
  return lostCode(code) ?? rowProblem('seller_item_code', imports.unknownCode)
}

const asksAgain = (edit: Edit, { verification }: Kept) => {
  const touches = (when: 'always' | 'ifRejected') => columnsToVerify(when).some((column) => column in edit)
  return touches('always') || (verification === 'rejected' && touches('ifRejected'))
}

const edited = z.partial(z.object(editedFields))

/** The cells of the declared fields that are filled. */
function readFields({ of, hasDecimalComma }: Cells, product: Kept): Part {
  const cell = (name: ProductField) => of[fileColumnOf(name)] ?? ''
  const typed = eachField<unknown, unknown, unknown>(
    (name) => unmarkDash(cell(name)),
    (name) => numberIn(name, (column) => numberText(of[column] ?? '', hasDecimalComma)),
    (name) => codeIn(name, unmarkDash(cell(name))),
  )
  const named = productFieldNames.filter((name) => cell(name) !== '' && !isKey(name, of))
  const sent = named.map((name) => [name, cell(name) === emptied && !isNeeded(name) ? null : typed[name]])
  const read = edited.safeParse(Object.fromEntries(sent))
  const lost = named.includes('seller_item_code') ? lostCode(cell('seller_item_code')) : undefined
  const more = [movedStock(of, product), lost].filter((problem) => problem !== undefined)
  if (!read.success || more.length > 0) {
    const issues = read.error?.issues ?? []
    const wrong = issues.map((issue) => problemOf(issue, { prices: [], specRows: [] }))
    return { edit: {}, changes: [], problems: [...wrong, ...more] }
  }
  const values: Partial<Record<ProductField, unknown>> = read.data
  const differing = named.filter((name) => isChange(name, values[name], { of, product }))
  const entries = differing.map((name) => [name, values[name]])
  const category = values.category_type
  const isMoved = differing.includes('category_type') && typeof category === 'string'
  return {
    edit: { ...Object.fromEntries(entries), ...(isMoved ? { category: slugOf(category) } : {}) },
    changes: differing.map((name) => ({
      column: fileColumnOf(name),
      old: inWords(name, product[name]),
      new: inWords(name, values[name]),
      percent: null,
    })),
    problems: [],
  }
}

/** A row that names its product by the code does not change the code. */
const isKey = (name: ProductField, of: KeyedRow['of']) => name === 'seller_item_code' && !of.product_id

const isNeeded = (name: ProductField) =>
  ['product_name', 'description', 'category_type', 'unit'].includes(name)

type Sides = { readonly of: KeyedRow['of']; readonly product: Kept }

/** Another label of the same category is no change, and neither is a stock that the file has not touched. */
function isChange(name: ProductField, next: unknown, { of, product }: Sides) {
  if (name === 'category_type') return slugOf(String(next)) !== product.category
  if (name === 'stock' && of.stock === of.stock_seen) return false
  return (next ?? null) !== (product[name] ?? null)
}

/** Something was sold, or counted anew, since the file was made: its count would sell stock that is gone. */
function movedStock(of: KeyedRow['of'], { stock }: Kept): RowProblem | undefined {
  const seen = of.stock_seen
  if (!(of.stock && seen) || of.stock === seen || stock === null || stock === undefined) return undefined
  const count = Number(seen.replaceAll(',', ''))
  if (count === stock || !Number.isInteger(count) || Number(of.stock) === stock) return undefined
  return rowProblem('stock', imports.stockMoved({ seen: count, now: stock }))
}

const longest = 200

function inWords(name: ProductField, value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (name === 'gst_rate_bp') return `${toPercent(Number(value))} %`
  if (name === 'sample_price_paise') return inRupees(Number(value) / 100)
  return cutText(String(value), longest)
}
