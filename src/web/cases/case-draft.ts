import type { CaseForm } from '#contract/cases/case.ts'
import {
  type CaseKind,
  type CaseWish,
  clocksOf,
  isAboutGoods,
  moneyOf,
  reportUntil,
  wishesOf,
} from '#contract/cases/case-rules.ts'
import { dayInIndia } from '#contract/documents/document-number.ts'
import { valueOfPieces } from '#contract/samples/taken-off.ts'
import { readNumber } from '#contract/typed-number.ts'
import type { Rules } from '#web/forms/form.ts'
import { grouped } from '#web/ui/formats/rupees.ts'
import { caseFormTexts as texts } from './cases-texts.ts'

export type CaseDraft = {
  readonly kind: CaseKind
  readonly wish: CaseWish
  readonly words: string
  readonly show_chat: boolean
  /** What is typed of each line. */
  readonly quantities: Readonly<Record<number, string>>
}

type Line = CaseForm['lines'][number]

/** What this side may report now; the last word is the server's. */
export function kindsOf(form: CaseForm): readonly CaseKind[] {
  if (form.me === 'seller') return ['payment']
  const goods: readonly CaseKind[] = form.is_sent ? ['damaged', 'short', 'wrong', 'unwanted'] : []
  return [
    ...goods,
    ...(form.is_delivered || form.is_cancelled ? [] : (['late'] as const)),
    ...(form.refund_due > 0 ? (['refund'] as const) : []),
    'payment',
  ]
}

export const draftFor = (form: CaseForm): CaseDraft => {
  const [kind = 'payment'] = kindsOf(form)
  return { kind, wish: wishOf(kind), words: '', show_chat: false, quantities: {} }
}

export const wishOf = (kind: CaseKind): CaseWish => wishesOf(kind)[0] ?? 'answer'

/** Why a line cannot be named; its last day otherwise, where it has come. */
export function lineState(kind: CaseKind, { is_powder, delivered_on }: Line, now = new Date()) {
  if (kind === 'unwanted' && is_powder) return { isBarred: true, note: texts.powder }
  if (delivered_on === null) return { isBarred: false, note: '' }
  const until = reportUntil(kind, delivered_on)
  return { isBarred: dayInIndia(now) > until, until }
}

export const linesOf = ({ quantities }: CaseDraft) =>
  Object.entries(quantities).flatMap(([line, typed]) => {
    const quantity = readNumber(typed)
    return quantity === null || quantity === 0 ? [] : [{ line_number: Number(line), quantity }]
  })

/** In rupees, as the server will compute it. */
export function previewOf(form: CaseForm, draft: CaseDraft, now = new Date()) {
  const paise = linesOf(draft).reduce((sum, { line_number, quantity }) => {
    const line = form.lines.find((each) => each.line_number === line_number)
    return sum + (line ? valueOfPieces(line, quantity) : 0)
  }, 0)
  const money = moneyOf(draft.kind, isAboutGoods(draft.kind) && Number.isFinite(paise) ? paise : 0)
  return { clocks: clocksOf(draft.kind, now), money }
}

export const rulesFor = (form: CaseForm): Rules<CaseDraft> => ({
  quantities: (_, draft) => {
    if (!isAboutGoods(draft.kind)) return undefined
    const lines = linesOf(draft)
    if (lines.length === 0 || lines.some(({ quantity }) => !Number.isInteger(quantity)))
      return texts.chooseGoods
    const over = lines
      .map(({ line_number, quantity }) => {
        const line = form.lines.find((each) => each.line_number === line_number)
        return line && quantity > line.quantity ? line.quantity : undefined
      })
      .find((each) => each !== undefined)
    if (over !== undefined) return texts.notMore(grouped(over))
    return previewOf(form, draft).money.back > 0 ? undefined : texts.nothingLeft
  },
  words: (words) => (words.trim() === '' ? texts.needsWords : undefined),
})
