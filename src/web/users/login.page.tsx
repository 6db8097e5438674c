import { pageMeta } from '#web/app/page-meta.ts'
import type { Route } from './+types/login.page.ts'
import { LoginForm } from './login-form.tsx'
import { SignFrame } from './sign-frame.tsx'
import { leaveIfSignedIn, useLeaveSignedIn } from './use-signed-in.ts'
import { usersTexts } from './users-texts.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({ origin: new URL(request.url).origin })

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  leaveIfSignedIn(request)
  return { origin: location.origin }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: usersTexts.login,
    description: usersTexts.loginDescription,
    path: '/login',
    origin: loaderData?.origin,
  })

export default function LoginPage() {
  useLeaveSignedIn()
  return (
    <SignFrame title={usersTexts.login}>
      <LoginForm />
    </SignFrame>
  )
}
