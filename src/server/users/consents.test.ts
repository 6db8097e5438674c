import { expect, test } from 'vitest'
import { z } from 'zod'
import { saveChoices } from '#contract/reach/choices.ts'
import { unsubscribeMail } from '#contract/reach/mail.ts'
import { policyVersion } from '#contract/users/policy-version.ts'
import { register } from '#contract/users/user.ts'
import { rows, sql } from '#server/db/sql.ts'
import { aBuyer } from '#server/testing/build.ts'
import { verifyAddress } from '#server/testing/reach/ways.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { aSignUp, post } from '#server/testing/visitor.ts'

const testApp = openTestApp()

const Consent = z.object({ purpose: z.string(), version: z.string().nullable(), is_given: z.boolean() })
const consentsOf = ({ user_id }: Someone) =>
  testApp.db.many(rows(Consent)`
    select purpose, version, is_given from consents where user_id = ${user_id} order by consent_id`)

const User = z.object({ user_id: z.uuid() })

test('who signs up has accepted the terms of that day; a refused sign-up leaves no line', async () => {
  const draft = aSignUp()
  await post(testApp.app, register.path, draft)
  expect((await post(testApp.app, register.path, draft)).status).toBe(409)
  const user = await testApp.db.one(
    rows(User)`select user_id from users where phone_number = ${draft.phone_number}`,
  )
  expect(await consentsOf(user)).toEqual([{ purpose: 'terms', version: policyVersion, is_given: true }])
})

test('mails that are allowed, ended by a link and allowed again are three lines; a second press is none', async () => {
  const buyer = await aBuyer(testApp.db)
  const token = await verifyAddress(testApp, buyer)
  await testApp.as(null)(unsubscribeMail, { token })
  await testApp.as(null)(unsubscribeMail, { token })
  await testApp.as(buyer)(saveChoices, { mails: true })
  const line = (is_given: boolean) => ({ purpose: 'mail', version: null, is_given })
  expect(await consentsOf(buyer)).toEqual([line(true), line(false), line(true)])
})

test('pushes of a browser are given, and taken back when it signs out', async () => {
  const buyer = await aBuyer(testApp.db)
  await testApp.tokenOf(buyer)
  await testApp.db.run(sql`
    insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
    select user_id, session_id, 'https://push.test/' || session_id, 'key', 'auth' from sessions
    where user_id = ${buyer.user_id}`)
  await testApp.db.run(sql`delete from sessions where user_id = ${buyer.user_id}`)
  expect((await consentsOf(buyer)).map(({ is_given }) => is_given)).toEqual([true, false])
})

test('a line is never changed or taken out, and goes with its account', async () => {
  const buyer = await aBuyer(testApp.db)
  await verifyAddress(testApp, buyer)
  const { user_id } = buyer
  const message = 'consents are never changed'
  await expect(
    testApp.db.run(sql`update consents set is_given = false where user_id = ${user_id}`),
  ).rejects.toThrow(message)
  await expect(testApp.db.run(sql`delete from consents where user_id = ${user_id}`)).rejects.toThrow(message)
  await testApp.db.run(sql`delete from users where user_id = ${user_id}`)
  expect(await consentsOf(buyer)).toEqual([])
})
