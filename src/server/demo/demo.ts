import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows } from '#server/db/sql.ts'
import type { Services } from '#server/services.ts'
import { type Chore, hourly } from '#server/upkeep/chore.ts'
import { isEmpty } from './is-empty.ts'
import { relistDemoOffers } from './relist-demo-offers.ts'
import { signIns } from './sign-ins.ts'

export type Demo = {
  /** The published sign-ins, if they work. */
  readonly signIns?: typeof signIns
  readonly chores: readonly Chore[]
}

/** The only entry of the demo, opened where the demo is on: it fills an empty database and keeps the offers running. */
export async function openDemo(services: Services): Promise<Demo> {
  if (await isEmpty(services.db)) {
    // The texts of the market are large, so only a start that needs them loads them.
    const { loadDemo } = await import('./load-demo.ts')
    await loadDemo(services)
  }
  const chores = [hourly('demo-offers', () => relistDemoOffers(services.db.background))]
  return (await isThere(services.db)) ? { signIns, chores } : { chores }
}

const Answer = z.object({ yes: z.boolean() })

const isThere = async (db: Db) =>
  (
    await db.one(
      rows(
        Answer,
      )`select exists (select from users where is_demo and phone_number = ${signIns.buyer}) as yes`,
    )
  ).yes
