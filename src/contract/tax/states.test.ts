import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { stateCodeOfAddress } from './address-state.ts'
import { firstStateNames, firstStates, gstStates } from './first-states.ts'
import { stateCodeOfGstNumber } from './gst-number.ts'
import { stateCodeOfPin, stateCodesOfPin } from './pin-ranges.ts'
import { isInterState, stateTaxName } from './place-of-supply.ts'
import { readStatesBy } from './present-states.ts'
import { isStateName, namesMeant, presentStateName, stateCodeOfName } from './state-names.ts'
import { type KnownState, stateTableOf } from './state-table.ts'
import { isStateCode, offeredStates, paysUtgst, stateName } from './states.ts'

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
  ['25', '26'],
  ['Daman & Diu', '26'],
  ['Tamil Nadu (தமிழ்நாடு)', '33'],
  ['39', undefined],
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
  expect(offeredStates().map(({ name }) => name)).toEqual(firstStateNames)
  expect(firstStateNames).toHaveLength(36)
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

// The server's tests share this module.
let readAsBefore = () => {}
afterEach(() => readAsBefore())

const stands = (state_code: string, changes: Partial<KnownState>) => {
  const none = { name: '', aliases: [], has_utgst: false, is_ended: false, into: '' }
  const before = firstStates().find((each) => each.state_code === state_code)
  const state = { ...none, former_names: [], former_aliases: [], ...before, state_code, ...changes }
  const table = stateTableOf([...firstStates().filter((each) => each.state_code !== state_code), state])
  readAsBefore = readStatesBy(() => table)
}

test('a renamed state is meant by all that it was ever called, in any script', () => {
  stands('33', {
    ...{ name: 'Tamizhagam', aliases: ['தமிழகம்'] },
    ...{ former_names: ['Tamil Nadu'], former_aliases: ['TN'] },
  })
  for (const word of ['tamizhagam', 'தமிழகம்', 'TAMIL NADU', 'T.N.']) expect(stateCodeOfName(word)).toBe('33')
  expect(stateName('33')).toBe('Tamizhagam')
  expect(['Tamil Nadu', 'tamizhagam', 'TN', 'Kerala', 'Ontario'].map(presentStateName)).toEqual([
    ...['Tamizhagam', 'tamizhagam', 'TN', 'Kerala', 'Ontario'],
  ])
  expect(namesMeant('TN')).toEqual(['TN', 'Tamizhagam', 'Tamil Nadu'])
  expect(isStateName('Tamil Nadu')).toBe(true)
  expect(offeredStates().map(({ name }) => name)).not.toContain('Tamil Nadu')
})

test('a new state has registrations, a tax of its own and a place of supply', () => {
  expect(stateCodeOfGstNumber('39ABCDE1234F1Z5')).toBeUndefined()
  stands('39', { name: 'Bodoland', has_utgst: true })
  expect(stateCodeOfGstNumber('39ABCDE1234F1Z5')).toBe('39')
  expect([stateTaxName('39'), stateTaxName('18')]).toEqual(['UTGST', 'SGST'])
  expect([isInterState('39', '18'), isInterState('39', '39')]).toEqual([true, false])
})

test('a state that went into another is meant as that one, and a PIN code of it too', () => {
  stands('04', { is_ended: true, into: '03' })
  expect([stateCodeOfName('Chandigarh'), stateCodeOfGstNumber('04ABCDE1234F1Z5')]).toEqual(['03', '03'])
  expect([stateName('04'), isStateCode('04'), isInterState('04', '03')]).toEqual(['Chandigarh', true, false])
  expect(stateCodesOfPin('160017')).toEqual(['03'])
  expect(namesMeant('Punjab')).toEqual(['Punjab', 'Chandigarh'])
})

test('a state that ended and went nowhere keeps its code, and no PIN code suggests it', () => {
  stands('30', { is_ended: true })
  expect([stateCodeOfName('Goa'), stateCodeOfPin('403001')]).toEqual(['30', undefined])
  expect(offeredStates().map(({ state_code }) => state_code)).not.toContain('30')
})

test('states that went into each other are no endless way', () => {
  stands('26', { is_ended: true, into: '25' })
  expect(stateCodeOfName('25')).toMatch(/^2[56]$/)
})
