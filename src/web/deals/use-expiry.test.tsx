import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Deal } from '#contract/deals/deal.ts'
import { show } from '#web/testing/show.tsx'
import { useExpiry } from './use-expiry.ts'

const can = { accept: true, counter: true, decline: true, withdraw: false }
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()
const anOffer = (expires_at: string, state: Deal['state'] = 'open') => ({ expires_at, state, can }) as Deal

function Shown({ deal }: { deal: Deal }) {
  const now = useExpiry(deal)
  return (
    <p>
      {now?.state}
      {now?.can.accept && ', to be accepted'}
    </p>
  )
}

test('an offer expires on the card at its last moment, although nobody does anything', async () => {
  show(<Shown deal={anOffer(inMs(300))} />)
  expect(screen.getByText('open, to be accepted')).toBeTruthy()
  expect(await screen.findByText('expired')).toBeTruthy()
})

test('a counter-offer with a later last day is open again; what was accepted stays so', async () => {
  const page = show(<Shown deal={anOffer(inMs(-1))} />)
  expect(await screen.findByText('expired')).toBeTruthy()
  page.change(<Shown deal={anOffer(inMs(86_000_000))} />)
  expect(screen.getByText('open, to be accepted')).toBeTruthy()
  page.change(<Shown deal={anOffer(inMs(-1), 'accepted')} />)
  expect(screen.getByText(/accepted/)).toBeTruthy()
})
