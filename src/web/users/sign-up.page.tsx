import { signUpPath } from '#contract/paths.ts'
import { pageMeta } from '#web/site/page-meta.ts'
import type { Route } from './+types/sign-up.page.ts'
import { SignFrame } from './sign-frame.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { leaveIfSignedIn, useLeaveSignedIn } from './use-signed-in.ts'
import { usersTexts } from './users-texts.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({ origin: new URL(request.url).origin })

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  leaveIfSignedIn(request)
  return { origin: location.origin }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: usersTexts.signUp,
    description: usersTexts.signUpDescription,
    path: signUpPath,
    origin: loaderData?.origin,
  })

export default function SignUpPage() {
  useLeaveSignedIn()
  return (
    <SignFrame title={usersTexts.signUp}>
      <SignUpForm />
    </SignFrame>
  )
}
