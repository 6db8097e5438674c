import type { Db } from '#server/db/db.ts'
import { memoryBus, type PushBus } from './bus.ts'
import type { PushEvent } from './push-event.ts'

const buses = new WeakMap<Db, PushBus>()

/** The bus of a market, which is known by its database. */
export function busOf({ origin }: Db): PushBus {
  const bus = buses.get(origin) ?? memoryBus()
  buses.set(origin, bus)
  return bus
}

/** Tells a person. Call it in `afterCommit`: what a transaction took back must not have been told. */
export const publish = (db: Db, userId: string, event: PushEvent) => busOf(db).tell(userId, event)
