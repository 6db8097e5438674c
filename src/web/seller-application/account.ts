import { gstNumberPattern, hasGoodGstCheck, stateOfGstNumber } from '#contract/tax/gst-number.ts'
import type { Profile } from '#contract/users/user.ts'

/** What the account tells of the applicant: hints for the person, never a reason to refuse. */
export type Account = {
  readonly userId: string
  readonly gstNumber: string
  readonly gstState: string | undefined
  readonly isGstDoubtful: boolean
}

export const toAccount = ({ user_id, gst_number }: Profile): Account => ({
  userId: user_id,
  gstNumber: gst_number,
  gstState: stateOfGstNumber(gst_number),
  isGstDoubtful: gstNumberPattern.test(gst_number) && !hasGoodGstCheck(gst_number),
})

/** A PIN code at the end of an address: six digits, often with a blank in the middle. */
const pinAtEnd = /[\s,.-]*\b([1-9][0-9]{2}) ?([0-9]{3})[\s.]*$/

/** What the account says of the business, for a first application: it is typed over where it is another place. */
export function answersOfAccount({ company_name, address }: Pick<Profile, 'company_name' | 'address'>) {
  const [end = '', first = '', last = ''] = pinAtEnd.exec(address) ?? []
  return {
    companyName: company_name ?? '',
    businessAddress: address.slice(0, address.length - end.length),
    businessPincode: first + last,
  }
}
