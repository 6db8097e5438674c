import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { storedFile, successReply } from '#contract/reply.ts'
import { shipments } from '#contract/texts/shipments.ts'
import { shipmentId } from './shipment.ts'

export const saveProof = endpoint({
  method: 'PUT',
  path: '/api/shipments/:shipmentId/proof',
  access: 'seller',
  body: 'chatFile',
  about:
    'Stores the photo that proves a delivery (a data-URL of at most 5 MB); a later one replaces it, until the buyer has confirmed what came.',
  input: z.object({ shipmentId, photo: z.string(shipments.photo.content) }),
  reply: successReply,
})

export const getProof = endpoint({
  method: 'GET',
  path: '/api/shipments/:shipmentId/proof',
  access: 'user',
  produces: 'application/octet-stream',
  about: 'The photo that proves a delivery, for the buyer and the seller of the order.',
  input: z.object({ shipmentId }),
  reply: storedFile,
})

const copies = ['original', 'duplicate', 'triplicate'] as const
export type ChallanCopy = (typeof copies)[number]

export const getChallan = endpoint({
  method: 'GET',
  path: '/api/shipments/:shipmentId/challan.pdf',
  access: 'user',
  produces: 'application/octet-stream',
  about:
    'The delivery challan of a shipment as a PDF file: the original for the consignee, the duplicate for the transporter or the triplicate for the consigner. Its bytes stay the same.',
  input: z.object({
    shipmentId,
    copy: z._default(z.enum(copies, 'This choice does not exist'), 'original'),
  }),
  reply: storedFile,
})

export const getEwayFile = endpoint({
  method: 'GET',
  path: '/api/shipments/:shipmentId/eway.json',
  access: 'seller',
  produces: 'application/octet-stream',
  about: 'A shipment as the file that the e-way bill portal takes (version 1.0.0621).',
  input: z.object({ shipmentId }),
  reply: storedFile,
})
