import { expect, test } from 'vitest'
import { z } from 'zod'
import { updateProfile } from '#contract/users/account.ts'
import { rows, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { aBuyer, aSeller } from '#server/testing/build.ts'
import { exchange } from '#server/testing/exchange.ts'
import { named } from '#server/testing/named.ts'
import { openTestApp, type Someone, type TestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp({ rateLimits: true })
const unlimited = openTestApp()
const { firstDay, member, seller } = limits.uploadsADay

const change = { company_name: 'Verma Tools' }
const size = JSON.stringify(change).length

const send = async (person: Someone, draft: object = change, onApp: TestApp = testApp) => {
  const { status, text } = await exchange(onApp.app, updateProfile, draft, await onApp.tokenOf(person))
  return { status, body: JSON.parse(text) }
}

/** As if the person had uploaded this much today, or this many days ago. */
const sentAlready = ({ user_id }: Someone, bytes: number, { daysAgo = 0, onApp = testApp } = {}) =>
  onApp.db.run(sql`
    insert into upload_allowances (user_id, day, bytes)
    values (${user_id}, (now() at time zone 'Asia/Kolkata')::date - ${daysAgo}::integer, ${bytes})
    on conflict (user_id) do update set day = excluded.day, bytes = excluded.bytes`)

const sentBy = ({ user_id }: Someone) =>
  testApp.db.one(rows(z.object({ bytes: z.coerce.number() }))`
    select bytes from upload_allowances where user_id = ${user_id}`)

test('what an account sends is counted, and refused with a sentence when its day is used up', async () => {
  const person = await aBuyer(testApp.db)
  expect(await send(person)).toMatchObject({ status: 200 })
  expect(await sentBy(person)).toEqual({ bytes: size })
  await sentAlready(person, firstDay - size + 1)
  expect(await send(person)).toEqual({
    status: 413,
    body: {
      success: false,
      content: 'With this your account would send more than the 64 MB of a day. Please go on tomorrow.',
      sentence: named,
    },
  })
  // The allowance of other people is unchanged.
  expect(await send(await aBuyer(testApp.db))).toMatchObject({ status: 200 })
})

test('the next day begins anew', async () => {
  const person = await aBuyer(testApp.db)
  await sentAlready(person, firstDay, { daysAgo: 1 })
  expect(await send(person)).toMatchObject({ status: 200 })
  expect(await sentBy(person)).toEqual({ bytes: size })
})

test('older accounts may upload more, and sellers most', async () => {
  const [known, shop] = [await aBuyer(testApp.db), await aSeller(testApp.db)]
  await testApp.db.run(sql`
    update users set created_at = now() - interval '25 hours' where user_id = ${known.user_id}`)
  for (const [person, limit] of [
    [known, member],
    [shop, seller],
  ] as const) {
    await sentAlready(person, limit - size)
    expect(await send(person)).toMatchObject({ status: 200 })
    expect(await send(person)).toMatchObject({ status: 413 })
  }
})

test('many at once never pass it together', async () => {
  const person = await aBuyer(testApp.db)
  await sentAlready(person, firstDay - 3 * size)
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(person)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
})

test('what is refused costs nothing', async () => {
  const person = await aBuyer(testApp.db)
  await send(person)
  const picture = { profile_image: `data:image/png;base64,${'A'.repeat(4_000)}` }
  expect(await send(person, picture)).toMatchObject({ status: 400 })
  await expect.poll(() => sentBy(person)).toEqual({ bytes: size })
})

test('where limits are off there is none', async () => {
  const person = await aBuyer(unlimited.db)
  await sentAlready(person, firstDay, { onApp: unlimited })
  expect(await send(person, change, unlimited)).toMatchObject({ status: 200 })
})
