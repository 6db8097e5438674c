export type DocumentFiles = { readonly business_license: string; readonly proprietor_document: string }

/** Holds a folder of sealed files for each application. */
export const documentsFolder = 'applications'

/** Names of the sealed files of an application. */
export const documentFilesOf = (applicationId: string): DocumentFiles => ({
  business_license: `${documentsFolder}/${applicationId}/business_license`,
  proprietor_document: `${documentsFolder}/${applicationId}/proprietor_document`,
})

/** Holds both files of an application. */
export const documentFolderOf = (applicationId: string) => `${documentsFolder}/${applicationId}`

export const applicationIdOf = (folder: string) => folder.slice(folder.lastIndexOf('/') + 1)

/** Where a sealed account number belongs. */
export const accountNumberOf = (applicationId: string) =>
  `seller_applications/${applicationId}/account_number`
