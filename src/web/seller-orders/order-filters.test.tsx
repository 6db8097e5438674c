import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { show } from '#web/testing/show.tsx'
import { OrderFilterForm } from './order-filters.tsx'
import type { OrderFilters } from './orders-query.ts'

const none: OrderFilters = { buyer: '', product: '', po_number: '', from: '', to: '' }

beforeEach(() => void vi.useFakeTimers())

/** The filters above the seller's orders, and the address that they lead to. */
function filterForm(filters = none) {
  const sent: OrderFilters[] = []
  const onChange = (next: OrderFilters) => void sent.push(next)
  const part = (values: OrderFilters) => <OrderFilterForm filters={values} onChange={onChange} />
  const page = show(part(filters))
  return { sent, follow: (next: OrderFilters) => act(() => page.change(part(next))) }
}
const buyer = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buyer name' })
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const rest = () => act(() => vi.advanceTimersByTime(400))

test('what is typed reaches the list once the typing rests, without blanks around it', () => {
  const { sent } = filterForm()
  write(buyer(), 'As')
  act(() => vi.advanceTimersByTime(200))
  write(buyer(), ' Asha ')
  expect(sent).toEqual([])
  rest()
  expect(sent).toEqual([{ ...none, buyer: 'Asha' }])
  expect(buyer().value).toBe(' Asha ')
})

test("an order is searched by its buyer's PO number", () => {
  const { sent } = filterForm()
  write(screen.getByRole('searchbox', { name: 'PO number' }), ' 26-27/0077')
  rest()
  expect(sent).toEqual([{ ...none, po_number: '26-27/0077' }])
})

test('an answer that comes late takes nothing of what was typed meanwhile', () => {
  const { follow } = filterForm()
  write(buyer(), 'Asha')
  rest()
  write(buyer(), 'Asha R')
  follow({ ...none, buyer: 'Asha' })
  expect(buyer().value).toBe('Asha R')
})

test('an address that changes by itself is followed', () => {
  const { follow } = filterForm({ ...none, buyer: 'Asha' })
  follow({ ...none, buyer: 'Vikram' })
  expect(buyer().value).toBe('Vikram')
})

test('all filters are cleared at once; without one there is nothing to clear', () => {
  const { sent } = filterForm({ ...none, buyer: 'Asha', from: '2026-11-01' })
  const clear = screen.getByRole<HTMLButtonElement>('button', { name: 'Clear' })
  fireEvent.click(clear)
  expect([buyer().value, clear.disabled]).toEqual(['', true])
  rest()
  expect(sent).toEqual([none])
})

test('an end before the start is refused beside the end', () => {
  filterForm({ ...none, from: '2026-11-10', to: '2026-11-09' })
  const sentence = screen.getByText('The end date is before the start date')
  expect(screen.getByLabelText('To date').getAttribute('aria-describedby')).toContain(sentence.id)
  write(screen.getByLabelText('To date'), '2026-11-10')
  expect(screen.queryByText('The end date is before the start date')).toBeNull()
})

test('on a phone the other filters stand behind a button that tells whether they are open', () => {
  filterForm()
  const button = () => screen.getByRole('button', { name: /filters/i })
  expect(button().getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(button())
  expect([button().textContent, button().getAttribute('aria-expanded')]).toEqual(['Hide filters', 'true'])
})
