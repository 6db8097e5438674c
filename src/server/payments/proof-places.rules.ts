/** Contains the sealed files that came with payments. */
export const proofsFolder = 'payments'

export const proofOf = (paymentId: string) => `${proofsFolder}/${paymentId}`

export const paymentIdOf = (fileName: string) => fileName.slice(fileName.lastIndexOf('/') + 1)
