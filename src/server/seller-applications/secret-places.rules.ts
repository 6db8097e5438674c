export type DocumentFiles = { readonly business_license: string; readonly proprietor_document: string }

/** Contains a folder of sealed files for each application. */
export const documentsFolder = 'applications'

/** The names of an application's sealed files. */
export const documentFilesOf = (applicationId: string): DocumentFiles => ({
  business_license: `${documentsFolder}/${applicationId}/business_license`,
  proprietor_document: `${documentsFolder}/${applicationId}/proprietor_document`,
})

/** Contains both files of an application. */
export const documentFolderOf = (applicationId: string) => `${documentsFolder}/${applicationId}`

export const applicationIdOf = (folder: string) => folder.slice(folder.lastIndexOf('/') + 1)

/** The place that binds a sealed account number to its application. */
export const accountNumberOf = (applicationId: string) =>
  `seller_applications/${applicationId}/account_number`
