import { updateProfile } from '#contract/users/account.ts'
import { api } from '#web/api/browser-api.ts'

/** Of a person who sells nothing yet it counts at once. */
export const correctGstNumber = (gst_number: string) => api(updateProfile, { gst_number })
