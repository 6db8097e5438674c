import { loginPath } from '#contract/paths.ts'
import { codeRequestReply } from '#contract/users/one-time-code.ts'
import { abortAfter } from '#web/api/abort-after.ts'
import { apiContext } from '#web/api/api-context.ts'
import { api } from '#web/api/browser-api.ts'
import { pageMeta } from '#web/site/page-meta.ts'
import { SignFrame } from '#web/users/sign-frame.tsx'
import { leaveIfSignedIn, useLeaveSignedIn } from '#web/users/use-signed-in.ts'
import { usersTexts } from '#web/users/users-texts.ts'
import type { Route } from './+types/login.page.ts'
import { LoginForm } from './login-form.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { is_available } = await context.get(apiContext)(codeRequestReply, {})
  return { hasCodes: is_available, origin: new URL(request.url).origin }
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  leaveIfSignedIn(request)
  // Signing in by password must not wait for the answer about codes.
  const { is_available } = await api(codeRequestReply, {}, { signal: abortAfter(3_000) }).catch(() => ({
    is_available: false,
  }))
  return { hasCodes: is_available, origin: location.origin }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: usersTexts.login,
    description: usersTexts.loginDescription,
    path: loginPath,
    origin: loaderData?.origin,
  })

export default function LoginPage({ loaderData }: Route.ComponentProps) {
  useLeaveSignedIn()
  return (
    <SignFrame title={usersTexts.login}>
      <LoginForm hasCodes={loaderData.hasCodes} />
    </SignFrame>
  )
}
