import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ChatMessage } from '#contract/chats/chat-message.ts'
import { listDeals } from '#contract/deals/deal.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { useDealCards } from './use-deal-cards.ts'

const message: ChatMessage = {
  ...{ message_id: 'm', roomId: 'r', userId: '7', token: '7', message: 'An offer', file: null },
  ...{ timestamp: '2026-11-23T10:00:00.000Z', client_id: null, seq: 1 },
}

function Log({ hasDeals }: { hasDeals: boolean }) {
  const messages = [hasDeals ? { ...message, deal_id: 'd' } : message]
  return <p>{useDealCards('r', { status: 'ready', messages }) ? 'messages' : 'waits'}</p>
}

const isShown = () => waitFor(() => screen.getByText('messages'))

test('a room with deals is shown once their cards have come', async () => {
  const calls = answer(listDeals, () => ({ deals: [], head: null }))
  show(<Log hasDeals />, { as: { user_id: 'one' } })
  expect(screen.getByText('waits')).toBeTruthy()
  await isShown()
  expect(calls).toHaveLength(1)
})

test('a room whose deals do not come is shown all the same', async () => {
  answer(listDeals, () => {
    throw new Error('lost')
  })
  show(<Log hasDeals />, { as: { user_id: 'two' } })
  await isShown()
})

test('a room that is shown stays so when its first deal comes', async () => {
  answer(listDeals, () => new Promise(() => {}))
  const page = show(<Log hasDeals={false} />, { as: { user_id: 'three' } })
  await isShown()
  page.change(<Log hasDeals />)
  expect(screen.getByText('messages')).toBeTruthy()
})
