import { withdrawDeal } from '#contract/deals/deal.ts'
import { api } from '#web/api/browser-api.ts'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { dealTexts as texts } from './deals-texts.ts'
import { type DealQuestionProps, useDealAction } from './use-deal-action.ts'

/** Asks before an own offer is taken back. */
export function WithdrawDeal(props: DealQuestionProps) {
  const { deal_id: dealId, revision } = props.deal
  const withdrawing = useDealAction(props, () => api(withdrawDeal, { dealId, revision }))
  return (
    <ConfirmDialog
      title={texts.withdrawTitle}
      keep={texts.keep}
      confirm={texts.withdrawNow}
      action={withdrawing}
      onClose={props.onClose}
      onConfirm={() => withdrawing.run()}
    >
      <p>{texts.withdrawText}</p>
    </ConfirmDialog>
  )
}
