/** Contains a folder of a sealed file for each payment that one came with. */
export const proofsFolder = 'payments'

export const proofFolderOf = (paymentId: string) => `${proofsFolder}/${paymentId}`

export const proofOf = (paymentId: string) => `${proofFolderOf(paymentId)}/proof`

export const paymentIdOf = (folder: string) => folder.slice(folder.lastIndexOf('/') + 1)

/** Contains a folder of a sealed file for each receipt voucher. */
export const receiptsFolder = 'receipts'

export const receiptFileOf = (paymentId: string) => `${receiptsFolder}/${paymentId}/original.pdf`
