import type { Outgoing, OutgoingStore } from './outgoing.ts'

const prefix = 'outbox'

/** What the browser keeps for one person. Somebody else who signs in here neither sees nor sends it. */
export function outgoingStoreOf(userId: string, storage: Storage): OutgoingStore {
  const own = `${prefix}:${userId}:`
  return {
    all: () =>
      keysOf(storage)
        .filter((key) => key.startsWith(own))
        .flatMap((key) => read(storage.getItem(key))),
    put(entry) {
      try {
        storage.setItem(own + entry.client_id, JSON.stringify(entry))
      } catch {
        // A full storage: the message is sent all the same, and only a reload could lose it.
      }
    },
    remove: (clientId) => storage.removeItem(own + clientId),
  }
}

export const isOutgoingKey = (key: string | null) => key === null || key.startsWith(`${prefix}:`)

const keysOf = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '')

/** A damaged or foreign value is no message. */
function read(text: string | null): Outgoing[] {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return isOutgoing(value) ? [value] : []
  } catch {
    return []
  }
}

function isOutgoing(value: unknown): value is Outgoing {
  if (typeof value !== 'object' || value === null) return false
  const { client_id, room_id, message, written_at, state } = value as Partial<Outgoing>
  const isText = [client_id, room_id, message].every((text) => typeof text === 'string')
  return isText && typeof written_at === 'number' && (state === 'sending' || state === 'failed')
}
