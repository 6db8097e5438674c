import { useEffect, useSyncExternalStore } from 'react'
import { type Deal, listDeals } from '#contract/deals/deal.ts'
import { api } from '#web/api/browser-api.ts'
import { useSession } from '#web/session/session.ts'
import { createStore, type Store } from '#web/storage/store.ts'
import { usePolling } from '#web/ui/lists/use-polling.ts'

type Deals = readonly Deal[]

/** The deals of each room that was opened, by person and room. */
const rooms = new Map<string, { store: Store<Deals>; asking: Promise<void> | undefined }>()

function roomOf(key: string) {
  const room = rooms.get(key) ?? { store: createStore<Deals>([]), asking: undefined }
  rooms.set(key, room)
  return room
}

const pollEvery = 30_000

/** A later state never gives way to an earlier one, whatever order the answers come in. */
const newer = (one: Deal, other: Deal | undefined) =>
  !other || one.changed_at.localeCompare(other.changed_at) >= 0 ? one : other

function put(store: Store<Deals>, deals: Deals) {
  const known = new Map(store.get().map((deal) => [deal.deal_id, deal]))
  for (const deal of deals) known.set(deal.deal_id, newer(deal, known.get(deal.deal_id)))
  store.set([...known.values()])
}

/** Cards that appear together ask once. */
function refresh(key: string, roomId: string): Promise<void> {
  const room = roomOf(key)
  room.asking ??= api(listDeals, { roomId })
    .then(({ deals }) => put(room.store, deals))
    .finally(() => {
      room.asking = undefined
    })
  return room.asking
}

/** A deal as it is now. It is read anew with each card, so with each message about a deal, and now and then while it is open. */
export function useDeal(roomId: string, dealId: string) {
  const key = `${useSession().user?.user_id ?? ''} ${roomId}`
  const { store } = roomOf(key)
  const deal = useSyncExternalStore(store.subscribe, store.get).find(({ deal_id }) => deal_id === dealId)
  useEffect(() => {
    refresh(key, roomId).catch(() => undefined)
  }, [key, roomId])
  usePolling(() => refresh(key, roomId), pollEvery, { enabled: deal?.state === 'open' || !deal })
  return {
    deal,
    show: (changed: Deal) => put(store, [changed]),
    refresh: () => refresh(key, roomId).catch(() => undefined),
  }
}
