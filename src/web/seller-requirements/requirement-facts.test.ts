import { createElement } from 'react'
import { expect, test } from 'vitest'
import type { SellerRequirement } from '#contract/quote.ts'
import { writtenPage } from '#web/testing/written-page.ts'
import { BuyerCard, RequirementFacts } from './requirement-facts.tsx'

const aRequirement = (part: Partial<SellerRequirement> = {}): SellerRequirement => ({
  ...{
    requirement_id: '1',
    product_name: 'Polo shirts',
    quantity: 1_200,
    unit: 'pieces',
    product_details: '',
  },
  ...{ category_type: 'apparel & fashion', category: 'apparel', state: 'quoted', quote_count: 3 },
  ...{ created_at: '2026-11-19T10:00:00.000Z', closed_at: null, location: null },
  ...{ own_quote: null, can_quote: true, buyer: null },
  ...part,
})
const seen = (part?: Partial<SellerRequirement>) =>
  writtenPage(createElement(RequirementFacts, { requirement: aRequirement(part) }))

const own_quote = {
  ...{
    quote_id: '5',
    price: 146.5,
    unit: 'pieces',
    min_quantity: 500,
    delivery_days: 9,
    note: 'Freight extra',
  },
  ...{ is_accepted: false, created_at: '2026-11-19T11:00:00.000Z' },
}

test('a seller reads how much is asked for, of what, and how many have quoted already', () => {
  const { text } = seen()
  expect(text).toContain('Quantity 1,200 pieces')
  expect(text).toContain('Apparel & fashion')
  expect(text).toContain('3 / 5')
  expect(text).toContain('The buyer gave no details.')
})

test('where the buyer is stands there as far as it is known', () => {
  expect(seen({ location: 'Jaipur, Rajasthan' }).text).toContain('Place Jaipur, Rajasthan')
  expect(seen().text).not.toContain('Place')
})

test('an own quote that can no longer be changed is shown as it was sent', () => {
  const { text } = seen({ own_quote, can_quote: false })
  expect(text).toContain('₹146.50')
  expect(text).toContain('Freight extra')
  expect(seen({ own_quote, can_quote: true }).text).not.toContain('Freight extra')
})

test('the chosen seller can call the buyer and open their chat', () => {
  const buyer = {
    ...{ user_id: '3', full_name: 'Meena Kumari', company_name: 'Meena Textiles' },
    ...{ phone_number: '919876543210', room_id: '9' },
  }
  const { text, links } = writtenPage(createElement(BuyerCard, { buyer, requirementId: '1' }))
  expect(text).toContain('Meena Textiles Meena Kumari')
  expect(links).toEqual([
    'tel:+919876543210',
    '/seller_console/chats/9?requirement=1',
    '/seller_console/chats/9',
  ])
  const alone = writtenPage(
    createElement(BuyerCard, { buyer: { ...buyer, company_name: null }, requirementId: '1' }),
  )
  expect(alone.text.match(/Meena/g)).toHaveLength(1)
})
