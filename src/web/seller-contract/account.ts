import { gstNumberPattern, hasGoodGstCheck, stateOfGstNumber } from '#contract/gst-number.ts'
import type { Profile } from '#contract/user.ts'

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
