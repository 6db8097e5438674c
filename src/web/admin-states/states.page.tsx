import { useState } from 'react'
import { AddButton } from '#web/admin/add-button.tsx'
import { AdminPage, RowsSkeleton } from '#web/admin/admin-page.tsx'
import { CardList } from '#web/admin/card-list.tsx'
import { FailedPage } from '#web/admin/failed-page.tsx'
import { orNull, requireAdmin } from '#web/admin/require-admin.ts'
import { fetchContent } from '#web/admin-content/content-api.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import type { Route } from './+types/states.page.ts'
import { StateDialog } from './state-dialog.tsx'
import { inOrder, type StateDocument } from './state-draft.ts'
import { StateRow } from './state-row.tsx'
import { statesTexts as texts } from './states-texts.ts'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireAdmin(request)
  const documents = await orNull(fetchContent('states'))
  return { states: documents && inOrder(documents) }
}

export const meta = () => privateMeta(texts.title)

export const HydrateFallback = () => <RowsSkeleton title={texts.title} className="h-24" />

export default function StatesPage({ loaderData: { states } }: Route.ComponentProps) {
  return states ? <States states={states} /> : <FailedPage title={texts.title} lead={texts.lead} />
}

type Choice = { readonly document?: StateDocument }

function States({ states }: { states: readonly StateDocument[] }) {
  const [choice, choose] = useState<Choice>()
  return (
    <AdminPage
      title={texts.title}
      lead={texts.lead}
      action={<AddButton onAdd={() => choose({})}>{texts.add}</AddButton>}
    >
      <CardList label={texts.list}>
        {states.map((document) => (
          <StateRow
            key={document.name}
            document={document}
            states={states}
            onChange={() => choose({ document })}
          />
        ))}
      </CardList>
      {choice && <StateDialog document={choice.document} states={states} onClose={() => choose(undefined)} />}
    </AdminPage>
  )
}
