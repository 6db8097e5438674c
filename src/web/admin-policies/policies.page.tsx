import { History, PencilLine } from 'lucide-react'
import { useRevalidator } from 'react-router'
import type { ContentDocument } from '#contract/content/admin-content.ts'
import { policyTexts as policies } from '#contract/content/first-policies.ts'
import type { Policy, PolicyName } from '#contract/content/policies.ts'
import { adminContentPath, adminPolicyPath } from '#contract/paths.ts'
import { AdminPage, RowsSkeleton } from '#web/admin/admin-page.tsx'
import { CardList } from '#web/admin/card-list.tsx'
import { orNull, requireAdmin } from '#web/admin/require-admin.ts'
import { fetchContent } from '#web/admin-content/content-api.ts'
import { contentTexts } from '#web/admin-content/content-texts.ts'
import { historyAddress } from '#web/admin-content/history-address.ts'
import { policyEditTexts as texts } from '#web/admin-content/policy-edit-texts.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { dayAndTimeOf, dayOf } from '#web/ui/formats/dates.ts'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import type { Route } from './+types/policies.page.ts'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireAdmin(request)
  return { documents: await orNull(fetchContent('policies')) }
}

export const meta = () => privateMeta(texts.title)

export const HydrateFallback = () => <RowsSkeleton title={texts.title} className="h-24" />

const back = { to: adminContentPath, label: contentTexts.back }

export default function PoliciesPage({ loaderData: { documents } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <AdminPage title={texts.title} lead={texts.about} back={back}>
      {documents ? (
        <CardList label={texts.list}>
          {documents.map((document) => (
            <PolicyRow key={document.name} document={document} />
          ))}
        </CardList>
      ) : (
        <LoadError text={contentTexts.loadError} onRetry={revalidate} />
      )}
    </AdminPage>
  )
}

function PolicyRow({ document: { name, value, made_at, made_by } }: { document: ContentDocument<Policy> }) {
  const { title } = policies[name as PolicyName]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3.5 md:px-5">
      <div className="min-w-0">
        <h2 className="text-h3">{title}</h2>
        <p className="num mt-0.5 wrap-anywhere text-muted text-small">
          {value && `${texts.inForce} ${dayOf(value.in_force)} · `}
          {made_at ? texts.changed(dayAndTimeOf(made_at), made_by ?? texts.somebody) : texts.came}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink
          to={adminPolicyPath(name)}
          variant="secondary"
          size="sm"
          icon={<PencilLine />}
          aria-label={texts.changeOf(title)}
        >
          {texts.change}
        </ButtonLink>
        <ButtonLink
          to={historyAddress('policies', name)}
          variant="ghost"
          size="sm"
          icon={<History />}
          aria-label={texts.historyOf(title)}
        >
          {contentTexts.history}
        </ButtonLink>
      </div>
    </li>
  )
}
