import { type FormEvent, useEffect, useRef, useState } from 'react'
import { cleanGstNumber } from '#contract/sellers/gst-number.ts'
import {
  type SignUpDraft,
  type SignUpField,
  signUpFieldProblem,
  signUpFormProblem,
} from '#contract/users/sign-up.ts'
import { register } from '#contract/users/user.ts'
import { api } from '#web/api/browser-api.ts'
import { toastError } from '#web/ui/toasts/toast.ts'
import { noPhone, readPhone } from './phone-input.ts'
import { dropDraft, keepDraft, keptDraft, type SignUpValues, toDraft, untouched } from './sign-up-draft.ts'
import { useEarlyTyping } from './use-early-typing.ts'
import { useEntering } from './use-entering.ts'

type Errors = Partial<Record<SignUpField, string | undefined>>

/** The form of sign-up: what stands in it, what is wrong with it, and how it is sent. */
export function useSignUp() {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(untouched)
  const [errors, setErrors] = useState<Errors>({})
  const focus = (selector: string) => form.current?.querySelector<HTMLElement>(selector)?.focus()
  const { send, isSending, failure } = useEntering(() => focus('[type="submit"]'))

  useEarlyTyping(form, ({ phone_number, gst_number, terms, ...typed }) =>
    setValues((now) => ({
      ...now,
      ...keptDraft(),
      ...typed,
      ...(phone_number ? { phone_number: readPhone(phone_number, noPhone) } : {}),
      ...(gst_number ? { gst_number: cleanGstNumber(gst_number) } : {}),
      terms: terms !== undefined,
    })),
  )
  useEffect(() => {
    if (values !== untouched) keepDraft(values)
  }, [values])

  const change = <Name extends keyof SignUpValues>(field: Name, value: SignUpValues[Name]) => {
    // A browser may fill in several fields at once.
    setValues((now) => ({ ...now, [field]: value }))
    // What is red is judged anew with every letter; what is not red waits until the field is left.
    const judged = problemWith(field, { ...values, [field]: value })
    setErrors((now) => (now[field] ? { ...now, [field]: judged } : now))
  }
  const leave = (field: keyof SignUpDraft) => {
    if (toDraft(values)[field] !== '') setErrors((now) => ({ ...now, [field]: problemWith(field, values) }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const draft = toDraft(values)
    const problem = signUpFormProblem({ ...draft, terms: values.terms })
    if (problem) {
      toastError(problem.text)
      setErrors((now) => ({ ...now, [problem.field]: problem.text }))
      focus(`[name="${problem.field}"]`)
      return
    }
    void send(async () => {
      const reply = await api(register, draft)
      dropDraft()
      return reply
    })
  }
  return { form, values, errors, change, leave, submit, isSending, failure }
}

function problemWith(field: SignUpField, values: SignUpValues) {
  if (field !== 'terms') return signUpFieldProblem(field, toDraft(values))
  const problem = signUpFormProblem({ ...toDraft(values), terms: values.terms })
  return problem?.field === 'terms' ? problem.text : undefined
}
