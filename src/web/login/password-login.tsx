import type { FormEvent } from 'react'
import { Link } from 'react-router'
import { forgotPasswordPath } from '#contract/paths.ts'
import { ownPasswordRule } from '#contract/users/password.ts'
import { signInNumberRule } from '#contract/users/phone-number.ts'
import { signIn } from '#contract/users/user.ts'
import { api } from '#web/api/browser-api.ts'
import type { Rules } from '#web/forms/form.ts'
import { useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SendingCover } from '#web/ui/sending-cover.tsx'
import { toastError } from '#web/ui/toasts/toast.ts'
import { PhoneField } from '#web/users/phone-field.tsx'
import { noPhone, type PhoneInput, phoneDigits, readPhone } from '#web/users/phone-input.ts'
import { SecondCodeField, useSecondCode } from '#web/users/second-code-field.tsx'
import { useEarlyTyping } from '#web/users/use-early-typing.ts'
import { useEntering } from '#web/users/use-entering.ts'
import { useOtherPage } from '#web/users/use-signed-in.ts'
import { usersTexts } from '#web/users/users-texts.ts'

type Draft = { readonly phone_number: PhoneInput; readonly password: string; readonly second_code: string }

const rules: Rules<Draft> = {
  phone_number: (phone) => signInNumberRule(phoneDigits(phone)),
  password: ownPasswordRule,
}

type PasswordLoginProps = { phone: PhoneInput; onPhone: (phone: PhoneInput) => void }

export function PasswordLogin({ phone, onPhone }: PasswordLoginProps) {
  const { draft, errorOf, changePhone, field, form, submit, isSending, failure, needsCode } = useLogin(
    phone,
    onPhone,
  )
  return (
    <SendingCover isSending={isSending} text={usersTexts.signingIn}>
      {/* Until the scripts are loaded, 'dialog' keeps the browser from sending the password anywhere. */}
      <form ref={form} method="dialog" noValidate onSubmit={submit} className="grid gap-5">
        <PhoneField
          required
          value={draft.phone_number}
          error={errorOf('phone_number')}
          onChange={changePhone}
        />
        <PasswordField
          label={usersTexts.password}
          autoComplete="current-password"
          placeholder={usersTexts.passwordPlaceholder}
          required
          {...field('password')}
        />
        {needsCode && <SecondCodeField {...field('second_code')} />}
        <ForgottenLink phone={draft.phone_number} />
        {failure && <Notice tone="danger">{failure}</Notice>}
        <Button type="submit" size="lg" block>
          {usersTexts.logIn}
        </Button>
      </form>
    </SendingCover>
  )
}

function useLogin(phone: PhoneInput, onPhone: (phone: PhoneInput) => void) {
  const start = { phone_number: phone, password: '', second_code: '' }
  const secondCode = useSecondCode()
  const form = useForm<Draft>({ start, rules, oneByOne: toastError, reach: secondCode.reach })
  const { draft, change } = form
  const { send, isSending, failure } = useEntering(
    () => form.form.current?.querySelector<HTMLElement>('[name="password"]')?.focus(),
    form,
  )
  /** Signing in by code starts with the same number. */
  const changePhone = (phone_number: PhoneInput) => {
    change({ phone_number })
    onPhone(phone_number)
  }
  useEarlyTyping(form.form, (typed) => {
    if (typed.phone_number) changePhone(readPhone(typed.phone_number, noPhone))
    if (typed.password) change({ password: typed.password })
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (form.check())
      void send(() => api(signIn, { ...draft, phone_number: phoneDigits(draft.phone_number) }))
  }
  return { ...form, changePhone, submit, isSending, failure, needsCode: secondCode.isNeeded }
}

/** Where no code can be sent, its page names the support. The number is passed in the state: addresses end up in logs and histories. */
function ForgottenLink({ phone }: { phone: PhoneInput }) {
  return (
    <Link
      to={useOtherPage(forgotPasswordPath)}
      state={{ phone }}
      className="-my-3 inline-flex min-h-11 items-center justify-self-end text-anchor text-small"
    >
      {usersTexts.forgotPassword}
    </Link>
  )
}
