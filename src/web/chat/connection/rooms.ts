import { useEffect, useSyncExternalStore } from 'react'
import { type BuyerRoom, listBuyerRooms, listSellerRooms, type SellerRoom } from '#contract/chats/chat.ts'
import type { Presence, RoomChanged } from '#contract/chats/chat-frames.ts'
import { api } from '#web/api/browser-api.ts'
import type { Side } from '#web/start-chat/room-path.ts'
import { storedToken } from '#web/storage/session-store.ts'
import { createStore } from '#web/storage/store.ts'

/** The two lists: a person's own inquiries, and those of customers to the person's shop. */
type Shared = Omit<BuyerRoom, 'seller_id' | 'company_name'>
export type RoomLine = Shared & {
  readonly other_id: string
  readonly other_name: string
  /** Of a buyer; a seller is called by it. */
  readonly other_company: string | null
}

export type Rooms = {
  /** Of whose session they are. */
  readonly token: string | null
  readonly lines: readonly RoomLine[]
  readonly status: 'loading' | 'ready' | 'failed'
}

const none: Rooms = { token: null, lines: [], status: 'loading' }
export const roomLists = { buyer: createStore(none), seller: createStore(none) }
const asking: Partial<Record<Side, Promise<void>>> = {}
/** What was pushed while a list was on its way; its answer may be older. */
const pushedMeanwhile: Readonly<Record<Side, (() => void)[]>> = { buyer: [], seller: [] }

const ofBuyer = ({ seller_id, company_name, ...room }: BuyerRoom): RoomLine => ({
  ...room,
  other_id: seller_id,
  other_name: company_name,
  other_company: null,
})
const ofSeller = ({ buyer_id, user_name, company_name, ...room }: SellerRoom): RoomLine => ({
  ...room,
  other_id: buyer_id,
  other_name: user_name,
  other_company: company_name,
})

type Page = { readonly lines: readonly RoomLine[]; readonly next: string | null }

const fetchPage: Readonly<Record<Side, (cursor: string | undefined) => Promise<Page>>> = {
  buyer: async (cursor) => {
    const { rooms, next } = await api(listBuyerRooms, { cursor })
    return { lines: rooms.map(ofBuyer), next }
  },
  seller: async (cursor) => {
    const { rooms, next } = await api(listSellerRooms, { cursor })
    return { lines: rooms.map(ofSeller), next }
  },
}

/** Loads all pages, because the list is searched in the browser; a room that moved up meanwhile is kept once. */
async function fetchLines(side: Side) {
  const lines = new Map<string, RoomLine>()
  let cursor: string | undefined
  do {
    const page = await fetchPage[side](cursor)
    for (const line of page.lines) if (!lines.has(line.room_id)) lines.set(line.room_id, line)
    cursor = page.next ?? undefined
  } while (cursor)
  return [...lines.values()]
}

/** One request for several callers. A failure keeps the loaded rooms and shows one quiet line. */
export function refreshRooms(side: Side) {
  asking[side] ??= refresh(side).finally(() => {
    delete asking[side]
    for (const note of pushedMeanwhile[side].splice(0)) note()
  })
  return asking[side]
}

function keepForAnswer(side: Side, note: () => void) {
  if (asking[side]) pushedMeanwhile[side].push(note)
}

async function refresh(side: Side) {
  const token = storedToken()
  const list = roomLists[side]
  if (list.get().token !== token) list.set({ ...none, token })
  try {
    const lines = await fetchLines(side)
    if (token === storedToken()) list.set({ token, lines, status: 'ready' })
  } catch {
    const { lines } = list.get()
    if (token === storedToken()) list.set({ token, lines, status: 'failed' })
  }
  // Somebody else has signed in meanwhile and waits for this request.
  if (token !== storedToken() && storedToken()) await refresh(side)
}

export function useRooms(side: Side) {
  const { get, subscribe } = roomLists[side]
  useEffect(() => void refreshRooms(side), [side])
  return useSyncExternalStore(subscribe, get)
}

/** Lists that nobody has opened are not updated. */
const isHeld = (side: Side) => roomLists[side].get().token === storedToken()

/** Moves a changed room to the top; an unknown one reloads the list. */
export function noteRoom(change: RoomChanged) {
  const { role, room_id, ...changed } = change
  if (!isHeld(role)) return
  keepForAnswer(role, () => noteRoom(change))
  const rooms = roomLists[role].get()
  const line = rooms.lines.find((known) => known.room_id === room_id)
  if (!line) return void refreshRooms(role)
  const others = rooms.lines.filter((known) => known !== line)
  const isNewer = changed.lastMessageTime > line.lastMessageTime
  const lines = isNewer
    ? [{ ...line, ...changed }, ...others]
    : rooms.lines.map((known) => (known === line ? { ...line, ...changed } : known))
  roomLists[role].set({ ...rooms, lines })
}

export function notePresence(presence: Presence) {
  for (const side of ['buyer', 'seller'] as const) notePresenceIn(side, presence)
}

function notePresenceIn(side: Side, presence: Presence) {
  keepForAnswer(side, () => notePresenceIn(side, presence))
  const { userId, is_online, last_seen_at } = presence
  const rooms = roomLists[side].get()
  if (!rooms.lines.some(({ other_id }) => other_id === userId)) return
  const lines = rooms.lines.map((line) =>
    line.other_id === userId ? { ...line, is_online, last_seen_at } : line,
  )
  roomLists[side].set({ ...rooms, lines })
}

/** Reloads what was missed while there was no connection. */
export function refreshOpenRooms() {
  for (const side of ['buyer', 'seller'] as const) if (isHeld(side)) void refreshRooms(side)
}
