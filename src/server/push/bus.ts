import { createListeners } from './listeners.ts'
import type { PushEvent } from './push-event.ts'

export type PushListener = (userId: string, event: PushEvent) => void

/** Carries pushes to all processes of a market. Losing one is allowed; losing one unnoticed is not. */
export type PushBus = {
  /** In the order of the calls, to this process at once. Never throws and never waits. */
  tell(userId: string, event: PushEvent): void
  /** Receives every event of this process and of the others. Answers how to stop. */
  subscribe(listener: PushListener): () => void
  /** Calls when something of other processes may be missing: pages then join their rooms again. Answers how to stop. */
  onGap(heal: () => void): () => void
  /** How many pieces wait to be sent to other processes. */
  waiting(): number
  /** Sends first what still waits. */
  close(): Promise<void>
}

/** Of a market that is one process. */
export function memoryBus(): PushBus {
  const { add, call } = createListeners<Parameters<PushListener>>()
  return { tell: call, subscribe: add, onGap: () => () => {}, waiting: () => 0, close: async () => {} }
}
