import type { listDocuments } from '#contract/documents/document.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import { toPaise, toRupees } from '#contract/products/price.ts'
import { textRule } from '#contract/text-rule.ts'
import { readNumber } from '#contract/typed-number.ts'
import type { Rules } from '#web/forms/form.ts'
import { grouped } from '#web/ui/formats/rupees.ts'
import { creditTexts as texts } from './documents-texts.ts'

export type Document = ReplyOf<typeof listDocuments>['documents'][number]
type Line = Document['lines'][number]
/** A billed line, how many of it no credit note has taken back, and what debit notes added to these. */
export type CreditableLine = Line & { readonly left: number; readonly debits: readonly Line[] }

type LineName = `line-${number}`
/** The form as it is typed: a quantity for each line, blank for none. */
export type CreditDraft = { reason: string; [line: LineName]: string }

export const nameOf = ({ line_number }: Pick<Line, 'line_number'>): LineName => `line-${line_number}`

/** A bill of supply charges no GST. */
export const isTaxed = ({ kind }: Pick<Document, 'kind'>) => kind !== 'BOS'

/** An invoice or bill of supply, and no note that changes one. */
export const isBill = ({ kind }: Pick<Document, 'kind'>) => kind === 'INV' || kind === 'BOS'

/** The bill of an order that counts: neither cancelled nor credited as a whole. */
export const billOf = (documents: readonly Document[]) =>
  documents.find((each) => isBill(each) && each.cancelled_at === null && !isCredited(each, documents))

const isCredited = (bill: Document, documents: readonly Document[]) =>
  documents.some(({ credits }) => credits === bill.number) && creditableLines(bill, documents).length === 0

/** What can still be credited of a bill. */
export function creditableLines(bill: Document, documents: readonly Document[]): readonly CreditableLine[] {
  const linesIn = (side: 'credits' | 'debits', lineNumber: number) =>
    documents
      .filter((each) => each[side] === bill.number)
      .flatMap(({ lines }) => lines)
      .filter(({ line_number }) => line_number === lineNumber)
  return bill.lines.flatMap((line) => {
    const before = linesIn('credits', line.line_number)
    const left = line.quantity - before.reduce((sum, { quantity }) => sum + quantity, 0)
    return left > 0 ? [{ ...line, left, debits: linesIn('debits', line.line_number) }] : []
  })
}

/** All that is left, for an order that is cancelled. */
export const draftOfAll = (lines: readonly CreditableLine[], reason: string): CreditDraft => ({
  ...Object.fromEntries(lines.map((line) => [nameOf(line), String(line.left)])),
  reason,
})

export const draftOfNone = (lines: readonly CreditableLine[]): CreditDraft => ({
  ...Object.fromEntries(lines.map((line) => [nameOf(line), ''])),
  reason: '',
})

const quantityIn = (text = '') => readNumber(text) ?? 0

export const linesOf = (lines: readonly CreditableLine[], draft: CreditDraft) =>
  lines
    .map((line) => ({ line_number: line.line_number, quantity: quantityIn(draft[nameOf(line)]) }))
    .filter(({ quantity }) => quantity !== 0)

/** In paise, after what was credited before; what is taken off falls on each piece in parts, as the server rounds them. */
function partOf({ left, debits, ...line }: CreditableLine, quantity: number) {
  return [line, ...debits].reduce((sum, { total, quantity: all }) => {
    const until = (pieces: number) => Math.ceil(((toPaise(total) ?? 0) * pieces) / all)
    return sum + until(all - left + quantity) - until(all - left)
  }, 0)
}

/** What stands in the form comes to, in rupees; nothing as long as a quantity cannot be credited. */
export function totalOf(lines: readonly CreditableLine[], draft: CreditDraft) {
  const parts = lines.map((line) => {
    const quantity = quantityIn(draft[nameOf(line)])
    const isPossible = Number.isInteger(quantity) && quantity <= line.left
    return isPossible ? partOf(line, quantity) : Number.NaN
  })
  const paise = parts.reduce((sum, part) => sum + part, 0)
  return paise > 0 ? toRupees(paise) : undefined
}

export function rulesOf(lines: readonly CreditableLine[]): Rules<CreditDraft> {
  const rules = lines.map((line, place) => [
    nameOf(line),
    (text: string, draft: CreditDraft) => {
      const quantity = quantityIn(text)
      if (!Number.isInteger(quantity) || quantity > line.left) return texts.atMost(grouped(line.left))
      return place === 0 && linesOf(lines, draft).length === 0 ? texts.nothing : undefined
    },
  ])
  return { ...Object.fromEntries(rules), reason: textRule('reason', limits.text.reason) }
}
