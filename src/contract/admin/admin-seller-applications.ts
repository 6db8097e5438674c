import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { blankLineOf, cursor, moment, textOf, userId } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { fileBytes, messageFields, pagedWithOthers, successFields, successReply } from '#contract/reply.ts'
import { revision, seenRevision } from '#contract/revision.ts'
import { byRule } from '#contract/rule.ts'
import {
  applicationStatus,
  bankAccountTypes,
  businessLicenseTypes,
  businessTypes,
  proprietorDocumentTypes,
} from '#contract/sellers/seller-application.ts'
import { tickKinds } from '#contract/sellers/seller-evidence.ts'
import { cleanUdyam, udyamRule } from '#contract/sellers/udyam.ts'
import { sellerChecks } from '#contract/texts/trust/seller-checks.ts'
import { accountType } from '#contract/users/user.ts'
import { directoryFinding } from './directory-finding.ts'

export const applicantRow = z.object({
  user_id: z.uuid(),
  full_name: z.string(),
  phone_number: z.string(),
  company_name: z.string(),
  business_type: z.enum(businessTypes),
  business_category: z.string(),
  gst_number: z.string(),
  status: applicationStatus,
  /** How many other accounts have the same GST number. */
  same_gst_number: z.int(),
  created_at: moment,
  decided_at: z.nullable(moment),
  decided_by: z.nullable(z.string()),
})
export type ApplicantRow = z.infer<typeof applicantRow>

export const queueStatus = z.enum(['requested', 'approved', 'rejected'], 'This status does not exist')

export const listApplicants = endpoint({
  method: 'GET',
  path: '/api/admin/sellers',
  access: 'admin',
  area: 'vetting',
  about: 'Who wants to be a seller, or was decided upon: the latest application of each, oldest first.',
  input: z.object({ status: z._default(queueStatus, 'requested'), cursor }),
  reply: z.object({ ...successFields, sellers: z.array(applicantRow), ...pagedWithOthers }),
})

/** What the server computes from an application. It helps the reviewer and decides nothing. */
const signal = z.object({
  name: z.enum([
    'gst_check_digit',
    'gst_state_pin',
    'gst_state_address',
    'pan_in_gst',
    'pan_name',
    'gst_duplicate',
    'pin_form',
    'ifsc_form',
  ]),
  verdict: z.enum(['good', 'warning', 'unknown']),
  /** One sentence for the reviewer. */
  text: z.string(),
  sentence: messageFields.sentence,
})
export type Signal = z.infer<typeof signal>

export const documentKind = z.enum(['business_license', 'proprietor_document'], 'Document not found')
export type DocumentKind = z.infer<typeof documentKind>

/** What an applicant fills in, without the bank data. */
export const applicationFacts = {
  company_name: z.string(),
  business_address: z.string(),
  business_pincode: z.string(),
  business_license_type: z.enum(businessLicenseTypes),
  proprietor_document_type: z.enum(proprietorDocumentTypes),
  specialization: z.string(),
  business_type: z.enum(businessTypes),
  other_business_type: z.string(),
  business_options: z.array(z.string()),
  production_capabilities: z.string(),
  addons: z.string(),
}

const applicant = z.object({
  user_id: z.uuid(),
  account_type: accountType,
  full_name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  address: z.string(),
  gst_number: z.string(),
  registered_at: moment,
  suspended_at: z.nullable(moment),
  status: applicationStatus,
  reason: z.nullable(z.string()),
  ...applicationFacts,
  /** The documents that are still stored. */
  documents: z.array(documentKind),
  bank_name: z.string(),
  /** The last four digits. */
  account_number_end: z.string(),
  /** Bank data of a rejected application is deleted after a while. */
  bank_account_type: z.nullable(z.enum(bankAccountTypes)),
  ifsc_code: z.string(),
  business_category: z.string(),
  created_at: moment,
  decided_at: z.nullable(moment),
  decided_by: z.nullable(z.string()),
  /** Rises with each change of the account and with each application. */
  revision,
})
export type Applicant = z.infer<typeof applicant>

export const getApplicant = endpoint({
  method: 'GET',
  path: '/api/admin/sellers/:userId',
  access: 'admin',
  area: 'vetting',
  about: 'One applicant with computed signals, the accounts of the same GST number and earlier decisions.',
  input: z.object({ userId }),
  reply: z.object({
    ...successFields,
    seller: applicant,
    signals: z.array(signal),
    same_gst_number: z.array(
      z.object({
        user_id: z.uuid(),
        name: z.string(),
        account_type: accountType,
        is_seller_verified: z.boolean(),
      }),
    ),
    earlier: z.array(
      z.object({ status: applicationStatus, reason: z.nullable(z.string()), decided_at: z.nullable(moment) }),
    ),
    /** Only where the register of GST can be asked; null: nobody has asked about this number. */
    directory: z.optional(z.object({ finding: z.nullable(directoryFinding) })),
    /** Taken from the GST number and the address; the admin confirms the city. */
    suggested: z.object({ state: z.nullable(z.string()), city: z.nullable(z.string()) }),
  }),
})

export const getDocument = endpoint({
  method: 'GET',
  path: '/api/admin/sellers/:userId/documents/:document',
  access: 'admin',
  area: 'vetting',
  produces: 'image/webp',
  about: 'A document of an applicant, as a picture. Every look is written down.',
  input: z.object({ userId, document: documentKind }),
  reply: fileBytes,
})

const city = z.optional(blankLineOf('city', limits.text.name))

/** What the reviewer has read in the papers, each kind once. */
const ticks = z.optional(
  z
    .array(z.enum(tickKinds, sellerChecks.tick.content))
    .check(z.maxLength(tickKinds.length, sellerChecks.tick.content)),
)
const udyam = z.optional(
  z
    .string(sellerChecks.udyamForm.content)
    .check(z.overwrite(cleanUdyam), byRule(udyamRule), z.meta({ maxLength: 19 })),
)

export const approveSeller = endpoint({
  method: 'POST',
  path: '/api/admin/sellers/:userId/approve',
  access: 'admin',
  area: 'vetting',
  about:
    'Makes the applicant a verified seller. Without a city, the one that the address suggests. `checks` are what the reviewer has read in the papers; buyers see them. An applicant that changed since `revision` is refused with 409.',
  input: z.object({ userId, city, checks: ticks, udyam_number: udyam, revision: seenRevision }),
  reply: successReply,
})

export const rejectSeller = endpoint({
  method: 'POST',
  path: '/api/admin/sellers/:userId/reject',
  access: 'admin',
  area: 'vetting',
  about:
    'Turns the application down; the applicant reads the reason and may apply again. An applicant that changed since `revision` is refused with 409.',
  input: z.object({ userId, reason: textOf('reason', limits.text.reason), revision: seenRevision }),
  reply: successReply,
})
