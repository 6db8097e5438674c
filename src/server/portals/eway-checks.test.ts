import { expect, test } from 'vitest'
import { ewayPaper } from '#server/testing/portals/sound-papers.ts'
import type { EwayBill, EwayItem, EwayPaper } from './eway-bill.rules.ts'
import { ewayChecks } from './eway-checks.rules.ts'
import { isRailReceipt } from './patterns.rules.ts'
import { refusalOf } from './portal.service.ts'

const bill = (wrong: Partial<EwayBill>): EwayPaper => ({
  ...ewayPaper,
  bill: { ...ewayPaper.bill, ...wrong },
})
const goods = (wrong: Partial<EwayItem>) =>
  bill({ itemList: ewayPaper.bill.itemList.map((item) => ({ ...item, ...wrong })) })

const wrongBills: Readonly<Record<string, readonly [EwayPaper, string]>> = {
  'eway-203': [bill({ subSupplyType: 3 }), 'subSupplyType'],
  'eway-205': [bill({ docType: 'CHL' }), 'docType'],
  'eway-206': [bill({ docNo: '/26-27/0001' }), 'docNo'],
  'eway-207': [bill({ docDate: '17/10/2026' }), 'docDate'],
  'eway-377': [bill({ subSupplyType: 8, docType: 'CHL' }), 'subSupplyDesc'],
  'eway-714': [{ ...ewayPaper, isComposition: true }, 'docType'],
  'eway-820': [bill({ docDate: '15/04/2026' }), 'docDate'],
  'eway-644': [bill({ actualToStateCode: 33 }), 'actualToStateCode'],
  'eway-208': [bill({ fromGstin: '33AABCK0007F1Z5' }), 'fromGstin'],
  'eway-359': [bill({ userGstin: '23AABCU9603R1ZV' }), 'userGstin'],
  'eway-229': [bill({ fromTrdName: ' ' }), 'fromTrdName'],
  'eway-209': [bill({ fromAddr1: '' }), 'fromAddr1'],
  'eway-230': [bill({ fromPlace: '' }), 'fromPlace'],
  'eway-211': [bill({ fromStateCode: 32 }), 'fromStateCode'],
  'eway-210': [bill({ fromPincode: 450_001 }), 'fromPincode'],
  'eway-212': [bill({ toGstin: '23AABCU9603R1Z5' }), 'toGstin'],
  'eway-231': [bill({ toTrdName: '' }), 'toTrdName'],
  'eway-213': [bill({ toAddr1: '' }), 'toAddr1'],
  'eway-232': [bill({ toPlace: '' }), 'toPlace'],
  'eway-215': [bill({ toStateCode: 33 }), 'toStateCode'],
  'eway-214': [bill({ toPincode: 625_001 }), 'toPincode'],
  'eway-233': [bill({ itemList: [] }), 'itemList'],
  'eway-216': [goods({ hsnCode: '25232' }), 'hsnCode'],
  'eway-283': [{ ...goods({ hsnCode: '2523' }), digits: 6 }, 'hsnCode'],
  'eway-217': [goods({ qtyUnit: 'BAGS' }), 'qtyUnit'],
  'eway-402': [goods({ quantity: 0 }), 'quantity'],
  'eway-251': [goods({ igstRate: 0, cgstRate: 9 }), 'sgstRate'],
  'eway-218': [bill({ toStateCode: 33, actualToStateCode: 33 }), 'igstRate'],
  'eway-219': [goods({ igstRate: 0, cgstRate: 9, sgstRate: 9 }), 'cgstRate'],
  'eway-234': [goods({ taxableAmount: -1 }), 'taxableAmount'],
  'eway-627': [bill({ sgstValue: -1 }), 'sgstValue'],
  'eway-620': [bill({ totInvValue: 116 }), 'totInvValue'],
  'eway-220': [bill({ transMode: 5 }), 'transMode'],
  'eway-221': [bill({ transDistance: 4_001 }), 'transDistance'],
  'eway-721': [bill({ toPincode: ewayPaper.bill.fromPincode, transDistance: 0 }), 'transDistance'],
  'eway-702': [bill({ toPincode: ewayPaper.bill.fromPincode, transDistance: 101 }), 'transDistance'],
  'eway-222': [bill({ transporterId: 'VRL' }), 'transporterId'],
  'eway-223': [bill({ transDocNo: 'जी/२२०८' }), 'transDocNo'],
  'eway-823': [bill({ transMode: 2, transDocNo: 'RR-12' }), 'transDocNo'],
  'eway-224': [bill({ transDocDate: '17/10/2026' }), 'transDocDate'],
  'eway-225': [bill({ vehicleNo: 'LORRY' }), 'vehicleNo'],
  'eway-362': [bill({ transDocDate: '14/10/2026' }), 'transDocDate'],
  'eway-385': [bill({ transMode: 2, transDocNo: '' }), 'transDocNo'],
  'eway-619': [bill({ vehicleNo: '', transporterId: '' }), 'transporterId'],
  'eway-634': [bill({ transMode: 2, vehicleType: 'O' }), 'vehicleType'],
  'eway-726': [bill({ transMode: 4, vehicleType: 'R' }), 'vehicleType'],
}

test('what is sound passes', () => expect(refusalOf(Object.values(ewayChecks), ewayPaper)).toBeUndefined())

test.each([
  ['between two PIN codes the portal computes it', { transDistance: 0 }],
  ['within one it is stated', { toPincode: 641_004, toStateCode: 33, transDistance: 1 }],
  ['up to 100 km', { toPincode: 641_004, toStateCode: 33, transDistance: 100 }],
])('a distance passes: %s', (_which, distance) => {
  const names = ['eway-221', 'eway-721', 'eway-702']
  const checks = names.map((name) => ewayChecks[name] ?? expect.fail(name))
  expect(refusalOf(checks, bill(distance))).toBeUndefined()
})

test.each(['FSJWT123456789', 'FSBC123456789', 'PSBC1234567890', 'PNZM2020-307306', 'L123456789'])(
  '%s is a railway receipt',
  (text) => expect(isRailReceipt(text)).toBe(true),
)
test.each([
  'RR-12',
  'RR/22/1',
  '123456789',
  'FSJWT12345678',
  'PSBC123456789',
  'PSJWT2020-307306',
  'L12345678',
])('%s is none', (text) => expect(isRailReceipt(text)).toBe(false))

test('each check has a paper that fails it, and says where it was read and since when it counts', () => {
  expect(Object.keys(wrongBills).toSorted()).toEqual(Object.keys(ewayChecks).toSorted())
  for (const { since, source } of Object.values(ewayChecks)) {
    expect(since).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(source).not.toBe('')
  }
})

test.each(Object.entries(wrongBills))('%s names key and code, and what to do', (name, [paper, field]) => {
  const check = ewayChecks[name] ?? expect.fail(name)
  const { content } = refusalOf([check], paper, 'INV/26-27/0001') ?? {}
  expect(content).toMatch(/^[A-Z0-9/-]+(, line \d+ \(Cement\))?: /)
  expect(content).toContain(`. The portal would refuse the file (${field}, error ${check.code}).`)
})
