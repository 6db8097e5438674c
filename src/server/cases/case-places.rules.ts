/** Contains a folder of a sealed file for each file of a case. */
export const caseFilesFolder = 'cases'

export const caseFileFolderOf = (fileId: string) => `${caseFilesFolder}/${fileId}`

export const caseFileOf = (fileId: string) => `${caseFileFolderOf(fileId)}/file`

export const fileIdOf = (folder: string) => folder.slice(folder.lastIndexOf('/') + 1)
