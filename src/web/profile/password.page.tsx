import { useNavigate } from 'react-router'
import { limits } from '#contract/limits.ts'
import { profilePath } from '#contract/paths.ts'
import { changePassword } from '#contract/users/account.ts'
import type { SentForm } from '#web/actions/action.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { SendForm } from '#web/forms/send-form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { profileLink } from '#web/profile/profile-link.ts'
import { requireToken } from '#web/session/require-token.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { Card } from '#web/ui/card.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SubPage } from '#web/ui/sub-page.tsx'
import type { Route } from './+types/password.page.ts'
import { passwordTexts as texts } from './account-texts.ts'
import { FormPageSkeleton } from './form-page-skeleton.tsx'
import { blank, type Draft, rules } from './password-draft.ts'

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireToken(request)
  return null
}

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

export function HydrateFallback() {
  return <FormPageSkeleton title={texts.title} />
}

export default function PasswordPage() {
  return (
    <SubPage title={texts.title} parent={profileLink}>
      <Card className="max-w-140 p-5">
        <PasswordForm />
      </Card>
    </SubPage>
  )
}

const limit = { maxLength: limits.password.max }

function PasswordForm() {
  const form = useForm({ start: blank, rules })
  const { field } = form
  const action = useChange(form)
  return (
    <SendForm form={form} action={action} label={texts.save}>
      <PasswordField label={texts.current} autoComplete="current-password" {...limit} {...field('current')} />
      <PasswordField
        label={texts.next}
        hint={texts.nextHint}
        autoComplete="new-password"
        {...limit}
        {...field('next')}
      />
      <PasswordField label={texts.again} autoComplete="new-password" {...limit} {...field('again')} />
      <Notice>{texts.others}</Notice>
    </SendForm>
  )
}

function useChange(form: SentForm) {
  const navigate = useNavigate()
  return useAction({
    send: ({ current, next }: Draft) => api(changePassword, { current, next }),
    failure: texts.error,
    form,
    success: () => texts.saved,
    onDone: () => navigate(profilePath),
    leaves: true,
  })
}
