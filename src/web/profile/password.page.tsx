import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { limits } from '#contract/limits.ts'
import { profilePath } from '#contract/paths.ts'
import { brand } from '#contract/products/brand.ts'
import { changePassword } from '#contract/users/account.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { profileLink } from '#web/profile/profile-link.ts'
import { requireToken } from '#web/session/require-token.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import { SubPage } from '#web/ui/sub-page.tsx'
import type { Route } from './+types/password.page.ts'
import { passwordTexts as texts } from './account-texts.ts'

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireToken(request)
  return null
}

export const meta: Route.MetaFunction = () => [
  { title: `${texts.title} | ${brand.name}` },
  { name: 'description', content: texts.description },
  { name: 'robots', content: 'noindex' },
]

export function HydrateFallback() {
  return (
    <SubPage title={texts.title} parent={profileLink}>
      <SkeletonRegion>
        <Skeleton className="h-80 max-w-140" />
      </SkeletonRegion>
    </SubPage>
  )
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

type Draft = { current: string; next: string; again: string }
type Faults = Partial<Record<keyof Draft, string>>

function faultsOf({ current, next, again }: Draft): Faults {
  return {
    ...(current === '' ? { current: texts.missing } : {}),
    ...(next.length < limits.password.min ? { next: texts.tooShort } : {}),
    ...(next !== again ? { again: texts.differs } : {}),
  }
}

function PasswordForm() {
  const [draft, setDraft] = useState<Draft>({ current: '', next: '', again: '' })
  const [isChecked, setChecked] = useState(false)
  const { failure, isPending, run } = useChange()
  const faults = isChecked ? faultsOf(draft) : {}

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    const [first] = Object.keys(faultsOf(draft))
    if (first) event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    else void run(draft)
  }
  const field = (name: keyof Draft) => ({
    name,
    value: draft[name],
    error: faults[name],
    maxLength: limits.password.max,
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [name]: event.target.value }),
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <PasswordField label={texts.current} autoComplete="current-password" {...field('current')} />
      <PasswordField
        label={texts.next}
        hint={texts.nextHint}
        autoComplete="new-password"
        {...field('next')}
      />
      <PasswordField label={texts.again} autoComplete="new-password" {...field('again')} />
      <Notice>{texts.others}</Notice>
      {failure && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      <Button type="submit" size="lg" loading={isPending}>
        {texts.save}
      </Button>
    </form>
  )
}

function useChange() {
  const navigate = useNavigate()
  return useAction({
    send: ({ current, next }: Draft) => api(changePassword, { current, next }),
    failure: texts.fault,
    success: () => texts.saved,
    onDone: () => navigate(profilePath),
    leaves: true,
  })
}
