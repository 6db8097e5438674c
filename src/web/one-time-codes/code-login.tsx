import type { FormEvent } from 'react'
import { signInWithCode } from '#contract/users/one-time-code.ts'
import { codeRule } from '#contract/users/one-time-code-rule.ts'
import type { Failure } from '#web/actions/action.ts'
import { api } from '#web/api/browser-api.ts'
import { useForm } from '#web/forms/use-form.ts'
import { whenUncovered } from '#web/forms/when-uncovered.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SendingCover } from '#web/ui/sending-cover.tsx'
import { type PhoneInput, phoneDigits } from '#web/users/phone-input.ts'
import { isSecondCode, SecondCodeField, useSecondCode } from '#web/users/second-code-field.tsx'
import { useEntering } from '#web/users/use-entering.ts'
import { CodeField } from './code-field.tsx'
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

const blank = { otp: '', second_code: '' }
const rules = { otp: codeRule }

function CodeStep({ code }: { code: Code }) {
  const { isNeeded, reach } = useSecondCode()
  const { form, draft, errorOf, change, check, field, ...sent } = useForm({ start: blank, rules, reach })
  const find = () => form.current?.querySelector<HTMLInputElement>('[name="otp"]') ?? undefined
  /** Another code takes its place. */
  const select = () => find()?.select()
  function refuse(reason: Failure) {
    const isOwn = sent.refuse(reason)
    if (isOwn && !isSecondCode(reason)) whenUncovered(find, select)
    return isOwn
  }
  const { send, isSending, failure } = useEntering(select, { ...sent, refuse })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!check()) return select()
    void send(async () => {
      const reply = await api(signInWithCode, { phone_number: phoneDigits(code.phone), ...draft })
      dropSent()
      return reply
    })
  }
  return (
    <SendingCover isSending={isSending} text={texts.signingIn}>
      <form ref={form} method="dialog" noValidate onSubmit={submit} className="grid gap-5">
        <SentTo code={code} />
        <CodeField value={draft.otp} error={errorOf('otp')} onChange={(otp) => change({ otp })} />
        {isNeeded && <SecondCodeField {...field('second_code')} />}
        {failure && <Notice tone="danger">{failure}</Notice>}
        <Button type="submit" size="lg" block>
          {texts.logIn}
        </Button>
        <Resend code={code} />
      </form>
    </SendingCover>
  )
}
