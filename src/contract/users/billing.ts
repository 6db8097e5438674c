import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { billingId, lineOf, textOf } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { successFields, successReply, successWithMessage } from '#contract/reply.ts'
import { revision, seenRevision } from '#contract/revision.ts'
import { byRule } from '#contract/rule.ts'
import { cleanGstNumber } from '#contract/tax/gst-number.ts'
import { accounts } from '#contract/texts/accounts.ts'
import { withPlainDigits } from '#contract/typed-number.ts'
import { gstinRule } from './billing-rules.ts'
import { pinCodeRule } from './pin-code.ts'

const gstin = z.string(accounts.gstNumber.content).check(z.overwrite(cleanGstNumber), byRule(gstinRule))

export const pin = z.string(accounts.pinCode.content).check(
  z.overwrite((text) => withPlainDigits(text).trim()),
  byRule(pinCodeRule),
)

const billingFields = {
  gstin,
  legal_name: lineOf('legalName', limits.text.name),
  address: textOf('address', limits.text.address),
  pin,
}

const billingProfile = z.object({
  billing_id: z.uuid(),
  gstin: z.string(),
  legal_name: z.string(),
  address: z.string(),
  pin: z.string(),
  /** The state of the GST number, by its code. */
  state_code: z.string(),
  /** The one that the next order is billed to, unless the buyer chooses another. */
  is_default: z.boolean(),
  revision,
})
export type BillingProfile = z.infer<typeof billingProfile>

const reply = z.object({ ...successWithMessage, data: billingProfile })

export const listBillingProfiles = endpoint({
  method: 'GET',
  path: '/api/billing',
  access: 'user',
  about: "The caller's billing profiles, the default one first, then the newest.",
  input: z.object({}),
  reply: z.object({ ...successFields, data: z.array(billingProfile) }),
})

export const saveBillingProfile = endpoint({
  method: 'POST',
  path: '/api/billing',
  access: 'user',
  keyed: true,
  about: 'Saves whom orders are billed to; the first one is the default.',
  input: z.object({ ...billingFields, is_default: z._default(z.boolean(), false) }),
  reply,
})

export const updateBillingProfile = endpoint({
  method: 'PUT',
  path: '/api/billing/:billingId',
  access: 'user',
  about:
    "Changes one of the caller's billing profiles, or makes it the default; orders keep their copy. A `revision` that is old is refused with 409.",
  input: z.object({
    billingId,
    ...billingFields,
    is_default: z._default(z.boolean(), false),
    revision: seenRevision,
  }),
  reply,
})

export const deleteBillingProfile = endpoint({
  method: 'DELETE',
  path: '/api/billing/:billingId',
  access: 'user',
  about: "Deletes one of the caller's billing profiles; orders keep their copy.",
  input: z.object({ billingId }),
  reply: successReply,
})
