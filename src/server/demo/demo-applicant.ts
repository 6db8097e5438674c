import type { CategorySlug } from '#contract/category.ts'
import type {
  businessLicenseTypes,
  businessTypes,
  proprietorDocumentTypes,
} from '#contract/seller-application.ts'

/** Somebody who waits for the admin of the demo market to become a seller. */
export interface DemoApplicant {
  readonly company_name: string
  readonly owner: string
  /** At a reserved domain (RFC 2606), so that no letter can reach a real person. */
  readonly email: string
  /** Of the GST number. */
  readonly state: string
  readonly address: string
  readonly postal_code: string
  /** The first 14 characters. The PAN inside has the serial 0000, which is never issued. */
  readonly gst_prefix: string
  readonly license: (typeof businessLicenseTypes)[number]
  readonly proof: (typeof proprietorDocumentTypes)[number]
  /** Names of the drawn documents in `demo/documents`. */
  readonly pictures: { readonly license: string; readonly proof: string }
  /** Begins with zeros and belongs to a bank that does not exist. */
  readonly account_number: string
  readonly account_type: 'Savings' | 'Current'
  readonly category: CategorySlug
  readonly specialization: string
  readonly business_type: (typeof businessTypes)[number]
  readonly options: readonly string[]
  readonly capabilities: string
  readonly addons: string
  readonly hours_ago: number
}
