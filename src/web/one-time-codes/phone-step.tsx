import { type FormEvent, type ReactNode, useEffect } from 'react'
import { signInNumberRule } from '#contract/users/phone-number.ts'
import { useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PhoneField } from '#web/users/phone-field.tsx'
import { type PhoneInput, phoneDigits } from '#web/users/phone-input.ts'
import { codeTexts as texts } from './code-texts.ts'
import type { Code } from './use-code.ts'

type PhoneStepProps = { code: Code; lead: string; children: ReactNode }

const rules = { phone_number: (phone: PhoneInput) => signInNumberRule(phoneDigits(phone)) }

/** The number that the code goes to; below it the other ways. */
export function PhoneStep({ code, lead, children }: PhoneStepProps) {
  const { form, check, change, errorOf } = useForm({ start: { phone_number: code.phone }, rules })
  useEffect(() => form.current?.querySelector<HTMLElement>('[name="phone_number"]')?.focus(), [form])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (check()) void code.proceed()
  }
  return (
    <form ref={form} method="dialog" noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-pretty text-muted">{lead}</p>
      <PhoneField
        required
        value={code.phone}
        error={errorOf('phone_number')}
        onChange={(phone_number) => {
          code.setPhone(phone_number)
          change({ phone_number })
        }}
      />
      {code.failure && (
        <Notice tone="danger" live>
          {code.failure}
        </Notice>
      )}
      <Button type="submit" size="lg" block loading={code.isAsking}>
        {texts.send}
      </Button>
      {children}
    </form>
  )
}
