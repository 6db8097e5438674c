import { expect, test } from 'vitest'
import { cityIn, type Facts, signalsOf } from './signals.rules.ts'

const facts: Facts = {
  gst_number: '27AAPFU0939F1ZV',
  full_name: 'Ravi Shankar Prasad',
  company_name: 'Udaipur Utensils',
  business_address: '4 MG Road, Pune, Maharashtra',
  business_pincode: '411001',
  ifsc_code: 'SBIN0000936',
  same_gst_number: [],
}
const verdicts = (more: Partial<Facts> = {}) =>
  Object.fromEntries(signalsOf({ ...facts, ...more }).map(({ name, verdict }) => [name, verdict]))
const textOf = (name: string, more: Partial<Facts>) =>
  signalsOf({ ...facts, ...more }).find((signal) => signal.name === name)?.text

test('what a reviewer reads has a name in every language', () => {
  const [first] = signalsOf(facts)
  expect(first?.sentence).toEqual({ name: 'signals.checkDigitRight', parameters: {} })
})

test('an application in which everything fits', () => {
  expect(new Set(Object.values(verdicts()))).toEqual(new Set(['good']))
  expect(textOf('pan_in_gst', {})).toBe(
    'The PAN in the GST number is AAPFU0939F, of a firm. Compare it with the document.',
  )
})

test.each<[Partial<Facts>, string, string]>([
  [{ gst_number: '27AAPFU0939F1ZW' }, 'gst_check_digit', 'The check digit of the GST number is wrong.'],
  [{ gst_number: 'none' }, 'gst_check_digit', 'The GST number does not have the official form.'],
  [
    { business_pincode: '560001' },
    'gst_state_pin',
    'The GST number is from Maharashtra, the PIN code from Karnataka.',
  ],
  [
    { gst_number: '00AAPFU0939F1ZV' },
    'gst_state_pin',
    'The GST number does not begin with the code of a state.',
  ],
  [
    { business_address: 'Surat, GUJARAT' },
    'gst_state_address',
    'The address names Gujarat, the GST number is from Maharashtra.',
  ],
  [
    { gst_number: '27AAPXU0939F1ZV' },
    'pan_in_gst',
    'The PAN in the GST number would be AAPXU0939F, which is of no known kind of holder.',
  ],
  [
    { same_gst_number: [{ name: 'Asha', is_seller_verified: false }] },
    'gst_duplicate',
    'Another account has this GST number.',
  ],
  [
    {
      same_gst_number: [
        { name: 'Asha', is_seller_verified: false },
        { name: 'Pune Pumps', is_seller_verified: true },
      ],
    },
    'gst_duplicate',
    'Pune Pumps is an approved seller with this GST number.',
  ],
  [
    { company_name: 'Kaveri Knits' },
    'pan_name',
    'The PAN belongs to a name that begins with U. Kaveri Knits does not fit.',
  ],
  [
    { gst_number: '27AAPPV0939F1ZV' },
    'pan_name',
    'The PAN belongs to a name that begins with V. Ravi Shankar Prasad does not fit.',
  ],
  [
    { business_pincode: '396230' },
    'gst_state_pin',
    'The GST number is from Maharashtra, the PIN code from Rajasthan or Gujarat or Dadra & Nagar Haveli and Daman & Diu.',
  ],
  [{ business_pincode: '11001' }, 'pin_form', 'The PIN code does not have the usual form.'],
  [{ ifsc_code: 'SBIN936' }, 'ifsc_form', 'The IFSC code does not have the usual form.'],
])('%j is a warning', (more, name, text) => {
  expect(verdicts(more)[name]).toBe('warning')
  expect(textOf(name, more)).toBe(text)
})

test('a person’s PAN fits with any of the names, a PIN zone with any of its states', () => {
  expect(textOf('pan_name', { gst_number: '27AAPPP0939F1ZV' })).toBe(
    'The PAN belongs to a name that begins with P. Ravi Shankar Prasad fits.',
  )
  const more = { gst_number: '24AAPFU0939F1Z1', business_pincode: '396230' }
  expect(textOf('gst_state_pin', more)).toBe(
    'The GST number is from Gujarat, and the PIN code can be from there too.',
  )
})

test('an uncertain answer is neither good nor a warning', () => {
  const more = { business_pincode: '900056', business_address: '4 Main Road', gst_number: '24AAPFU0939F1Z1' }
  expect(verdicts(more)).toMatchObject({ gst_state_pin: 'unknown', gst_state_address: 'unknown' })
})

test.each([
  ['14 Avinashi Road, Tiruppur', 'Tiruppur'],
  ['12 Station Road, Jaipur 302001', 'Jaipur'],
  ['Plot 5, GIDC, Vapi - 396 195, Gujarat, India', 'Vapi'],
  ['4, Chandni Chowk\nDelhi-110006', 'Delhi'],
  ['Shop 4', null],
  ['', null],
])('the city in %j is %j', (address, city) => {
  expect(cityIn(address)).toBe(city)
})
