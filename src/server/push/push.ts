import type { Db } from '#server/db/db.ts'
import { pushes } from '#server/signals/signals.ts'
import { memoryBus, type PushBus } from './bus.ts'
import type { PushEvent } from './push-event.ts'

const buses = new WeakMap<Db, PushBus>()

/** The bus of a market, which is known by its database: within this process, unless another one was bound to it. */
export function busOf({ origin }: Db): PushBus {
  const bus = buses.get(origin) ?? memoryBus()
  buses.set(origin, bus)
  return bus
}

/**
 * Publishes an event for a person. Call it in `afterCommit`, so that nothing is published that a transaction rolls
 * back.
 */
export function publish(db: Db, userId: string, event: PushEvent) {
  pushes.send({ about: event.about })
  busOf(db).tell(userId, event)
}

export const bindBus = ({ origin }: Db, bus: PushBus) => void buses.set(origin, bus)
