import { Paperclip } from 'lucide-react'
import { useRef, useState } from 'react'
import { acceptCase, answerCase, escalateCase, withdrawCase } from '#contract/cases/case.ts'
import type { Case, CaseOutcome } from '#contract/cases/case-fields.ts'
import { addCaseFile, creditCase } from '#contract/cases/case-files.ts'
import { outcomesOfGoods } from '#contract/cases/case-rules.ts'
import { sellerOrderPath } from '#contract/paths.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { chooseProof } from '#web/payments/proof-file.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { FileInput } from '#web/ui/fields/file-input.tsx'
import { toastError } from '#web/ui/toasts/toast.ts'
import { worthOf } from './case-words.ts'
import { caseTexts, stepTexts as texts } from './cases-texts.ts'
import { amountOf, type StepDraft, StepForm } from './step-form.tsx'

const steps = ['answer', 'accept', 'escalate', 'withdraw'] as const
type Step = (typeof steps)[number]

const isDuty = ({ state }: Case) => state === 'agreed' || state === 'decided'

/** What a side may do now; the last word is the server's. */
function stepsOf(row: Case): readonly Step[] {
  const { state, me, turn } = row
  const isTalking = state === 'open' || state === 'answered'
  const may: Readonly<Record<Step, boolean>> = {
    answer: state === 'open' && turn?.role === me,
    accept: state === 'answered' && me === 'opener',
    escalate: isTalking && me !== 'desk',
    withdraw: state !== 'closed' && me === 'opener',
  }
  return steps.filter((step) => may[step])
}

const offersOf = ({ seller, me, lines, kind, wish }: Case): readonly CaseOutcome[] => {
  if (seller !== me) return ['none']
  if (lines.length > 0) return outcomesOfGoods({ kind, wish })
  return kind === 'refund' ? ['refund', 'none'] : ['none']
}

/** Goods are sent again from the order, as the first ones were. */
const owesGoods = (row: Case) => isDuty(row) && row.outcome === 'replacement' && row.seller === row.me

type CaseActionsProps = { row: Case; onChanged: () => void }

export function CaseActions({ row, onChanged }: CaseActionsProps) {
  const [open, setOpen] = useState<Step | null>(null)
  const labelOf = (step: Step) => (step === 'withdraw' && isDuty(row) ? texts.finish : texts[step])
  const done = () => {
    setOpen(null)
    onChanged()
  }
  return (
    <div className="flex flex-wrap gap-2">
      {row.owes_credit_note && row.seller === row.me && <CreditButton row={row} onChanged={onChanged} />}
      {owesGoods(row) && row.order_id && (
        <ButtonLink to={sellerOrderPath(row.order_id)}>{texts.sendAgain}</ButtonLink>
      )}
      {stepsOf(row).map((step) => (
        <Button
          key={step}
          variant={step === 'answer' || step === 'accept' ? 'primary' : 'secondary'}
          onClick={() => setOpen(step)}
        >
          {labelOf(step)}
        </Button>
      ))}
      {row.state !== 'closed' && row.me !== 'desk' && <AddFile row={row} onChanged={onChanged} />}
      <Dialog
        open={open !== null}
        title={open ? labelOf(open) : ''}
        keepOnScrim
        onClose={() => setOpen(null)}
      >
        {open && <StepOf step={open} row={row} label={labelOf(open)} onDone={done} />}
      </Dialog>
    </div>
  )
}

type StepOfProps = { step: Step; row: Case; label: string; onDone: () => void }

function StepOf({ step, row, label, onDone }: StepOfProps) {
  const named = { caseId: row.case_id, revision: row.revision }
  const send = ({ words, offer, amount, show_chat }: StepDraft) => {
    const body = { ...named, words }
    if (step === 'answer') {
      const sum = amountOf({ words, offer, amount, show_chat })
      return api(answerCase, { ...body, offer, show_chat, ...(sum === undefined ? {} : { amount: sum }) })
    }
    if (step === 'escalate') return api(escalateCase, { ...body, show_chat })
    return step === 'accept' ? api(acceptCase, body) : api(withdrawCase, body)
  }
  const isAnswer = step === 'answer'
  return (
    <StepForm
      {...{ row, label, send, onDone }}
      needsWords={isAnswer}
      canShowChat={isAnswer || step === 'escalate'}
      {...(isAnswer ? { offers: offersOf(row) } : {})}
      {...hintOf(step, row)}
    />
  )
}

function hintOf(step: Step, { offer, offer_amount }: Case) {
  if (step === 'accept') return { hint: texts.acceptHint(worthOf(offer, offer_amount)) }
  return step === 'escalate' ? { hint: texts.escalateHint } : {}
}

function CreditButton({ row: { case_id: caseId }, onChanged }: CaseActionsProps) {
  const action = useAction({
    send: () => api(creditCase, { caseId }),
    failure: texts.error,
    failureToast: true,
    success: ({ content }) => content,
    onDone: onChanged,
  })
  return (
    <Button loading={action.isPending} onClick={() => action.run()}>
      {texts.credit}
    </Button>
  )
}

function AddFile({ row: { case_id: caseId }, onChanged }: CaseActionsProps) {
  const input = useRef<HTMLInputElement>(null)
  const action = useAction({
    send: (file: string) => api(addCaseFile, { caseId, file }),
    failure: texts.error,
    failureToast: true,
    success: ({ content }) => content,
    onDone: onChanged,
  })
  const choose = async ([file]: readonly File[]) => {
    const chosen = file && (await chooseProof(file))
    if (typeof chosen === 'string') toastError(chosen)
    else if (chosen) await action.run(chosen.content)
  }
  return (
    <>
      <FileInput ref={input} label={caseTexts.addFile} accept="image/*,application/pdf" onFiles={choose} />
      <Button
        variant="ghost"
        icon={<Paperclip />}
        loading={action.isPending}
        onClick={() => input.current?.click()}
      >
        {caseTexts.addFile}
      </Button>
    </>
  )
}
