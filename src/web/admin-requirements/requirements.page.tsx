import { useState } from 'react'
import { useRevalidator } from 'react-router'
import {
  closeAnyRequirement,
  type KnownRequirement,
  listAllRequirements,
} from '#contract/admin-requirements.ts'
import { requirementState } from '#contract/requirement.ts'
import { AdminPage, adminMeta, RowsSkeleton } from '#web/admin/admin-page.tsx'
import { AdminSearch } from '#web/admin/admin-search.tsx'
import { adminTexts } from '#web/admin/admin-texts.ts'
import { GrowingList } from '#web/admin/growing-list.tsx'
import { ReasonDialog } from '#web/admin/reason-dialog.tsx'
import { orNull, requireAdmin } from '#web/admin/require-admin.ts'
import { chosenIn, useChosen } from '#web/admin/use-chosen.ts'
import { useDecide } from '#web/admin/use-decide.ts'
import { api } from '#web/browser-api.ts'
import { Card } from '#web/ui/card.tsx'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { LoadFault } from '#web/ui/load-fault.tsx'
import type { Route } from './+types/requirements.page.ts'
import { adminRequirementsTexts as texts } from './admin-requirements-texts.ts'
import { RequirementRow } from './requirement-row.tsx'

const states = ['all', ...requirementState.options] as const
type Asked = { state: (typeof states)[number]; q: string }

const fetchPage = async ({ state, q }: Asked, cursor?: string) => {
  const { requirements, ...page } = await api(listAllRequirements, {
    q,
    state: state === 'all' ? '' : state,
    cursor,
  })
  return { items: requirements, ...page }
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireAdmin(request)
  const params = new URL(request.url).searchParams
  const asked: Asked = { state: chosenIn(params, 'state', states), q: params.get('q') ?? '' }
  return { asked, page: await orNull(fetchPage(asked)) }
}

export const meta = () => adminMeta(texts.title)

export const HydrateFallback = () => <RowsSkeleton title={texts.title} />

export default function AdminRequirementsPage({ loaderData: { asked, page } }: Route.ComponentProps) {
  const [, choose] = useChosen('state', states)
  const { revalidate } = useRevalidator()
  const [closing, setClosing] = useState<KnownRequirement>()
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      <AdminSearch label={texts.find} className="mb-4 max-w-[560px]" />
      <ChoiceChips
        label={adminTexts.status}
        choices={states.map((value) => ({ value, label: texts.states[value] }))}
        chosen={asked.state}
        onChoose={choose}
        className="mb-4"
      />
      {page ? (
        <GrowingList
          key={JSON.stringify(asked)}
          first={page}
          fetchMore={(cursor) => fetchPage(asked, cursor)}
          keyOf={({ requirement_id }) => requirement_id}
        >
          {(requirements) => (
            <Card>
              <ul aria-label={texts.list} className="divide-y divide-border">
                {requirements.map((requirement) => (
                  <RequirementRow
                    key={requirement.requirement_id}
                    requirement={requirement}
                    onClose={() => setClosing(requirement)}
                  />
                ))}
              </ul>
            </Card>
          )}
        </GrowingList>
      ) : (
        <LoadFault text={adminTexts.loadFault} onRetry={revalidate} />
      )}
      <CloseDialog requirement={closing} onClose={() => setClosing(undefined)} />
    </AdminPage>
  )
}

type CloseDialogProps = { requirement: KnownRequirement | undefined; onClose: () => void }

function CloseDialog({ requirement, onClose }: CloseDialogProps) {
  const { decide } = useDecide()
  const requirementId = requirement?.requirement_id ?? ''
  return (
    <ReasonDialog
      open={requirement !== undefined}
      title={texts.closeTitle}
      confirm={texts.close}
      quick={texts.quick}
      onClose={onClose}
      onConfirm={(reason) => decide(requirementId, () => api(closeAnyRequirement, { requirementId, reason }))}
    >
      <p className="wrap-anywhere">
        <span className="font-semibold">{requirement?.product_name}</span>
        <span className="block text-muted text-small">{texts.closeText}</span>
      </p>
    </ReasonDialog>
  )
}
