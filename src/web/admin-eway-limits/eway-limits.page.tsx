import { Plus } from 'lucide-react'
import { useState } from 'react'
import { type EwayLimit, listEwayLimits } from '#contract/admin/eway-limits.ts'
import { offeredCodes } from '#contract/tax/states.ts'
import { AdminPage, RowsSkeleton } from '#web/admin/admin-page.tsx'
import { CardList } from '#web/admin/card-list.tsx'
import { FailedPage } from '#web/admin/failed-page.tsx'
import { orNull, requireAdmin } from '#web/admin/require-admin.ts'
import { HistoryLink } from '#web/admin-content/history-link.tsx'
import { SourceLine } from '#web/admin-content/law-source.tsx'
import { api } from '#web/api/browser-api.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { useStates } from '#web/states/use-states.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { rupeesShort } from '#web/ui/formats/rupees.ts'
import type { Route } from './+types/eway-limits.page.ts'
import { ewayLimitsTexts as texts } from './eway-limits-texts.ts'
import { LimitDialog } from './limit-dialog.tsx'
import { nameOf } from './limit-draft.ts'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireAdmin(request)
  const answer = await orNull(api(listEwayLimits, {}))
  return { lines: answer?.limits ?? null }
}

export const meta = () => privateMeta(texts.title)

export const HydrateFallback = () => <RowsSkeleton title={texts.title} className="h-24" />

export default function EwayLimitsPage({ loaderData: { lines } }: Route.ComponentProps) {
  return lines ? <Limits lines={lines} /> : <FailedPage title={texts.title} lead={texts.lead} />
}

function Limits({ lines }: { lines: readonly EwayLimit[] }) {
  const [edit, setEdit] = useState<{ line?: EwayLimit }>()
  useStates()
  const otherStates = offeredCodes().filter((code) => !lines.some(({ state_code }) => state_code === code))
  return (
    <AdminPage
      title={texts.title}
      lead={texts.lead}
      action={
        otherStates.length > 0 && (
          <Button variant="secondary" icon={<Plus />} onClick={() => setEdit({})}>
            {texts.add}
          </Button>
        )
      }
    >
      <CardList label={texts.list}>
        {lines.map((line) => (
          <LimitRow key={line.state_code} line={line} onChange={() => setEdit({ line })} />
        ))}
      </CardList>
      {edit && <LimitDialog line={edit.line} otherStates={otherStates} onClose={() => setEdit(undefined)} />}
    </AdminPage>
  )
}

function LimitRow({ line, onChange }: { line: EwayLimit; onChange: () => void }) {
  const { state_code, limit, city_limit, is_district_free, is_disputed, source, checked_on } = line
  const name = nameOf(state_code)
  return (
    <li className="grid items-center gap-x-6 gap-y-2 px-4 py-3.5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_auto] md:px-5">
      <div className="min-w-0">
        <h2 className="wrap-anywhere text-h3">{name}</h2>
        <p className="num mt-0.5 font-medium">{texts.above(rupeesShort(limit))}</p>
        <p className="num text-small">{city_limit !== null && texts.inCity(rupeesShort(city_limit))}</p>
        <p className="mt-1 flex flex-wrap gap-2 empty:hidden">
          {is_district_free && <Badge>{texts.districtFree}</Badge>}
          {is_disputed && <Badge tone="warning">{texts.disputed}</Badge>}
        </p>
      </div>
      <SourceLine source={source} checked_on={checked_on} />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" aria-label={texts.changeOf(name)} onClick={onChange}>
          {texts.change}
        </Button>
        <HistoryLink kind="eway-limits" name={state_code} title={name} />
      </div>
    </li>
  )
}
