import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '#web/testing/show.tsx'
import { TaxFields } from './tax-fields.tsx'

const form = {
  field: (name: string) => ({ name, value: '', error: undefined, onChange: () => {} }),
  leave: () => {},
}

test.each([
  ['Thaan', 'Without a choice invoices say ROL, Rolls.'],
  ['jhola', 'Without a choice invoices say OTH, Others.'],
  ['', 'The code that GST documents use.'],
])('of goods sold by the %j a seller reads what invoices say', (unit, hint) => {
  show(<TaxFields form={form} offered={{ rates: [], areKnown: true }} unit={unit} />)
  expect(screen.getByText(hint)).toBeTruthy()
})
