import { History } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { limits } from '#contract/limits.ts'
import { adminContentPath } from '#contract/paths.ts'
import { AdminPage, RowsSkeleton } from '#web/admin/admin-page.tsx'
import { orNull, requireAdmin } from '#web/admin/require-admin.ts'
import { FailureNotice } from '#web/forms/failure-notice.tsx'
import type { Form } from '#web/forms/use-form.ts'
import { SpecialOffer } from '#web/landing/special-offer.tsx'
import { privateMeta } from '#web/site/private-meta.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/banner.page.ts'
import { type BannerDraft, bannerOf, draftOf, draftRules } from './banner-draft.ts'
import { fetchContent } from './content-api.ts'
import { contentTexts, bannerTexts as texts } from './content-texts.ts'
import { historyAddress } from './history-address.ts'
import { type Shown, useWritten } from './use-written.ts'
import '#web/landing/landing.css'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireAdmin(request)
  const documents = await orNull(fetchContent('banners'))
  return { document: documents?.[0] ?? null }
}

export const meta = () => privateMeta(texts.title)

export const HydrateFallback = () => <RowsSkeleton title={texts.title} className="h-16" />

export default function BannerPage({ loaderData: { document } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <AdminPage
      title={texts.title}
      lead={texts.about}
      back={{ to: adminContentPath, label: contentTexts.back }}
      action={
        document && (
          <ButtonLink to={historyAddress('banners', document.name)} variant="secondary" icon={<History />}>
            {contentTexts.history}
          </ButtonLink>
        )
      }
    >
      {document?.value ? (
        <BannerForm document={{ ...document, value: document.value }} />
      ) : (
        <LoadError text={contentTexts.loadError} onRetry={revalidate} />
      )}
    </AdminPage>
  )
}

const writing = {
  kind: 'banners',
  draftOf,
  typedAs: bannerOf,
  rules: draftRules,
  failure: texts.error,
} as const

function BannerForm({ document }: { document: Shown<'banners'> }) {
  const { form, action, isOld } = useWritten({ ...writing, document })
  return (
    <>
      <form
        ref={form.form}
        noValidate
        aria-label={texts.form}
        className="grid max-w-2xl gap-4"
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
        <BannerFields form={form} />
        <FailureNotice action={action} />
        <Button type="submit" loading={action.isPending} className="justify-self-start">
          {texts.save}
        </Button>
      </form>
      <section aria-label={texts.preview} className="mt-8" inert>
        <h2 className="text-h2">{texts.preview}</h2>
        <div className="-my-4">
          <SpecialOffer banner={bannerOf(form.draft)} />
        </div>
      </section>
    </>
  )
}

const { tag, title, lead, button, link, point, points } = limits.banner

const BannerFields = ({ form: { field } }: { form: Form<BannerDraft> }) => (
  <>
    <TextField label={texts.tag} maxLength={tag} autoComplete="off" {...field('tag')} />
    <TextField label={texts.headline} maxLength={title} autoComplete="off" {...field('title')} />
    <TextArea label={texts.lead} maxLength={lead} rows={2} {...field('lead')} />
    <TextField label={texts.button} maxLength={button} autoComplete="off" {...field('button')} />
    <TextField
      label={texts.link}
      hint={texts.linkHint}
      maxLength={link}
      inputMode="url"
      autoComplete="off"
      {...field('link')}
    />
    <TextArea
      label={texts.points}
      hint={texts.pointsHint}
      maxLength={(point + 1) * points}
      rows={7}
      {...field('points')}
    />
  </>
)
