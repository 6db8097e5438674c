import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { changePhone, requestPhoneCode } from '#contract/users/account.ts'
import { codeRequestReply } from '#contract/users/one-time-code.ts'
import { ownPasswordRule } from '#contract/users/password.ts'
import { ownNumberRule, showPhone } from '#contract/users/phone-number.ts'
import { getProfile, type Profile } from '#contract/users/user.ts'
import type { SentForm } from '#web/actions/action.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { sentenceOf } from '#web/api/sentence-of.ts'
import type { Rules } from '#web/forms/form.ts'
import { type Form, useForm } from '#web/forms/use-form.ts'
import { profileLink } from '#web/profile/profile-link.ts'
import { requireToken } from '#web/session/require-token.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { keepUser, storedToken } from '#web/storage/session-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SubPage } from '#web/ui/sub-page.tsx'
import type { Route } from './+types/phone.page.ts'
import { phoneTexts as texts } from './account-texts.ts'
import { FormPageSkeleton } from './form-page-skeleton.tsx'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireToken(request)
  try {
    const [profile, { is_available }] = await Promise.all([api(getProfile, {}), api(codeRequestReply, {})])
    return { profile, is_available }
  } catch (error) {
    return { content: sentenceOf(error, texts.loadError) }
  }
}

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

export function HydrateFallback() {
  return <FormPageSkeleton title={texts.title} />
}

export default function PhonePage({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <SubPage title={texts.title} parent={profileLink}>
      {loaderData.profile ? (
        <Card className="max-w-140 p-5">
          <PhoneForm profile={loaderData.profile} takesCode={loaderData.is_available} />
        </Card>
      ) : (
        <LoadError text={loaderData.content} onRetry={revalidate} />
      )}
    </SubPage>
  )
}

type PhoneFormProps = { profile: Profile; takesCode: boolean }
type Draft = Record<'phone_number' | 'password' | 'otp', string>

const rules: Rules<Draft> = { phone_number: ownNumberRule, password: ownPasswordRule }

function PhoneForm({ profile, takesCode }: PhoneFormProps) {
  const start = { phone_number: showPhone(profile.phone_number), password: '', otp: '' }
  const { form, draft, field, check, ...sent } = useForm<Draft>({ start, rules })
  const { failure, busy, saved, sendCode, save } = usePhone(profile, draft, sent)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (check()) void save()
  }
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-4">
      <TextField
        label={texts.phone}
        type="tel"
        autoComplete="tel"
        hint={saved.is_phone_confirmed ? texts.confirmed : takesCode ? texts.unconfirmed : undefined}
        {...field('phone_number')}
      />
      {takesCode && <CodeFields field={field} isBusy={busy === 'code'} onSend={sendCode} />}
      <PasswordField label={texts.password} autoComplete="current-password" {...field('password')} />
      <Notice>{texts.others}</Notice>
      {failure && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      <Button type="submit" size="lg" loading={busy === 'save'}>
        {texts.save}
      </Button>
    </form>
  )
}

type CodeFieldsProps = Pick<Form<Draft>, 'field'> & { isBusy: boolean; onSend: () => unknown }

function CodeFields({ field, isBusy, onSend }: CodeFieldsProps) {
  return (
    <>
      <Button variant="secondary" className="justify-self-start" loading={isBusy} onClick={onSend}>
        {texts.send}
      </Button>
      <TextField
        label={texts.code}
        hint={texts.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        {...field('otp')}
      />
    </>
  )
}

type Job = { readonly name: 'code' | 'save'; readonly call: () => Promise<string> }

/** One call at a time. */
function usePhone(profile: Profile, { phone_number, password, otp }: Draft, form: SentForm) {
  const [saved, setSaved] = useState(profile)
  const { run, pending, failure } = useAction({
    send: ({ call }: Job) => call(),
    form,
    failure: texts.error,
    success: (content) => content,
  })
  const sendCode = () =>
    run({ name: 'code', call: async () => (await api(requestPhoneCode, { phone_number })).content })
  const change = async () => {
    const token = storedToken()
    const { content, ...next } = await api(changePhone, {
      phone_number,
      password,
      ...(otp.trim() === '' ? {} : { otp }),
    })
    keepUser(next, token)
    setSaved(next)
    return content
  }
  const save = () => run({ name: 'save', call: change })
  return { failure, busy: pending?.name, saved, sendCode, save }
}
