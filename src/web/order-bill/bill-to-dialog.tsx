import { useEffect, useEffectEvent, useState } from 'react'
import { changeBillTo } from '#contract/documents/bill-to.ts'
import type { OrderDetails } from '#contract/order.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { BillingStep } from '#web/billing/billing-step.tsx'
import { type Billing, type Choices, draftOfBilling, fetchChoices } from '#web/billing/chosen-billing.ts'
import { FailureNotice } from '#web/forms/failure-notice.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { LoadingShape } from '#web/ui/skeleton.tsx'
import { toastError } from '#web/ui/toasts/toast.ts'
import { orderBillTexts as texts } from './order-bill-texts.ts'

type BillToDialogProps = {
  order: OrderDetails
  onClose: () => void
  /** Also after a refusal: the order may be billed by now. */
  onChanged: () => Promise<void>
}

/** Whom an order is billed to, said anew. It begins with what the order says now. */
export function BillToDialog({ order, onClose, onChanged }: BillToDialogProps) {
  const { choices, addProfile } = useChoices(onClose)
  const changing = useAction({
    send: (billing: Billing) => api(changeBillTo, { orderId: order.order_id, ...draftOfBilling(billing) }),
    failure: texts.error,
    success: ({ content }) => content,
    onDone: () => {
      onClose()
      void onChanged()
    },
    onFailed: onChanged,
  })
  return (
    <Dialog open title={texts.title} keepOnScrim onClose={onClose}>
      <div className="grid gap-4">
        {choices ? (
          <BillingStep
            choices={choices}
            billing={billingOf(order, choices)}
            onSaved={addProfile}
            done={{ label: texts.save, isPending: changing.isPending }}
            onDone={changing.run}
          />
        ) : (
          <LoadingShape className="h-60" />
        )}
        <FailureNotice action={changing} />
      </div>
    </Dialog>
  )
}

function useChoices(onMissed: () => void) {
  const [choices, setChoices] = useState<Choices>()
  const load = useEffectEvent(() => {
    fetchChoices().then(setChoices, () => {
      toastError(texts.fetchError)
      onMissed()
    })
  })
  useEffect(() => load(), [])
  return {
    choices,
    addProfile: (profile: Choices['profiles'][number]) =>
      setChoices((now) => ({ start: undefined, profiles: [profile, ...(now?.profiles ?? [])] })),
  }
}

const billingOf = (
  { bill_to, po_number = '', note = '', ship_to = 'own', ship_name = '' }: OrderDetails,
  { profiles }: Choices,
): Billing => ({
  ...{ po_number, note, ship_to, ship_name },
  profile: profiles.find(({ gstin }) => gstin === bill_to?.gstin),
})
