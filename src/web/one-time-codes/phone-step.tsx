import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PhoneField } from '#web/users/phone-field.tsx'
import { phoneDigits } from '#web/users/phone-input.ts'
import { codeTexts as texts } from './code-texts.ts'
import type { Code } from './use-code.ts'

type PhoneStepProps = { code: Code; lead: string; children: ReactNode }

/** The number that the code goes to; below it the other ways. */
export function PhoneStep({ code, lead, children }: PhoneStepProps) {
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const focus = () => form.current?.querySelector<HTMLElement>('[name="phone_number"]')?.focus()
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[name="phone_number"]')?.focus()
  }, [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isMissing = phoneDigits(code.phone) === ''
    setProblem(isMissing ? texts.phoneInvalid : null)
    if (isMissing) focus()
    else void code.proceed()
  }
  return (
    <form ref={form} method="dialog" noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-pretty text-muted">{lead}</p>
      <PhoneField
        required
        value={code.phone}
        error={problem}
        onChange={(phone) => {
          code.setPhone(phone)
          setProblem(null)
        }}
      />
      {code.fault && (
        <Notice tone="danger" live>
          {code.fault}
        </Notice>
      )}
      <Button type="submit" size="lg" block loading={code.isAsking}>
        {texts.send}
      </Button>
      {children}
    </form>
  )
}
