import { createListeners } from './listeners.ts'
import type { PushEvent } from './push-event.ts'

export type PushListener = (userId: string, event: PushEvent) => void

/** Carries pushes to all processes of a market. Losing one is allowed; losing one unnoticed is not. */
export type PushBus = {
  /** In the order of the calls, to this process at once. Never throws and never waits. */
  tell(userId: string, event: PushEvent): void
  /** Hears of everything that is told, here and in other processes. Answers how to stop. */
  subscribe(listener: PushListener): () => void
  /** Calls when something of other processes may be missing: pages then join their rooms again. Answers how to stop. */
  onGap(heal: () => void): () => void
  /** How many pieces other processes are still to be told. */
  waiting(): number
  /** After what is still to be told. */
  close(): Promise<void>
}

/** Of a market that is one process. */
export function memoryBus(): PushBus {
  const { add, call } = createListeners<Parameters<PushListener>>()
  return { tell: call, subscribe: add, onGap: () => () => {}, waiting: () => 0, close: async () => {} }
}
