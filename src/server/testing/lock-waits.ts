import { expect } from 'vitest'
import { z } from 'zod'
import { rows } from '#server/db/sql.ts'
import type { TestApp } from './test-app.ts'

const WaitingCount = z.object({ waiting: z.int() })

/** Waits until another connection of this database waits for a lock. */
export const untilLockWait = ({ db }: Pick<TestApp, 'db'>) =>
  expect
    .poll(
      async () => {
        const { waiting } = await db.one(rows(WaitingCount)`
          select count(*) as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`)
        return waiting
      },
      { interval: 5 },
    )
    .toBeGreaterThan(0)
