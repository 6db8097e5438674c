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
  const [billingStep, setBillingStep] = useState<'choose' | 'add'>()
  const bill = useBilling(open)
  const { choices, billing } = bill
  const close = () => {
    setBillingStep(undefined)
    onClose()
  }
  return (
    <Dialog open={open} onClose={close} title={titleOf(chosen, billingStep !== undefined)} keepOnScrim>
      {!chosen && <AddressStep onChosen={setChosen} />}
      {chosen && !billingStep && (
        <LazyReviewStep
          {...rest}
          address={chosen}
          onChangeAddress={() => setChosen(undefined)}
          billing={billing}
          isBillingLoading={bill.isLoading}
          onChangeBilling={() => (choices ? setBillingStep('choose') : bill.load())}
          ownNumber={choices?.start?.gstin}
          onAddNumber={() => setBillingStep('add')}
        />
      )}
      {chosen && billingStep && choices && (
        <LazyBillingStep
          choices={choices}
          billing={billing}
          startsNew={billingStep === 'add'}
          onSaved={bill.addProfile}
          onDone={(next) => {
            bill.setBilling(next)
            setBillingStep(undefined)
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
