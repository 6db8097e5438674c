import { Link, useLocation } from 'react-router'
import { contactPath, forgotPasswordPath, loginPath } from '#contract/paths.ts'
import { codeRequestReply } from '#contract/users/one-time-code.ts'
import { apiContext } from '#web/api/api-context.ts'
import { api } from '#web/api/browser-api.ts'
import { pageMeta } from '#web/site/page-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { noPhone, type PhoneInput } from '#web/users/phone-input.ts'
import { SignFrame } from '#web/users/sign-frame.tsx'
import { leaveIfSignedIn, useLeaveSignedIn, useOtherPage } from '#web/users/use-signed-in.ts'
import type { Route } from './+types/forgot-password.page.ts'
import { codeTexts as texts } from './code-texts.ts'
import { PhoneStep } from './phone-step.tsx'
import { ResetStep } from './reset-step.tsx'
import { useCode } from './use-code.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { is_available } = await context.get(apiContext)(codeRequestReply, {})
  return { hasCodes: is_available, origin: new URL(request.url).origin }
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  leaveIfSignedIn(request)
  const { is_available } = await api(codeRequestReply, {})
  return { hasCodes: is_available, origin: location.origin }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...pageMeta({
    title: texts.title,
    description: texts.description,
    path: forgotPasswordPath,
    origin: loaderData?.origin,
  }),
  { name: 'robots', content: 'noindex' },
]

export default function ForgotPasswordPage({ loaderData }: Route.ComponentProps) {
  useLeaveSignedIn()
  return <SignFrame title={texts.title}>{loaderData.hasCodes ? <Steps /> : <NotHere />}</SignFrame>
}

function Steps() {
  const code = useCode(usePhoneOfLogin())
  if (!code.isChanging) return <ResetStep code={code} />
  return (
    <PhoneStep code={code} lead={texts.resetLead}>
      <LoginLink />
    </PhoneStep>
  )
}

function NotHere() {
  return (
    <div className="grid gap-5">
      <Notice>{texts.notHere}</Notice>
      <ButtonLink to={contactPath} size="lg" block>
        {texts.contact}
      </ButtonLink>
      <LoginLink />
    </div>
  )
}

const LoginLink = () => (
  <Link
    to={useOtherPage(loginPath)}
    className="inline-flex min-h-11 items-center justify-self-center text-anchor"
  >
    {texts.toLogin}
  </Link>
)

/** What was typed into the login comes along. */
function usePhoneOfLogin(): PhoneInput {
  const state = useLocation().state as { phone?: PhoneInput } | null
  return state?.phone ?? noPhone
}
