import { type FormEvent, useRef, useState } from 'react'
import { signInWithCode } from '#contract/users/one-time-code.ts'
import { api } from '#web/api/browser-api.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SendingCover } from '#web/ui/sending-cover.tsx'
import { type PhoneInput, phoneDigits } from '#web/users/phone-input.ts'
import { useEntering } from '#web/users/use-entering.ts'
import { CodeField } from './code-field.tsx'
import { codeProblem } from './code-problem.ts'
import { codeTexts as texts } from './code-texts.ts'
import { PhoneStep } from './phone-step.tsx'
import { dropSent } from './sent-code.ts'
import { Resend, SentTo } from './sent-to.tsx'
import { type Code, useCode } from './use-code.ts'

type CodeLoginProps = { phone: PhoneInput; onLeave: () => void }

/** Number, code, in. */
export function CodeLogin({ phone, onLeave }: CodeLoginProps) {
  const code = useCode(phone)
  if (!code.isChanging) return <CodeStep code={code} />
  return (
    <PhoneStep code={code} lead={texts.loginLead}>
      <button
        type="button"
        className="inline-flex min-h-11 items-center justify-self-center text-anchor"
        onClick={() => {
          dropSent()
          onLeave()
        }}
      >
        {texts.usePassword}
      </button>
    </PhoneStep>
  )
}

function CodeStep({ code }: { code: Code }) {
  const form = useRef<HTMLFormElement>(null)
  const [otp, setOtp] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const focus = () => form.current?.querySelector<HTMLInputElement>('[name="otp"]')?.select()
  const { send, isSending, failure } = useEntering(focus)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = codeProblem(otp)
    setProblem(found)
    if (found) focus()
    else
      void send(async () => {
        const reply = await api(signInWithCode, { phone_number: phoneDigits(code.phone), otp })
        dropSent()
        return reply
      })
  }
  return (
    <SendingCover isSending={isSending} text={texts.signingIn}>
      <form ref={form} method="dialog" noValidate onSubmit={submit} className="grid gap-5">
        <SentTo code={code} />
        <CodeField
          value={otp}
          error={problem}
          onChange={(typed) => {
            setOtp(typed)
            setProblem(null)
          }}
        />
        {failure && <Notice tone="danger">{failure}</Notice>}
        <Button type="submit" size="lg" block>
          {texts.logIn}
        </Button>
        <Resend code={code} />
      </form>
    </SendingCover>
  )
}
