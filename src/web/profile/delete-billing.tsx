import { type BillingProfile, deleteBillingProfile } from '#contract/users/billing.ts'
import { DeleteDialog } from '#web/actions/delete-dialog.tsx'
import { api } from '#web/api/browser-api.ts'
import { BillingText } from '#web/billing/billing-text.tsx'
import { billingTexts as texts } from '#web/billing/billing-texts.ts'

type DeleteBillingProps = {
  /** The dialog is open while there is one. */
  profile: BillingProfile | undefined
  onClose: () => void
  onDeleted: () => Promise<void>
}

export function DeleteBilling({ profile, ...dialog }: DeleteBillingProps) {
  return (
    <DeleteDialog
      item={profile}
      send={({ billing_id: billingId }) => api(deleteBillingProfile, { billingId })}
      words={texts.removal}
      {...dialog}
    >
      {profile && <BillingText {...profile} />}
      <p className="mt-3 text-muted text-small">{texts.removeHint}</p>
    </DeleteDialog>
  )
}
