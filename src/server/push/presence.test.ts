import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { rows, sql } from '#server/db/sql.ts'
import { describePresence, describeSharedPresence } from '#server/testing/several/presence-contract.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { postgresPresence } from './postgres-presence.ts'
import { insertPerson, insertProcess } from './presence.queries.ts'
import { memoryPresence, type Presence } from './presence.ts'
import type { PresenceTimes } from './shared-presence.ts'

const testApp = openTestApp()
const quick = { beatMs: 50, steadyMs: 0 }
const overPostgres = () => postgresPresence(testApp.db, quick)
describePresence('of one process', memoryPresence)
describePresence('in PostgreSQL', overPostgres)
describeSharedPresence('in PostgreSQL', overPostgres)

/** The presence of a process that lives as long as the test, also where that fails. */
function aProcess(times: Partial<PresenceTimes> = quick) {
  const presence = postgresPresence(testApp.db, times)
  onTestFinished(() => presence.close())
  return presence
}

test('of a process that died without a word one other tells, once, who is nowhere now', async () => {
  const patient = { beatMs: 50, deadSeconds: 60, steadyMs: 0 }
  const others = [aProcess(patient), aProcess(patient)]
  const [gone, elsewhere, dead] = [randomUUID(), randomUUID(), randomUUID()]
  const news = others.map((presence) => newsOf(presence, [gone, elsewhere]))
  await insertProcess(testApp.db, dead)
  for (const person of [gone, elsewhere]) await insertPerson(testApp.db, person, dead)
  await others[0]?.came(elsewhere)
  await testApp.db.run(sql`
    update push_processes set seen_at = now() - interval '2 minutes' where process_id = ${dead}`)
  await expect.poll(() => news.flat()).toEqual([{ userId: gone, isOnline: false }])
  expect(await others[1]?.online([gone, elsewhere])).toEqual(new Set([elsewhere]))
  await Promise.all(others.map((presence) => presence.close()))
  // Whoever closes first takes its own person along, which the other may still hear.
  expect(news.flat().filter(({ userId }) => userId === gone)).toHaveLength(1)
})

test('after a crash of the database, which empties the tables, everybody is written again', async () => {
  const [one, other] = [aProcess(), aProcess()]
  const asha = randomUUID()
  await one.came(asha)
  await testApp.db.run(sql`truncate push_processes cascade`)
  await expect.poll(async () => (await other.online([asha])).has(asha)).toBe(true)
})

/** Meanwhile the database does not have one of its functions. */
async function without(name: 'come_online' | 'leave_online', work: () => Promise<void>) {
  await testApp.pool.query(`alter function ${name}(uuid, uuid) rename to away`)
  try {
    await work()
  } finally {
    await testApp.pool.query(`alter function away(uuid, uuid) rename to ${name}`)
  }
}

test('who came while the database did not answer is written when it does', async () => {
  const [one, other] = [aProcess(), aProcess()]
  const asha = randomUUID()
  await without('come_online', () => expect(one.came(asha)).rejects.toThrow())
  await expect.poll(async () => (await other.online([asha])).has(asha)).toBe(true)
})

/** What a presence tells by itself of some people: tests before leave people behind as well. */
function newsOf(presence: Presence, people: readonly string[]) {
  const news: { userId: string; isOnline: boolean }[] = []
  presence.onNews((userIds, isOnline) => {
    for (const userId of userIds) if (people.includes(userId)) news.push({ userId, isOnline })
  })
  return news
}

/** Keeps others from a table, and answers who waits for it. */
async function holdTable(table: string) {
  const client = await testApp.pool.connect()
  await client.query(`begin; lock table ${table} in access exclusive mode`)
  let isHeld = true
  const release = async () => {
    if (!isHeld) return
    isHeld = false
    await client.query('commit')
    client.release()
  }
  onTestFinished(release)
  const Waiting = z.object({ pid: z.int() })
  return {
    client,
    waiting: () =>
      testApp.db.many(
        rows(Waiting)`select pid from pg_locks where relation = ${table}::regclass and not granted`,
      ),
    release,
  }
}

test('after a pause of the database, longer than any silence, nobody is taken for gone', async () => {
  const calm = { beatMs: 50, deadSeconds: 60, steadyMs: 60_000 }
  const both = [aProcess(calm), aProcess(calm)]
  const [asha, ravi] = [randomUUID(), randomUUID()]
  const news = both.map((presence) => newsOf(presence, [asha, ravi]))
  await both[0]?.came(asha)
  await both[1]?.came(ravi)
  const { client, waiting, release } = await holdTable('push_processes')
  await expect.poll(waiting).toHaveLength(2)
  for (const { pid } of await waiting()) await client.query('select pg_cancel_backend($1)', [pid])
  await client.query("update push_processes set seen_at = now() - interval '2 minutes'")
  await release()
  const stale = sql`
    select from push_processes p join push_people using (process_id)
    where user_id = any(${[asha, ravi]}::uuid[]) and seen_at < now() - interval '1 minute'`
  await expect.poll(() => testApp.db.run(stale)).toBe(0)
  for (const presence of both) expect(await presence.online([asha, ravi])).toEqual(new Set([asha, ravi]))
  await Promise.all(both.map((presence) => presence.close()))
  expect(news).toEqual([[], []])
})

test('people who were taken for gone are shown online again', async () => {
  const [one, other] = [aProcess(), aProcess()]
  const [asha, ravi] = [randomUUID(), randomUUID()]
  const news = newsOf(one, [asha, ravi])
  for (const person of [asha, ravi]) await one.came(person)
  await other.came(ravi)
  await testApp.db.run(sql`
    delete from push_processes
    where process_id = (select process_id from push_people where user_id = ${asha})`)
  await expect.poll(() => news).toEqual([{ userId: asha, isOnline: true }])
})

test('people who left while the database did not answer are shown offline when it does', async () => {
  const [one, other] = [aProcess(), aProcess()]
  const [asha, ravi] = [randomUUID(), randomUUID()]
  const news = newsOf(one, [asha, ravi])
  for (const person of [asha, ravi]) await one.came(person)
  await other.came(ravi)
  await without('leave_online', async () => {
    for (const person of [asha, ravi]) await expect(one.left(person)).rejects.toThrow()
  })
  await expect.poll(() => news).toEqual([{ userId: asha, isOnline: false }])
  expect(await other.online([asha, ravi])).toEqual(new Set([ravi]))
})

test('who leaves while a process writes its people anew has left', async () => {
  const one = aProcess({ beatMs: 50, steadyMs: 60_000 })
  const other = aProcess({ beatMs: 3_600_000 })
  const [asha, ravi] = [randomUUID(), randomUUID()]
  await one.came(asha)
  const { client, waiting, release } = await holdTable('push_people')
  await client.query('delete from push_people')
  await without('come_online', () => expect(one.came(ravi)).rejects.toThrow())
  await expect.poll(waiting).toHaveLength(1)
  const left = one.left(asha)
  await release()
  await left
  expect(await other.online([asha, ravi])).toEqual(new Set([ravi]))
})

test('of people whom a process leaves behind as it ends another one tells', async () => {
  const one = aProcess()
  const other = aProcess({ beatMs: 50, steadyMs: 0 })
  const asha = randomUUID()
  const news = newsOf(other, [asha])
  await one.came(asha)
  await one.close()
  await expect.poll(() => news).toEqual([{ userId: asha, isOnline: false }])
})
