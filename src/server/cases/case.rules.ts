import { randomBytes } from 'node:crypto'
import type { CaseOutcome } from '#contract/cases/case-fields.ts'
import type { CaseKind } from '#contract/cases/case-rules.ts'
import { isAboutGoods, isPowder, moneyOf, reportUntil } from '#contract/cases/case-rules.ts'
import { dayInIndia } from '#contract/documents/document-number.ts'
import { productPath, sellerPath } from '#contract/paths.ts'
import { discountOf } from '#contract/samples/taken-off.ts'
import { cases as texts } from '#contract/texts/desk/cases.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import type { CaseRow, CaseSummaryRow } from './case.row.ts'

// Crockford's base 32, as the numbers of orders.
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 8

const newCode = () => Array.from(randomBytes(length), (byte) => digits[byte % digits.length]).join('')

export const newCaseId = () => `VT-${newCode()}`

export type Side = 'opener' | 'other'

/** Of a reader who is one of the two. */
export const sideOf = ({ opened_by }: CaseSummaryRow, userId: string): Side =>
  opened_by === userId ? 'opener' : 'other'

/** Which side sells; null outside an order. */
export const sellerOf = ({ seller_id, opened_by }: CaseSummaryRow): Side | null => {
  if (seller_id === null) return null
  return opened_by === seller_id ? 'opener' : 'other'
}

/** Who has to act until when. */
export function turnOf(row: CaseSummaryRow): { role: Side | 'desk'; until: Date } | null {
  const { state, answer_by, close_by, outcome_by } = row
  if (state === 'open' && answer_by) return { role: 'other', until: answer_by }
  if (state === 'answered' && answer_by) return { role: 'opener', until: answer_by }
  if (state === 'escalated') return { role: 'desk', until: close_by }
  const isOwed = state === 'agreed' || state === 'decided'
  const seller = sellerOf(row)
  return isOwed && outcome_by && seller ? { role: seller, until: outcome_by } : null
}

export const isSettled = ({ state }: Pick<CaseRow, 'state'>) =>
  state === 'agreed' || state === 'decided' || state === 'closed'

/** Only goods in full can be credited by quantity. */
export const isInFull = ({ lines, value_paise, credit_paise }: CaseRow) =>
  lines.length > 0 && credit_paise === value_paise

/** Whether the seller has a credit note to issue. */
export const owesCreditNote = (row: CaseRow) =>
  row.credit_paise !== null && row.credit_note_id === null && row.is_billed && isInFull(row)

/** Both sides have agreed to it. */
export const isChatOpen = ({ chat_readers, opened_by, about_id }: CaseRow) =>
  [opened_by, about_id].every((side) => side !== null && chat_readers.includes(side))

type Order = {
  readonly isBuyer: boolean
  readonly delivery_status: string
  readonly is_sent: boolean
  /** The days in India: on which the last of the goods came, and by which they were promised. */
  readonly delivered_on: string | null
  readonly promised_on: string | null
  readonly refund_due: number
}

/** Why a problem with an order cannot be opened, or undefined. */
export function problemOf(kind: CaseKind, order: Order, now: Date): Sentence | undefined {
  if (!order.isBuyer) return kind === 'payment' ? undefined : texts.onlyBuyer
  if (kind === 'refund') return order.refund_due > 0 ? undefined : texts.noRefundDue
  if (kind === 'late') return lateProblem(order, dayInIndia(now))
  return isAboutGoods(kind) ? goodsProblem(kind, order, dayInIndia(now)) : undefined
}

function lateProblem({ delivery_status, promised_on: day }: Order, today: string): Sentence | undefined {
  if (delivery_status === 'Delivered') return texts.notLateAnyMore
  if (delivery_status === 'Cancelled') return texts.cancelledNotLate
  return day !== null && today <= day ? texts.notLate({ day }) : undefined
}

/** Goods that have not come yet have all their days before them. */
function goodsProblem(kind: CaseKind, { is_sent, delivered_on }: Order, today: string): Sentence | undefined {
  if (!is_sent) return texts.notSent
  if (delivered_on === null) return undefined
  const until = reportUntil(kind, delivered_on)
  return today <= until ? undefined : texts.tooLate({ until })
}

type OrderLine = {
  readonly line_number: number
  readonly product_name: string
  readonly quantity: number
  readonly unit_price_paise: number
  readonly discount_paise: number
}
type Wish = { readonly line_number: number; readonly quantity: number }

/** What goods of an order come to, or why they cannot be named. */
export function goodsOf(kind: CaseKind, wishes: readonly Wish[], lines: readonly OrderLine[]) {
  if (!isAboutGoods(kind)) return { money: moneyOf(kind, 0), subject: '' }
  const problem = wishesProblem(kind, wishes, lines)
  if (problem) return { problem }
  const named = lines.flatMap((line) =>
    wishes
      .filter(({ line_number }) => line_number === line.line_number)
      .map(({ quantity }) => ({
        ...line,
        value: quantity * line.unit_price_paise - discountOf(line, quantity),
      })),
  )
  const value = named.reduce((sum, { value }) => sum + value, 0)
  const money = moneyOf(kind, value)
  if (money.back === 0) return { problem: texts.nothingLeft }
  return { money, subject: named.map((line) => line.product_name).join(', ') }
}

function wishesProblem(kind: CaseKind, wishes: readonly Wish[], lines: readonly OrderLine[]) {
  if (wishes.length === 0) return texts.needsLines
  if (new Set(wishes.map((each) => each.line_number)).size < wishes.length) return texts.lineTwice
  const problems = wishes.map(({ line_number, quantity }) => {
    const line = lines.find((each) => each.line_number === line_number)
    if (!line) return texts.unknownLine
    const { product_name: product } = line
    if (quantity > line.quantity) return texts.tooMany({ product, quantity: line.quantity })
    return kind === 'unwanted' && isPowder(product) ? texts.powder({ product }) : undefined
  })
  return problems.find((each) => each !== undefined)
}

type Offer = { readonly offer: CaseOutcome; readonly amount_paise: number | undefined }

/** What an offer or a decision takes off the order, in paise; null for what is sent again, and for nothing. */
export function creditOf(row: CaseRow, { offer, amount_paise }: Offer): { credit: number | null } | Sentence {
  if (offer === 'none') return { credit: null }
  if (row.seller_id === null) return texts.onlySellerOffers
  if (offer === 'refund' && row.kind === 'refund') return { credit: null }
  if (row.lines.length === 0) return texts.noGoods
  if (offer === 'replacement') return replacementOf(row)
  const credit = amount_paise ?? row.value_paise - row.restocking_paise - row.collection_paise
  // The seller may forgo the charges of the policy.
  if (credit <= 0 || credit > row.value_paise) return texts.offerTooMuch({ rupees: row.value_paise / 100 })
  return { credit }
}

const replacementOf = ({ kind }: CaseRow) => (kind === 'unwanted' ? texts.notReplaced : { credit: null })

const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const productLink = new RegExp(`${productPath('')}(${id})`, 'i')
const shopLink = new RegExp(`${sellerPath('')}(${id})`, 'i')

/** What the address of a page is about. */
export const linkedBy = (page: string) => ({
  productId: productLink.exec(page)?.[1]?.toLowerCase(),
  aboutId: shopLink.exec(page)?.[1]?.toLowerCase(),
})
