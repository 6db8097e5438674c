import { shipmentLimits } from '#contract/shipments/shipment-rules.ts'
import { isPortalPlate } from '#contract/shipments/vehicle-number.ts'
import { portals as texts } from '#contract/texts/books/portals.ts'
import { type EwayBill, type EwayPaper, rail, road, ship } from './eway-bill.rules.ts'
import { ewayCheck } from './eway-list.rules.ts'
import {
  dayOf,
  isRailReceipt,
  isTransporterNumber,
  isTransportNumber,
  longestWithinPin,
} from './patterns.rules.ts'
import { failsIf, firstField, type PortalChecks } from './portal-check.rules.ts'

/** What is said of a transport is checked where it is said: most of it may come later, at the portal. */
const isStated = (text: string, isGood: (text: string) => boolean) => text !== '' && !isGood(text)

const isWithinPin = ({ fromPincode, toPincode }: EwayBill) => fromPincode === toPincode

/** A distance of 0 has the portal compute it, which it cannot within a PIN code. */
const ofDistance: PortalChecks<EwayPaper> = {
  'eway-221': ewayCheck({
    code: '221',
    field: 'transDistance',
    sentence: texts.distance,
    find: ({ bill }) => failsIf(!(bill.transDistance >= 0 && bill.transDistance <= shipmentLimits.distance)),
  }),
  'eway-721': ewayCheck({
    code: '721',
    field: 'transDistance',
    sentence: texts.distanceWithinPin,
    find: ({ bill }) => failsIf(isWithinPin(bill) && bill.transDistance === 0),
  }),
  'eway-702': ewayCheck({
    code: '702',
    field: 'transDistance',
    sentence: texts.distanceWithinPin,
    find: ({ bill }) => failsIf(isWithinPin(bill) && bill.transDistance > longestWithinPin),
  }),
}

const ofForm: PortalChecks<EwayPaper> = {
  'eway-220': ewayCheck({
    code: '220',
    field: 'transMode',
    sentence: texts.mode,
    find: ({ bill }) => failsIf(![1, 2, 3, 4].includes(bill.transMode)),
  }),
  'eway-222': ewayCheck({
    code: '222',
    field: 'transporterId',
    sentence: texts.transporterNumber,
    find: ({ bill }) => failsIf(isStated(bill.transporterId, isTransporterNumber)),
  }),
  'eway-223': ewayCheck({
    code: '223',
    field: 'transDocNo',
    sentence: texts.transportNumber,
    find: ({ bill }) => failsIf(isStated(bill.transDocNo, isTransportNumber)),
  }),
  'eway-823': ewayCheck({
    code: '823',
    field: 'transDocNo',
    sentence: texts.railReceipt,
    since: '2024-12-17',
    source: 'Additional validations of the e-way bill API of 17 December 2024, as printed by zoho.com',
    find: ({ bill }) => failsIf(bill.transMode === rail && isStated(bill.transDocNo, isRailReceipt)),
  }),
  'eway-224': ewayCheck({
    code: '224',
    field: 'transDocDate',
    sentence: texts.transportDay,
    find: ({ bill, today }) => failsIf(isStated(bill.transDocDate, (text) => (dayOf(text) ?? '9') <= today)),
  }),
  'eway-225': ewayCheck({
    code: '225',
    field: 'vehicleNo',
    sentence: texts.vehicle,
    find: ({ bill }) => failsIf(isStated(bill.vehicleNo, isPortalPlate)),
  }),
}

const together: PortalChecks<EwayPaper> = {
  'eway-362': ewayCheck({
    code: '362',
    field: 'transDocDate',
    sentence: texts.transportBefore,
    find: ({ bill }) => failsIf((dayOf(bill.transDocDate) ?? '9') < (dayOf(bill.docDate) ?? '')),
  }),
  'eway-385': ewayCheck({
    code: '385',
    field: 'transDocNo',
    sentence: texts.transportMissing,
    find: ({ bill }) =>
      bill.transMode === road
        ? undefined
        : firstField({ transDocNo: bill.transDocNo === '', transDocDate: bill.transDocDate === '' }),
  }),
  'eway-619': ewayCheck({
    code: '619',
    field: 'transporterId',
    sentence: texts.partA,
    find: ({ bill }) =>
      failsIf(bill.transMode === road && bill.vehicleNo === '' && bill.transporterId === ''),
  }),
  'eway-634': ewayCheck({
    code: '634',
    field: 'vehicleType',
    sentence: texts.oversize,
    find: ({ bill }) => failsIf(bill.vehicleType === 'O' && ![road, ship].includes(bill.transMode)),
  }),
  'eway-726': ewayCheck({
    code: '726',
    field: 'vehicleType',
    sentence: texts.shipCargo,
    find: ({ bill }) => failsIf(bill.vehicleType === 'R' && bill.transMode === ship),
  }),
}

export const ewayTransportChecks: PortalChecks<EwayPaper> = { ...ofDistance, ...ofForm, ...together }
