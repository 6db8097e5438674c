import { createElement } from 'react'
import { expect, test } from 'vitest'
import { writtenPage } from '#web/testing/written-page.ts'
import { filterIn, statusIn } from './orders-tab.tsx'
import { Statistics } from './statistics.tsx'

const status = (text: string) => statusIn(new URLSearchParams(text))

test('the address chooses a status, and one that does not exist shows all orders', () => {
  expect(status('status=Delivered')).toBe('Delivered')
  expect(status('')).toBe('all')
  expect(status('status=Lost')).toBe('all')
})

test('the address may name a PO number, written with blanks around it', () => {
  const filter = (text: string) => filterIn(new URLSearchParams(text))
  expect(filter('tab=orders&po_number=+0077+')).toEqual({ status: 'all', po_number: '0077' })
  expect(filter('status=Shipped')).toEqual({ status: 'Shipped', po_number: '' })
})

test('figures are written as people in India write them, and lead to the orders that they count', () => {
  const figures = { total_orders: 1_204, pending_orders: 3, delivered_orders: 1_190, total_spend: 125_000.5 }
  const { text, links } = writtenPage(createElement(Statistics, { figures } as never))
  expect(text).toContain('1,204')
  expect(text).toContain('1,190')
  expect(text).toContain('₹1,25,000.50')
  expect(links).toEqual(['/profile?tab=orders', '/profile?tab=orders&status=Delivered'])
})
