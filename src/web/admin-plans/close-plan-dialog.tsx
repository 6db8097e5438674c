import { declinePlan, type PlanRequest, takeBackPlan } from '#contract/sellers/plan.ts'
import { DecisionDialog } from '#web/admin/decision-dialog.tsx'
import { useDecide } from '#web/admin/use-decide.ts'
import { api } from '#web/api/browser-api.ts'
import { adminPlansTexts as texts } from './admin-plans-texts.ts'

export type Closing = { readonly plan: PlanRequest; readonly as: 'declined' | 'taken_back' }
type ClosePlanDialogProps = { closing: Closing | undefined; onClose: () => void }

const wordsOf = {
  declined: {
    title: texts.declineTitle,
    text: texts.declineText,
    confirm: texts.decline,
    quick: texts.declineReasons,
    endpoint: declinePlan,
  },
  taken_back: {
    title: texts.takeBackTitle,
    text: texts.takeBackText,
    confirm: texts.takeBack,
    quick: texts.takeBackReasons,
    endpoint: takeBackPlan,
  },
} as const

/** A request that is declined, or a plan that is taken back: the seller reads why. */
export function ClosePlanDialog({ closing, onClose }: ClosePlanDialogProps) {
  const { decide, isDeciding } = useDecide()
  const { title, text, confirm, quick, endpoint } = wordsOf[closing?.as ?? 'declined']
  const send = async (reason: string) => {
    const planId = closing?.plan.plan_id ?? ''
    return decide(planId, () => api(endpoint, { planId, reason }))
  }
  return (
    <DecisionDialog
      open={closing !== undefined}
      {...{ title, confirm, quick, isDeciding, onClose }}
      onConfirm={async (reason) => (await send(reason)) !== undefined}
    >
      <p className="break-words text-muted text-small">{text(closing?.plan.seller.name ?? '')}</p>
    </DecisionDialog>
  )
}
