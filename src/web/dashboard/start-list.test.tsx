import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sellerPayeePath, sellerTaxPath } from '#contract/paths.ts'
import { show } from '#web/testing/show.tsx'
import { StartList } from './start-list.tsx'

const noSteps = { hasPicture: false, hasProduct: false, hasOrder: false }
const link = (name: string) => screen.queryByRole('link', { name })
const payee = 'Say where buyers pay you'
const tax = 'Check your GST scheme and invoice numbers'

test('a new shop is led to its payment details and its GST settings', () => {
  show(<StartList {...noSteps} setup={{ has_payee: false, has_checked_tax: false }} />)
  expect(link(payee)?.getAttribute('href')).toBe(sellerPayeePath)
  expect(link(tax)?.getAttribute('href')).toBe(sellerTaxPath)
})

test('a step that is done is ticked and leads nowhere', () => {
  show(<StartList {...noSteps} setup={{ has_payee: true, has_checked_tax: false }} />)
  expect(link(payee)).toBeNull()
  expect(screen.getByText(payee).closest('li')?.textContent).toContain('Done')
  expect(link(tax)).toBeTruthy()
})

test('neither step is claimed open where an earlier server does not say', () => {
  show(<StartList {...noSteps} setup={undefined} />)
  expect(screen.queryByText(payee)).toBeNull()
  expect(screen.queryByText(tax)).toBeNull()
})
