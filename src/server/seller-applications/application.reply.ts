import { businessOptions, type OwnApplication } from '#contract/sellers/seller-application.ts'
import type { OwnRow } from './application.queries.ts'

const ticked = (names: object, of: readonly string[]) =>
  Object.fromEntries(Object.keys(names).map((name) => [name, of.includes(name)]))

export function toOwnApplication(row: OwnRow): OwnApplication {
  const chosen = (type: OwnRow['business_type']) => (row.business_type === type ? row.business_options : [])
  return {
    status: row.status,
    reason: row.reason,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    prefill: {
      companyName: row.company_name,
      businessAddress: row.business_address,
      businessPincode: row.business_pincode,
      businessLicenseType: row.business_license_type,
      proprietorDocumentType: row.proprietor_document_type,
      businessCategory: row.business_category_label,
      specialization: row.specialization,
      businessType: row.business_type,
      otherBusinessType: row.other_business_type,
      wholesalerOptions: ticked(businessOptions.Wholesaler, chosen('Wholesaler')),
      manufacturerOptions: ticked(businessOptions.Manufacturer, chosen('Manufacturer')),
      productionCapabilities: row.production_capabilities,
      addons: row.addons,
    },
  }
}
