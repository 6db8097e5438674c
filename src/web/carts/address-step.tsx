import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Address } from '#contract/users/address.ts'
import { AddressForm } from '#web/addresses/address-form.tsx'
import { fetchAddresses } from '#web/addresses/address-list.ts'
import { addressTexts } from '#web/addresses/address-texts.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import type { ListPage } from '#web/ui/lists/use-paged-list.ts'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import { toastError } from '#web/ui/toasts/toast.ts'
import { checkoutTexts } from './checkout-texts.ts'
import { SavedAddresses } from './saved-addresses.tsx'

/** Where the goods go: a saved address, or a new one. */
export function AddressStep({ onChosen }: { onChosen: (address: Address) => void }) {
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
