import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { type BuyerRecord, getBuyerRecord } from '#contract/sellers/buyer-record.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { RecordButton } from './record-button.tsx'
import { RecordOfBuyer } from './record-of-buyer.tsx'

const record: BuyerRecord = {
  window_days: 90,
  computed_at: '2026-11-03T10:00:00.000Z',
  orders: 31,
  cancelled: { cases: 31, count: 2 },
  paid_on_time: { cases: 28, count: 26 },
  disputes: { cases: 31, count: 1, lost: 1 },
  came_again: { cases: 4, count: null },
}
const says = (of: BuyerRecord | null) =>
  answer(getBuyerRecord, () => ({ success: true, buyer_id: '7', record: of }))

test('a seller reads figures with their number, and what is too few says so', async () => {
  says(record)
  show(<RecordOfBuyer buyerId="7" />)
  await screen.findByText(/The last 90 days/)
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '31',
    '6 % (2 of 31)',
    '93 % (26 of 28)',
    '3 % (1 of 31), 1 decided against the buyer',
    'Too few to say (4)',
  ])
})

test('what is not counted yet is said', async () => {
  says(null)
  show(<RecordOfBuyer buyerId="7" />)
  expect(await screen.findByText(/Not counted yet/)).toBeTruthy()
})

test('without an order, an offer or a quote the seller reads when the record is to be seen', async () => {
  answer(getBuyerRecord, () => {
    throw new ApiError(404, 'User not found')
  })
  show(<RecordOfBuyer buyerId="7" />)
  expect(await screen.findByText(/once you have an order, an offer or a quote/)).toBeTruthy()
})

test('what could not be loaded is asked for again', async () => {
  let calls = 0
  answer(getBuyerRecord, () => {
    calls += 1
    if (calls === 1) throw new ApiError(503, 'Please try again in a moment.')
    return { success: true, buyer_id: '7', record }
  })
  const page = show(<RecordOfBuyer buyerId="7" />)
  await page.user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/The last 90 days/)).toBeTruthy()
})

test('in a chat the name of the buyer opens it', async () => {
  says(record)
  const page = show(
    <RecordButton buyerId="7" name="Anita">
      Anita
    </RecordButton>,
  )
  await page.user.click(screen.getByRole('button', { name: 'Anita' }))
  expect(await screen.findByRole('dialog', { name: /How this buyer orders and pays/ })).toBeTruthy()
  expect(await screen.findByText(/The last 90 days/)).toBeTruthy()
})
