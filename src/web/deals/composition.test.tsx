import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Deal, listDeals } from '#contract/deals/deal.ts'
import { line, received } from '#web/testing/deals.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { DealCard } from './deal-card.tsx'

const rated = { ...line, gst_rate_bp: 1800 }
const ofComposition: Deal = {
  ...received,
  ...{ seller_scheme: 'composition', revision: 2, lines: [rated] },
  previous: { ...received, lines: [line], total: 192_000 },
}

function card(deal: Deal, userId: string) {
  answer(listDeals, () => ({ deals: [deal], head: deal.hash }))
  return show(
    <DealCard roomId="r" dealId="d" name="Kaveri Cements" sellerId="7">
      Offer
    </DealCard>,
    { as: { user_id: userId } },
  )
}
const namesOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('term')
    .map(({ textContent }) => textContent)

test('the card of a composition seller has a total without GST and says why', async () => {
  card(ofComposition, 'a buyer of a composition seller')
  const shown = await screen.findByRole('article')
  expect(namesOf(shown)).toContain('Total')
  expect(shown.textContent).toContain('Total: ₹1,92,000.00 → ₹1,86,000.00')
  expect(shown.textContent).toContain('under the composition scheme: no GST is charged')
  expect(shown.textContent).not.toMatch(/with GST|GST 18 %|GST of/i)
})

test('a composition seller offers prices without GST and states no rate, but the HSN code of the bill', async () => {
  const own: Deal = { ...ofComposition, role: 'seller', proposed_by: 'buyer' }
  const { user } = card(own, 'a composition seller')
  await user.click(await screen.findByRole('button', { name: 'Counter' }))
  const form = within(await screen.findByRole('dialog'))
  expect(form.getByRole('textbox', { name: /Price per bag/, description: 'No GST' })).toBeTruthy()
  expect(form.getByRole('textbox', { name: /HSN code/ })).toBeTruthy()
  expect(form.queryByRole('combobox', { name: /GST rate/ })).toBeNull()
  expect(form.queryByText('Total with GST')).toBeNull()
  expect(form.getByText('Total')).toBeTruthy()
})

test('other sellers offer with GST', async () => {
  card({ ...ofComposition, seller_scheme: 'regular' }, 'a buyer of another seller')
  const shown = await screen.findByRole('article')
  expect(namesOf(shown)).toContain('Total with GST')
  expect(shown.textContent).toContain('GST 18 %')
})
