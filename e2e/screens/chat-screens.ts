import type { Page } from '@playwright/test'
import type { listDeals } from '#contract/deals/deal.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { Desk } from './desk.ts'
import { answers, fails, loads, opens, type Screen } from './screen.ts'

const rooms = '**/api/chat/user/rooms*'
const customers = '**/api/chat/seller/rooms*'
const nobody = { rooms: [], unread: 0, total: 0, next: null }
/** The messages never arrive, neither by the socket nor by a call. */
const silent = {
  before: async (page: Page) => {
    await page.routeWebSocket(/socket\.io/, () => undefined)
    await page.route('**/api/chat/*/messages*', () => {})
  },
}
const atSeller = '/seller_console/chats'
const withDeals = {
  route: '/chats/:roomId?',
  as: 'shopper' as const,
  at: async ({ dealRoom }: Desk) => `/chats/${await dealRoom()}`,
}
const dealsOfSeller = {
  route: `${atSeller}/:roomId?`,
  as: 'dealer' as const,
  at: async ({ dealRoom }: Desk) => `${atSeller}/${await dealRoom()}`,
}
/** The cards load after the messages. */
const asks = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().waitFor()
  await opens(name)(page)
}

const waitsForCards = (page: Page) => page.getByRole('article').first().waitFor()

const deal_id = '5f0f7a3e-6c1a-4a52-9f0a-0a3a5b8a7c11'
const everyBreak = [
  { kind: 'event_missing', deal_id, place: 3 },
  { kind: 'event_changed', deal_id, place: 1_204 },
  { kind: 'deal_changed', deal_id, place: null },
  { kind: 'deal_missing', deal_id, place: null },
  { kind: 'events_missing', deal_id, place: null },
]
/** Nobody waits for days here: what is open has ended. */
const endsDeals = {
  before: (page: Page) =>
    page.route('**/api/chat/*/deals', async (route) => {
      const response = await route.fetch()
      const answer: ReplyOf<typeof listDeals> = await response.json()
      const deals = answer.deals.map((deal) =>
        deal.state === 'open' ? { ...deal, state: 'expired' as const } : deal,
      )
      await route.fulfill({ response, json: { ...answer, deals } })
    }),
}
const checksRecord = async (page: Page) => {
  await page.getByText('Proof of what was agreed').first().click()
  await page.getByRole('button', { name: 'Check the record now' }).first().click()
  await page.getByText(/as (they were|it was) written|Something was changed/).waitFor()
}

/** The chats of both sides: the list and a room. */
export const chatScreens: readonly Screen[] = [
  { route: '/chats/:roomId?', as: 'buyer', at: '/chats' },
  { route: '/chats/:roomId?', state: 'empty', as: 'newcomer', at: '/chats' },
  { route: '/chats/:roomId?', as: 'buyer', at: '/chats', ...loads(rooms) },
  { route: '/chats/:roomId?', as: 'buyer', at: '/chats', ...fails(rooms) },
  {
    route: '/chats/:roomId?',
    state: 'with a room',
    as: 'buyer',
    at: async ({ room }) => `/chats/${await room()}`,
  },
  {
    route: '/chats/:roomId?',
    state: 'with a room that is loading',
    as: 'buyer',
    at: async ({ room }) => `/chats/${await room()}`,
    loads: true,
    ...silent,
  },
  {
    route: '/chats/:roomId?',
    state: 'with a room that nobody knows',
    as: 'buyer',
    at: '/chats/5f0f7a3e-6c1a-4a52-9f0a-0a3a5b8a7c11',
    fails: true,
  },
  { route: `${atSeller}/:roomId?`, as: 'seller', at: atSeller },
  {
    route: `${atSeller}/:roomId?`,
    state: 'empty',
    as: 'seller',
    at: atSeller,
    ...answers(customers, nobody),
  },
  { route: `${atSeller}/:roomId?`, as: 'seller', at: atSeller, ...loads(customers) },
  { route: `${atSeller}/:roomId?`, as: 'seller', at: atSeller, ...fails(customers) },
  {
    route: `${atSeller}/:roomId?`,
    state: 'with a room',
    as: 'seller',
    at: async ({ roomOfSeller }) => `${atSeller}/${await roomOfSeller()}`,
  },
  { ...withDeals, state: 'with deals', lead: waitsForCards },
  { ...withDeals, state: 'with its record checked', lead: checksRecord },
  {
    ...withDeals,
    state: 'with a record that was changed',
    ...answers('**/api/chat/*/deals/check', { events: 1_234, head: null, problems: everyBreak }),
    lead: checksRecord,
  },
  { ...withDeals, state: 'about to make an offer', lead: asks(/^Make an offer/) },
  { ...withDeals, state: 'about to accept a deal', lead: asks(/^Accept/) },
  { ...withDeals, state: 'about to counter a deal', lead: asks(/^Counter/) },
  { ...withDeals, state: 'about to decline a deal', lead: asks(/^Decline/) },
  { ...withDeals, state: 'about to withdraw an offer', lead: asks(/^Withdraw/) },
  { ...dealsOfSeller, state: 'with deals', lead: waitsForCards },
  { ...withDeals, ...endsDeals, state: 'with deals that have ended', lead: waitsForCards },
  { ...dealsOfSeller, ...endsDeals, state: 'with deals that have ended', lead: waitsForCards },
  { ...dealsOfSeller, state: 'about to make an offer', lead: asks(/^Make an offer/) },
]
