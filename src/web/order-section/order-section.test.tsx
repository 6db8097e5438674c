import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '#web/testing/show.tsx'
import { OrderSection, showSection } from './order-section.tsx'

const section = (fold?: string) => (
  <OrderSection id="payments" title="Payment" fold={fold}>
    <p>All of it</p>
  </OrderSection>
)
const isOpen = () => screen.getByRole<HTMLDetailsElement>('group').open

test('a finished part is one line', () => {
  show(section('₹100.00 paid'))
  expect(isOpen()).toBe(false)
  expect(screen.getByText('₹100.00 paid')).toBeTruthy()
})

test('an open part has no line, and stays open when it is finished under the reader', () => {
  const { change } = show(section())
  expect(isOpen()).toBe(true)
  change(section('₹100.00 paid'))
  expect(isOpen()).toBe(true)
  expect(screen.queryByText('₹100.00 paid')).toBeNull()
})

test('a finished part opens when something is to be done again', () => {
  const { change } = show(section('Nothing was sent'))
  change(section())
  expect(isOpen()).toBe(true)
})

test('a link that names a finished part opens it', () => {
  show(section('₹100.00 paid'), { address: '/order#payments-heading' })
  expect(isOpen()).toBe(true)
})

test('a button that leads to a finished part opens it and gives it the focus', async () => {
  show(section('₹100.00 paid'))
  showSection('payments')
  await expect.poll(isOpen).toBe(true)
  expect(document.activeElement?.tagName).toBe('SUMMARY')
})
