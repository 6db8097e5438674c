import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows } from '#server/db/sql.ts'
import type { House } from '#server/house.ts'
import { isEmpty } from './is-empty.ts'
import { signIns } from './sign-ins.ts'

/** On the first start with the demo on there is a market to look at. Says whether its sign-ins work. */
export async function startDemo(house: House): Promise<boolean> {
  if (!house.env.demo) return false
  if (await isEmpty(house.db)) {
    // The texts of the market are many: only the start that needs them waits for them.
    const { loadDemo } = await import('./load-demo.ts')
    await loadDemo(house)
  }
  return isThere(house.db)
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
