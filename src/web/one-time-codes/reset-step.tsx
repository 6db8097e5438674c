import { type FormEvent, useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { resetPassword } from '#contract/users/one-time-code.ts'
import { api } from '#web/api/browser-api.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SendingCover } from '#web/ui/sending-cover.tsx'
import { toastSuccess } from '#web/ui/toasts/toast.ts'
import { phoneDigits } from '#web/users/phone-input.ts'
import { useEntering } from '#web/users/use-entering.ts'
import { CodeField } from './code-field.tsx'
import { codeProblem } from './code-problem.ts'
import { codeTexts as texts } from './code-texts.ts'
import { dropSent } from './sent-code.ts'
import { Resend, SentTo } from './sent-to.tsx'
import type { Code } from './use-code.ts'

type Draft = { readonly otp: string; readonly next: string }
type Problem = { readonly field: keyof Draft; readonly text: string }

function problemOf({ otp, next }: Draft): Problem | null {
  const text = codeProblem(otp)
  if (text) return { field: 'otp', text }
  return next.length < limits.password.min ? { field: 'next', text: texts.nextTooShort } : null
}

/** The code and the new password go together: one press, and the person is in. */
export function ResetStep({ code }: { code: Code }) {
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<Draft>({ otp: '', next: '' })
  const [problem, setProblem] = useState<Problem | null>(null)
  const focus = (field: keyof Draft) => form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
  const { send, isSending, failure } = useEntering(() => focus('otp'))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = problemOf(draft)
    setProblem(found)
    if (found) focus(found.field)
    else
      void send(async () => {
        const reply = await api(resetPassword, { phone_number: phoneDigits(code.phone), ...draft })
        dropSent()
        toastSuccess(texts.saved)
        return reply
      })
  }
  const change = (typed: Partial<Draft>) => {
    setDraft({ ...draft, ...typed })
    setProblem(null)
  }
  const errorOf = (field: keyof Draft) => (problem?.field === field ? problem.text : null)
  return (
    <SendingCover isSending={isSending} text={texts.saving}>
      <form ref={form} method="dialog" noValidate onSubmit={submit} className="grid gap-5">
        <SentTo code={code} />
        <CodeField value={draft.otp} error={errorOf('otp')} onChange={(otp) => change({ otp })} />
        <PasswordField
          name="next"
          label={texts.next}
          hint={texts.nextHint}
          autoComplete="new-password"
          required
          maxLength={limits.password.max}
          value={draft.next}
          error={errorOf('next')}
          onChange={({ target }) => change({ next: target.value })}
        />
        {failure && <Notice tone="danger">{failure}</Notice>}
        <Button type="submit" size="lg" block>
          {texts.save}
        </Button>
        <Resend code={code} />
      </form>
    </SendingCover>
  )
}
