export type DocumentFiles = { readonly business_license: string; readonly proprietor_document: string }

/** Names of the sealed files of an application. */
export const documentFilesOf = (applicationId: string): DocumentFiles => ({
  business_license: `applications/${applicationId}/business_license`,
  proprietor_document: `applications/${applicationId}/proprietor_document`,
})

/** Where a sealed account number belongs. */
export const accountNumberOf = (applicationId: string) =>
  `seller_applications/${applicationId}/account_number`
