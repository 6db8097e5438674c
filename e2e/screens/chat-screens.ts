import type { Page } from '@playwright/test'
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
  as: 'seller' as const,
  at: async ({ dealRoom }: Desk) => `${atSeller}/${await dealRoom()}`,
}
/** The cards load after the messages. */
const asks = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().waitFor()
  await opens(name)(page)
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
    at: async ({ room }) => `${atSeller}/${await room()}`,
  },
  { ...withDeals, state: 'with deals', lead: (page) => page.getByRole('article').first().waitFor() },
  { ...withDeals, state: 'about to make an offer', lead: asks(/^Make an offer/) },
  { ...withDeals, state: 'about to accept a deal', lead: asks(/^Accept/) },
  { ...withDeals, state: 'about to counter a deal', lead: asks(/^Counter/) },
  { ...withDeals, state: 'about to decline a deal', lead: asks(/^Decline/) },
  { ...withDeals, state: 'about to withdraw an offer', lead: asks(/^Withdraw/) },
  { ...dealsOfSeller, state: 'with deals', lead: (page) => page.getByRole('article').first().waitFor() },
  { ...dealsOfSeller, state: 'about to make an offer', lead: asks(/^Make an offer/) },
]
