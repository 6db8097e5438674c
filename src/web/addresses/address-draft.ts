import { states } from '#contract/tax/states.ts'
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

/** An address may have been saved with a state in other words; it keeps them. */
export const statesWith = (kept: string) =>
  (kept === '' || states.includes(kept) ? states : [kept, ...states]).map((state) => ({
    value: state,
    label: stateName(state),
  }))

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
