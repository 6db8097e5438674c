import { useState } from 'react'
import type { Cart } from '#contract/cart.ts'
import type { Address } from '#contract/users/address.ts'
import { billingStepTexts } from '#web/billing/billing-texts.ts'
import { LazyBillingStep } from '#web/billing/lazy-billing-step.ts'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { AddressStep } from './address-step.tsx'
import { checkoutTexts } from './checkout-texts.ts'
import { LazyReviewStep } from './lazy-review-step.ts'
import { useBilling } from './use-billing.ts'

type CheckoutDialogProps = {
  open: boolean
  cart: Cart
  onClose: () => void
  onPlaced: (orderIds: readonly string[]) => void
  onRefused: () => void
}

export function CheckoutDialog({ open, onClose, ...rest }: CheckoutDialogProps) {
  const [chosen, setChosen] = useState<Address>()
  const [isBilling, setBilling] = useState(false)
  const bill = useBilling(open)
  const { choices, billing } = bill
  const close = () => {
    setBilling(false)
    onClose()
  }
  return (
    <Dialog open={open} onClose={close} title={titleOf(chosen, isBilling)} keepOnScrim>
      {!chosen && <AddressStep onChosen={setChosen} />}
      {chosen && !isBilling && (
        <LazyReviewStep
          {...rest}
          address={chosen}
          onChangeAddress={() => setChosen(undefined)}
          billing={billing}
          isBillingLoading={bill.isLoading}
          onChangeBilling={() => (choices ? setBilling(true) : bill.load())}
        />
      )}
      {chosen && isBilling && choices && (
        <LazyBillingStep
          choices={choices}
          billing={billing}
          onSaved={bill.addProfile}
          onDone={(next) => {
            bill.setBilling(next)
            setBilling(false)
          }}
        />
      )}
    </Dialog>
  )
}

const titleOf = (address: Address | undefined, isBilling: boolean) => {
  if (!address) return checkoutTexts.addressTitle
  return isBilling ? billingStepTexts.title : checkoutTexts.reviewTitle
}
