import { useState } from 'react'
import { firstGstRates } from '#contract/tax/offered-rates.ts'
import { AddButton } from '#web/admin/add-button.tsx'
import { AdminPage, RowsSkeleton } from '#web/admin/admin-page.tsx'
import { CardList } from '#web/admin/card-list.tsx'
import { FailedPage } from '#web/admin/failed-page.tsx'
import { orNull, requireAdmin } from '#web/admin/require-admin.ts'
import { fetchContent } from '#web/admin-content/content-api.ts'
import { HistoryLink } from '#web/admin-content/history-link.tsx'
import { SourceLine } from '#web/admin-content/law-source.tsx'
import { RemoveDialog } from '#web/admin-content/remove-dialog.tsx'
import { privateMeta } from '#web/site/private-meta.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Route } from './+types/gst-rates.page.ts'
import { GstRateDialog } from './gst-rate-dialog.tsx'
import { type GstRateDocument, rateText } from './gst-rate-draft.ts'
import { gstRatesTexts as texts } from './gst-rates-texts.ts'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireAdmin(request)
  return { documents: await orNull(fetchContent('gst-rates')) }
}

export const meta = () => privateMeta(texts.title)

export const HydrateFallback = () => <RowsSkeleton title={texts.title} className="h-24" />

export default function GstRatesPage({ loaderData: { documents } }: Route.ComponentProps) {
  return documents ? <Rates documents={documents} /> : <FailedPage title={texts.title} lead={texts.lead} />
}

type Choice = { readonly document?: GstRateDocument; readonly isToEnd?: true }

function Rates({ documents }: { documents: readonly GstRateDocument[] }) {
  const [choice, choose] = useState<Choice>()
  const close = () => choose(undefined)
  const inOrder = [...documents].sort((one, other) => Number(one.name) - Number(other.name))
  return (
    <AdminPage
      title={texts.title}
      lead={texts.lead}
      action={<AddButton onAdd={() => choose({})}>{texts.add}</AddButton>}
    >
      <CardList label={texts.list}>
        {inOrder.map((document) => (
          <RateRow key={document.name} document={document} onChoose={choose} />
        ))}
      </CardList>
      {choice && !choice.isToEnd && (
        <GstRateDialog
          document={choice.document}
          taken={new Set(documents.flatMap(({ name, value }) => (value ? [name] : [])))}
          onClose={close}
        />
      )}
      {choice?.isToEnd && choice.document && (
        <RemoveDialog
          kind="gst-rates"
          document={choice.document}
          name={rateText(choice.document.name)}
          texts={texts}
          onClose={close}
        />
      )}
    </AdminPage>
  )
}

type RateRowProps = { document: GstRateDocument; onChoose: (choice: Choice) => void }

function RateRow({ document, onChoose }: RateRowProps) {
  const { name, value } = document
  if (!value) return <GoneRate name={name} />
  return (
    <li className="grid items-center gap-x-6 gap-y-2 px-4 py-3.5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_auto] md:px-5">
      <div className="min-w-0">
        <h2 className="num flex flex-wrap items-center gap-2 text-h3">
          {rateText(name)}
          {!value.is_offered && <Badge tone="warning">{texts.ended}</Badge>}
        </h2>
        <p className="wrap-anywhere text-small empty:hidden">{value.hint}</p>
      </div>
      <SourceLine {...value} />
      <RowButtons document={document} onChoose={onChoose} />
    </li>
  )
}

const GoneRate = ({ name }: { name: string }) => (
  <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 md:px-5">
    <p className="num text-muted">
      <s>{rateText(name)}</s> · {texts.gone}
    </p>
    <HistoryLink kind="gst-rates" name={name} title={rateText(name)} />
  </li>
)

function RowButtons({ document, onChoose }: RateRowProps) {
  const { name } = document
  const rate = rateText(name)
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        size="sm"
        aria-label={texts.changeOf(rate)}
        onClick={() => onChoose({ document })}
      >
        {texts.change}
      </Button>
      <HistoryLink kind="gst-rates" name={name} title={rate} />
      {!(name in firstGstRates) && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={texts.removeTitle(rate)}
          onClick={() => onChoose({ document, isToEnd: true })}
        >
          {texts.remove}
        </Button>
      )}
    </div>
  )
}
