import { expect, test } from 'vitest'
import { problemOf, wrongFields } from '#web/forms/form.ts'
import { blank, draftOf, isFilled, placeOfPin, rules, statesWith } from './address-draft.ts'

const filled = { state: 'Rajasthan', city: 'Jaipur', postalCode: '302003', shipAddress: '3 MI Road' }

test('an address can be saved once all four parts are written', () => {
  expect(isFilled(filled)).toBe(true)
  expect(isFilled(blank)).toBe(false)
  for (const name of Object.keys(filled)) expect(isFilled({ ...filled, [name]: '  ' })).toBe(false)
})

test('a PIN code that is none is refused, an empty one only keeps Save from being pressed', () => {
  expect(wrongFields(rules, filled)).toEqual([])
  expect(wrongFields(rules, { ...filled, postalCode: '' })).toEqual([])
  expect(problemOf(rules, { ...filled, postalCode: '012345' }, 'postalCode')).toBe(
    'Indian PIN codes have six digits and do not begin with 0',
  )
})

test('a PIN code brings its state along, in the digits of any Indian script', () => {
  expect(placeOfPin('302003')).toEqual({ postalCode: '302003', state: 'Rajasthan' })
  expect(placeOfPin('३०२००३')).toEqual({ postalCode: '302003', state: 'Rajasthan' })
})

test('while it is typed, and where it serves several states, the chosen state stays', () => {
  expect(placeOfPin('3020')).toEqual({ postalCode: '3020' })
  expect(placeOfPin('813001')).toEqual({ postalCode: '813001' })
})

test('a saved state in other words can be kept, and is offered first', () => {
  expect(statesWith('Rajputana')[0]).toEqual({ value: 'Rajputana', label: 'Rajputana' })
  const offered = statesWith('Rajasthan').map(({ value }) => value)
  expect(offered.filter((state) => state === 'Rajasthan')).toHaveLength(1)
  expect(statesWith('')).toEqual(statesWith('Rajasthan'))
})

test('a saved address is edited without its id and its revision', () => {
  expect(draftOf({ ...filled, address_id: '7', revision: 3 })).toEqual(filled)
})
