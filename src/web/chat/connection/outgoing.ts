import { newIdempotencyKey } from '#web/api/idempotency-key.ts'
import { createStore } from '#web/storage/store.ts'

/** A message of this person that the server has not acknowledged. */
export type Outgoing = {
  /** Created here and the same for every attempt, so that the server recognizes a repetition. */
  readonly client_id: string
  readonly room_id: string
  readonly message: string
  /** When it was written, in milliseconds; no two are equal, so they sort by it. */
  readonly written_at: number
  readonly state: 'sending' | 'failed'
  /** The server's sentence if it refused the message. */
  readonly reason?: string
}

/** Stores messages through a reload, each under its own key, so that two tabs never overwrite each other. */
export type OutgoingStore = {
  all(): readonly Outgoing[]
  put(entry: Outgoing): void
  remove(clientId: string): void
}

type ListParts = {
  readonly store: OutgoingStore
  readonly now?: (() => number) | undefined
  readonly newId?: (() => string) | undefined
}

export type OutgoingList = ReturnType<typeof createOutgoingList>

/** Older messages are not sent by themselves: the author decides. */
const tooOld = 24 * 60 * 60_000

/** The messages to send, in the order in which they were written. */
export function createOutgoingList({ store, now = Date.now, newId = newIdempotencyKey }: ListParts) {
  const entries = createStore<readonly Outgoing[]>(inOrder(store.all()))

  const find = (clientId: string) => entries.get().find(({ client_id }) => client_id === clientId)
  const without = (clientId: string) => entries.get().filter(({ client_id }) => client_id !== clientId)
  const latest = () => Math.max(now(), (entries.get().at(-1)?.written_at ?? 0) + 1)
  const put = (entry: Outgoing) => {
    store.put(entry)
    entries.set(inOrder([...without(entry.client_id), entry]))
    return entry
  }

  for (const entry of entries.get())
    if (entry.state === 'sending' && now() - entry.written_at > tooOld) put({ ...entry, state: 'failed' })

  return {
    all: entries.get,
    nextOf: (roomId: string) =>
      entries.get().find(({ room_id, state }) => room_id === roomId && state === 'sending'),
    subscribe: entries.subscribe,
    add: (room_id: string, message: string) =>
      put({ client_id: newId(), room_id, message, written_at: latest(), state: 'sending' }),
    fail(clientId: string, reason?: string) {
      const entry = find(clientId)
      if (entry) put({ ...entry, state: 'failed', ...(reason ? { reason } : {}) })
    },
    /** Moves it behind the waiting ones; its id stays the same. */
    again(clientId: string) {
      const entry = find(clientId)
      if (entry?.state !== 'failed') return
      const { reason: _, ...rest } = entry
      put({ ...rest, written_at: latest(), state: 'sending' })
    },
    remove(clientId: string) {
      if (!find(clientId)) return
      store.remove(clientId)
      entries.set(without(clientId))
    },
    /** Another tab may have added or sent some. */
    reread: () => entries.set(inOrder(store.all())),
  }
}

const inOrder = (entries: readonly Outgoing[]) =>
  [...entries].sort((one, other) => one.written_at - other.written_at)
