import { expect, test } from 'vitest'
import { z } from 'zod'
import * as contract from '#contract/admin/second-factor.ts'
import { resetPassword, signInWithCode } from '#contract/users/one-time-code.ts'
import { getProfile, register, signIn } from '#contract/users/user.ts'
import { rows, sql } from '#server/db/sql.ts'
import { codeOf, stepAt } from '#server/second-factors/totp.rules.ts'
import { aSecondFactor, codeNow, recoveryCode } from '#server/testing/desk/second-factors.ts'
import { aCodeFor } from '#server/testing/one-time-codes.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { aSignUp, post } from '#server/testing/visitor.ts'

const testApp = openTestApp()

/** An admin who signs in with this password. */
async function anAdmin() {
  const { phone_number, password, ...draft } = aSignUp()
  const { body } = await post(testApp.app, register.path, { ...draft, phone_number, password })
  const { user_id } = await testApp.db.one(rows(z.object({ user_id: z.uuid() }))`
    update users set account_type = 'admin' where phone_number = ${phone_number} returning user_id`)
  return { user_id, phone_number, password, token: body.token as string }
}

async function anAdminWithFactor() {
  const admin = await anAdmin()
  await aSecondFactor(testApp, admin)
  return admin
}

type Admin = Awaited<ReturnType<typeof anAdmin>>

const enter = ({ phone_number, password }: Admin, second_code?: string) =>
  post(testApp.app, signIn.path, { phone_number, password, ...(second_code && { second_code }) })
const isOpen = async (token: string) =>
  (await testApp.app.inject({ url: getProfile.path, headers: { token } })).statusCode === 200
const stateOf = async ({ token }: Admin) =>
  (await testApp.app.inject({ url: contract.getSecondFactor.path, headers: { token } })).json()

/** The bytes of letters in base 32. */
function bytesOf(letters: string) {
  const bits = [...letters.replaceAll(' ', '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}

test('an admin turns it on with a code of the app, reads the recovery codes once, and other devices are signed out', async () => {
  const admin = await anAdmin()
  const elsewhere = await enter(admin)
  const { token, password } = admin
  expect(await stateOf(admin)).toMatchObject({ is_on: false, recovery_codes_left: 0 })
  const begun = await post(testApp.app, contract.beginSecondFactor.path, { password }, { token })
  expect(begun.body.link).toContain(`secret=${begun.body.secret.replaceAll(' ', '')}&`)
  expect(begun.body.qr_svg).toMatch(/^<svg /)
  // Nothing is asked for until it is confirmed.
  expect((await enter(admin)).status).toBe(200)
  const code = codeOf(bytesOf(begun.body.secret), stepAt(new Date()))
  const { status, body } = await post(testApp.app, contract.confirmSecondFactor.path, { code }, { token })
  expect([status, body.recovery_codes.length]).toEqual([200, 10])
  expect(await isOpen(token)).toBe(true)
  expect(await isOpen(elsewhere.body.token)).toBe(false)
  expect(await stateOf(admin)).toMatchObject({ is_on: true, recovery_codes_left: 10 })
  expect((await enter(admin)).status).toBe(401)
  expect((await enter(admin, body.recovery_codes[3])).status).toBe(200)
  expect(await stateOf(admin)).toMatchObject({ is_on: true, recovery_codes_left: 9 })
})

test('without a code the password opens nothing, and the answer names the field', async () => {
  const admin = await anAdminWithFactor()
  expect((await enter(admin)).body).toMatchObject({
    success: false,
    field: 'second_code',
    content: 'Please enter the code of your authenticator app, or a recovery code.',
  })
  expect((await enter(admin, codeNow())).status).toBe(200)
})

test('a wrong password is answered alike, with a code and without one', async () => {
  const admin = { ...(await anAdminWithFactor()), password: 'wrong-one' }
  const answers = [await enter(admin), await enter(admin, codeNow()), await enter(admin, '000000')]
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
})

test('a code counts once, also when two send it at the same moment; so does a recovery code', async () => {
  for (const typed of [codeNow(), `  ${recoveryCode.toUpperCase().replaceAll('-', ' ')}`]) {
    const admin = await anAdminWithFactor()
    const answers = await Promise.all([enter(admin, typed), enter(admin, typed), enter(admin, typed)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
    expect((await enter(admin, typed)).status).toBe(401)
  }
})

test('digits of other scripts are read', async () => {
  const admin = await anAdminWithFactor()
  const typed = [...codeNow()].map((digit) => String.fromCodePoint(0x966 + Number(digit))).join('')
  expect((await enter(admin, typed)).status).toBe(200)
})

test('after five wrong codes even a right one waits, and only the time helps', async () => {
  const admin = await anAdminWithFactor()
  const wrong = await Promise.all(Array.from({ length: 8 }, () => enter(admin, '000000')))
  const statuses = wrong.map(({ status }) => status)
  expect([statuses.filter((s) => s === 401).length, statuses.filter((s) => s === 429).length]).toEqual([5, 3])
  expect((await enter(admin, codeNow())).body.content).toBe(
    'Too many wrong codes. Please wait 15 minutes and try again.',
  )
  await testApp.db.run(sql`update second_factors set retry_at = now() where user_id = ${admin.user_id}`)
  expect((await enter(admin, codeNow())).status).toBe(200)
})

test('a one-time code of the phone is not enough either, and is kept until both are right', async () => {
  const admin = await anAdminWithFactor()
  const byPhone = await aCodeFor(testApp, admin)
  const without = await post(testApp.app, signInWithCode.path, byPhone)
  expect([without.status, without.body.field]).toEqual([401, 'second_code'])
  const both = await post(testApp.app, signInWithCode.path, { ...byPhone, second_code: codeNow() })
  expect(both.status).toBe(200)
})

test('a forgotten password is reset with both codes alone', async () => {
  const admin = await anAdminWithFactor()
  const draft = { ...(await aCodeFor(testApp, admin)), next: 'a-longer-password-of-an-admin' }
  expect((await post(testApp.app, resetPassword.path, draft)).body.field).toBe('second_code')
  const { status } = await post(testApp.app, resetPassword.path, { ...draft, second_code: recoveryCode })
  expect(status).toBe(200)
})

test('turning it off and new recovery codes want password and code', async () => {
  const { token, password, ...admin } = await anAdminWithFactor()
  const renew = (draft: object) => post(testApp.app, contract.renewRecoveryCodes.path, draft, { token })
  expect((await renew({ password: 'wrong-one', code: codeNow() })).body.field).toBe('password')
  expect((await renew({ password, code: '000000' })).body.field).toBe('code')
  const renewed = await renew({ password, code: codeNow() })
  expect(renewed.body.recovery_codes).toHaveLength(10)
  const end = (draft: object) => post(testApp.app, contract.endSecondFactor.path, draft, { token })
  expect((await end({ password, code: recoveryCode })).status).toBe(401)
  expect((await end({ password, code: renewed.body.recovery_codes[0] })).body.content).toBe(
    'Two-factor sign-in is off.',
  )
  expect((await enter({ ...admin, token, password })).status).toBe(200)
  expect((await end({ password, code: codeNow() })).status).toBe(409)
})

test('beginning wants the password, and never replaces a secret that counts', async () => {
  const { token, password } = await anAdmin()
  const begin = (typed: string) =>
    post(testApp.app, contract.beginSecondFactor.path, { password: typed }, { token })
  expect((await begin('wrong-one')).status).toBe(401)
  const confirm = () => post(testApp.app, contract.confirmSecondFactor.path, { code: '000000' }, { token })
  expect((await confirm()).status).toBe(409)
  const { body } = await begin(password)
  expect((await confirm()).body.field).toBe('code')
  const code = codeOf(bytesOf(body.secret), stepAt(new Date()))
  await post(testApp.app, contract.confirmSecondFactor.path, { code }, { token })
  expect((await begin(password)).body.content).toBe('Two-factor sign-in is on already.')
  expect((await confirm()).status).toBe(409)
})

test('whoever has the database reads no secret and no recovery code', async () => {
  const { user_id } = await anAdminWithFactor()
  const row = await testApp.db.one(rows(
    z.object({ secret: z.instanceof(Buffer), code_hash: z.instanceof(Buffer) }),
  )`
    select secret, code_hash from second_factors join recovery_codes using (user_id) where user_id = ${user_id}`)
  expect(row.secret.includes('12345678901234567890')).toBe(false)
  expect(row.code_hash).toHaveLength(32)
})

test('each change is in the audit, without a code', async () => {
  const { user_id, token, password } = await anAdminWithFactor()
  await post(testApp.app, contract.endSecondFactor.path, { password, code: codeNow() }, { token })
  expect(
    await testApp.db.many(rows(z.object({ action: z.string(), details: z.unknown() }))`
      select action, details from audit_events where subject_id = ${user_id}`),
  ).toEqual([{ action: 'second-factor.off', details: {} }])
})
