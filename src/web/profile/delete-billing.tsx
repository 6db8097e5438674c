import { type BillingProfile, deleteBillingProfile } from '#contract/users/billing.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { BillingText } from '#web/billing/billing-text.tsx'
import { billingTexts as texts } from '#web/billing/billing-texts.ts'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'

type DeleteBillingProps = {
  /** Present: the question is open. */
  profile: BillingProfile | undefined
  onClose: () => void
  onDeleted: () => Promise<void>
}

export function DeleteBilling({ profile, onClose, onDeleted }: DeleteBillingProps) {
  const removal = useAction({
    send: ({ billing_id: billingId }: BillingProfile) => api(deleteBillingProfile, { billingId }),
    failure: texts.removeError,
    success: () => texts.removed,
    onDone: () => {
      onClose()
      return onDeleted()
    },
  })
  return (
    <ConfirmDialog
      open={profile !== undefined}
      title={texts.removeTitle}
      keep={texts.keep}
      confirm={texts.remove}
      action={removal}
      onClose={onClose}
      onConfirm={() => profile && removal.run(profile)}
    >
      {profile && <BillingText {...profile} />}
      <p className="mt-3 text-muted text-small">{texts.removeHint}</p>
    </ConfirmDialog>
  )
}
