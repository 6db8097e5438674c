import { useState } from 'react'
import {
  type AdminRequirement,
  closeAnyRequirement,
  listAllRequirements,
} from '#contract/admin/admin-requirements.ts'
import { requirementState } from '#contract/requirement.ts'
import { adminList } from '#web/admin/admin-list.ts'
import { AdminPage, RowsSkeleton } from '#web/admin/admin-page.tsx'
import { adminTexts } from '#web/admin/admin-texts.ts'
import { CardList } from '#web/admin/card-list.tsx'
import { DecisionDialog } from '#web/admin/decision-dialog.tsx'
import { ListBody } from '#web/admin/list-body.tsx'
import { useDecide } from '#web/admin/use-decide.ts'
import { api } from '#web/api/browser-api.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import type { Route } from './+types/requirements.page.ts'
import { adminRequirementsTexts as texts } from './admin-requirements-texts.ts'
import { RequirementRow } from './requirement-row.tsx'

const list = adminList(
  {
    name: 'state',
    label: adminTexts.status,
    values: ['all', ...requirementState.options],
    labels: texts.states,
  },
  async ({ chosen, q }, cursor) => {
    const state = chosen === 'all' ? '' : chosen
    const { requirements, ...page } = await api(listAllRequirements, { q, state, cursor })
    return { items: requirements, ...page }
  },
)

export const clientLoader = list.load

export const meta = () => privateMeta(texts.title)

export const HydrateFallback = () => <RowsSkeleton title={texts.title} />

export default function AdminRequirementsPage({ loaderData }: Route.ComponentProps) {
  const [closing, setClosing] = useState<AdminRequirement>()
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      <ListBody
        find={texts.find}
        list={list}
        loaded={loaderData}
        keyOf={({ requirement_id }) => requirement_id}
        nothingYet={texts.nothingYet}
      >
        {(requirements) => (
          <CardList label={texts.list}>
            {requirements.map((requirement) => (
              <RequirementRow
                key={requirement.requirement_id}
                requirement={requirement}
                onClose={() => setClosing(requirement)}
              />
            ))}
          </CardList>
        )}
      </ListBody>
      <CloseDialog requirement={closing} onClose={() => setClosing(undefined)} />
    </AdminPage>
  )
}

type CloseDialogProps = { requirement: AdminRequirement | undefined; onClose: () => void }

function CloseDialog({ requirement, onClose }: CloseDialogProps) {
  const { decide, isDeciding } = useDecide()
  const requirementId = requirement?.requirement_id ?? ''
  return (
    <DecisionDialog
      open={requirement !== undefined}
      title={texts.closeTitle}
      confirm={texts.close}
      quick={texts.quick}
      isDeciding={isDeciding}
      onClose={onClose}
      onConfirm={(reason) => decide(requirementId, () => api(closeAnyRequirement, { requirementId, reason }))}
    >
      <p className="wrap-anywhere">
        <span className="font-semibold">{requirement?.product_name}</span>
        <span className="block text-muted text-small">{texts.closeText}</span>
      </p>
    </DecisionDialog>
  )
}
