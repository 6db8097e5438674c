import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Cart } from '#contract/cart.ts'
import type { Address } from '#contract/users/address.ts'
import { AddressForm } from '#web/addresses/address-form.tsx'
import { fetchAddresses } from '#web/addresses/address-list.ts'
import { addressTexts } from '#web/addresses/address-texts.ts'
import { billingStepTexts } from '#web/billing/billing-texts.ts'
import { LazyBillingStep } from '#web/billing/lazy-billing-step.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import type { ListPage } from '#web/ui/lists/use-paged-list.ts'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import { toastError } from '#web/ui/toasts/toast.ts'
import { checkoutTexts } from './checkout-texts.ts'
import { LazyReviewStep } from './lazy-review-step.ts'
import { SavedAddresses } from './saved-addresses.tsx'
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

function AddressStep({ onChosen }: { onChosen: (address: Address) => void }) {
  const { first, hasFailed, load } = useAddresses()
  const [isNew, setNew] = useState(false)
  if (hasFailed) return <LoadError text={addressTexts.fetchError} onRetry={load} />
  if (!first) return <AddressSkeleton />
  const hasSome = first.items.length > 0
  if (hasSome && !isNew)
    return <SavedAddresses first={first} onChoose={onChosen} onNew={() => setNew(true)} />
  return (
    <div className="grid gap-4">
      {hasSome && (
        <Button
          variant="ghost"
          icon={<ArrowLeft />}
          className="-ml-3 justify-self-start"
          onClick={() => setNew(false)}
        >
          {checkoutTexts.backToSaved}
        </Button>
      )}
      <AddressForm onSaved={onChosen} />
    </div>
  )
}

function useAddresses() {
  const [first, setFirst] = useState<ListPage<Address>>()
  const [hasFailed, setFailed] = useState(false)
  const load = () => {
    setFailed(false)
    fetchAddresses().then(setFirst, () => {
      setFailed(true)
      toastError(addressTexts.fetchError)
    })
  }
  useEffect(load, [])
  return { first, hasFailed, load }
}

function AddressSkeleton() {
  return (
    <SkeletonRegion className="grid gap-3">
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
      <Skeleton className="h-13" />
    </SkeletonRegion>
  )
}
