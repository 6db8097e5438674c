export type DocumentFiles = { readonly business_license: string; readonly proprietor_document: string }

/** Holds a folder of sealed files for each application. */
export const documentsFolder = 'applications'

/** Names of the sealed files of an application. */
export const documentFilesOf = (applicationId: string): DocumentFiles => ({
  business_license: `${documentsFolder}/${applicationId}/business_license`,
  proprietor_document: `${documentsFolder}/${applicationId}/proprietor_document`,
})

/** Where a sealed account number belongs. */
export const accountNumberOf = (applicationId: string) =>
  `seller_applications/${applicationId}/account_number`
