import { expect, test } from 'vitest'
import { z } from 'zod'
import { signInWithCode } from '#contract/users/one-time-code.ts'
import { getProfile, register, signIn } from '#contract/users/user.ts'
import { rows, sql } from '#server/db/sql.ts'
import { aCodeFor } from '#server/testing/one-time-codes.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { aSignUp, post } from '#server/testing/visitor.ts'

const testApp = openTestApp()

/** Somebody who has made an account on a number without proving it, and has confirmed a mail address of their own. */
async function aStranger() {
  const draft = aSignUp()
  const { body } = await post(testApp.app, register.path, draft)
  await testApp.db.run(sql`
    insert into mail_addresses (user_id, address, token)
    select user_id, email, ${draft.phone_number.padEnd(43, 'a')} from users where phone_number = ${draft.phone_number}`)
  return { ...draft, token: body.token as string }
}
type Account = { readonly phone_number: string; readonly password: string }

const withCode = async (account: Account) =>
  post(testApp.app, signInWithCode.path, await aCodeFor(testApp, account))
const withPassword = async ({ phone_number, password }: Account) =>
  (await post(testApp.app, signIn.path, { phone_number, password })).status
const read = async (token: string) =>
  (await testApp.app.inject({ url: getProfile.path, headers: { token } })).statusCode
const mailAddresses = ({ phone_number }: Account) =>
  testApp.db.many(rows(z.object({ address: z.string() }))`
    select m.address from mail_addresses m join users using (user_id) where phone_number = ${phone_number}`)
const news = async (token: string) =>
  (await testApp.app.inject({ url: '/api/orders/notifications', headers: { token } })).json().notifications

test('whose number it is has the account alone from the first code on, and is told so', async () => {
  const stranger = await aStranger()
  const { body } = await withCode(stranger)
  expect([await read(body.token), await read(stranger.token), await withPassword(stranger)]).toEqual([
    200, 401, 401,
  ])
  expect(await mailAddresses(stranger)).toEqual([])
  expect(await news(body.token)).toMatchObject([
    {
      kind: 'password-reset',
      message: 'Your number is confirmed. Other devices and the old password ended.',
      link: '/profile/sessions',
    },
  ])
})

test('a later code of the same number ends nothing', async () => {
  const owner = await aStranger()
  const { body } = await withCode(owner)
  await testApp.db.run(sql`delete from one_time_code_requests`)
  expect((await withCode(owner)).status).toBe(200)
  expect(await read(body.token)).toBe(200)
  expect(await news(body.token)).toHaveLength(1)
})

test('a wrong code proves nothing, and whoever has the account keeps it', async () => {
  const owner = await aStranger()
  const { phone_number, otp } = await aCodeFor(testApp, owner)
  const wrong = String((Number(otp) + 1) % 1_000_000).padStart(6, '0')
  expect((await post(testApp.app, signInWithCode.path, { phone_number, otp: wrong })).status).toBe(401)
  expect([await read(owner.token), await withPassword(owner)]).toEqual([200, 200])
})
