import type { Signal } from '#contract/admin/admin-seller-applications.ts'
import { isIfscCode } from '#contract/sellers/bank-account.ts'
import { gstNumberPattern, hasGoodGstCheck, stateOfGstNumber, states } from '#contract/sellers/gst-number.ts'
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
const good = (text: string): Judged => ({ verdict: 'good', text })
const warning = (text: string): Judged => ({ verdict: 'warning', text })
const unknown = (text: string): Judged => ({ verdict: 'unknown', text })

/** The letters of the income tax department for kinds of holders (fourth letter of the PAN). */
const holders: Readonly<Record<string, string>> = {
  A: 'an association of persons',
  B: 'a body of individuals',
  C: 'a company',
  F: 'a firm',
  G: 'the government',
  H: 'a Hindu undivided family',
  J: 'an artificial juridical person',
  L: 'a local authority',
  P: 'a person',
  T: 'a trust',
}

function checkDigit({ gst_number }: Facts): Judged {
  if (!gstNumberPattern.test(gst_number)) return warning('The GST number does not have the official form.')
  return hasGoodGstCheck(gst_number)
    ? good('The check digit of the GST number is right.')
    : warning('The check digit of the GST number is wrong.')
}

function statePin({ gst_number, business_pincode }: Facts): Judged {
  const [ofGst, ofPin] = [stateOfGstNumber(gst_number), stateOfPin(business_pincode)]
  if (!ofGst) return warning('The GST number does not begin with the code of a state.')
  if (!ofPin) return stateZone(ofGst, statesOfPinZone(business_pincode))
  return ofGst === ofPin
    ? good(`GST number and PIN code are both from ${ofGst}.`)
    : warning(`The GST number is from ${ofGst}, the PIN code from ${ofPin}.`)
}

function stateZone(ofGst: string, zone: readonly string[]): Judged {
  if (zone.length === 0)
    return unknown(`The GST number is from ${ofGst}. The PIN code does not show its state.`)
  return zone.includes(ofGst)
    ? good(`The GST number is from ${ofGst}, and the PIN code can be from there too.`)
    : warning(`The GST number is from ${ofGst}, the PIN code from ${zone.join(' or ')}.`)
}

const mentions = (address: string, state: string) => address.toLowerCase().includes(state.toLowerCase())

function stateAddress({ gst_number, business_address }: Facts): Judged {
  const ofGst = stateOfGstNumber(gst_number)
  const named = states.filter((state) => mentions(business_address, state))
  if (!ofGst || named.length === 0) return unknown('The address names no state.')
  return named.includes(ofGst)
    ? good(`The address names ${ofGst}, as the GST number does.`)
    : warning(`The address names ${named.join(' and ')}, the GST number is from ${ofGst}.`)
}

function pan({ gst_number }: Facts): Judged {
  if (!gstNumberPattern.test(gst_number)) return unknown('The GST number holds no PAN.')
  const number = gst_number.slice(2, 12)
  const holder = holders[number.charAt(3)]
  return holder
    ? good(`The PAN in the GST number is ${number}, of ${holder}. Compare it with the document.`)
    : warning(`The PAN in the GST number would be ${number}, which is of no known kind of holder.`)
}

/** The fifth letter is the first letter of a person's surname, or of any other holder's name. */
function panName({ gst_number, full_name, company_name }: Facts): Judged {
  if (!gstNumberPattern.test(gst_number)) return unknown('The GST number holds no PAN.')
  const letter = gst_number.charAt(6)
  const ofPerson = gst_number.charAt(5) === 'P'
  const names = ofPerson ? full_name.trim().split(/\s+/) : [company_name]
  const whose = ofPerson ? full_name : company_name
  return names.some((name) => name.toUpperCase().startsWith(letter))
    ? good(`The PAN belongs to a name that begins with ${letter}. ${whose} fits.`)
    : warning(`The PAN belongs to a name that begins with ${letter}. ${whose} does not fit.`)
}

function duplicate({ same_gst_number }: Facts): Judged {
  const seller = same_gst_number.find(({ is_seller_verified }) => is_seller_verified)
  if (seller) return warning(`${seller.name} is an approved seller with this GST number.`)
  if (same_gst_number.length === 0) return good('No other account has this GST number.')
  return warning(
    same_gst_number.length === 1
      ? 'Another account has this GST number.'
      : `${same_gst_number.length} other accounts have this GST number.`,
  )
}

const pinForm = ({ business_pincode }: Facts) =>
  isPinCode(business_pincode)
    ? good('The PIN code has six digits.')
    : warning('The PIN code does not have the usual form.')

const ifscForm = ({ ifsc_code }: Facts) =>
  isIfscCode(ifsc_code)
    ? good('The IFSC code has the usual form.')
    : warning('The IFSC code does not have the usual form.')

const judges: Readonly<Record<Signal['name'], (facts: Facts) => Judged>> = {
  gst_check_digit: checkDigit,
  gst_state_pin: statePin,
  gst_state_address: stateAddress,
  pan_in_gst: pan,
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
  const isCity = (part: string) => word.test(part) && !notCities.has(part.toLowerCase())
  return parts.findLast(isCity) ?? null
}

// Delhi and a few others are both a city and a state, and then count as the city.
const alsoCities = new Set(['Delhi', 'Chandigarh', 'Puducherry'])
const notCities = new Set(
  ['India', 'Bharat', ...states.filter((state) => !alsoCities.has(state))].map((name) => name.toLowerCase()),
)
