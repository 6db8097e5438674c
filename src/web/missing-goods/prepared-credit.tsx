import { creditCase } from '#contract/cases/case-files.ts'
import { issueCreditNote } from '#contract/documents/document.ts'
import { limits } from '#contract/limits.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import {
  type CreditableLine,
  type Document,
  isTaxed,
  nameOf,
  rulesOf,
  totalOf,
} from '#web/documents/credit-draft.ts'
import { creditTexts } from '#web/documents/documents-texts.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { rupees } from '#web/ui/formats/rupees.ts'
import type { Claim } from './credit-step.tsx'
import { goodsIn } from './missing-words.ts'
import { settleTexts as texts } from './settle-texts.ts'

type PreparedCreditProps = {
  orderId: string
  bill: Document
  /** The lines of the bill that the claim is about, in its order. */
  billed: readonly CreditableLine[]
  claim: Claim
  onClose: () => void
  onIssued: () => unknown
}

export function PreparedCredit({ orderId, bill, billed, claim, onClose, onIssued }: PreparedCreditProps) {
  const goods = goodsIn(claim.lines)
  const quantities = Object.fromEntries(claim.lines.map((line) => [nameOf(line), String(line.quantity)]))
  const start = { ...quantities, reason: goods.slice(0, limits.text.reason) }
  const form = useForm({ start, rules: rulesOf(billed) })
  const issuing = useIssue(orderId, claim, () => {
    onClose()
    onIssued()
  })
  const total = totalOf(billed, start)
  return (
    <FormDialog
      title={creditTexts.title(bill.number)}
      keep={creditTexts.keep}
      confirm={creditTexts.issueNow}
      action={issuing}
      form={form}
      onSend={() => issuing.run(form.draft.reason.trim())}
      onClose={onClose}
    >
      <p className="wrap-anywhere font-medium">{goods}</p>
      <Before billed={billed} claim={claim} />
      <TextArea
        label={creditTexts.reason}
        hint={creditTexts.reasonHint}
        required
        maxLength={limits.text.reason}
        {...form.field('reason')}
      />
      {total !== undefined && (
        <p className="num font-semibold">{creditTexts.total(rupees(total), isTaxed(bill))}</p>
      )}
    </FormDialog>
  )
}

/** What earlier notes took back of the same lines. */
function Before({ billed, claim }: Pick<PreparedCreditProps, 'billed' | 'claim'>) {
  const before = billed
    .map((line) => ({
      ...line,
      unit: claim.lines.find(({ line_number }) => line_number === line.line_number)?.unit ?? '',
      quantity: line.quantity - line.left,
    }))
    .filter(({ quantity }) => quantity > 0)
  return before.length > 0 && <p className="wrap-anywhere text-small">{texts.before(goodsIn(before))}</p>
}

const useIssue = (orderId: string, { problem, lines }: Claim, onDone: () => void) =>
  useAction<string, { content: string }>({
    send: (reason, keyFor) => {
      if (problem) return api(creditCase, { caseId: problem.case_id, revision: problem.revision, reason })
      const credit = {
        lines: lines.map(({ line_number, quantity }) => ({ line_number, quantity })),
        reason,
        missing: true as const,
      }
      return api(issueCreditNote, { orderId, ...credit }, keyFor(credit))
    },
    failure: creditTexts.error,
    success: ({ content }) => content,
    onDone,
  })
