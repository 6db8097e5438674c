import { expect, test } from 'vitest'
import { pressOf } from './press.ts'

const settings = {
  support_phone: '',
  chat_link: '',
  press_name: 'The Daily Trade',
  press_link: 'https://press.example/story',
  company_name: '',
  company_address: '',
  company_gstin: '',
  invoice_prefix: '',
  grievance_officer: '',
  grievance_email: '',
}

test('the press that wrote about the market is named with its link', () => {
  expect(pressOf(settings)).toEqual({ name: 'The Daily Trade', link: 'https://press.example/story' })
})

test.each(['', '   ', '#', 'javascript:alert(1)', 'press.example'])(
  'press without a web address is hidden: %j',
  (press_link) => {
    expect(pressOf({ ...settings, press_link })).toBeNull()
  },
)

test('press without a name is hidden', () => {
  expect(pressOf({ ...settings, press_name: ' ' })).toBeNull()
})
