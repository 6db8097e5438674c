import type { FormEvent } from 'react'
import { limits } from '#contract/limits.ts'
import { newPasswordRule } from '#contract/users/new-password.ts'
import { resetPassword } from '#contract/users/one-time-code.ts'
import { codeRule } from '#contract/users/one-time-code-rule.ts'
import { api } from '#web/api/browser-api.ts'
import { useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SendingCover } from '#web/ui/sending-cover.tsx'
import { toastSuccess } from '#web/ui/toasts/toast.ts'
import { phoneDigits } from '#web/users/phone-input.ts'
import { SecondCodeField, useSecondCode } from '#web/users/second-code-field.tsx'
import { useEntering } from '#web/users/use-entering.ts'
import { CodeField } from './code-field.tsx'
import { codeTexts as texts } from './code-texts.ts'
import { dropSent } from './sent-code.ts'
import { Resend, SentTo } from './sent-to.tsx'
import type { Code } from './use-code.ts'

const blank = { otp: '', next: '', second_code: '' }
const rules = { otp: codeRule, next: newPasswordRule }

/** The code and the new password go together: one press, and the person is in. */
export function ResetStep({ code }: { code: Code }) {
  const { form, draft, errorOf, change, field, submit, isSending, failure, needsCode } = useReset(code)
  return (
    <SendingCover isSending={isSending} text={texts.saving}>
      <form ref={form} method="dialog" noValidate onSubmit={submit} className="grid gap-5">
        <SentTo code={code} />
        <CodeField value={draft.otp} error={errorOf('otp')} onChange={(otp) => change({ otp })} />
        <PasswordField
          label={texts.next}
          hint={texts.nextHint}
          autoComplete="new-password"
          required
          maxLength={limits.password.max}
          {...field('next')}
        />
        {needsCode && <SecondCodeField {...field('second_code')} />}
        {failure && <Notice tone="danger">{failure}</Notice>}
        <Button type="submit" size="lg" block>
          {texts.save}
        </Button>
        <Resend code={code} />
      </form>
    </SendingCover>
  )
}

function useReset(code: Code) {
  const secondCode = useSecondCode()
  const form = useForm({ start: blank, rules, oneByOne: true, reach: secondCode.reach })
  const { send, isSending, failure } = useEntering(
    () => form.form.current?.querySelector<HTMLElement>('[name="otp"]')?.focus(),
    form,
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!form.check()) return
    void send(async () => {
      const reply = await api(resetPassword, { phone_number: phoneDigits(code.phone), ...form.draft })
      dropSent()
      toastSuccess(texts.saved)
      return reply
    })
  }
  return { ...form, submit, isSending, failure, needsCode: secondCode.isNeeded }
}
