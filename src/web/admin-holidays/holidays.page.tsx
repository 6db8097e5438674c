import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { dayInIndia } from '#contract/documents/document-number.ts'
import { RowsSkeleton } from '#web/admin/admin-page.tsx'
import { CardList } from '#web/admin/card-list.tsx'
import { ContentListPage } from '#web/admin/content-list-page.tsx'
import { orNull, requireAdmin } from '#web/admin/require-admin.ts'
import { fetchContent } from '#web/admin-content/content-api.ts'
import { contentTexts } from '#web/admin-content/content-texts.ts'
import { HistoryLink } from '#web/admin-content/history-link.tsx'
import { dayText, type HolidayDocument, inOrder, placeText } from '#web/admin-content/holiday-draft.ts'
import { holidayTexts as texts } from '#web/admin-content/holiday-texts.ts'
import { RemoveDialog } from '#web/admin-content/remove-dialog.tsx'
import { privateMeta } from '#web/site/private-meta.ts'
import { useStates } from '#web/states/use-states.ts'
import { Button } from '#web/ui/button.tsx'
import type { Route } from './+types/holidays.page.ts'
import { HolidayDialog } from './holiday-dialog.tsx'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireAdmin(request)
  return { documents: await orNull(fetchContent('holidays')), today: dayInIndia(new Date()) }
}

export const meta = () => privateMeta(texts.title)

export const HydrateFallback = () => <RowsSkeleton title={texts.title} className="h-24" />

type Choice = { readonly document?: HolidayDocument; readonly isToEnd?: true }

export default function HolidaysPage({ loaderData: { documents, today } }: Route.ComponentProps) {
  useStates()
  const [choice, choose] = useState<Choice>()
  const close = () => choose(undefined)
  return (
    <ContentListPage
      words={{ ...contentTexts, ...texts }}
      entries={documents && inOrder(documents, today)}
      onAdd={() => choose({})}
      list={(entries) => (
        <CardList label={texts.list}>
          {entries.map((document) => (
            <HolidayRow key={document.name} document={document} onChoose={choose} />
          ))}
        </CardList>
      )}
    >
      {choice && !choice.isToEnd && <HolidayDialog document={choice.document} onClose={close} />}
      {choice?.isToEnd && choice.document && (
        <RemoveDialog
          kind="holidays"
          document={choice.document}
          name={choice.document.value?.name ?? choice.document.name}
          texts={texts}
          onClose={close}
        />
      )}
    </ContentListPage>
  )
}

type HolidayRowProps = { document: HolidayDocument; onChoose: (choice: Choice) => void }

function HolidayRow({ document, onChoose }: HolidayRowProps) {
  const { name, value } = document
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3.5 md:px-5">
      <HolidayName document={document} />
      <div className="flex flex-wrap gap-2">
        {value && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={texts.changeOf(value.name)}
            onClick={() => onChoose({ document })}
          >
            {texts.change}
          </Button>
        )}
        <HistoryLink kind="holidays" name={name} title={value?.name ?? name} />
        {value && (
          <Button
            variant="ghost"
            size="sm"
            icon={<Trash2 />}
            aria-label={texts.removeTitle(value.name)}
            onClick={() => onChoose({ document, isToEnd: true })}
          >
            {texts.remove}
          </Button>
        )}
      </div>
    </li>
  )
}

function HolidayName({ document: { name, value } }: { document: HolidayDocument }) {
  return (
    <div className="min-w-0">
      {value ? (
        <>
          <h2 className="wrap-anywhere text-h3">{value.name}</h2>
          <p className="num mt-0.5 text-muted text-small">
            {dayText(value)} · {placeText(value.state_code)}
          </p>
        </>
      ) : (
        <p className="wrap-anywhere text-muted">
          {texts.gone}: <s>{name}</s>
        </p>
      )}
    </div>
  )
}
