import type { StoredFile } from '#contract/reply.ts'
import { getCaseFile } from '#server/cases/case-file.service.ts'
import { getFile } from '#server/chats/file.service.ts'
import type { Clock } from '#server/documents/clock.rules.ts'
import { getDocumentFile, getFileOfOperator } from '#server/documents/document.service.ts'
import { notFound } from '#server/errors.ts'
import { addressOf, fileOf } from '#server/media/picture-address.rules.ts'
import { getProof as getPaymentProof } from '#server/payments/proof.service.ts'
import { getReceipt } from '#server/payments/receipt.service.ts'
import type { Services } from '#server/services.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import { getChallan } from '#server/shipments/challan.service.ts'
import { getProof as getDeliveryProof } from '#server/shipments/shipment.service.ts'
import type { OwnFile } from './own-data.queries.ts'

type Making = { readonly services: Services; readonly caller: Caller; readonly clock: Clock }
type Read = (making: Making, file: OwnFile) => Promise<Pick<StoredFile, 'media_type' | 'bytes'>>

const folders: Readonly<Record<OwnFile['kind'], string>> = {
  document: 'documents',
  'plan-document': 'documents/plan',
  receipt: 'receipts',
  payment: 'payments',
  challan: 'challans',
  delivery: 'deliveries',
  problem: 'problems',
  chat: 'chats',
  application: 'applications',
  picture: 'pictures',
}

const reads: Readonly<Record<OwnFile['kind'], Read>> = {
  document: ({ services, caller }, { id }) =>
    getDocumentFile(services, caller, { documentId: id, copy: 'original' }),
  'plan-document': ({ services }, { id }) => getFileOfOperator(services, id, 'original'),
  receipt: ({ services, caller, clock }, { id }) => getReceipt(services, caller, id, clock),
  payment: ({ services, caller }, { id }) => getPaymentProof(services, caller, id),
  challan: ({ services, caller, clock }, { id }) =>
    getChallan(services, caller, { shipmentId: id, copy: 'original' }, clock),
  delivery: ({ services, caller }, { id }) => getDeliveryProof(services, caller, id),
  problem: ({ services, caller }, { parent, id }) => getCaseFile(services, caller, parent, id),
  chat: ({ services, caller }, { parent, id }) => getFile(services, caller, { roomId: parent, fileId: id }),
  application: async ({ services }, { id }) => webp(await services.sealedFiles.get(id)),
  picture: async ({ services }, { id }) => {
    const address = addressOf(id.replace('/media/', ''))
    return webp(address && (await services.storage.get(fileOf(address.pictureId, address.width))))
  },
}

/** Where a file of the caller stands in the pack, and how it is read, by the rules that hold for its own page. */
export const readerOf = (making: Making, file: OwnFile) => ({
  name: `${folders[file.kind]}/${nameOf(file)}`,
  read: () => reads[file.kind](making, file),
})

function nameOf({ kind, parent, id }: OwnFile) {
  if (kind === 'picture') return id.replace('/media/', '').replace('.webp', '').replaceAll('/', '-')
  const own = id.slice(id.lastIndexOf('/') + 1)
  return `${parent.replaceAll('/', '-')}-${own}`
}

function webp(bytes: Buffer | undefined): Pick<StoredFile, 'media_type' | 'bytes'> {
  if (!bytes) throw notFound('file')
  return { media_type: 'image/webp', bytes }
}
