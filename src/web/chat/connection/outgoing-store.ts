import type { TextStorage } from '#web/storage/storage.ts'
import type { Outgoing, OutgoingStore } from './outgoing.ts'

const prefix = 'outbox'

/** Stored per person: somebody else who signs in on this browser neither sees nor sends them. */
export function outgoingStoreOf(userId: string, storage: TextStorage): OutgoingStore {
  const own = `${prefix}:${userId}:`
  return {
    all: () =>
      storage
        .names()
        .filter((name) => name.startsWith(own))
        .flatMap((name) => read(storage.read(name))),
    put: (entry) => storage.write(own + entry.client_id, JSON.stringify(entry)),
    remove: (clientId) => storage.drop(own + clientId),
  }
}

export const isOutgoingKey = (key: string | null) => key === null || key.startsWith(`${prefix}:`)

/** Ignores damaged and foreign values. */
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
