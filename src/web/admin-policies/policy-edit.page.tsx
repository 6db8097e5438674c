import { History } from 'lucide-react'
import { redirect, useRevalidator } from 'react-router'
import { policyTexts as policies } from '#contract/content/first-policies.ts'
import type { PolicyName } from '#contract/content/policies.ts'
import { dayInIndia } from '#contract/documents/document-number.ts'
import { limits } from '#contract/limits.ts'
import { adminPoliciesPath } from '#contract/paths.ts'
import { AdminPage, RowsSkeleton } from '#web/admin/admin-page.tsx'
import { orNull, requireAdmin } from '#web/admin/require-admin.ts'
import { fetchContent } from '#web/admin-content/content-api.ts'
import { contentTexts } from '#web/admin-content/content-texts.ts'
import { historyAddress } from '#web/admin-content/history-address.ts'
import { draftOf, draftRules, type PolicyDraft, policyOf } from '#web/admin-content/policy-draft.ts'
import { policyEditTexts as texts } from '#web/admin-content/policy-edit-texts.ts'
import { type Shown, useWritten } from '#web/admin-content/use-written.ts'
import { FailureNotice } from '#web/forms/failure-notice.tsx'
import type { Form } from '#web/forms/use-form.ts'
import { PolicyView } from '#web/policies/policy-view.tsx'
import { writtenPolicy } from '#web/policies/shown-policy.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/policy-edit.page.ts'

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  await requireAdmin(request)
  const name = Object.keys(policies).find((each): each is PolicyName => each === params.policy)
  if (!name) throw redirect(adminPoliciesPath)
  const documents = await orNull(fetchContent('policies'))
  return { name, document: documents?.find((each) => each.name === name) }
}

export const meta = () => privateMeta(texts.title)

export const HydrateFallback = () => <RowsSkeleton title={texts.title} className="h-16" />

export default function PolicyEditPage({ loaderData: { name, document } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <AdminPage
      title={texts.editTitle(policies[name].title)}
      lead={name === 'shipping' ? texts.editFileAbout : texts.editAbout}
      back={{ to: adminPoliciesPath, label: texts.title }}
      action={
        document && (
          <ButtonLink to={historyAddress('policies', name)} variant="secondary" icon={<History />}>
            {contentTexts.history}
          </ButtonLink>
        )
      }
    >
      {document?.value ? (
        <PolicyForm
          key={name}
          document={{ ...document, value: document.value }}
          title={policies[name].title}
        />
      ) : (
        <LoadError text={contentTexts.loadError} onRetry={revalidate} />
      )}
    </AdminPage>
  )
}

const writing = {
  kind: 'policies',
  draftOf,
  typedAs: policyOf,
  rules: draftRules,
  failure: texts.error,
} as const

function PolicyForm({ document, title }: { document: Shown<'policies'>; title: string }) {
  const { form, action, isOld } = useWritten({ ...writing, document })
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-8 xl:grid-cols-2">
      <form
        ref={form.form}
        noValidate
        aria-label={texts.form}
        className="grid content-start gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (form.check()) void action.run(form.draft)
        }}
      >
        {isOld && (
          <Notice tone="warning" live>
            {texts.now}
          </Notice>
        )}
        <PolicyFields form={form} isTold={['terms', 'privacy'].includes(document.name)} />
        <FailureNotice action={action} />
        <Button type="submit" loading={action.isPending} className="justify-self-start">
          {texts.save}
        </Button>
      </form>
      <Preview title={title} draft={form.draft} />
    </div>
  )
}

const { description, lead, figure, point, points, text } = limits.policy

const PolicyFields = ({ form: { field }, isTold }: { form: Form<PolicyDraft>; isTold: boolean }) => (
  <>
    <TextArea label={texts.lead} maxLength={lead} rows={2} {...field('lead')} />
    <TextArea
      label={texts.points}
      hint={texts.pointsHint}
      maxLength={(figure + point + 4) * points}
      rows={5}
      {...field('points')}
    />
    <TextArea label={texts.text} hint={texts.textHint} maxLength={text} rows={18} isTall {...field('text')} />
    <TextArea label={texts.description} maxLength={description} rows={2} {...field('description')} />
    <TextField
      label={texts.inForce}
      hint={isTold ? texts.toldHint : texts.dayHint}
      type="date"
      max={dayInIndia(new Date())}
      {...field('in_force')}
    />
  </>
)

/** As the page will show it. */
const Preview = ({ title, draft }: { title: string; draft: PolicyDraft }) => (
  <section aria-label={texts.preview} className="min-w-0" inert>
    <p className="mb-3 font-semibold text-muted text-small">{texts.preview}</p>
    <div className="rounded-card border border-border bg-surface p-4 md:p-6">
      <PolicyView as="h2" policy={writtenPolicy(title, policyOf(draft), new Date().toISOString())} />
    </div>
  </section>
)
