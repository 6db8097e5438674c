import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { marketPath } from '#contract/paths.ts'
import { makeSeller } from '#contract/sellers/seller-application.ts'
import type { SentForm } from '#web/actions/action.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { ownText } from '#web/api/sentence-of.ts'
import { type Form, useForm } from '#web/forms/use-form.ts'
import { refreshProfile } from '#web/session/session.ts'
import { contractTexts as texts } from './contract-texts.ts'
import { useSteps } from './use-steps.ts'
import {
  type Again,
  answersOf,
  dropDraft,
  holdsSecrets,
  type Known,
  keepDraft,
  type Opening,
  openingDraft,
} from './wizard-draft.ts'
import { firstWrongStep, rulesOf } from './wizard-rules.ts'
import { hasNewMismatch, standingRemarks } from './wizard-state.ts'
import { type Field, fieldsOf, stepOf, steps, toPayload, type WizardValues } from './wizard-values.ts'

export type Wizard = ReturnType<typeof useWizard>

/** The five steps: what stands in them, what is wrong with the open one, and how all is sent. */
export function useWizard(prefill: Known, again?: Again) {
  const [opening] = useState(() => openingDraft(prefill, again))
  const rules = rulesOf(again !== undefined)
  const form = useForm<WizardValues>({
    start: opening.values,
    rules,
    reach: (name) => {
      const field = name as Field
      if (stepOf(field) < 0) return false
      walk.goTo(field)
      return true
    },
  })
  const values = form.draft
  const walk = useWalk(opening, form)
  const { step, furthest, show } = walk
  const sending = useSubmit(again?.gstNumber, form)
  useEffect(() => {
    if (values !== opening.values || furthest !== opening.step) keepDraft({ values, step: furthest })
  }, [values, furthest, opening])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!form.check(fieldsOf(step))) return
    if (step < steps.length - 1) return show(step + 1)
    const wrong = firstWrongStep(rules, values)
    if (wrong !== undefined) return show(wrong, 'wrong')
    void sending.send(values)
  }
  const remarks = again
    ? standingRemarks(again.remarks.fields, { now: values, before: answersOf(prefill, again) })
    : {}
  return {
    ...{ ...walk, values, submit, fields: fieldsWith(form, remarks), element: form.form },
    ...{ rest: again?.remarks.rest ?? '', asksGst: again !== undefined },
    ...{ isLosing: holdsSecrets(values) && !sending.isSent, ...sending },
  }
}

export type Fields = ReturnType<typeof fieldsWith>

/** The fields as the steps show them: what was said of an earlier application stands above what is wrong by a rule. */
function fieldsWith(form: Form<WizardValues>, remarks: Partial<Record<string, string>>) {
  const errorOf = (name: Field) => remarks[name] ?? form.errorOf(name)
  const change = (part: Partial<WizardValues>) => {
    form.change(part)
    if (hasNewMismatch({ ...form.draft, ...part })) form.leave('accountNumberAgain')
  }
  const field = (name: Parameters<typeof form.field>[0]) => ({
    ...form.field(name),
    error: errorOf(name),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      change({ [name]: target.value }),
  })
  return { errorOf, change, field }
}

/** What takes the focus in a step: its heading, a field, or what is wrong there. */
type Aim = Field | 'heading' | 'wrong'

/** From step to step; the focus waits until the step that it belongs to is shown. */
function useWalk(opening: Opening, form: Form<WizardValues>) {
  const { step, furthest, open, back } = useSteps(opening)
  const [aim, setAim] = useState<{ step: number; target: Aim } | null>(null)
  const [shownStep, setShownStep] = useState(step)
  if (step !== shownStep) {
    setShownStep(step)
    // What was wrong is said in its own step, and not once another one was looked at.
    form.unjudge()
  }
  const take = useEffectEvent((target: Aim) => {
    if (target === 'wrong') form.check(fieldsOf(step))
    else if (target === 'heading')
      form.form.current?.querySelector<HTMLElement>('[data-step-heading]')?.focus()
    else form.focus(target)
  })
  useEffect(() => {
    if (aim?.step !== step) return
    take(aim.target)
    setAim(null)
  }, [aim, step])
  const show = (to: number, target: Aim = 'heading') => {
    setAim({ step: to, target })
    open(to)
  }
  return {
    ...{ step, furthest, show },
    goTo: (field: Field) => show(stepOf(field), field),
    goBack: () => {
      setAim({ step: step - 1, target: 'heading' })
      back()
    },
  }
}

type Application = { payload: NonNullable<ReturnType<typeof toPayload>>; values: WizardValues }

/** With a number of the account that may have been corrected. */
function useSubmit(gstNumber: string | undefined, form: SentForm) {
  const navigate = useNavigate()
  const [isSent, setSent] = useState(false)
  const { run, isPending, failure } = useAction({
    send: async ({ payload, values }: Application, keyFor) => {
      const headers = keyFor(payload)
      if (gstNumber !== undefined && values.gstNumber !== gstNumber)
        await (await import('./correct-gst.ts')).correctGstNumber(values.gstNumber)
      return api(makeSeller, payload, headers)
    },
    form,
    failure: ownText(texts.serverError),
    success: ({ content }) => content,
    failureToast: true,
    onDone: async () => {
      dropDraft()
      // Whoever has sent all is not asked whether to leave.
      flushSync(() => setSent(true))
      await refreshProfile()
      await navigate(marketPath)
    },
    leaves: true,
  })
  const send = async (values: WizardValues) => {
    const payload = toPayload(values)
    if (payload) await run({ payload, values })
  }
  return { send, isSending: isPending, isSent, failure }
}
