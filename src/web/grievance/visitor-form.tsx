import { type FormEvent, useState } from 'react'
import { fileGrievance, requestGrievanceCode } from '#contract/cases/grievance.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { type Form, useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Arrived } from './arrived.tsx'
import { blank, type Complaint, visitorRules } from './complaint-draft.ts'
import { ComplaintFields } from './complaint-fields.tsx'
import { grievanceTexts as texts } from './grievance-texts.ts'

const first = ['page', 'words', 'name', 'email'] as const

/** First a code is sent, then the complaint with it. */
function useComplaint() {
  const [filed, setFiled] = useState<ReplyOf<typeof fileGrievance>>()
  const [isSent, setSent] = useState(false)
  const form = useForm<Complaint>({ start: blank, rules: visitorRules })
  const ask = useAction({
    form,
    send: (email: string) => api(requestGrievanceCode, { email }),
    failure: texts.error,
    success: ({ content }) => content,
    onDone: () => setSent(true),
  })
  const file = useAction({
    form,
    send: ({ page, ...draft }: Complaint) =>
      api(fileGrievance, { ...draft, ...(page.trim() ? { page } : {}) }),
    failure: texts.error,
    onDone: setFiled,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSent && form.check()) void file.run(form.draft)
    if (!isSent && form.check(first)) void ask.run(form.draft.email)
  }
  const isPending = ask.isPending || file.isPending
  return { form, submit, filed, isSent, setSent, isPending, failure: ask.failure || file.failure }
}

/** Says what is wrong, proves the mail address by a code, and gets a number. */
export function VisitorForm() {
  const { form, submit, filed, isSent, setSent, isPending, failure } = useComplaint()
  if (filed) return <Arrived filed={filed} />
  return (
    <form ref={form.form} onSubmit={submit} noValidate className="grid gap-4">
      <ComplaintFields form={form} />
      <Person form={form} isFixed={isSent} />
      {isSent && (
        <TextField
          label={texts.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          {...form.field('otp')}
        />
      )}
      {failure && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      <Button type="submit" size="lg" loading={isPending}>
        {isSent ? texts.send : texts.askCode}
      </Button>
      {isSent && (
        <Button variant="ghost" onClick={() => setSent(false)}>
          {texts.otherAddress}
        </Button>
      )}
    </form>
  )
}

/** Once a code is on its way, its address stays. */
function Person({ form, isFixed }: { form: Form<Complaint>; isFixed: boolean }) {
  return (
    <>
      <TextField
        label={texts.name}
        autoComplete="name"
        maxLength={limits.text.name}
        {...form.field('name')}
      />
      <TextField
        label={texts.email}
        hint={texts.emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        readOnly={isFixed}
        maxLength={limits.text.email}
        {...form.field('email')}
      />
    </>
  )
}
