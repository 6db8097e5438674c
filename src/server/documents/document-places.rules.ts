/** Contains a folder of sealed files for each invoice and credit note. */
export const documentsFolder = 'documents'

export const documentFileOf = (invoiceId: string, name: string) =>
  `${documentsFolder}/${invoiceId}/${name}.pdf`
