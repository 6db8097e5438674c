import type pg from 'pg'
import { transact } from '#server/db/run-migration.ts'
import { limits } from '#server/limits.ts'

/**
 * Gives up a lock sooner than PostgreSQL looks for deadlocks, so that it is never an order or a message that is given up;
 * then tries again.
 */
export const changeTables = (client: pg.ClientBase, statements: readonly string[]) =>
  transact(client, () =>
    client.query([`set local lock_timeout = ${limits.partitions.lockMs}`, ...statements].join(';\n')),
  )
