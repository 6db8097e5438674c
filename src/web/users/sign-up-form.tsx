import { Link } from 'react-router'
import { loginPath, noticePath, termsPath } from '#contract/paths.ts'
import { siteTexts } from '#web/site/site-texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SendingCover } from '#web/ui/sending-cover.tsx'
import { GstField } from './gst-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { useSignUp } from './use-sign-up.ts'
import { useOtherPage } from './use-signed-in.ts'
import { usersTexts } from './users-texts.ts'

type SignUp = ReturnType<typeof useSignUp>

export function SignUpForm() {
  const signUp = useSignUp()
  const { form, draft, errorOf, change, submit, isSending, failure } = signUp
  return (
    <SendingCover isSending={isSending} text={usersTexts.signingUp}>
      {/* Before the script is there, 'dialog' keeps the browser from sending the password anywhere. */}
      <form ref={form} method="dialog" noValidate onSubmit={submit} className="grid gap-5">
        <PersonFields {...signUp} />
        <BusinessFields {...signUp} />
        <Checkbox
          name="terms"
          required
          checked={draft.terms}
          error={errorOf('terms')}
          onChange={({ target }) => change({ terms: target.checked })}
        >
          {usersTexts.termsBefore} <Terms />
        </Checkbox>
        <KeptData />
        {failure && <Notice tone="danger">{failure}</Notice>}
        <Button type="submit" size="lg" block>
          {usersTexts.signUp}
        </Button>
        <LoginLink />
      </form>
    </SendingCover>
  )
}

function PersonFields({ draft, errorOf, change, field, leaving }: SignUp) {
  return (
    <>
      <TextField
        label={usersTexts.fullName}
        autoComplete="name"
        autoCapitalize="words"
        required
        {...field('full_name')}
        {...leaving('full_name')}
      />
      <TextField
        label={usersTexts.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        {...field('email')}
        {...leaving('email')}
      />
      <PhoneField
        hint={usersTexts.phoneHint}
        required
        value={draft.phone_number}
        error={errorOf('phone_number')}
        onChange={(phone) => change({ phone_number: phone })}
        {...leaving('phone_number')}
      />
      <PasswordField
        label={usersTexts.password}
        autoComplete="new-password"
        hint={errorOf('password') ? null : usersTexts.passwordHint}
        required
        {...field('password')}
        {...leaving('password')}
      />
    </>
  )
}

function BusinessFields({ draft, errorOf, change, field, leaving }: SignUp) {
  return (
    <>
      <TextArea
        label={usersTexts.address}
        autoComplete="street-address"
        hint={usersTexts.addressHint}
        required
        {...field('address')}
        {...leaving('address')}
      />
      <GstField
        required
        value={draft.gst_number}
        error={errorOf('gst_number')}
        onChange={(gst_number) => change({ gst_number })}
        {...leaving('gst_number')}
      />
    </>
  )
}

function Terms() {
  return (
    <Link to={termsPath} target="_blank" rel="noopener" className="-my-3 inline-block py-3 text-anchor">
      {usersTexts.terms}
      <span className="sr-only"> {siteTexts.opensNewTab}</span>
    </Link>
  )
}

const KeptData = () => (
  <p className="-my-3 text-small">
    <Link
      to={noticePath}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-11 items-center text-anchor"
    >
      {usersTexts.keptData}
      <span className="sr-only"> {siteTexts.opensNewTab}</span>
    </Link>
  </p>
)

function LoginLink() {
  const path = useOtherPage(loginPath)
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-1.5 text-muted">
      {usersTexts.haveAccount}
      <Link to={path} className="inline-flex min-h-11 min-w-11 items-center text-anchor">
        {usersTexts.login}
      </Link>
    </p>
  )
}
