import { issueCreditNote } from '#contract/documents/document.ts'
import { limits } from '#contract/limits.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { type Form, useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { grouped, rupees } from '#web/ui/formats/rupees.ts'
import {
  type CreditableLine,
  type CreditDraft,
  type Document,
  draftOfAll,
  isTaxed,
  linesOf,
  nameOf,
  rulesOf,
  totalOf,
} from './credit-draft.ts'
import { creditTexts as texts } from './documents-texts.ts'

export type CreditDialogProps = {
  orderId: string
  bill: Document
  lines: readonly CreditableLine[]
  start: CreditDraft
  onClose: () => void
  onIssued: () => unknown
}

/** Takes back a part of what was billed, or all of it. */
export function CreditDialog({ orderId, bill, lines, start, onClose, onIssued }: CreditDialogProps) {
  const form = useForm<CreditDraft>({ start, rules: rulesOf(lines) })
  const issuing = useIssue(orderId, () => {
    onClose()
    onIssued()
  })
  return (
    <FormDialog
      title={texts.title(bill.number)}
      keep={texts.keep}
      confirm={texts.issueNow}
      action={issuing}
      form={form}
      onSend={() => issuing.run({ lines: linesOf(lines, form.draft), reason: form.draft.reason.trim() })}
      onClose={onClose}
    >
      <p className="text-muted text-small">{texts.hint(isTaxed(bill))}</p>
      <Lines form={form} lines={lines} />
      <TextArea
        label={texts.reason}
        hint={texts.reasonHint}
        required
        maxLength={limits.text.reason}
        {...form.field('reason')}
      />
      <Total bill={bill} lines={lines} draft={form.draft} />
    </FormDialog>
  )
}

type Credit = { readonly lines: ReturnType<typeof linesOf>; readonly reason: string }

const useIssue = (orderId: string, onDone: () => void) =>
  useAction({
    send: (credit: Credit, keyFor) => api(issueCreditNote, { orderId, ...credit }, keyFor(credit)),
    failure: texts.error,
    success: ({ content }) => content,
    onDone,
  })

type LinesProps = { form: Form<CreditDraft>; lines: readonly CreditableLine[] }

function Lines({ form, lines }: LinesProps) {
  const { draft, change, field } = form
  return (
    <>
      {lines.map((line) => (
        <TextField
          key={line.line_number}
          label={line.product_name}
          hint={texts.left(grouped(line.left))}
          inputMode="numeric"
          autoComplete="off"
          {...field(nameOf(line))}
        />
      ))}
      <Button variant="secondary" size="sm" onClick={() => change(draftOfAll(lines, draft.reason))}>
        {texts.all}
      </Button>
    </>
  )
}

type TotalProps = { bill: Document; lines: readonly CreditableLine[]; draft: CreditDraft }

function Total({ bill, lines, draft }: TotalProps) {
  const total = totalOf(lines, draft)
  return (
    <p aria-live="polite" className="num font-semibold empty:hidden">
      {total === undefined ? null : texts.total(rupees(total), isTaxed(bill))}
    </p>
  )
}
