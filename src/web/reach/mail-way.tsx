import { Mail } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { ChannelState } from '#contract/reach/choices.ts'
import { saveChoices } from '#contract/reach/choices.ts'
import { requestMailCode, verifyMail } from '#contract/reach/mail.ts'
import { codeRule } from '#contract/users/one-time-code-rule.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { useForm } from '#web/forms/use-form.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { reachTexts as texts } from './reach-texts.ts'
import { WayRow } from './way-row.tsx'

type MailWayProps = { email: string; state: ChannelState; onChanged: () => Promise<void> }

/** Mails to the address of the profile, once its owner has proved it. */
export function MailWay({ email, state, onChanged }: MailWayProps) {
  const [takesCode, setTakesCode] = useState(false)
  const ask = useAction({
    send: async () => (await api(requestMailCode, {})).content,
    failure: texts.error,
    failureToast: true,
    success: (content) => content,
    onDone: () => setTakesCode(true),
  })
  const resume = useAction({
    send: () => api(saveChoices, { mails: true }),
    failure: texts.error,
    failureToast: true,
    onDone: onChanged,
  })
  const needsCode = state === 'not-verified' || state === 'bounced'
  return (
    <WayRow
      icon={<Mail />}
      title={texts.channels.mail}
      hint={state === 'bounced' ? texts.verifyAgain : texts.mailTo(email)}
      badge={<Badge tone={state === 'ready' ? 'success' : 'neutral'}>{texts.states[state]}</Badge>}
    >
      {needsCode && (
        <Button variant="secondary" size="sm" loading={ask.isPending} onClick={() => ask.run()}>
          {texts.sendCode}
        </Button>
      )}
      {state === 'unsubscribed' && (
        <Button variant="secondary" size="sm" loading={resume.isPending} onClick={() => resume.run()}>
          {texts.again}
        </Button>
      )}
      {needsCode && takesCode && <CodeForm onVerified={onChanged} />}
    </WayRow>
  )
}

function CodeForm({ onVerified }: { onVerified: () => Promise<void> }) {
  const { form, draft, field, check, ...sent } = useForm({ start: { otp: '' }, rules: { otp: codeRule } })
  const verifying = useAction({
    send: async () => (await api(verifyMail, { otp: draft.otp })).content,
    form: sent,
    failure: texts.error,
    success: (content) => content,
    onDone: onVerified,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (check()) void verifying.run()
  }
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid basis-full gap-3 sm:max-w-80">
      <TextField
        label={texts.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        {...field('otp')}
      />
      {verifying.failure && (
        <Notice tone="danger" live>
          {verifying.failure}
        </Notice>
      )}
      <Button type="submit" loading={verifying.isPending}>
        {texts.verify}
      </Button>
    </form>
  )
}
