import { expect, test } from 'vitest'
import { isInterState, placeOfSupply, stateTaxName } from './place-of-supply.ts'

test.each([
  ['33', { shipTo: 'own', shipState: '33', buyerState: '33' }, '33', false],
  ['33', { shipTo: 'own', shipState: '23', buyerState: '23' }, '23', true],
  // A warehouse of the buyer in the seller's state.
  ['33', { shipTo: 'own', shipState: '33', buyerState: '23' }, '33', false],
  ['33', { shipTo: 'third', shipState: '23', buyerState: '33' }, '33', false],
  ['33', { shipTo: 'third', shipState: '33', buyerState: '23' }, '23', true],
  ['26', { shipTo: 'own', shipState: '26', buyerState: '26' }, '26', false],
  // Not registered: the address on the invoice is that of delivery.
  ['33', { shipTo: 'own', shipState: '23', buyerState: undefined }, '23', true],
] as const)('a seller in %s who supplies %o supplies in %s', (seller, supply, place, isBetween) => {
  expect(placeOfSupply(supply)).toBe(place)
  expect(isInterState(seller, place)).toBe(isBetween)
})

test('a place that nobody has said is not guessed', () => {
  expect(placeOfSupply({ shipTo: 'own', shipState: undefined, buyerState: '33' })).toBeUndefined()
  expect(placeOfSupply({ shipTo: 'third', shipState: '33', buyerState: undefined })).toBeUndefined()
})

test("the state's half has the name of the place", () => {
  expect(['26', '33', '07', '01', '34'].map(stateTaxName)).toEqual(['UTGST', 'SGST', 'SGST', 'SGST', 'SGST'])
})
