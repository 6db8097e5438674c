import { z } from 'zod'
import {
  applicationStatus,
  businessLicenseTypes,
  businessTypes,
  proprietorDocumentTypes,
} from '#contract/sellers/seller-application.ts'

export const status = z.enum(applicationStatus.options)

/** What an applicant filled in, but for the bank. */
export const filledIn = {
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
