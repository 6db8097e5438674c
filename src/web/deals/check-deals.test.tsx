import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { checkDeals } from '#contract/deals/deal-files.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { CheckDeals } from './check-deals.tsx'

test('the record is checked on a press, and says where it breaks', async () => {
  const changed = { kind: 'event_changed' as const, deal_id: 'd', place: 2 }
  const answers = [
    { events: 6, head: 'h', problems: [] },
    { events: 6, head: 'h', problems: [changed, { ...changed, kind: 'deal_changed' as const, place: null }] },
  ]
  const calls = answer(checkDeals, () => {
    const next = answers.shift()
    if (!next) throw new ApiError(503, 'The server is busy. Please try again.')
    return next
  })
  const { user } = show(<CheckDeals roomId="r" />)
  const check = screen.getByRole('button', { name: 'Check the record now' })
  await user.click(check)
  expect(await screen.findByText('All 6 entries of this chat are as they were written.')).toBeTruthy()
  await user.click(check)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Entry 2 was changed')
  expect(alert.textContent).toContain('Offer d is not what its entries say')
  await user.click(check)
  expect(await screen.findByText('The server is busy. Please try again.')).toBeTruthy()
  expect(calls.map(({ input }) => input)).toEqual([{ roomId: 'r' }, { roomId: 'r' }, { roomId: 'r' }])
})
