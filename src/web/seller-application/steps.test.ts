import { createElement, createRef } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Account } from './account.ts'
import type { Fields, Wizard as WizardState } from './use-wizard.ts'
import { Wizard } from './wizard.tsx'
import { blank, type WizardValues } from './wizard-values.ts'

const account: Account = {
  userId: 'meena',
  gstNumber: '08ABCDE1234F1Z5',
  gstState: 'Rajasthan',
  isGstDoubtful: true,
}

const nothing = () => undefined
const walk = { show: nothing, goTo: nothing, goBack: nothing, submit: nothing, send: async () => undefined }
const idle = {
  ...{ rest: '', asksGst: false, failure: '' },
  ...{ isSending: false, isSent: false, isLosing: false },
}

/** What a person sees of a step in its HTML. */
function seen(step: number, part: Partial<WizardValues> = {}, errors: Partial<Record<string, string>> = {}) {
  const values = { ...blank, ...part }
  const errorOf = (name: string) => errors[name]
  const fields: Fields = {
    errorOf,
    change: nothing,
    field: (name) => ({ name, value: values[name], error: errorOf(name), onChange: nothing }),
  }
  const element = createRef<HTMLFormElement>()
  const wizard: WizardState = { ...idle, ...walk, ...{ element, step, furthest: step, values, fields } }
  return renderToStaticMarkup(
    createElement(MemoryRouter, null, createElement(Wizard, { wizard, account })),
  ).replaceAll('&amp;', '&')
}

const each = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, part = '']) => part)
const namesIn = (html: string) => [...new Set(each(html, / name="(\w+)"/g))]
const choicesOf = (html: string, name: string) =>
  each(html, /<input([^>]*)>/g)
    .filter((input) => input.includes(`name="${name}"`))
    .flatMap((input) => each(input, /value="([^"]*)"/g))
const boxesIn = (html: string) =>
  each(html, /<label[^>]*>(?:(?!<\/label>).)*?type="checkbox"(.*?)<\/label>/g).map((box) =>
    box.replace(/^[^>]*>|<[^>]*>/g, '').trim(),
  )
const buttonsIn = (html: string) =>
  each(html, /<button[^>]*>(.*?)<\/button>/g).map((text) => text.replace(/<[^>]*>/g, ''))

test.each([
  [1, ['companyName', 'businessAddress', 'businessPincode']],
  [
    2,
    [
      ...['businessLicenseType', 'businessLicenseImage'],
      ...['proprietorDocumentType', 'proprietorDocumentImage'],
    ],
  ],
  [3, ['bankName', 'accountNumber', 'accountNumberAgain', 'accountType', 'ifscCode']],
  [
    4,
    [
      ...['businessCategory', 'specialization', 'businessType', 'stockiest', 'singleCategory', 'singleBrand'],
      ...['productionCapabilities', 'addons'],
    ],
  ],
  [5, ['terms']],
])('step %i asks for its own fields', (step, names) => {
  expect(namesIn(seen(step - 1))).toEqual(names)
})

test('the second step offers the types of documents, and takes pictures alone', () => {
  const html = seen(1)
  expect(choicesOf(html, 'businessLicenseType')).toEqual(['GST', 'PAN', 'MSME', 'Business Registration'])
  expect(choicesOf(html, 'proprietorDocumentType')).toEqual(['Aadhar', 'PAN', 'Passport'])
  const files = each(html, /<input([^>]*type="file"[^>]*)>/g)
  expect(files).toHaveLength(4)
  expect(files.filter((input) => !input.includes('accept="image/*"'))).toEqual([])
  expect(
    each(html, /type="file"[^>]*aria-label="([^"]*image)"/g).filter((label) => !/^Take/.test(label)),
  ).toEqual(['Business license image', 'Proprietor document image'])
})

test.each([
  [{}, ['Stockiest', 'Single Category', 'Single Brand']],
  [{ businessType: 'Retailer' }, []],
  [{ businessType: 'Manufacturer' }, ['OEM', 'ODM', 'Brand', 'Generic', 'Others']],
  [{ businessType: 'Other' }, []],
] as const)('the business type %j shows the boxes %j', (values, boxes) => {
  const html = seen(3, values)
  expect(choicesOf(html, 'businessType')).toEqual(['Wholesaler', 'Retailer', 'Manufacturer', 'Other'])
  expect(boxesIn(html)).toEqual(boxes)
  expect(namesIn(html).includes('otherBusinessType')).toBe(
    'businessType' in values && values.businessType === 'Other',
  )
})

test('without a choice the business type is Wholesaler', () => {
  expect(seen(3)).toMatch(/<input[^>]*checked=""[^>]*value="Wholesaler"|value="Wholesaler"[^>]*checked=""/)
})

test('Back stands from the second step on, Submit & Register on the fifth alone', () => {
  const buttons = [0, 1, 2, 3, 4].map((step) =>
    buttonsIn(seen(step)).filter((text) => ['Back', 'Next', 'Submit & Register'].includes(text)),
  )
  const between = ['Back', 'Next']
  expect(buttons).toEqual([['Next'], between, between, between, ['Back', 'Submit & Register']])
})

test('the terms open in a new tab beside the box that agrees to them', () => {
  const html = seen(4)
  expect(boxesIn(html)).toEqual(['I agree to the terms and conditions'])
  const [link = ''] = each(html, /<a([^>]*)>/g)
  expect(link).toContain('href="/terms_and_conditions"')
  expect(link).toContain('target="_blank"')
})

test('the bar tells how far it is', () => {
  for (const step of [1, 2, 3, 4, 5]) {
    const html = seen(step - 1)
    expect(html).toMatch(new RegExp(`role="progressbar"[^>]*aria-valuemax="5"[^>]*aria-valuenow="${step}"`))
    expect(html).toContain(`Step ${step} of 5`)
  }
})

test.each([
  [0, { businessPincode: '0' }, '6 digits'],
  [0, { businessPincode: '012345' }, 'A PIN code has 6 digits and does not begin with 0. Please check it.'],
  [0, { businessPincode: '302003' }, 'In Rajasthan'],
  [
    0,
    { businessPincode: '560001' },
    'This PIN code is in Karnataka, your GST number is of Rajasthan. Please check both.',
  ],
  [2, { ifscCode: 'SBIN0001234' }, '11 characters on your cheque book, such as SBIN0001234'],
  [
    2,
    { ifscCode: 'SBIN1001234' },
    'An IFSC code has 4 letters, a zero and 6 more characters. Please check it.',
  ],
  [1, { businessLicenseType: 'GST' }, 'GST number of your account: 08ABCDE1234F1Z5, Rajasthan'],
  [1, { businessLicenseType: 'GST' }, 'The PAN inside it is ABCDE1234F.'],
  [
    1,
    { businessLicenseType: 'GST' },
    'The last character of your GST number does not fit the others. Check for a typing mistake: bills need the right number.',
  ],
] as const)('step %i with %j hints: %s', (step, values, hint) => {
  expect(seen(step, values)).toContain(hint)
})

test('the five steps stand beside the form, the present one marked', () => {
  const rail = each(seen(2), /<ol[^>]*>(.*?)<\/ol>/g)[0] ?? ''
  const items = each(rail, /(<li.*?<\/li>)/g)
  expect(items.map((item) => each(item, /<span>([^<]+)</g)[0])).toEqual([
    'Business Information',
    'Business License & Proprietor Information',
    'Bank Details',
    'Business Details',
    'Terms & Conditions',
  ])
  expect(items.map((item) => item.includes('aria-current="step"'))).toEqual([
    false,
    false,
    true,
    false,
    false,
  ])
})

test('what is wrong stands at its field, which a screen reader finds marked', () => {
  const html = seen(0, {}, { companyName: 'Company name cannot be empty' })
  const [input = ''] = each(html, /<input([^>]*name="companyName"[^>]*)>/g)
  expect(input).toContain('aria-invalid="true"')
  const [errorId = ''] = each(input, /aria-describedby="(\S+)/g)
  expect(html).toMatch(new RegExp(`id="${errorId}"[^>]*>.*?Company name cannot be empty`))
})

test('a missing document is shown at its own place', () => {
  const html = seen(1, {}, { businessLicenseImage: 'The business license image cannot be empty' })
  expect(each(html, /role="alert"[^>]*>(.*?)<\/p>/g).map((text) => text.replace(/<[^>]*>/g, ''))).toEqual([
    'The business license image cannot be empty',
  ])
})
