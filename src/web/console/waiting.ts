import { useSyncExternalStore } from 'react'
import { countWaiting, type WaitingCounts } from '#contract/waiting.ts'
import { api } from '#web/api/browser-api.ts'
import { onSignOut } from '#web/storage/session-store.ts'
import { createStore } from '#web/storage/store.ts'
import { consoleTexts as texts } from './console-texts.ts'

/** Which page's number an item of the console wears. */
export type WaitingKind = 'orders' | 'products' | 'requirements'

const waiting = createStore<WaitingCounts | undefined>(undefined)
onSignOut(() => waiting.set(undefined))

export const askWaiting = async () => waiting.set((await api(countWaiting, {})).waiting)

type Shown = { count: number; said: string }

/** What waits on a page, as a number and in words; undefined while it is unknown or nothing. */
export function useWaiting(kind: WaitingKind | undefined): Shown | undefined {
  const known = useSyncExternalStore(waiting.subscribe, waiting.get, () => undefined)
  if (!(kind && known)) return undefined
  const shown = show[kind](known)
  return shown.count > 0 ? shown : undefined
}

const show: Record<WaitingKind, (waiting: WaitingCounts) => Shown> = {
  orders: ({ orders }) => ({ count: orders, said: texts.toConfirm(orders) }),
  products: ({ pending_products, rejected_products }) => ({
    count: pending_products + rejected_products,
    said: [
      pending_products > 0 && texts.unverified(pending_products),
      rejected_products > 0 && texts.rejected(rejected_products),
    ]
      .filter(Boolean)
      .join(', '),
  }),
  requirements: ({ requirements }) => ({ count: requirements, said: texts.unanswered(requirements) }),
}
