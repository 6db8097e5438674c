import { useNavigate, useRevalidator } from 'react-router'
import { planPath } from '#contract/paths.ts'
import { requestPlan } from '#contract/sellers/plan.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { planTexts as texts } from './plan-texts.ts'

/** Asks before the request is sent; then leads to the plan in the console. */
export function RequestPlan({ open, onClose }: { open: boolean; onClose: () => void }) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const request = useAction({
    send: () => api(requestPlan, {}),
    failure: texts.askError,
    success: ({ content }) => content,
    onDone: async () => {
      onClose()
      await navigate(planPath)
      await revalidate()
    },
  })
  return (
    <ConfirmDialog
      open={open}
      title={texts.askTitle}
      keep={texts.keep}
      confirm={texts.confirm}
      tone="primary"
      action={request}
      onClose={onClose}
      onConfirm={request.run}
    >
      <p>{texts.ask}</p>
    </ConfirmDialog>
  )
}
