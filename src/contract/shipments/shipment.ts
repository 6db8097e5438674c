import * as z from 'zod/mini'
import { caseId } from '#contract/cases/case-fields.ts'
import { freightKinds } from '#contract/deals/deal-rules.ts'
import { endpoint } from '#contract/endpoint.ts'
import {
  blankLineOf,
  blankTextOf,
  idOf,
  indianDay,
  moment,
  orderId,
  quantity,
  rupees,
  textOf,
} from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { successFields, successReply, successWithMessage } from '#contract/reply.ts'
import { byRule } from '#contract/rule.ts'
import { shipments as texts } from '#contract/texts/shipments.ts'
import { ewayRule } from './eway-rule.ts'
import { shipmentLimits, toPlainNumber, transportRules } from './shipment-rules.ts'
import { transportChange } from './transport-change.ts'

export const shipmentId = idOf('Shipment not found')

export const transportMode = z.enum(['road', 'rail', 'air', 'ship'], 'This choice does not exist')
export type TransportMode = z.infer<typeof transportMode>

/** Regular, or over-dimensional cargo. */
export const vehicleKind = z.enum(['R', 'O'], 'This choice does not exist')

const plainNumber = (rule: (typeof transportRules)[keyof typeof transportRules]) =>
  z.pipe(z.string(texts.numberText.content).check(byRule(rule)), z.transform(toPlainNumber))

const distance = z
  .int(texts.distanceWhole.content)
  .check(
    z.minimum(0, texts.distanceNegative.content),
    z.maximum(shipmentLimits.distance, texts.distanceMost.content),
  )
const packages = z
  .int(texts.packagesWhole.content)
  .check(
    z.minimum(1, texts.packagesLeast.content),
    z.maximum(shipmentLimits.packages, texts.packagesMost.content),
  )

/** What may be said of a transport, when goods leave or later. Of a change, what is missing stays. */
const transportFields = {
  mode: z.optional(transportMode),
  transporter_name: z.optional(blankLineOf('transporterName', shipmentLimits.transporterName)),
  transporter_id: z.optional(plainNumber(transportRules.transporter_id)),
  /** Of the lorry receipt, railway receipt, airway bill or bill of lading. */
  doc_no: z.optional(blankLineOf('transportDocument', shipmentLimits.docNo)),
  doc_date: z.optional(z.nullable(indianDay)),
  vehicle_no: z.optional(plainNumber(transportRules.vehicle_no)),
  vehicle_kind: z.optional(vehicleKind),
  distance_km: z.optional(z.nullable(distance)),
  packages: z.optional(z.nullable(packages)),
  expected_on: z.optional(z.nullable(indianDay)),
  ewb_no: z.optional(plainNumber(transportRules.ewb_no)),
  /** When the e-way bill was generated; today where nothing is said. */
  ewb_on: z.optional(z.nullable(indianDay)),
}

const shipmentLine = z.object({
  line_number: z.int(),
  product_name: z.string(),
  unit: z.string(),
  quantity: z.int(),
  /** What the buyer confirmed, once that is done. */
  accepted: z.nullable(z.int()),
  short: z.nullable(z.int()),
  damaged: z.nullable(z.int()),
})

/**
 * Of goods that have come: 'open' while the buyer may confirm them, 'confirmed' by the buyer, or 'deemed' accepted,
 * because nothing was said in time.
 */
const acceptance = z.enum(['open', 'confirmed', 'deemed'])

const shipment = z.object({
  shipment_id: z.uuid(),
  seq: z.int(),
  /** The problem for which these goods are sent again; missing where they are part of what was ordered. */
  replaces: z.optional(z.string()),
  mode: transportMode,
  transporter_name: z.string(),
  transporter_id: z.string(),
  doc_no: z.string(),
  doc_date: z.nullable(indianDay),
  vehicle_no: z.string(),
  vehicle_kind: vehicleKind,
  distance_km: z.nullable(z.int()),
  packages: z.nullable(z.int()),
  expected_on: z.nullable(indianDay),
  ewb_no: z.string(),
  ewb_on: z.nullable(indianDay),
  ewb_valid_until: z.nullable(moment),
  dispatched_at: moment,
  delivered_at: z.nullable(moment),
  received_at: z.nullable(moment),
  receipt_note: z.nullable(z.string()),
  has_proof: z.boolean(),
  /** Missing while the goods are on their way. */
  acceptance: z.optional(acceptance),
  /** The last day in India on which the buyer may confirm. */
  confirm_until: z.nullable(indianDay),
  /** The day of acceptance, from which payments may count. */
  accepted_on: z.nullable(indianDay),
  /** Of the delivery challan. */
  challan: z.nullable(z.string()),
  /** Its seller took it back, as noted by mistake: nothing of it counts as sent. */
  taken_back: z.optional(z.object({ reason: z.string(), at: moment })),
  /** With tax, in rupees. */
  value: rupees,
  lines: z.array(shipmentLine),
  /** What carried it before. */
  earlier_vehicles: z.array(z.object({ vehicle_no: z.string(), doc_no: z.string(), until: moment })),
  /** What else was said of the transport before, oldest first. Missing in answers of earlier servers. */
  changes: z.optional(z.array(transportChange)),
})
export type Shipment = z.infer<typeof shipment>

/** A line of the order, with what is not sent yet. */
const orderedLine = z.object({
  line_number: z.int(),
  product_name: z.string(),
  unit: z.string(),
  quantity: z.int(),
  left: z.int(),
  /** Rupees, with tax. */
  unit_price: rupees,
  /** What is taken off all of it. */
  discount: z.optional(rupees),
})

const noLines = texts.noLines.content

export const sendShipment = endpoint({
  method: 'POST',
  path: '/api/orders/:orderId/shipments',
  access: 'seller',
  status: 201,
  keyed: true,
  about:
    'Sends goods of an order, all or a part, never more than was ordered, or once more those that a problem with it is settled by. The first shipment makes the order Shipped; a delivery challan gets the next number of its series.',
  input: z.object({
    orderId,
    /** A problem whose outcome is a replacement: these goods are sent again for it. */
    caseId: z.optional(caseId),
    lines: z
      .array(z.object({ line_number: z.int(noLines), quantity }))
      .check(z.minLength(1, noLines), z.maxLength(limits.cart.lines, noLines)),
    ...transportFields,
  }),
  reply: z.object({ ...successWithMessage, shipment_id: z.uuid() }),
})

export const listShipments = endpoint({
  method: 'GET',
  path: '/api/orders/:orderId/shipments',
  access: 'user',
  about: 'The shipments of an order, oldest first, and what is left to send, for its buyer and its seller.',
  input: z.object({ orderId }),
  reply: z.object({
    ...successFields,
    shipments: z.array(shipment),
    lines: z.array(orderedLine),
    /** What is to be sent again for problems, with what is not; missing where there is nothing. */
    replacements: z.optional(z.array(z.object({ case_id: z.string(), lines: z.array(orderedLine) }))),
    promised_on: z.nullable(indianDay),
    /** Who pays the carrier, as it was read before the order; missing where nothing was said. */
    freight: z.optional(z.enum(freightKinds)),
    /** The order is cancelled, but some of its goods are not back. */
    is_cancelled_on_the_way: z.boolean(),
    /** Whether an invoice or bill of supply is issued. */
    is_billed: z.boolean(),
    /** When an e-way bill is wanted; missing where a state is not known. */
    eway_rule: z.optional(ewayRule),
  }),
})
export type ShipmentsOfOrder = z.infer<typeof listShipments.reply>

export const changeShipment = endpoint({
  method: 'PUT',
  path: '/api/shipments/:shipmentId',
  access: 'seller',
  about: 'Changes what is known of a transport. An earlier vehicle stays in the history of the shipment.',
  input: z.object({ shipmentId, ...transportFields }),
  reply: successReply,
})

export const takeBackShipment = endpoint({
  method: 'POST',
  path: '/api/shipments/:shipmentId/withdraw',
  access: 'seller',
  about:
    'Takes back a shipment that was noted by mistake, with a reason, until its goods have come: they are left to send again, and its challan is cancelled.',
  input: z.object({ shipmentId, reason: textOf('reason', limits.text.reason) }),
  reply: successReply,
})

export const markDelivered = endpoint({
  method: 'POST',
  path: '/api/shipments/:shipmentId/delivered',
  access: 'seller',
  about:
    'Says that a shipment has arrived. Once all goods have, a Shipped order is Delivered. Saying it again changes nothing.',
  input: z.object({ shipmentId }),
  reply: successReply,
})

const piece = z
  .int(texts.pieceWhole.content)
  .check(z.minimum(0, texts.pieceNegative.content), z.maximum(limits.cart.quantity, texts.pieceMost.content))

export const confirmReceipt = endpoint({
  method: 'POST',
  path: '/api/shipments/:shipmentId/receipt',
  access: 'user',
  about:
    'The buyer confirms by line what came: accepted, short and damaged, together what was sent. Possible until 15 days after the delivery; then the goods count as accepted.',
  input: z.object({
    shipmentId,
    lines: z
      .array(
        z.object({
          line_number: z.int(texts.everyLine.content),
          accepted: piece,
          short: z._default(piece, 0),
          damaged: z._default(piece, 0),
        }),
      )
      .check(
        z.minLength(1, texts.everyLine.content),
        z.maxLength(limits.cart.lines, texts.everyLine.content),
      ),
    note: z.optional(blankTextOf('note', shipmentLimits.note)),
  }),
  reply: successReply,
})

export const setPromisedDay = endpoint({
  method: 'PUT',
  path: '/api/orders/:orderId/promised',
  access: 'seller',
  about: 'Sets the day by which the goods of an order leave; null takes it back.',
  input: z.object({ orderId, promised_on: z.nullable(indianDay) }),
  reply: successReply,
})
