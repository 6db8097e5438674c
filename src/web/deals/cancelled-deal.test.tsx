import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listDeals } from '#contract/deals/deal.ts'
import { nothing, received } from '#web/testing/deals.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { DealCard } from './deal-card.tsx'

test('of an accepted deal whose order was cancelled the card says so', async () => {
  const deal = {
    ...received,
    state: 'accepted',
    order_id: 'VO-7Q2K9X4M',
    is_cancelled: true,
    can: nothing,
  } as const
  answer(listDeals, () => ({ deals: [deal], head: deal.hash }))
  show(
    <DealCard roomId="r" dealId="d" name="Kaveri Cements" sellerId="7">
      Offer: 400 bags of Portland cement
    </DealCard>,
    { as: { user_id: '1' } },
  )
  const shown = await screen.findByRole('article')
  expect(shown.getAttribute('aria-label')).toBe('Offer of Kaveri Cements: Order cancelled, ₹1,86,000.00')
  expect(within(shown).queryByText('Accepted')).toBeNull()
  expect(within(shown).getByRole('link', { name: 'Order VO-7Q2K9X4M' })).toBeTruthy()
})
