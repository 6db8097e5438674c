import { expect, test } from 'vitest'
import { sendChatFile } from './chats/chat.ts'
import { lineOf, textOf } from './fields.ts'
import { isStorable } from './storable.ts'
import { updateProfile } from './users/account.ts'
import { register } from './users/user.ts'

const turned = '\u202einvoice\u2066gpj.exe\u2069'
const straightened = 'invoicegpj.exe'

test('signs that turn the order of letters are left out of names and file names', () => {
  expect(textOf('companyName', 100).parse(turned)).toBe(straightened)
  const file = { roomId: '0b0f4f2e-54f5-4b7c-9a39-0d4f2b8c7a11', file: 'data:', name: turned }
  expect(sendChatFile.input.parse(file).name).toBe(straightened)
  expect(updateProfile.input.parse({ full_name: turned, company_name: turned })).toMatchObject({
    full_name: straightened,
    company_name: straightened,
  })
  const account = {
    full_name: turned,
    email: 'a@b.in',
    phone_number: '919876543210',
    password: 'nayi-dukaan',
    address: turned,
  }
  expect(register.input.parse({ ...account, gst_number: '27AAPFU0939F1ZV' })).toMatchObject({
    full_name: straightened,
    address: straightened,
  })
})

test('signs that take no room are left out of a name, so that no two names look alike', () => {
  const name = textOf('companyName', 100)
  expect(name.parse('\ufeffKaveri\u200b Kn\u00adits\u2060')).toBe('Kaveri Knits')
  expect(name.parse('क्\u200cष 👨\u200d👩\u200d👧')).toBe('क्\u200cष 👨\u200d👩\u200d👧')
})

test('a name stays one line, so that it never passes for the next line of a record', () => {
  const forged = 'Asha\nAlpha\r\n\n\u2028Certified by Vanij\u0007\t'
  expect(updateProfile.input.parse({ full_name: forged, company_name: forged })).toMatchObject({
    full_name: 'Asha Alpha Certified by Vanij',
    company_name: 'Asha Alpha Certified by Vanij',
  })
  expect(lineOf('product_name', 100).parse(forged)).toBe('Asha Alpha Certified by Vanij')
  expect(textOf('words', 100).parse('First\r\nsecond\u0007')).toBe('First\nsecond')
})

test('hidden letters and towers of signs go, the signs of every script stay', () => {
  const name = lineOf('companyName', 100)
  expect(name.parse(`Kaveri${String.fromCodePoint(0xe0041, 0xe007f)} Knits`)).toBe('Kaveri Knits')
  expect(name.parse(`A${'\u0301'.repeat(60)}sha`)).toBe(`A${'\u0301'.repeat(8)}sha`)
  expect(name.parse('श्री गणेश ट्रेडर्स')).toBe('श्री गणेश ट्रेडर्स')
})

test('nothing but such signs is nothing, and other scripts stay as they are', () => {
  expect(textOf('companyName', 100).safeParse('\u202e\u202c').success).toBe(false)
  for (const name of ['محمد', 'क्\u200dष', '\u200fא'])
    expect(textOf('companyName', 100).parse(name)).toBe(name)
})

test.each(['गणेश ट्रेडर्स', 'Offer 🎉', '', 'two\nlines'])('a text of people is stored: %j', (text) => {
  expect(isStorable(text)).toBe(true)
})

test.each(['a\0b', '\ud83c', 'half \udf89 of a sign', '\udf89\ud83c'])(
  'half a sign, and NUL, are not: %j',
  (text) => {
    expect(isStorable(text)).toBe(false)
  },
)
