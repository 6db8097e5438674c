import type { CategorySlug } from '#contract/category.ts'

/** One seller of the demo market. The loader adds phone number, password and the last GST character. */
export interface DemoSeller {
  readonly company_name: string
  readonly owner: string
  /** At a reserved domain (RFC 2606), so that no letter can reach a real person. */
  readonly email: string
  readonly city: string
  readonly state: string
  /** Shop or plot, area, city and PIN. */
  readonly address: string
  /** The first 14 characters. The PAN inside has the serial 0000, which is never issued. */
  readonly gst_prefix: string
  readonly business_type: 'Manufacturer' | 'Wholesaler' | 'Retailer'
  readonly website?: string
  /** What the seller deals in, the main line first; one to three. */
  readonly categories: readonly CategorySlug[]
  readonly about: string
}
