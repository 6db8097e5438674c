import { ApiError } from '#contract/client.ts'
import { updateProfile } from '#contract/users/account.ts'
import { api } from '#web/api/browser-api.ts'
import type { Field } from './wizard-values.ts'

/** Of a person who sells nothing yet it counts at once. */
export async function correctGstNumber(gst_number: string) {
  try {
    await api(updateProfile, { gst_number })
  } catch (error) {
    throw error instanceof ApiError && error.field === 'gst_number' ? withFieldOfWizard(error) : error
  }
}

/** The wizard has its own name for the field, and its form shows a refusal only at a field that it knows. */
function withFieldOfWizard({ status, message, code, isFromServer }: ApiError) {
  return new ApiError(status, message, { code, isFromServer, field: 'gstNumber' satisfies Field })
}
