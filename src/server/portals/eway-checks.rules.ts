import { isTooOldForEway } from '#contract/shipments/eway-validity.ts'
import { portals as texts } from '#contract/texts/books/portals.ts'
import { type EwayPaper, regular } from './eway-bill.rules.ts'
import { ewayGoodsChecks } from './eway-goods-checks.rules.ts'
import { ewayCheck } from './eway-list.rules.ts'
import { ewayPartyChecks } from './eway-party-checks.rules.ts'
import { ewayTransportChecks } from './eway-transport-checks.rules.ts'
import { dayOf, isDocumentNumber } from './patterns.rules.ts'
import { failsIf, type PortalChecks } from './portal-check.rules.ts'

/** Supplies, lots and others, each with the documents that they take (the portal's master codes, irisgst.com). */
const documentsOf: Readonly<Record<number, readonly string[]>> = {
  1: ['INV', 'BIL'],
  8: ['CHL'],
  9: ['INV', 'BIL', 'CHL'],
}
const others = 8

const ofDocument: PortalChecks<EwayPaper> = {
  'eway-203': ewayCheck({
    code: '203',
    field: 'subSupplyType',
    sentence: texts.movement,
    find: ({ bill }) => failsIf(bill.supplyType !== 'O' || !(bill.subSupplyType in documentsOf)),
  }),
  'eway-205': ewayCheck({
    code: '205',
    field: 'docType',
    sentence: texts.documentKind,
    find: ({ bill }) => failsIf(!documentsOf[bill.subSupplyType]?.includes(bill.docType)),
  }),
  'eway-206': ewayCheck({
    code: '206',
    field: 'docNo',
    sentence: texts.documentNumber,
    find: ({ bill }) => failsIf(!isDocumentNumber(bill.docNo)),
  }),
  'eway-207': ewayCheck({
    code: '207',
    field: 'docDate',
    sentence: texts.documentDay,
    find: ({ bill, today }) => failsIf(!((dayOf(bill.docDate) ?? '9') <= today)),
  }),
  'eway-377': ewayCheck({
    code: '377',
    field: 'subSupplyDesc',
    sentence: texts.described,
    find: ({ bill }) => failsIf(bill.subSupplyType === others && !/^\S.{0,19}$/u.test(bill.subSupplyDesc)),
  }),
  'eway-714': ewayCheck({
    code: '714',
    field: 'docType',
    sentence: texts.compositionBill,
    find: ({ bill, isComposition }) => failsIf(isComposition && bill.docType === 'INV'),
  }),
  'eway-820': ewayCheck({
    code: '820',
    field: 'docDate',
    sentence: texts.documentAge,
    since: '2025-01-01',
    source: 'Advisory of the GST network of 17 December 2024',
    find: ({ bill, today, documentDays }) =>
      isTooOldForEway(dayOf(bill.docDate) ?? today, today, documentDays) ? { days: documentDays } : undefined,
  }),
  'eway-644': ewayCheck({
    code: '644',
    field: 'actualToStateCode',
    sentence: texts.statesDiffer,
    find: ({ bill }) => failsIf(bill.transType === regular && bill.toStateCode !== bill.actualToStateCode),
  }),
}

/** What the portal of e-way bills checks of a sale, in the order of its form. */
export const ewayChecks: PortalChecks<EwayPaper> = {
  ...ofDocument,
  ...ewayPartyChecks,
  ...ewayGoodsChecks,
  ...ewayTransportChecks,
}
