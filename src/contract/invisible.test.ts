import { expect, test } from 'vitest'
import { makeBookLink } from './books/book-links.ts'
import { sendChatFile } from './chats/chat.ts'
import { lineOf, textOf } from './fields.ts'
import { savePayee } from './payments/payee.ts'
import { uploadProduct } from './products/product-upload.ts'
import { makeSeller } from './sellers/seller-application.ts'
import { isStorable } from './storable.ts'
import { updateProfile } from './users/account.ts'
import { fullNameRule, nameTooShort } from './users/sign-up.ts'
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
  for (const text of ['محمد', 'क्\u200dष', '\u200fא', 'عدد \u200e12 kg\u200f'])
    expect(textOf('words', 100).parse(text)).toBe(text)
})

test('a name loses what no one sees, so that no two shops, people or products look alike', () => {
  const name = lineOf('companyName', 100)
  for (const unseen of '\u200e\u200f\u061c\u180e\u3164\uffa0\u115f\u2800\u034f\u206a') {
    expect(name.parse(`Kaveri${unseen} Knits${unseen}`)).toBe('Kaveri Knits')
    expect(name.safeParse(unseen).success).toBe(false)
    expect(fullNameRule(`a${unseen.repeat(3)}`)).toBe(nameTooShort)
    expect(updateProfile.input.parse({ full_name: `Asha${unseen}`, company_name: unseen })).toMatchObject({
      full_name: 'Asha',
      company_name: null,
    })
  }
  expect(name.parse('Kaveri\u200c\ufe0f Knits \u200d5')).toBe('Kaveri Knits 5')
  for (const joined of ['क्\u200dष', 'می\u200cخواهم', '👨\u200d👩\u200d👧', '❤\ufe0f\u200d🔥'])
    expect(name.parse(joined)).toBe(joined)
})

test('what stands in one line of a paper is one line', () => {
  const forged = 'Asha\nAlpha\u200e'
  const field = makeSeller.input.shape.companyName
  expect(field.parse(forged)).toBe('Asha Alpha')
  expect(makeSeller.input.shape.bankName.parse(forged)).toBe('Asha Alpha')
  expect(makeSeller.input.shape.ifscCode.parse('SBIN\u200e0001234\n')).toBe('SBIN0001234')
  expect(savePayee.input.shape.name.parse(forged)).toBe('Asha Alpha')
  expect(makeBookLink.input.shape.name.parse(forged)).toBe('Asha Alpha')
  const { specs } = uploadProduct.input.shape
  expect(specs.parse([{ key: forged, value: forged }])).toEqual([{ key: 'Asha Alpha', value: 'Asha Alpha' }])
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
