import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stateCodeOfAddress } from './address-state.ts'
import { stateCodeOfGstNumber } from './gst-number.ts'
import { stateCodeOfPin, stateCodesOfPin } from './pin-ranges.ts'
import { stateCodeOfName } from './state-names.ts'
import { gstStates, isStateCode, paysUtgst, states } from './states.ts'

test('each state is found by its name, in any case, with & or and, and by its code', () => {
  for (const [code, name] of Object.entries(gstStates)) {
    const spellings = [name, name.toUpperCase(), ` ${name.replaceAll('&', 'and')} `, code, `${code}-${name}`]
    expect(spellings.map(stateCodeOfName)).toEqual(spellings.map(() => code))
  }
})

test.each([
  ['Tamilnadu', '33'],
  ['T.N.', '33'],
  ['ORISSA', '21'],
  ['Pondicherry', '34'],
  ['New Delhi', '07'],
  ['NCT of Delhi', '07'],
  ['Daman and Diu', '26'],
  ['Andaman & Nicobar Islands', '35'],
  ['Uttaranchal', '05'],
  ['1', '01'],
  ['25', undefined],
  ['Punjab Province, Pakistan', undefined],
  ['', undefined],
  ['constructor', undefined],
])('what is written as %j is the state %s', (text, code) => {
  expect(stateCodeOfName(text)).toBe(code)
})

test.each([
  ['641001', '33'],
  ['452001', '23'],
  ['110001', '07'],
  ['403001', '30'],
  ['737101', '11'],
  ['744101', '35'],
  ['194101', '38'],
  ['781001', '18'],
  ['400001', '27'],
])('the PIN code %s lies in the state %s', (pin, code) => {
  expect(stateCodeOfPin(pin)).toBe(code)
})

test.each([
  ['396230', ['24', '26']],
  ['605001', ['34', '33']],
  ['682555', ['32', '31']],
  ['160017', ['04', '03']],
  ['900001', []],
  ['012345', []],
  ['4520', []],
])('the PIN code %s names no single state, but %j', (pin, codes) => {
  expect(stateCodesOfPin(pin)).toEqual(codes)
  expect(stateCodeOfPin(pin)).toBeUndefined()
})

test('every state has PIN codes, and every PIN code only states that exist', () => {
  const codes = Array.from({ length: 900 }, (_, place) => stateCodesOfPin(`${place + 100}001`)).flat()
  expect(new Set(codes)).toEqual(new Set(Object.keys(gstStates)))
  expect(states).toHaveLength(36)
})

test('an address is placed by its state first, then by its PIN code, else not at all', () => {
  expect(stateCodeOfAddress('Tamil Nadu', '110001')).toBe('33')
  expect(stateCodeOfAddress('Bharat', '641001')).toBe('33')
  expect(stateCodeOfAddress('Bharat', '605001')).toBeUndefined()
})

test('any text of an address is placed in a state or nowhere', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (state, pin) => {
      const code = stateCodeOfAddress(state, pin)
      expect(code === undefined || isStateCode(code)).toBe(true)
    }),
  )
})

test('a registration of an older code belongs to the state of today', () => {
  expect(['25', '28', '33', '97', '99'].map((code) => stateCodeOfGstNumber(`${code}ABCDE1234F1Z5`))).toEqual([
    '26',
    '37',
    '33',
    undefined,
    undefined,
  ])
})

test('union territories without a legislature have UTGST', () => {
  expect(Object.keys(gstStates).filter(paysUtgst).sort()).toEqual(['04', '26', '31', '35', '38'])
})
