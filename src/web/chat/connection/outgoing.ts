import { newIdempotencyKey } from '#web/api/idempotency-key.ts'
import { createStore } from '#web/storage/store.ts'

/** A message of this person that the server has not acknowledged. */
export type Outgoing = {
  /** Given here, and the same at every try: a second arrival is the same message. */
  readonly client_id: string
  readonly room_id: string
  readonly message: string
  /** When it was written, in milliseconds; no two are equal, so they sort by it. */
  readonly written_at: number
  readonly state: 'sending' | 'failed'
  /** Why the server does not take it, as a sentence. */
  readonly reason?: string
}

/** Where the messages outlive a reload: one place for each, so that two tabs never write over each other. */
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

/** Nobody wants yesterday's words to leave by themselves. */
const tooOld = 24 * 60 * 60_000

/** What is to be sent, in the order in which it was written, and kept until it is. */
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
    /** Behind what waits already, and still the same message. */
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
