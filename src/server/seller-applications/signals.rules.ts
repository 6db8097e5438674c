import type { Signal } from '#contract/admin/admin-seller-applications.ts'
import { isIfscCode } from '#contract/sellers/bank-account.ts'
import { gstNumberPattern, hasGoodGstCheck, stateOfGstNumber } from '#contract/tax/gst-number.ts'
import { offeredStates } from '#contract/tax/states.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import { holders, signals } from '#contract/texts/signals.ts'
import { isPinCode, stateOfPin, statesOfPinZone } from '#contract/users/pin-code.ts'

export type Facts = {
  readonly gst_number: string
  readonly full_name: string
  readonly company_name: string
  readonly business_address: string
  readonly business_pincode: string
  readonly ifsc_code: string
  /** Other accounts with the same GST number: their names, and whether they are approved sellers. */
  readonly same_gst_number: readonly { readonly name: string; readonly is_seller_verified: boolean }[]
}

type Judged = Omit<Signal, 'name'>
const judged =
  (verdict: Signal['verdict']) =>
  ({ content, name, parameters }: Sentence): Judged => ({
    verdict,
    text: content,
    sentence: { name, parameters },
  })
const good = judged('good')
const warning = judged('warning')
const unknown = judged('unknown')

function checkDigit({ gst_number }: Facts): Judged {
  if (!gstNumberPattern.test(gst_number)) return warning(signals.gstForm)
  return hasGoodGstCheck(gst_number) ? good(signals.checkDigitRight) : warning(signals.checkDigitWrong)
}

function statePin({ gst_number, business_pincode }: Facts): Judged {
  const [state, ofPin] = [stateOfGstNumber(gst_number), stateOfPin(business_pincode)]
  if (!state) return warning(signals.gstWithoutState)
  if (!ofPin) return stateZone(state, statesOfPinZone(business_pincode))
  return state === ofPin
    ? good(signals.pinOfState({ state }))
    : warning(signals.pinOfOthers({ state, others: [ofPin] }))
}

function stateZone(state: string, zone: readonly string[]): Judged {
  if (zone.length === 0) return unknown(signals.pinOfNone({ state }))
  return zone.includes(state)
    ? good(signals.pinOfSeveral({ state }))
    : warning(signals.pinOfOthers({ state, others: zone }))
}

const stateNames = () => offeredStates().map(({ name }) => name)

const mentions = (address: string, state: string) => address.toLowerCase().includes(state.toLowerCase())

function stateAddress({ gst_number, business_address }: Facts): Judged {
  const state = stateOfGstNumber(gst_number)
  const others = stateNames().filter((each) => mentions(business_address, each))
  if (!state || others.length === 0) return unknown(signals.addressOfNone)
  return others.includes(state)
    ? good(signals.addressOfState({ state }))
    : warning(signals.addressOfOthers({ state, others }))
}

const isHolder = (letter: string): letter is keyof typeof holders => Object.hasOwn(holders, letter)

function panOf({ gst_number }: Facts): Judged {
  if (!gstNumberPattern.test(gst_number)) return unknown(signals.noPan)
  const pan = gst_number.slice(2, 12)
  const holder = pan.charAt(3)
  return isHolder(holder) ? good(signals.pan({ pan, holder })) : warning(signals.panOfNobody({ pan }))
}

/** The fifth letter is the first letter of a person's surname, or of any other holder's name. */
function panName({ gst_number, full_name, company_name }: Facts): Judged {
  if (!gstNumberPattern.test(gst_number)) return unknown(signals.noPan)
  const letter = gst_number.charAt(6)
  const ofPerson = gst_number.charAt(5) === 'P'
  const parts = ofPerson ? full_name.trim().split(/\s+/) : [company_name]
  const name = ofPerson ? full_name : company_name
  return parts.some((part) => part.toUpperCase().startsWith(letter))
    ? good(signals.panName({ letter, name }))
    : warning(signals.otherPanName({ letter, name }))
}

function duplicate({ same_gst_number }: Facts): Judged {
  const seller = same_gst_number.find(({ is_seller_verified }) => is_seller_verified)
  if (seller) return warning(signals.sellerWithGst({ seller: seller.name }))
  const count = same_gst_number.length
  return count === 0 ? good(signals.onlyWithGst) : warning(signals.othersWithGst({ count }))
}

const pinForm = ({ business_pincode }: Facts) =>
  isPinCode(business_pincode) ? good(signals.pinRight) : warning(signals.pinOdd)

const ifscForm = ({ ifsc_code }: Facts) =>
  isIfscCode(ifsc_code) ? good(signals.ifscRight) : warning(signals.ifscOdd)

const judges: Readonly<Record<Signal['name'], (facts: Facts) => Judged>> = {
  gst_check_digit: checkDigit,
  gst_state_pin: statePin,
  gst_state_address: stateAddress,
  pan_in_gst: panOf,
  pan_name: panName,
  gst_duplicate: duplicate,
  pin_form: pinForm,
  ifsc_form: ifscForm,
}

export const signalsOf = (facts: Facts): Signal[] =>
  (Object.keys(judges) as Signal['name'][]).map((name) => ({ name, ...judges[name](facts) }))

const word = /^[\p{L}\p{M}][\p{L}\p{M} .'-]{1,59}$/u

/**
 * The last part of an address that may be a city: not a number, a state or a country. A guess for the admin to
 * confirm.
 */
export function cityIn(address: string): string | null {
  const parts = address.split(/[,\n]/).map((part) => part.replace(/[\s-]*\d{3} ?\d{3}[\s.]*$/, '').trim())
  const notCities = wordsOfNoCity()
  const isCity = (part: string) => word.test(part) && !notCities.has(part.toLowerCase())
  return parts.findLast(isCity) ?? null
}

// Delhi and a few others are both a city and a state, and then count as the city.
const alsoCities = new Set(['Delhi', 'Chandigarh', 'Puducherry'])
const wordsOfNoCity = () =>
  new Set(
    ['India', 'Bharat', ...stateNames().filter((state) => !alsoCities.has(state))].map((name) =>
      name.toLowerCase(),
    ),
  )
