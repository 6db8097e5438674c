import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { forgotPasswordPath } from '#contract/paths.ts'
import { signIn } from '#contract/users/user.ts'
import { api } from '#web/api/browser-api.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SendingCover } from '#web/ui/sending-cover.tsx'
import { toastError } from '#web/ui/toasts/toast.ts'
import { PhoneField } from '#web/users/phone-field.tsx'
import { noPhone, type PhoneInput, phoneDigits, readPhone } from '#web/users/phone-input.ts'
import { useEarlyTyping } from '#web/users/use-early-typing.ts'
import { useEntering } from '#web/users/use-entering.ts'
import { useOtherPage } from '#web/users/use-signed-in.ts'
import { usersTexts } from '#web/users/users-texts.ts'

type Problem = { field: 'phone_number' | 'password'; text: string }

function problemOf(phone: PhoneInput, password: string): Problem | null {
  if (phoneDigits(phone) === '') return { field: 'phone_number', text: usersTexts.phoneInvalid }
  if (password === '') return { field: 'password', text: usersTexts.passwordMissing }
  return null
}

type PasswordLoginProps = {
  phone: PhoneInput
  onPhone: (phone: PhoneInput) => void
  canBeForgotten: boolean
}

export function PasswordLogin({ phone, onPhone, canBeForgotten }: PasswordLoginProps) {
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<Problem | null>(null)
  const focus = (field: Problem['field']) =>
    form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus()
  const { send, isSending, failure } = useEntering(() => focus('password'))

  useEarlyTyping(form, (typed) => {
    if (typed.phone_number) onPhone(readPhone(typed.phone_number, noPhone))
    if (typed.password) setPassword(typed.password)
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = problemOf(phone, password)
    setProblem(found)
    if (found) {
      toastError(found.text)
      focus(found.field)
    } else void send(() => api(signIn, { phone_number: phoneDigits(phone), password }))
  }
  const errorOf = (field: Problem['field']) => (problem?.field === field ? problem.text : null)
  const clear = (field: Problem['field']) => errorOf(field) && setProblem(null)

  return (
    <SendingCover isSending={isSending} text={usersTexts.signingIn}>
      {/* Before the script is there, 'dialog' keeps the browser from sending the password anywhere. */}
      <form ref={form} method="dialog" noValidate onSubmit={submit} className="grid gap-5">
        <PhoneField
          required
          value={phone}
          error={errorOf('phone_number')}
          onChange={(typed) => {
            onPhone(typed)
            clear('phone_number')
          }}
        />
        <PasswordField
          label={usersTexts.password}
          name="password"
          autoComplete="current-password"
          placeholder={usersTexts.passwordPlaceholder}
          required
          value={password}
          error={errorOf('password')}
          onChange={({ target }) => {
            setPassword(target.value)
            clear('password')
          }}
        />
        {canBeForgotten && <ForgottenLink phone={phone} />}
        {failure && <Notice tone="danger">{failure}</Notice>}
        <Button type="submit" size="lg" block>
          {usersTexts.logIn}
        </Button>
      </form>
    </SendingCover>
  )
}

/** The number comes along in the state, for addresses are written down in many places. */
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
