import { shipmentLimits } from '#contract/shipments/shipment-rules.ts'
import { isPortalPlate } from '#contract/shipments/vehicle-number.ts'
import { portals as texts } from '#contract/texts/books/portals.ts'
import type { Einvoice, EinvoicePaper } from './einvoice.rules.ts'
import { einvoiceCheck } from './einvoice-list.rules.ts'
import { unregistered } from './eway-bill.rules.ts'
import {
  dayOf,
  isRailReceipt,
  isStateOf,
  isTransporterNumber,
  isTransportNumber,
  longestWithinPin,
} from './patterns.rules.ts'
import { type Failure, failsIf, firstField, type PortalChecks } from './portal-check.rules.ts'

const source = 'Error codes of e-way bills by IRN, as printed by cleartax.in'
const road = '1'
const rail = '2'
const ship = '4'

type Way = NonNullable<Einvoice['EwbDtls']>

/** Only a document that also says how the goods go gets an e-way bill with its IRN. */
const ofWay =
  (find: (way: Way, paper: EinvoicePaper) => Failure | undefined) =>
  (paper: EinvoicePaper): Failure | undefined =>
    paper.document.EwbDtls && find(paper.document.EwbDtls, paper)

const advisory = {
  since: '2026-08-01',
  source: 'Advisory of the GST network of 17 June 2026 on the GST number where goods are shipped to',
} as const

const ofShipTo: PortalChecks<EinvoicePaper> = {
  'irp-5002': einvoiceCheck({
    code: '5002',
    field: 'ShipDtls.Gstin',
    sentence: texts.buyerNumber,
    ...advisory,
    find: ofWay((_way, { document: { ShipDtls: ship } }) => failsIf(ship !== undefined && !ship.Gstin)),
  }),
  'irp-2323': einvoiceCheck({
    code: '2323',
    field: 'ShipDtls.Gstin',
    sentence: texts.sameConsignee,
    ...advisory,
    find: ({ document: { BuyerDtls: buyer, ShipDtls: ship } }) =>
      failsIf(ship?.Gstin !== undefined && ship.Gstin === buyer.Gstin),
  }),
  'irp-2325': einvoiceCheck({
    code: '2325',
    field: 'ShipDtls.Stcd',
    sentence: texts.buyerState,
    ...advisory,
    find: ofWay((_way, { document: { ShipDtls: ship } }) =>
      failsIf(
        Boolean(ship?.Gstin) &&
          ship?.Gstin !== unregistered &&
          !isStateOf(ship?.Gstin ?? '', ship?.Stcd ?? ''),
      ),
    ),
  }),
}

/** Goods go from the seller to where they are shipped, else to the buyer. */
const isWithinPin = ({ document: { SellerDtls, BuyerDtls, ShipDtls } }: EinvoicePaper) =>
  SellerDtls.Pin === (ShipDtls ?? BuyerDtls).Pin

/** A distance of 0 has the portal compute it, which it cannot within a PIN code. */
const ofDistance: PortalChecks<EinvoicePaper> = {
  'irp-4013': einvoiceCheck({
    code: '4013',
    field: 'EwbDtls.Distance',
    sentence: texts.distance,
    source,
    find: ofWay(({ Distance }) => failsIf(!(Distance >= 0 && Distance <= shipmentLimits.distance))),
  }),
  'irp-4029': einvoiceCheck({
    code: '4029',
    field: 'EwbDtls.Distance',
    sentence: texts.distanceWithinPin,
    source,
    find: ofWay(({ Distance }, paper) => failsIf(isWithinPin(paper) && Distance === 0)),
  }),
  'irp-4038': einvoiceCheck({
    code: '4038',
    field: 'EwbDtls.Distance',
    sentence: texts.distanceWithinPin,
    source,
    find: ofWay(({ Distance }, paper) => failsIf(isWithinPin(paper) && Distance > longestWithinPin)),
  }),
}

const ofTransport: PortalChecks<EinvoicePaper> = {
  'irp-4014': einvoiceCheck({
    code: '4014',
    field: 'EwbDtls.VehNo',
    sentence: texts.vehicle,
    source,
    find: ofWay(({ VehNo }) => failsIf(VehNo !== undefined && !isPortalPlate(VehNo))),
  }),
  'irp-4018': einvoiceCheck({
    code: '4018',
    field: 'EwbDtls.TransId',
    sentence: texts.transporterNumber,
    source,
    find: ofWay(({ TransId }) => failsIf(TransId !== undefined && !isTransporterNumber(TransId))),
  }),
  'irp-4012': einvoiceCheck({
    code: '4012',
    field: 'EwbDtls.TransDocNo',
    sentence: texts.transportMissing,
    source,
    find: ofWay(({ TransMode, TransDocNo, TransDocDt }) =>
      TransMode === road
        ? undefined
        : firstField({
            'EwbDtls.TransDocNo': TransDocNo === undefined,
            'EwbDtls.TransDocDt': TransDocDt === undefined,
          }),
    ),
  }),
  'irp-2140-TransDocNo': einvoiceCheck({
    code: '2140',
    field: 'EwbDtls.TransDocNo',
    sentence: texts.transportNumber,
    find: ofWay(({ TransDocNo }) => failsIf(TransDocNo !== undefined && !isTransportNumber(TransDocNo))),
  }),
  'irp-4042': einvoiceCheck({
    code: '4042',
    field: 'EwbDtls.TransDocNo',
    sentence: texts.railReceipt,
    since: '2024-12-17',
    source: 'Additional validations of the e-way bill API of 17 December 2024, as printed by zoho.com',
    find: ofWay(({ TransMode, TransDocNo }) =>
      failsIf(TransMode === rail && TransDocNo !== undefined && !isRailReceipt(TransDocNo)),
    ),
  }),
  'irp-4016': einvoiceCheck({
    code: '4016',
    field: 'EwbDtls.TransDocDt',
    sentence: texts.transportDay,
    source,
    find: ofWay(({ TransDocDt }, { today }) =>
      failsIf(TransDocDt !== undefined && !((dayOf(TransDocDt) ?? '9') <= today)),
    ),
  }),
  'irp-4021': einvoiceCheck({
    code: '4021',
    field: 'EwbDtls.TransDocDt',
    sentence: texts.transportBefore,
    source,
    find: ofWay(({ TransDocDt }, { document }) =>
      failsIf(TransDocDt !== undefined && (dayOf(TransDocDt) ?? '9') < (dayOf(document.DocDtls.Dt) ?? '')),
    ),
  }),
  'irp-4024': einvoiceCheck({
    code: '4024',
    field: 'EwbDtls.VehType',
    sentence: texts.oversize,
    source,
    find: ofWay(({ VehType, TransMode }) => failsIf(VehType === 'O' && ![road, ship].includes(TransMode))),
  }),
  'irp-4039': einvoiceCheck({
    code: '4039',
    field: 'EwbDtls.VehType',
    sentence: texts.shipCargo,
    source,
    find: ofWay(({ VehType, TransMode }) => failsIf(VehType === 'R' && TransMode === ship)),
  }),
  'irp-4027': einvoiceCheck({
    code: '4027',
    field: 'EwbDtls.TransId',
    sentence: texts.partA,
    source,
    find: ofWay(({ TransId, TransMode, VehNo }) =>
      failsIf(TransMode === road && VehNo === undefined && TransId === undefined),
    ),
  }),
}

export const einvoiceTransportChecks: PortalChecks<EinvoicePaper> = {
  ...ofShipTo,
  ...ofDistance,
  ...ofTransport,
}
