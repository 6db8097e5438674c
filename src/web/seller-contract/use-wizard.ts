import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { makeSeller, type OwnApplication } from '#contract/seller-application.ts'
import { api } from '#web/browser-api.ts'
import { newIdempotencyKey } from '#web/idempotency-key.ts'
import { refreshProfile } from '#web/session.ts'
import { toldOr } from '#web/told.ts'
import { toastError, toastSuccess } from '#web/ui/toast.ts'
import { contractTexts as texts } from './contract-texts.ts'
import { dropDraft, keepDraft, openingDraft } from './wizard-draft.ts'
import {
  accountsDiffer,
  allMissing,
  type Field,
  isTypedTwice,
  type Problems,
  problemsOf,
  stepOf,
  steps,
  toPayload,
  type WizardValues,
} from './wizard-values.ts'

/** Two photos over a slow line take their time. */
const patience = 90_000

export type Wizard = ReturnType<typeof useWizard>
export type Change = <Name extends keyof WizardValues>(field: Name, value: WizardValues[Name]) => void

/** The five steps: what stands in them, what is wrong with the open one, and how all is sent. */
export function useWizard(userId: string, prefill: OwnApplication['prefill'] | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const [{ values, step }, setState] = useState(() => openingDraft(userId, prefill))
  const [furthest, setFurthest] = useState(step)
  const [problems, setProblems] = useState<Problems>({})
  const [wanted, setWanted] = useState<Field | 'heading' | null>(null)
  const sending = useSubmit(userId)

  useEffect(() => keepDraft(userId, { values, step }), [userId, values, step])
  useEffect(() => {
    if (!wanted) return
    const selector =
      wanted === 'heading' ? '[data-step-heading]' : `[data-field="${wanted}"], [name="${wanted}"]`
    form.current?.querySelector<HTMLElement>(selector)?.focus()
    setWanted(null)
  }, [wanted])

  const change: Change = (field, value) => {
    const changed = { ...values, [field]: value }
    setState((now) => ({ ...now, values: { ...now.values, [field]: value } }))
    // What is red is judged anew with every letter; two numbers are compared once both are typed out.
    const judged = problemsOf(changed, step)
    setProblems((now) => ({
      ...Object.fromEntries(Object.keys(now).flatMap((name) => stillWrong(judged, name))),
      ...(isTypedTwice(changed) && judged.accountNumberAgain
        ? { accountNumberAgain: judged.accountNumberAgain }
        : {}),
    }))
  }
  const show = (to: number, focus: Field | 'heading' = 'heading', wrong: Problems = {}) => {
    setProblems(wrong)
    setState((now) => ({ ...now, step: to }))
    setFurthest((before) => Math.max(before, to))
    setWanted(focus)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = problemsOf(values, step)
    const first = steps[step]?.needs.find((field) => wrong[field])
    if (first) return show(step, first, wrong)
    if (step < steps.length - 1) return show(step + 1)
    if (allMissing(values).length > 0) return
    if (accountsDiffer(values)) {
      const bank = stepOf('accountNumberAgain')
      return show(bank, 'accountNumberAgain', problemsOf(values, bank))
    }
    void sending.send(values)
  }
  const goTo = (field: Field) => show(stepOf(field), field)
  return { form, values, step, furthest, problems, change, show, goTo, submit, ...sending }
}

function stillWrong(judged: Problems, name: string): [string, string][] {
  const problem = judged[name as Field]
  return problem ? [[name, problem]] : []
}

function useSubmit(userId: string) {
  const navigate = useNavigate()
  const key = useRef({ sent: '', key: '' })
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState('')

  const send = async (values: WizardValues) => {
    const payload = toPayload(values)
    if (!payload || isSending) return
    setSending(true)
    setFailure('')
    const sent = JSON.stringify(payload)
    if (key.current.sent !== sent) key.current = { sent, key: newIdempotencyKey() }
    try {
      const headers = { 'idempotency-key': key.current.key }
      const { content } = await api(makeSeller, payload, { headers, signal: AbortSignal.timeout(patience) })
      dropDraft(userId)
      await refreshProfile()
      toastSuccess(content)
      await navigate('/live_market')
    } catch (fault) {
      const text = toldOr(fault, texts.serverFault)
      toastError(text)
      setFailure(text)
      setSending(false)
    }
  }
  return { send, isSending, failure }
}
