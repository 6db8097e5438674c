import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAuditEvents } from '#contract/admin/admin-audit.ts'
import { getProfile, signIn } from '#contract/users/user.ts'
import { limits } from '#server/limits.ts'
import { addressOf, runCommand } from '#server/testing/commands/run-command.ts'
import { aSecondFactor } from '#server/testing/desk/second-factors.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { aSignUp, post } from '#server/testing/visitor.ts'

const testApp = openTestApp()
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vanij-admin-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const run = (args: readonly string[], env: Record<string, string> = {}) =>
  runCommand('admin/admin-account.ts', args, {
    cwd: folder,
    env: { DATABASE_URL: addressOf(testApp.pool.options), ...env },
  })

const asha = ['create', '--phone', '98765 43210', '--name', 'Asha Verma', '--email', 'asha@shop.example']
const passwordIn = (output: string) => /only now: (\S+)/.exec(output)?.[1] ?? ''

test('it opens an admin account, whose password is shown once', async () => {
  const { output, complaint, code } = await run(asha)
  expect({ complaint, code }).toEqual({ complaint: '', code: 0 })
  const password = passwordIn(output)
  expect(password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/)
  expect(password.length).toBeGreaterThanOrEqual(limits.password.adminMin)
  const { body } = await post(testApp.app, signIn.path, { phone_number: '919876543210', password })
  expect(body.success).toBe(true)
  const { rows } = await testApp.pool.query('select user_id, password_hash from users')
  expect(rows[0].password_hash).not.toContain(password)
  const admin = { user_id: rows[0].user_id as string }
  expect(await testApp.as(admin)(getProfile, {})).toMatchObject({
    account_type: 'admin',
    full_name: 'Asha Verma',
  })
  expect((await testApp.as(admin)(listAuditEvents, {})).events).toMatchObject([
    { action: 'admin.create', actor_name: 'Vanij', subject_name: 'Asha Verma', details: {} },
  ])
})

test('a phone number or email that is taken is refused, and the account stays what it is', async () => {
  const person = aSignUp()
  await post(testApp.app, '/api/users/register', person)
  const phone = person.phone_number
  const { complaint, code } = await run([
    'create',
    '--phone',
    phone,
    '--name',
    'Eve',
    '--email',
    'e@e.example',
  ])
  expect({ complaint, code }).toEqual({
    complaint: 'An account with this phone number or email already exists.\n',
    code: 1,
  })
  const { rows } = await testApp.pool.query('select account_type from users where phone_number = $1', [phone])
  expect(rows).toEqual([{ account_type: 'buyer' }])
})

test.each([
  [[], /^Usage:/],
  [['delete'], /^Usage:/],
  [['create', '--phone', '1', '--name', 'Asha'], /^Usage:/],
  [['create', '--password', 'x'], /^Usage:/],
  [['create', '--phone', '12', '--name', 'Asha', '--email', 'a@b.example'], /^Phone number must be valid\n$/],
  [
    ['create', '--phone', '919999999999', '--name', 'Al', '--email', 'a@b.example'],
    /^Full Name must be at least 3/,
  ],
  [['create', '--phone', '919999999999', '--name', 'Asha', '--email', 'ab'], /^Email is not valid\n$/],
])('%j is answered with one sentence', async (args, sentence) => {
  const { output, complaint, code } = await run(args)
  expect(complaint).toMatch(sentence)
  expect({ output, code }).toEqual({ output: '', code: 1 })
})

test('it works on the embedded database too, before the first start', async () => {
  const { output, code } = await run(asha, { DATABASE_URL: '', DATA_DIR: join(folder, 'data') })
  expect({ code, password: passwordIn(output) }).toMatchObject({
    code: 0,
    password: expect.stringMatching(/.{12,}/),
  })
})

test('an admin who has lost phone and recovery codes comes in with the password again, and the audit says so', async () => {
  const phone = '919876500001'
  const opened = await run(['create', '--phone', phone, '--name', 'Ravi Rao', '--email', 'ravi@shop.example'])
  const password = passwordIn(opened.output)
  const { rows } = await testApp.pool.query('select user_id from users where phone_number = $1', [phone])
  const admin = { user_id: rows[0].user_id as string }
  await aSecondFactor(testApp, admin)
  const enter = async () => (await post(testApp.app, signIn.path, { phone_number: phone, password })).status
  expect(await enter()).toBe(401)
  expect(await run(['forget-second-factor', '--phone', '98765 00001'])).toEqual({
    output: 'Ravi Rao signs in with the password alone now, and is signed out everywhere.\n',
    complaint: '',
    code: 0,
  })
  expect(await enter()).toBe(200)
  expect((await testApp.as(admin)(listAuditEvents, { action: 'second-factor' })).events).toMatchObject([
    { action: 'second-factor.forget', actor_name: 'Vanij', subject_name: 'Ravi Rao' },
  ])
  expect(await run(['forget-second-factor', '--phone', phone])).toMatchObject({ code: 1 })
  expect((await run(['forget-second-factor', '--phone', '911111111111'])).complaint).toBe('User not found\n')
})
