import { declineDeal } from '#contract/deals/deal.ts'
import { limits } from '#contract/limits.ts'
import { api } from '#web/api/browser-api.ts'
import { ReasonDialog } from '#web/forms/reason-dialog.tsx'
import { dealTexts as texts } from './deals-texts.ts'
import { type DealQuestionProps, useDealAction } from './use-deal-action.ts'

const words = {
  why: texts.why,
  reasons: texts.reasons,
  other: texts.other,
  otherLabel: texts.otherLabel,
  keep: texts.keep,
  confirm: texts.declineNow,
}

/** Asks why, so that the other side can make a better offer. */
export function DeclineDeal(props: DealQuestionProps) {
  const { deal_id: dealId, revision } = props.deal
  const declining = useDealAction(props, (reason: string) => api(declineDeal, { dealId, revision, reason }))
  return (
    <ReasonDialog
      title={texts.declineTitle}
      texts={words}
      maxLength={limits.text.reason}
      action={declining}
      onClose={props.onClose}
      onSend={declining.run}
    />
  )
}
