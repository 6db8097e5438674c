import { portals as texts } from '#contract/texts/books/portals.ts'
import { type EwayPaper, unregistered } from './eway-bill.rules.ts'
import { ewayCheck } from './eway-list.rules.ts'
import { isGstin, isPinOf, isState, isStateOf } from './patterns.rules.ts'
import { failsIf, firstField, type PortalChecks } from './portal-check.rules.ts'

const isBlank = (text: string) => text.trim() === ''

const ofSeller: PortalChecks<EwayPaper> = {
  'eway-208': ewayCheck({
    code: '208',
    field: 'fromGstin',
    sentence: texts.ownNumber,
    find: ({ bill }) => failsIf(!isGstin(bill.fromGstin)),
  }),
  'eway-359': ewayCheck({
    code: '359',
    field: 'userGstin',
    sentence: texts.ownNumber,
    find: ({ bill }) => failsIf(bill.userGstin !== bill.fromGstin),
  }),
  'eway-229': ewayCheck({
    code: '229',
    field: 'fromTrdName',
    sentence: texts.ownName,
    find: ({ bill }) => failsIf(isBlank(bill.fromTrdName)),
  }),
  'eway-209': ewayCheck({
    code: '209',
    field: 'fromAddr1',
    sentence: texts.ownAddress,
    find: ({ bill }) => failsIf(isBlank(bill.fromAddr1)),
  }),
  'eway-230': ewayCheck({
    code: '230',
    field: 'fromPlace',
    sentence: texts.ownPlace,
    find: ({ bill }) => failsIf(isBlank(bill.fromPlace)),
  }),
  'eway-211': ewayCheck({
    code: '211',
    field: 'fromStateCode',
    sentence: texts.ownState,
    find: ({ bill }) =>
      firstField({
        fromStateCode: !(isState(bill.fromStateCode) && isStateOf(bill.fromGstin, bill.fromStateCode)),
        actualFromStateCode: !isState(bill.actualFromStateCode),
      }),
  }),
  'eway-210': ewayCheck({
    code: '210',
    field: 'fromPincode',
    sentence: texts.ownPin,
    find: ({ bill }) => failsIf(!isPinOf(bill.fromPincode, bill.actualFromStateCode)),
  }),
}

const ofBuyer: PortalChecks<EwayPaper> = {
  'eway-212': ewayCheck({
    code: '212',
    field: 'toGstin',
    sentence: texts.buyerNumber,
    find: ({ bill }) => failsIf(bill.toGstin !== unregistered && !isGstin(bill.toGstin)),
  }),
  'eway-231': ewayCheck({
    code: '231',
    field: 'toTrdName',
    sentence: texts.buyerName,
    find: ({ bill }) => failsIf(isBlank(bill.toTrdName)),
  }),
  'eway-213': ewayCheck({
    code: '213',
    field: 'toAddr1',
    sentence: texts.buyerAddress,
    find: ({ bill }) => failsIf(isBlank(bill.toAddr1)),
  }),
  'eway-232': ewayCheck({
    code: '232',
    field: 'toPlace',
    sentence: texts.buyerPlace,
    find: ({ bill }) => failsIf(isBlank(bill.toPlace)),
  }),
  'eway-215': ewayCheck({
    code: '215',
    field: 'toStateCode',
    sentence: texts.buyerState,
    find: ({ bill }) =>
      firstField({
        toStateCode: !(
          isState(bill.toStateCode) &&
          (bill.toGstin === unregistered || isStateOf(bill.toGstin, bill.toStateCode))
        ),
        actualToStateCode: !isState(bill.actualToStateCode),
      }),
  }),
  'eway-214': ewayCheck({
    code: '214',
    field: 'toPincode',
    sentence: texts.buyerPin,
    find: ({ bill }) => failsIf(!isPinOf(bill.toPincode, bill.actualToStateCode)),
  }),
}

export const ewayPartyChecks: PortalChecks<EwayPaper> = { ...ofSeller, ...ofBuyer }
