import type { Bucket } from '#server/storage/bucket.ts'
import type { Check } from './check.ts'
import { ifReached } from './with-database.ts'

/** Stores refuse signatures of a clock that is a quarter of an hour off; codes and sessions need it much better. */
const mayDiffer = 2_000

type Other = { readonly whose: string; readonly ms: number }

/** How far the other clock is ahead; its moment lies between question and answer. */
async function ahead(ask: () => Promise<number>) {
  const before = Date.now()
  const time = await ask()
  const after = Date.now()
  if (time < before) return time - before
  return Math.max(0, time - after)
}

async function clockOf({ origin }: Bucket): Promise<Other | undefined> {
  const ms = await ahead(async () => {
    const { headers } = await fetch(origin, { method: 'HEAD', signal: AbortSignal.timeout(5_000) })
    const date = Date.parse(headers.get('date') ?? '')
    if (Number.isNaN(date)) throw new Error('no date')
    return date
  }).catch(() => undefined)
  // It says whole seconds.
  return ms === undefined
    ? undefined
    : { whose: 'the store of S3_URL', ms: ms < 0 ? Math.min(0, ms + 1_000) : ms }
}

export const clockCheck: Check = {
  name: 'clock',
  async find({ env }) {
    const database = await ifReached(env, async ({ pool }) => {
      const read = 'select extract(epoch from clock_timestamp()) * 1000 as ms'
      return ahead(async () => Number((await pool.query<{ ms: string }>(read)).rows[0]?.ms))
    })
    const others = [
      database === undefined ? undefined : { whose: 'the database', ms: database },
      env.bucket && (await clockOf(env.bucket)),
    ]
    const answers = others.filter((other) => other !== undefined)
    if (answers.length === 0) return 'not tried'
    return answers
      .filter(({ ms }) => Math.abs(ms) > mayDiffer)
      .map(
        ({ whose, ms }) =>
          `The clock of this machine is ${Math.round(Math.abs(ms) / 1000)} s ${ms > 0 ? 'behind' : 'ahead of'} that of ${whose}: let both follow one time server.`,
      )
  },
}
