import { useState } from 'react'
import { listPortalChecks, type PublishedCheck } from '#contract/content/portal-checks.ts'
import { AdminPage, RowsSkeleton } from '#web/admin/admin-page.tsx'
import { CardList } from '#web/admin/card-list.tsx'
import { FailedPage } from '#web/admin/failed-page.tsx'
import { orNull, requireAdmin } from '#web/admin/require-admin.ts'
import { fetchContent } from '#web/admin-content/content-api.ts'
import { HistoryLink } from '#web/admin-content/history-link.tsx'
import { SourceLine } from '#web/admin-content/law-source.tsx'
import { api } from '#web/api/browser-api.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import type { Route } from './+types/portal-checks.page.ts'
import { PortalCheckDialog } from './portal-check-dialog.tsx'
import type { PortalCheckDocument } from './portal-check-draft.ts'
import { portalChecksTexts as texts } from './portal-checks-texts.ts'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireAdmin(request)
  const both = await orNull(Promise.all([api(listPortalChecks, {}), fetchContent('portal-checks')]))
  return both && { checks: both[0].checks, documents: both[1] }
}

export const meta = () => privateMeta(texts.title)

export const HydrateFallback = () => <RowsSkeleton title={texts.title} className="h-24" />

export default function PortalChecksPage({ loaderData }: Route.ComponentProps) {
  return loaderData ? <Checks {...loaderData} /> : <FailedPage title={texts.title} lead={texts.lead} />
}

type ChecksProps = { checks: readonly PublishedCheck[]; documents: readonly PortalCheckDocument[] }

function Checks({ checks, documents }: ChecksProps) {
  const [chosen, choose] = useState<PortalCheckDocument>()
  const standing = new Map(documents.map((document) => [document.name, document]))
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      {(['eway', 'irp', 'gstr1'] as const).map((portal) => (
        <section key={portal} className="mb-8">
          <h2 className="mb-3 text-h2">{texts[portal]}</h2>
          <CardList label={texts[portal]}>
            {checks.map((check) => {
              const document = standing.get(check.name)
              return check.portal === portal && document ? (
                <CheckRow key={check.name} check={check} document={document} onChoose={choose} />
              ) : null
            })}
          </CardList>
        </section>
      ))}
      {chosen && <PortalCheckDialog document={chosen} onClose={() => choose(undefined)} />}
    </AdminPage>
  )
}

type CheckRowProps = {
  check: PublishedCheck
  document: PortalCheckDocument
  onChoose: (document: PortalCheckDocument) => void
}

function CheckRow({ check: { name, code, field, about }, document, onChoose }: CheckRowProps) {
  const { value } = document
  if (!value) return null
  const { is_on, since, until } = value
  return (
    <li className="grid items-center gap-x-6 gap-y-2 px-4 py-3.5 md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_auto] md:px-5">
      <div className="min-w-0">
        <h3 className="num wrap-anywhere flex flex-wrap items-center gap-2 text-h3">
          {texts.code(code, field)}
          {!is_on && <Badge tone="warning">{texts.off}</Badge>}
        </h3>
        <p className="wrap-anywhere text-small">{about}</p>
        <p className="num text-muted text-small">
          {until === null ? texts.from(dayOf(since)) : texts.fromUntil(dayOf(since), dayOf(until))}
        </p>
      </div>
      <SourceLine {...value} />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          aria-label={texts.changeOf(name)}
          onClick={() => onChoose(document)}
        >
          {texts.change}
        </Button>
        <HistoryLink kind="portal-checks" name={name} title={name} />
      </div>
    </li>
  )
}
