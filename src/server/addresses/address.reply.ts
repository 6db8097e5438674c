import { presentStateName } from '#contract/tax/state-names.ts'
import type { Address } from '#contract/users/address.ts'
import type { AddressRow } from './address.queries.ts'

/** The specification spells the fields of a saved address in camelCase and those of an order in snake_case. */
export const toAddress = ({ postal_code, ship_address, state, ...same }: AddressRow): Address => ({
  ...same,
  state: presentStateName(state),
  postalCode: postal_code,
  shipAddress: ship_address,
})
