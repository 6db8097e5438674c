import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Figure } from './goals.ts'
import { compareOthers } from './others.ts'
import type { Running } from './processes.ts'

const atOnce = 500
const waves = 5
const pauseMs = 2_000

/**
 * Five hundred people who sign in at once, five times: how long others wait, and what happens to those beyond the
 * queue.
 */
export async function measureSignIns(pool: pg.Pool, server: Running): Promise<Figure[]> {
  const answers = new Map<number, number>()
  const signIn = async (turn: number) => {
    const { status } = await fetch(`${server.url}/api/users/secret-login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone_number: String(919_000_000_000 + turn), password: 'not the password' }),
    })
    answers.set(status, (answers.get(status) ?? 0) + 1)
  }
  const { quiet, beside } = await compareOthers(pool, server, async () => {
    for (let wave = 0; wave < waves; wave += 1)
      await Promise.all([
        sleep(pauseMs),
        ...Array.from({ length: atOnce }, (_, place) => signIn(wave * atOnce + place)),
      ])
  })
  console.log(
    [
      `${waves} times ${atOnce} who sign in at once: answers ${[...answers].map(([status, count]) => `${status} × ${count}`).join(', ')}`,
      `others p99 ${quiet.p99.toFixed(1)} ms before, ${beside.p99.toFixed(1)} ms beside it`,
      `memory ${quiet.mostMemory} MB before, at most ${beside.mostMemory} MB`,
    ].join('; '),
  )
  return [{ name: 'others beside sign-ins, p99', measured: beside.p99, limit: 2 * quiet.p99, unit: 'ms' }]
}
