import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows } from '#server/db/sql.ts'
import type { House } from '#server/house.ts'
import { isEmpty } from './is-empty.ts'
import { signIns } from './sign-ins.ts'

/** On the first start with the demo on there is a market to look at. Answers how to sign in, where it is there. */
export async function startDemo(house: House): Promise<string | undefined> {
  if (!house.env.demo) return
  if (await isEmpty(house.db)) {
    // The texts of the market are many: only the start that needs them waits for them.
    const { loadDemo } = await import('./load-demo.ts')
    await loadDemo(house)
  }
  if (!(await isThere(house.db))) return
  const { buyer, seller, admin, password } = signIns
  return `Demo sign-ins: buyer ${buyer}, seller ${seller}, admin ${admin}, password ${password}`
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
