import { useEffect, useSyncExternalStore } from 'react'
import { currentOutbox, keepConnected, live } from './connection/current-connection.ts'
import type { Outgoing } from './connection/outgoing.ts'

const nothing: readonly Outgoing[] = []
const noChange = () => () => {}

/** The connection of this tab. Chat pages open it at once, other pages only when they are idle. */
export function useConnection() {
  useEffect(keepConnected, [])
  const connection = useSyncExternalStore(live.subscribe, live.get)
  const isUp = useSyncExternalStore(
    connection?.isUp.subscribe ?? noChange,
    () => connection?.isUp.get() ?? false,
  )
  const closeReason = useSyncExternalStore(
    connection?.closeReason.subscribe ?? noChange,
    () => connection?.closeReason.get() ?? '',
  )
  return { connection, isUp, closeReason }
}

/** Own messages that the server has not acknowledged yet. */
export function useOutgoing() {
  const outbox = currentOutbox()
  return useSyncExternalStore(outbox?.subscribe ?? noChange, () => outbox?.entries() ?? nothing)
}
