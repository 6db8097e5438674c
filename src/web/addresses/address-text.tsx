import type { Address } from '#contract/users/address.ts'

export function AddressText({ shipAddress, city, state, postalCode }: Omit<Address, 'address_id'>) {
  return (
    <span className="min-w-0">
      <span className="block whitespace-pre-line wrap-anywhere">{shipAddress}</span>
      <span className="num block wrap-anywhere text-muted">
        {city}, {state} {postalCode}
      </span>
    </span>
  )
}
