import { useEffect, useState } from 'react'
import type { Address } from '#contract/users/address.ts'
import { fetchAddresses } from '#web/addresses/address-list.ts'
import { type Billing, draftOfBilling } from '#web/billing/chosen-billing.ts'
import { useBilling } from '#web/carts/use-billing.ts'

/** Where a buyer wants the goods, and whom they are billed to: the address used last, until another one is chosen. */
export function useDelivery(isBuyer: boolean) {
  const [address, setAddress] = useState<Address>()
  const [step, setStep] = useState<'address' | 'billing' | 'newBilling'>()
  const bill = useBilling(isBuyer)
  useEffect(() => {
    if (!isBuyer) return
    fetchAddresses().then(
      ({ items }) => setAddress((now) => now ?? items[0]),
      // Whoever presses 'Change' sees why there are none.
      () => undefined,
    )
  }, [isBuyer])
  return {
    isBuyer,
    address,
    bill,
    step,
    choose: setStep,
    setAddress: (chosen: Address) => {
      setAddress(chosen)
      setStep(undefined)
    },
    setBilling: (billing: Billing) => {
      bill.setBilling(billing)
      setStep(undefined)
    },
  }
}

export type Delivery = ReturnType<typeof useDelivery>

/** What is sent of it; nothing without an address. */
export const deliveryOf = ({ address, bill }: Delivery) =>
  address && {
    state: address.state,
    city: address.city,
    postal_code: address.postalCode,
    ship_address: address.shipAddress,
    ...draftOfBilling(bill.billing),
  }
