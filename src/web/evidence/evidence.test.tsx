import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { getSellerEvidence, type SellerEvidence } from '#contract/sellers/seller-evidence.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { VerifiedButton } from './verified-button.tsx'

const moment = '2026-11-03T10:00:00.000Z'
const check = {
  result: 'good',
  method: 'computed',
  checked_at: moment,
  valid_until: null,
  state: 'valid',
} as const
const evidence: SellerEvidence = {
  success: true,
  seller_id: '7',
  is_seller_verified: true,
  approved_at: moment,
  checks: [
    { ...check, kind: 'gst_digit' },
    { ...check, kind: 'pan_in_gst', result: 'warning' },
    { ...check, kind: 'address_document', method: 'reviewer', valid_until: '2027-11-03T10:00:00.000Z' },
    { ...check, kind: 'bank_name', method: 'reviewer', state: 'changed' },
  ],
  service: {
    window_days: 90,
    computed_at: moment,
    answers: { cases: 41, median_minutes: 115, within_day: 38 },
    sent_on_time: { cases: 30, count: 28 },
    cancelled: { cases: 30, count: 0 },
    disputes: { cases: 30, count: 1, lost: 1 },
    buyers_again: { cases: 4, count: null },
  },
}

async function open() {
  const page = show(
    <VerifiedButton sellerId="7" className="">
      Verified
    </VerifiedButton>,
  )
  await page.user.click(screen.getByRole('button', { name: 'Verified' }))
  return page
}

test('a buyer reads what was checked, how, until when, and what it does not prove', async () => {
  answer(getSellerEvidence, () => evidence)
  await open()
  expect(await screen.findByText(/approved it on 3 Nov 2026/)).toBeTruthy()
  const words = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(words[0]).toMatch(/In order.*fits the rest.*Worked out by our computer.*Does not prove/)
  expect(words[1]).toMatch(/Not in order.*not a possible one/)
  expect(words[1]).not.toContain('Does not prove')
  expect(words[2]).toMatch(/our reviewer on 3 Nov 2026, valid until 3 Nov 2027/)
  expect(words[3]).toMatch(/No longer valid.*has changed what was checked/)
  expect(screen.queryByText(/GST portal/)).toBeNull()
})

test('figures stand with their number, and what is too few says so', async () => {
  answer(getSellerEvidence, () => evidence)
  await open()
  for (const text of [
    'in 2 hours of shop hours (41 enquiries)',
    '93 % (28 of 30)',
    '3 % (1 of 30), 1 decided against the supplier',
    'Too few to say (4)',
  ])
    expect(await screen.findByText(text)).toBeTruthy()
})

test('where nothing is written down, that is said', async () => {
  answer(getSellerEvidence, () => ({ ...evidence, approved_at: null, checks: [], service: null }))
  await open()
  expect(await screen.findByText(/No single check/)).toBeTruthy()
  expect(screen.getByText('Not counted yet.')).toBeTruthy()
})

test('what could not be loaded is asked for again', async () => {
  let calls = 0
  answer(getSellerEvidence, () => {
    calls += 1
    if (calls === 1) throw new ApiError(503, 'Please try again in a moment.')
    return evidence
  })
  const page = await open()
  await page.user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/approved it on/)).toBeTruthy()
})
