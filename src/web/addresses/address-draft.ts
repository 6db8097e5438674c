import { offeredStates } from '#contract/tax/states.ts'
import { withPlainDigits } from '#contract/typed-number.ts'
import type { Address } from '#contract/users/address.ts'
import { pinCodeRule, stateOfPin } from '#contract/users/pin-code.ts'
import type { Rules } from '#web/forms/form.ts'
import { stateName } from '#web/site/state-texts.ts'
import { addressTexts as texts } from './address-texts.ts'

export type Draft = Omit<Address, 'address_id' | 'revision'>
export const blank: Draft = { state: '', city: '', postalCode: '', shipAddress: '' }

export const draftOf = ({ state, city, postalCode, shipAddress }: Address): Draft => ({
  ...{ state, city, postalCode, shipAddress },
})

/** An address may have been saved with a state in other words, or with one that has ended; it keeps them. */
export function statesWith(...kept: readonly string[]) {
  const names = offeredStates().map(({ name }) => name)
  const others = kept.filter((state) => state !== '' && !names.includes(state))
  return [...new Set(others), ...names].map((state) => ({ value: state, label: stateName(state) }))
}

/** Specification 5: all four filled after trimming, or Save stays disabled. */
export const isFilled = (draft: Draft) => Object.values(draft).every((text) => text.trim() !== '')

export const rules: Rules<Draft> = {
  postalCode: (text) => (text.trim() === '' ? undefined : pinCodeRule(text)),
}

/** A PIN code brings its state along, where it leaves no doubt. */
export function placeOfPin(typed: string): Partial<Draft> {
  const postalCode = withPlainDigits(typed)
  const state = stateOfPin(postalCode)
  return { postalCode, ...(state ? { state } : {}) }
}

export const labels: Readonly<Record<keyof Draft, string>> = {
  postalCode: texts.postalCode,
  state: texts.state,
  city: texts.city,
  shipAddress: texts.shipAddress,
}
