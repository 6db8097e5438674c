import { useEffect, useSyncExternalStore } from 'react'
import { type Deal, listDeals } from '#contract/deals/deal.ts'
import { api } from '#web/api/browser-api.ts'
import { fetchWaiting } from '#web/console/waiting.ts'
import { useSession } from '#web/session/session.ts'
import { createStore, type Store } from '#web/storage/store.ts'
import { usePolling } from '#web/ui/lists/use-polling.ts'

type Deals = readonly Deal[]
type Room = {
  readonly store: Store<Deals>
  asking?: Promise<void> | undefined
  /** Read for cards that are about to appear. */
  isFresh?: boolean
}

/** The deals of each room that was opened, by person and room. */
const rooms = new Map<string, Room>()

function roomOf(key: string) {
  const room: Room = rooms.get(key) ?? { store: createStore<Deals>([]) }
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

/** Reads the deals of a room before its cards appear, which then do not ask again. */
export async function readDeals(key: string, roomId: string) {
  await refresh(key, roomId)
  roomOf(key).isFresh = true
}

function refreshForCard(key: string, roomId: string) {
  const room = roomOf(key)
  if (!room.isFresh) return refresh(key, roomId)
  // Cards that appear together do so in one task.
  setTimeout(() => {
    room.isFresh = false
  })
  return Promise.resolve()
}

/** A deal as it is now. It is read anew with each card, so with each message about a deal, and now and then while it is open. */
export function useDeal(roomId: string, dealId: string) {
  const key = `${useSession().user?.user_id ?? ''} ${roomId}`
  const { store } = roomOf(key)
  const find = () => store.get().find(({ deal_id }) => deal_id === dealId)
  const deal = useSyncExternalStore(store.subscribe, find)
  useEffect(() => {
    refreshForCard(key, roomId).catch(() => undefined)
  }, [key, roomId])
  usePolling(() => refresh(key, roomId), pollEvery, { enabled: deal?.state === 'open' || !deal })
  return {
    deal,
    show: (changed: Deal) => {
      put(store, [changed])
      // The number of open offers in the console's bar.
      if (changed.role === 'seller') fetchWaiting().catch(() => undefined)
    },
    /** The deal as the server has it now, or as it was last read. */
    refresh: () => refresh(key, roomId).then(find, find),
  }
}
