import { useSyncExternalStore } from 'react'
import { countWaiting, type WaitingCounts } from '#contract/waiting.ts'
import { api } from '#web/api/browser-api.ts'
import { onSignOut } from '#web/storage/session-store.ts'
import { createStore } from '#web/storage/store.ts'
import { consoleTexts as texts } from './console-texts.ts'

/** The page whose number an item of the console shows. */
export type WaitingKind = 'orders' | 'products' | 'requirements' | 'payments' | 'deals' | 'problems'

const waiting = createStore<WaitingCounts | undefined>(undefined)
onSignOut(() => waiting.set(undefined))

export async function fetchWaiting(): Promise<WaitingCounts> {
  const counts = (await api(countWaiting, {})).waiting
  waiting.set(counts)
  return counts
}

type Badge = { count: number; label: string }

/** How many wait on several pages together. */
export function useWaitingSum(kinds: readonly (WaitingKind | undefined)[]): number {
  const known = useSyncExternalStore(waiting.subscribe, waiting.get, () => undefined)
  return known ? waitingSum(kinds, known) : 0
}

export const waitingSum = (kinds: readonly (WaitingKind | undefined)[], known: WaitingCounts) =>
  kinds.reduce((sum, kind) => sum + (kind ? badges[kind](known).count : 0), 0)

export function useWaiting(kind: WaitingKind | undefined): Badge | undefined {
  const known = useSyncExternalStore(waiting.subscribe, waiting.get, () => undefined)
  return kind && known && waitingBadge(kind, known)
}

/** What waits on a page, as a number and in words; undefined where nothing does. */
export function waitingBadge(kind: WaitingKind, known: WaitingCounts): Badge | undefined {
  const badge = badges[kind](known)
  return badge.count > 0 ? badge : undefined
}

const badges: Record<WaitingKind, (waiting: WaitingCounts) => Badge> = {
  orders: ({ orders }) => ({ count: orders, label: texts.toConfirm(orders) }),
  products: ({ pending_products, rejected_products }) => ({
    count: pending_products + rejected_products,
    label: [
      pending_products > 0 && texts.unverified(pending_products),
      rejected_products > 0 && texts.rejected(rejected_products),
    ]
      .filter(Boolean)
      .join(', '),
  }),
  payments: ({ payments }) => ({ count: payments, label: texts.toConfirm(payments) }),
  deals: ({ deals }) => ({ count: deals, label: texts.toAnswer(deals) }),
  problems: ({ problems = 0 }) => ({ count: problems, label: texts.yourTurn(problems) }),
  requirements: ({ requirements }) => ({ count: requirements, label: texts.unanswered(requirements) }),
}
