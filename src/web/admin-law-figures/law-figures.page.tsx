import { useState } from 'react'
import { AdminPage, RowsSkeleton } from '#web/admin/admin-page.tsx'
import { CardList } from '#web/admin/card-list.tsx'
import { FailedPage } from '#web/admin/failed-page.tsx'
import { orNull, requireAdmin } from '#web/admin/require-admin.ts'
import { fetchContent } from '#web/admin-content/content-api.ts'
import { HistoryLink } from '#web/admin-content/history-link.tsx'
import { figureText, figureTexts, figureTitle } from '#web/admin-content/law-figure-texts.ts'
import { SourceLine } from '#web/admin-content/law-source.tsx'
import { privateMeta } from '#web/site/private-meta.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Route } from './+types/law-figures.page.ts'
import { LawFigureDialog } from './law-figure-dialog.tsx'
import { type Figure, isFigure } from './law-figure-draft.ts'
import { lawFiguresTexts as texts } from './law-figures-texts.ts'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireAdmin(request)
  return { documents: await orNull(fetchContent('law-figures')) }
}

export const meta = () => privateMeta(texts.title)

export const HydrateFallback = () => <RowsSkeleton title={texts.title} className="h-24" />

export default function LawFiguresPage({ loaderData: { documents } }: Route.ComponentProps) {
  if (!documents) return <FailedPage title={texts.title} lead={texts.lead} />
  return <Figures figures={documents.filter(isFigure)} />
}

function Figures({ figures }: { figures: readonly Figure[] }) {
  const [chosen, choose] = useState<Figure>()
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      <CardList label={texts.list}>
        {figures.map((figure) => (
          <FigureRow key={figure.name} figure={figure} onChoose={choose} />
        ))}
      </CardList>
      {chosen && <LawFigureDialog figure={chosen} onClose={() => choose(undefined)} />}
    </AdminPage>
  )
}

type FigureRowProps = { figure: Figure; onChoose: (figure: Figure) => void }

function FigureRow({ figure, onChoose }: FigureRowProps) {
  const { name, value } = figure
  const title = figureTitle(name)
  return (
    <li className="grid items-center gap-x-6 gap-y-2 px-4 py-3.5 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_auto] md:px-5">
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-2 text-h3">
          {title}
          {value.confidence !== 'high' && (
            <Badge tone="warning">{figureTexts.confidence[value.confidence]}</Badge>
          )}
        </h2>
        <p className="num font-semibold">{figureText(name, value.value)}</p>
        <p className="text-muted text-small">{figureTexts.about[name]}</p>
      </div>
      <SourceLine {...value} />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          aria-label={texts.changeOf(title)}
          onClick={() => onChoose(figure)}
        >
          {texts.change}
        </Button>
        <HistoryLink kind="law-figures" name={name} title={title} />
      </div>
    </li>
  )
}
