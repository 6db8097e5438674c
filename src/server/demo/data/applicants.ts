import { z } from 'zod'
import {
  businessLicenseTypes,
  businessTypes,
  proprietorDocumentTypes,
} from '#contract/sellers/seller-application.ts'
import { limits } from '#server/limits.ts'
import {
  category,
  description,
  email,
  gstPrefix,
  hoursAgo,
  isOfItsState,
  name,
  notOfItsState,
  postalCode,
  state,
  text,
} from './fields.ts'
import { readList } from './read-data.ts'

/** An applicant of the demo market who waits for the admin's decision. */
const DemoApplicant = z
  .strictObject({
    company_name: name,
    owner: name,
    email,
    /** The state of the GST number. */
    state,
    address: text(limits.text.address),
    postal_code: postalCode,
    gst_prefix: gstPrefix,
    license: z.enum(businessLicenseTypes),
    proof: z.enum(proprietorDocumentTypes),
    /** Names of the drawn documents in `demo/documents`. */
    pictures: z.strictObject({ license: z.string(), proof: z.string() }),
    /** At a bank that does not exist. */
    account_number: z.string().regex(/^0{8}\d{4}$/, 'does not begin with eight zeros'),
    account_type: z.enum(['Savings', 'Current']),
    category,
    specialization: description,
    business_type: z.enum(businessTypes),
    options: z.array(z.string()),
    capabilities: z.string(),
    addons: z.string(),
    hours_ago: hoursAgo,
  })
  .refine(isOfItsState, notOfItsState)
export type DemoApplicant = z.infer<typeof DemoApplicant>

/** One has consistent papers; the other's address lies in another state than the GST number. */
export const applicants = readList('applicants.json', DemoApplicant)
