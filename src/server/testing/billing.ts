import { gstCheckCharacter } from '#contract/tax/gst-number.ts'
import { pinIn } from './documents/places.ts'

/** A GST number of a state, whose check character fits. */
export function aGstin(stateCode: string, pan = 'AABCK1234F') {
  const first14 = `${stateCode}${pan}1Z`
  return first14 + gstCheckCharacter(first14)
}

export const billingDraft = {
  gstin: aGstin('24'),
  legal_name: 'Ring Road Stores Pvt Ltd',
  address: '12 Ring Road, Surat',
  pin: '395003',
}

/** The same business in another state. */
export const billedIn = (stateCode: string) => ({
  ...billingDraft,
  gstin: aGstin(stateCode),
  pin: pinIn(stateCode),
})
