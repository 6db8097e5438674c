import * as z from 'zod/mini'
import { pictureNameOf } from '#contract/products/import-columns.ts'
import { toPaise } from '#contract/products/price.ts'
import {
  type CodeField,
  eachField,
  fileColumnOf,
  type NumberField,
  productFieldNames,
  productFields,
} from '#contract/products/product-fields.ts'
import { productDraft } from '#contract/products/product-upload.ts'
import { toBasisPoints } from '#contract/tax/percent.ts'
import { imports } from '#contract/texts/imports.ts'
import { rules } from '#contract/texts/rules.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import { plainNumber } from '#contract/typed-number.ts'
import { undefuse } from '#server/csv/write-csv.ts'
import { sentenceOf } from '#server/input-sentences.ts'
import { cutText } from '#server/languages/cut-text.ts'
import { limits } from '#server/limits.ts'
import { toColumns } from '#server/products/written.row.ts'

export type RowProblem = {
  readonly column: string | null
  readonly message: string
  /** The name and parameters for other languages. */
  readonly sentence: Pick<Sentence, 'name' | 'parameters'>
}

export const rowProblem = (column: string | null, { content, name, parameters }: Sentence): RowProblem => ({
  column,
  message: content,
  sentence: { name, parameters },
})

/** The pictures that a row names: an uploaded file, or the address of one of the seller's pictures. */
type RowImage = { readonly position: number; readonly ref: string; readonly is_address: boolean }

export type ReadRow = {
  readonly row_number: number
  readonly product_name: string
  /** The product to save; null if something is wrong. */
  readonly product: object | null
  readonly problems: readonly RowProblem[]
  readonly images: readonly RowImage[]
  /** The original cells, for the file of rejected rows. */
  readonly cells: readonly string[]
}

/** A row's cells by column. Numbers follow the conventions of the file's country. */
export type Cells = { readonly of: ReadonlyMap<string, string>; readonly hasDecimalComma: boolean }

const draft = z.object(productDraft)
const { tiers, specs } = limits.product

const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

export function readRow(row_number: number, cells: Cells): Omit<ReadRow, 'cells'> {
  const cell = (column: string) => unmarkDash(undefuse((cells.of.get(column) ?? '').trim()))
  const number = (column: string) => numberText(cell(column), cells.hasDecimalComma)
  const prices = numbersTo(tiers).filter((n) => ['price', 'min', 'max'].some((part) => cell(`${part}_${n}`)))
  const specRows = numbersTo(specs).filter((n) => cell(`spec_${n}_key`) || cell(`spec_${n}_value`))
  const read = draft.safeParse({
    ...eachField(
      cell,
      (name) => numberIn(name, number),
      (name) => codeIn(name, cell(name)),
    ),
    prices: prices.map((n) => ({
      price: number(`price_${n}`),
      quantityRange: { min: number(`min_${n}`), max: number(`max_${n}`) },
    })),
    specs: specRows.map((n) => ({ key: cell(`spec_${n}_key`), value: cell(`spec_${n}_value`) })),
  })
  const images = imagesOf(cell)
  const problems = (read.error?.issues ?? []).map((issue) => problemOf(issue, { prices, specRows }))
  const lost = lostCode(cell('seller_item_code'))
  if (lost) problems.push(lost)
  if (images.length === 0) problems.push(rowProblem('image_1', rules.picture))
  return {
    row_number,
    product_name: cutText(cell('product_name'), limits.text.name),
    product: read.success && images.length > 0 && !lost ? toColumns(read.data) : null,
    problems,
    images,
  }
}

/** A cell of this empties what may be empty, so exports put an apostrophe before a text that is no more than it. */
export const markDash = (text: string) => (/^'*-$/.test(text) ? `'${text}` : text)
export const unmarkDash = (text: string) => (/^'+-$/.test(text) ? text.slice(1) : text)

export const lostCode = (code: string): RowProblem | undefined =>
  isLostCode(code) ? rowProblem('seller_item_code', imports.codeIsNumber({ code })) : undefined

const longestNumber = 24

/** Excel writes 100000 as '1E+05'; with more digits before the E, those behind them may be lost. */
const withoutExponent = (text: string) =>
  /^\d(\.\d|\.0+)?E\+?\d{1,2}$/i.test(text) ? BigInt(Math.round(Number(text))).toString() : text

/** '₹ 1,45,000.50' is 145000.50, and so is '1.45.000,50' in files with a decimal comma; there '1.250' is 1250. */
export function numberText(text: string, hasDecimalComma: boolean): string {
  const bare = withoutExponent(plainNumber(text.replace(/^'(?=\d)/, '')))
  const isForeign =
    hasDecimalComma &&
    bare.length <= longestNumber &&
    /^\d{1,3}((\.?\d{2,3})*,\d{1,2}|(\.\d{2,3})*\.\d{3})$/.test(bare) &&
    !/^0\.\d{3}$/.test(bare)
  return isForeign ? bare.replaceAll('.', '').replace(',', '.') : bare
}

export function numberIn(name: NumberField, number: (column: string) => string) {
  const { kind } = productFields[name]
  if (kind === 'count') return countOf(number(name))
  if (kind === 'price') return paiseOf(countOf(number(fileColumnOf(name))))
  const percent = countOf(number(fileColumnOf(name)).replace(/ ?%$/, ''))
  return typeof percent === 'number' ? (toBasisPoints(percent) ?? percent) : percent
}

/** A spreadsheet takes the zero away with which the first nine chapters begin, and programs write 6109 as '6109.0'. */
export function codeIn(name: CodeField, text: string) {
  if (name !== 'hsn_code') return text
  const bare = text.replace(/^'(?=\d)/, '').replace(/^(\d+)\.0+$/, '$1')
  return /^\d(\d\d){1,3}$/.test(bare) ? `0${bare}` : bare
}

/** An item code such as 1E5 that a spreadsheet took for a number: what was typed is lost. */
const isLostCode = (text: string) => /^\d\.\d+E\+\d+$|^\dE\+\d+$/i.test(text)

/** Blank becomes null. Anything that is not a number stays text, which the schema refuses. */
function countOf(text: string): number | string | null {
  if (text === '') return null
  return /^-?\d{1,12}(\.\d+)?$/.test(text) ? Number(text) : text
}

/** More than two decimals stay a fraction, which the schema refuses. */
const paiseOf = (rupees: ReturnType<typeof countOf>) =>
  typeof rupees === 'number' ? (toPaise(rupees) ?? rupees * 100) : rupees

const ownAddress = /^(?:https?:\/\/[^/]+)?(\/media\/[0-9a-f]{32}\/[0-9]{1,4}\.webp)$/

const imagesOf = (cell: (column: string) => string): RowImage[] =>
  numbersTo(limits.picture.perProduct).flatMap((position) => {
    const text = cutText(cell(`image_${position}`), 500)
    if (text === '') return []
    const [, own] = ownAddress.exec(text) ?? []
    const is_address = own !== undefined || /^https?:/i.test(text)
    return [{ position, ref: own ?? (is_address ? text : pictureNameOf(text)), is_address }]
  })

type Issue = NonNullable<Parameters<typeof sentenceOf>[0]>
type Used = { readonly prices: readonly number[]; readonly specRows: readonly number[] }

export function problemOf(issue: Issue, { prices, specRows }: Used): RowProblem {
  const [field, index, part] = issue.path ?? []
  const sentence = sentenceOf(issue)
  if (field === 'prices') {
    const column = `${String(part ?? 'price')}_${prices[Number(index ?? 0)] ?? 1}`
    return rowProblem(column, withColumnNumbers(sentence, prices))
  }
  if (field !== 'specs') return rowProblem(columnOfField(String(field)), sentence)
  const n = specRows[Number(index)]
  return rowProblem(n === undefined ? null : `spec_${n}_${String(part ?? 'key')}`, sentence)
}

const columnOfField = (field: string) => {
  const name = productFieldNames.find((each) => each === field)
  return name === undefined ? field : fileColumnOf(name)
}

/** Sentences count the filled-in prices; people count columns. */
function withColumnNumbers(sentence: Sentence, prices: readonly number[]): Sentence {
  const columnOf = (position: number) => prices[position - 1] ?? position
  const isPosition = (name: string) => ['price', 'slab', 'other'].includes(name)
  const parameters = Object.entries(sentence.parameters).map(([name, value]) => [
    name,
    isPosition(name) ? columnOf(Number(value)) : value,
  ])
  return {
    name: sentence.name,
    parameters: Object.fromEntries(parameters),
    content: sentence.content.replace(
      /((?:price|slab) )(\d+)/gi,
      (_, word, n) => `${word}${columnOf(Number(n))}`,
    ),
  }
}
