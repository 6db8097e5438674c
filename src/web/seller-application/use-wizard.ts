import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { marketPath } from '#contract/paths.ts'
import { makeSeller } from '#contract/sellers/seller-application.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { ownText } from '#web/api/sentence-of.ts'
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
  openingDraft,
} from './wizard-draft.ts'
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

export type Wizard = ReturnType<typeof useWizard>
type Change = <Name extends keyof WizardValues>(field: Name, value: WizardValues[Name]) => void

/** The five steps: what stands in them, what is wrong with the open one, and how all is sent. */
export function useWizard(prefill: Known, again?: Again) {
  const form = useRef<HTMLFormElement>(null)
  const [opening] = useState(() => openingDraft(prefill, again))
  const [values, setValues] = useState(opening.values)
  const { step, furthest, open, back } = useSteps(opening)
  const { problems, setProblems } = useProblems(step)
  const focusOn = useFocus(form, step)
  const sending = useSubmit(again?.gstNumber)

  const judge = (typed: WizardValues) => problemsOf(typed, step, again !== undefined)
  useEffect(() => {
    if (values !== opening.values || furthest !== opening.step) keepDraft({ values, step: furthest })
  }, [values, furthest, opening])

  const change: Change = (field, value) => {
    const typed = { ...values, [field]: value }
    setValues((now) => ({ ...now, [field]: value }))
    setProblems(step, stillWrong(problems, { problems: judge(typed), values: typed }))
  }
  const show = (to: number, focus: Focus = 'heading', wrong: Problems = {}) => {
    setProblems(to, wrong)
    focusOn(to, focus)
    open(to)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = judge(values)
    const first = (Object.keys(texts.fields) as Field[]).find((field) => wrong[field])
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
  const goBack = () => {
    focusOn(step - 1, 'heading')
    back()
  }
  const isLosing = holdsSecrets(values) && !sending.isSent
  const remarks = again ? untouched(again.remarks.fields, values, answersOf(prefill, again)) : {}
  return {
    ...{ form, values, step, furthest, problems: { ...problems, ...remarks } },
    ...{ rest: again?.remarks.rest ?? '', asksGst: again !== undefined },
    ...{ change, show, goTo, goBack, submit, isLosing, ...sending },
  }
}

/** What was said of an answer holds until it is another one. */
const untouched = (remarks: Problems, values: WizardValues, before: WizardValues): Problems =>
  Object.fromEntries(
    Object.entries(remarks).filter(([field]) => values[field as Field] === before[field as Field]),
  )

type Focus = Field | 'heading'

/** What was found wrong is said in its own step, and not once another one was looked at. */
function useProblems(step: number) {
  const [found, setFound] = useState<{ step: number; problems: Problems }>({ step, problems: {} })
  const setProblems = (of: number, problems: Problems) => setFound({ step: of, problems })
  return { problems: found.step === step ? found.problems : {}, setProblems }
}

/** The focus waits until the step that it belongs to is shown. */
function useFocus(form: RefObject<HTMLFormElement | null>, step: number) {
  const [wanted, setWanted] = useState<{ step: number; focus: Focus } | null>(null)
  useEffect(() => {
    if (wanted?.step !== step) return
    const { focus } = wanted
    const selector =
      focus === 'heading' ? '[data-step-heading]' : `[data-field="${focus}"], [name="${focus}"]`
    form.current?.querySelector<HTMLElement>(selector)?.focus()
    setWanted(null)
  }, [form, wanted, step])
  return (of: number, focus: Focus) => setWanted({ step: of, focus })
}

/** What is red is judged anew with every letter; two numbers are compared once both are typed out. */
function stillWrong(shown: Problems, { problems, values }: { problems: Problems; values: WizardValues }) {
  const { accountNumberAgain } = problems
  return {
    ...Object.fromEntries(Object.entries(problems).filter(([field]) => field in shown)),
    ...(isTypedTwice(values) && accountNumberAgain ? { accountNumberAgain } : {}),
  }
}

type Application = { payload: NonNullable<ReturnType<typeof toPayload>>; values: WizardValues }

/** With a number of the account that may have been corrected. */
function useSubmit(gstNumber: string | undefined) {
  const navigate = useNavigate()
  const [isSent, setSent] = useState(false)
  const { run, isPending, failure } = useAction({
    send: async ({ payload, values }: Application, keyFor) => {
      const headers = keyFor(JSON.stringify(payload))
      if (gstNumber !== undefined && values.gstNumber !== gstNumber)
        await (await import('./correct-gst.ts')).correctGstNumber(values.gstNumber)
      return api(makeSeller, payload, headers)
    },
    failure: ownText(texts.serverFault),
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
