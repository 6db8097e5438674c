import { useState } from 'react'
import { Link } from 'react-router'
import { signUpPath } from '#contract/paths.ts'
import { type CodeFlow, CodeOffer } from '#web/one-time-codes/code-offer.tsx'
import { noPhone } from '#web/users/phone-input.ts'
import { useOtherPage } from '#web/users/use-signed-in.ts'
import { usersTexts } from '#web/users/users-texts.ts'
import { PasswordLogin } from './password-login.tsx'

/** Signing in by password, or by code where codes can be sent; the phone number stays when the user switches. */
export function LoginForm({ hasCodes }: { hasCodes: boolean }) {
  const [phone, setPhone] = useState(noPhone)
  const [byCode, setByCode] = useState<{ Flow: CodeFlow } | null>(null)
  const toSignUp = useOtherPage(signUpPath)
  return (
    <div className="grid gap-4">
      {!byCode && <PasswordLogin phone={phone} onPhone={setPhone} />}
      <div id="otp-login" className="empty:hidden">
        {hasCodes && !byCode && <CodeOffer onOpen={(Flow) => setByCode({ Flow })} />}
        {byCode && <byCode.Flow phone={phone} onLeave={() => setByCode(null)} />}
      </div>
      <Link to={toSignUp} className="inline-flex min-h-11 items-center justify-self-center text-anchor">
        {usersTexts.noAccount}
      </Link>
    </div>
  )
}
