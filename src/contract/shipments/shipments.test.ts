import { expect, test } from 'vitest'
import { confirmUntil } from './acceptance.ts'
import { ewayNeed } from './eway-rule.ts'
import { ewayValidUntil, isTooOldForEway } from './eway-validity.ts'
import { toPlainNumber, transportRules } from './shipment-rules.ts'
import { toPortalPlate } from './vehicle-number.ts'

test.each([
  ['2026-09-16', 'R', 2_467, '2026-09-29T23:59:59+05:30'],
  ['2026-09-16', 'R', 1, '2026-09-17T23:59:59+05:30'],
  ['2026-09-16', 'R', 200, '2026-09-17T23:59:59+05:30'],
  ['2026-09-16', 'R', 201, '2026-09-18T23:59:59+05:30'],
  ['2026-09-16', 'R', 4_000, '2026-10-06T23:59:59+05:30'],
  ['2026-09-16', 'R', 0, '2026-09-17T23:59:59+05:30'],
  ['2026-09-16', 'O', 20, '2026-09-17T23:59:59+05:30'],
  ['2026-09-16', 'O', 21, '2026-09-18T23:59:59+05:30'],
  ['2028-02-28', 'R', 150, '2028-02-29T23:59:59+05:30'],
] as const)('an e-way bill of %s for cargo %s over %i km is valid until %s', (day, kind, km, until) => {
  expect(ewayValidUntil(day, { kind, km })).toEqual(new Date(until))
})

test('a document is good for an e-way bill on its 180th day, and not the day after', () => {
  expect(isTooOldForEway('2026-05-27', '2026-11-23', 180)).toBe(false)
  expect(isTooOldForEway('2026-05-26', '2026-11-23', 180)).toBe(true)
})

const rule = {
  state_code: '33',
  limit: 100_000,
  is_district_free: false,
  city_limit: null,
  is_disputed: false,
  source: 'a notification',
  checked_on: '2026-11-22',
}

test.each([
  ['at the limit', rule, 100_000, 'not needed'],
  ['above it', rule, 100_000.01, 'needed'],
  [
    'in Madhya Pradesh, where none is needed in a district',
    { ...rule, is_district_free: true },
    200_000,
    'maybe',
  ],
  ['in Rajasthan, perhaps within a city', { ...rule, city_limit: 200_000 }, 150_000, 'maybe'],
  ['in Rajasthan, above both limits', { ...rule, city_limit: 200_000 }, 200_001, 'needed'],
  ['where sources differ', { ...rule, is_disputed: true }, 60_000, 'maybe'],
] as const)('an e-way bill for goods %s', (_where, each, value, need) => {
  expect(ewayNeed(each, value)).toBe(need)
})

test('the days to confirm end at midnight in India', () => {
  expect(confirmUntil(new Date('2026-11-23T18:29:59Z'))).toBe('2026-12-08')
  expect(confirmUntil(new Date('2026-11-23T18:30:00Z'))).toBe('2026-12-09')
})

test.each([
  ...['TN 38 AB 1234', 'dl-1c-1234', 'KA01MJ7788', '22 BH 1234 AA', 'MH12 1234', ''],
  ...['KAR 1234', 'DF 04B 12345', 'BP 1A 2345', 'NP 03 PA 1234', 'TR 12345', 'TM 12345'],
  ...['KA 123 A 1234', 'KA 12 ABC 1234', 'NP1BA2CHA1234', 'DF01B12345', 'BP1A1234', 'MHA1234', 'DL 29183'],
])('%j is a vehicle number', (typed) => expect(transportRules.vehicle_no(typed)).toBeUndefined())
test.each([
  ...['LORRY', 'TN38AB12345', '1234', 'TN 38', 'TN 38 AB 45', 'XX 12 AB 1234', 'KA 123 AB 1234'],
  ...['DF 12345', 'NP 1234', 'BP 123', 'TM 1234', '22 BH 123 AA', 'NP1BA2CHA1234567'],
])('%j is no vehicle number', (typed) =>
  expect(transportRules.vehicle_no(typed)?.content).toBe(
    'Enter the vehicle number as on its plate, with all four digits, such as TN 38 AB 0123',
  ),
)
test.each([
  ['DL1CA1234', 'DL01CA1234'],
  ['DL29183', 'DL029183'],
  ['MH121234', 'MH121234'],
  ['KA123A1234', 'KA123A1234'],
  ['TR12345', 'TR12345'],
  ['DF012345', 'DF012345'],
])('%s is %s for the portal', (plain, portal) => expect(toPortalPlate(plain)).toBe(portal))
test('numbers are kept without spaces and hyphens, in capitals', () =>
  expect(toPlainNumber(' tn-38 ab 1234')).toBe('TN38AB1234'))
