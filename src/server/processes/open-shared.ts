import type pg from 'pg'
import type { Db } from '#server/db/db.ts'
import type { Env } from '#server/env.ts'
import type { PushBus } from '#server/push/bus.ts'
import { bindBus } from '#server/push/push.ts'
import { postgresLeader } from './leader.ts'
import { inMemory, type Shared } from './shared.ts'

export type SharedDatabase = { readonly db: Db; readonly pool: pg.Pool; readonly direct: pg.ClientConfig }
type Opened = Shared & { close(): Promise<void> }

/** What carries and keeps what all processes must know. */
export type Ways = Omit<Shared, 'leader'> & { readonly bus: PushBus; close(): Promise<void> }

/**
 * What all processes of a market must know: in the database or in Valkey where there are several, else in memory. Only what is
 * used is loaded.
 */
export async function openShared(
  { several, valkey }: Pick<Env, 'several' | 'valkey'>,
  database: SharedDatabase,
): Promise<Opened> {
  if (!several) return { ...inMemory(), close: async () => {} }
  const { db } = database
  const { bus, presence, createLimiter, close } = valkey
    ? (await import('./over-valkey.ts')).overValkey(valkey)
    : (await import('./over-postgres.ts')).overPostgres(database)
  bindBus(db, bus)
  return { presence, createLimiter, leader: postgresLeader(db.background), close }
}
