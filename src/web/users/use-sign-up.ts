import { type FormEvent, useEffect } from 'react'
import { cleanGstNumber } from '#contract/tax/gst-number.ts'
import { type SignUpDraft, signUpFieldProblem, termsRule } from '#contract/users/sign-up.ts'
import { register } from '#contract/users/user.ts'
import { api } from '#web/api/browser-api.ts'
import type { Rules } from '#web/forms/form.ts'
import { useForm } from '#web/forms/use-form.ts'
import { toastError } from '#web/ui/toasts/toast.ts'
import { noPhone, readPhone } from './phone-input.ts'
import { dropDraft, emptySignUp, keepDraft, keptDraft, type SignUpValues, toDraft } from './sign-up-draft.ts'
import { useEarlyTyping } from './use-early-typing.ts'
import { useEntering } from './use-entering.ts'

const ruleOf = (field: keyof SignUpDraft) => (_: unknown, values: SignUpValues) =>
  signUpFieldProblem(field, toDraft(values))

/** Specification 5: the checks in their order. */
const rules: Rules<SignUpValues> = {
  full_name: ruleOf('full_name'),
  email: ruleOf('email'),
  phone_number: ruleOf('phone_number'),
  password: ruleOf('password'),
  address: ruleOf('address'),
  gst_number: ruleOf('gst_number'),
  terms: termsRule,
}

/** The form of sign-up: what stands in it, what is wrong with it, and how it is sent. */
export function useSignUp() {
  const form = useForm<SignUpValues>({ start: emptySignUp, rules, oneByOne: toastError })
  const { draft: values, change } = form
  const { send, isSending, failure } = useEntering(
    () => form.form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus(),
    form,
  )

  useEarlyTyping(form.form, ({ phone_number, gst_number, terms, ...typed }) =>
    change({
      ...keptDraft(),
      ...typed,
      ...(phone_number ? { phone_number: readPhone(phone_number, noPhone) } : {}),
      ...(gst_number ? { gst_number: cleanGstNumber(gst_number) } : {}),
      terms: terms !== undefined,
    }),
  )
  useEffect(() => {
    if (values !== emptySignUp) keepDraft(values)
  }, [values])

  /** Empty fields are reported when the form is sent. */
  const leaving = (field: keyof SignUpDraft) => ({
    onBlur: () => toDraft(values)[field] !== '' && form.leave(field),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!form.check()) return
    void send(async () => {
      const reply = await api(register, toDraft(values))
      dropDraft()
      return reply
    })
  }
  return { ...form, leaving, submit, isSending, failure }
}
