import { expect, test } from 'vitest'
import { type AdminArea, type AdminRole, adminRole, worksIn } from '#contract/admin/admin-roles.ts'
import { listUsers, suspendUser } from '#contract/admin/admin-users.ts'
import { addTeamMember, changeRole, listTeam } from '#contract/admin/team.ts'
import { getProfile, signIn } from '#contract/users/user.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, anAdmin } from '#server/testing/build.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { post } from '#server/testing/visitor.ts'
import { hashPassword } from '#server/users/password.service.ts'

const testApp = openTestApp()
const password = 'purana-taala'

/** An admin in this role, who knows the password. */
async function anAdminAs(role: AdminRole | null) {
  const admin = await anAdmin(testApp.db)
  await testApp.db.run(sql`
    update users set admin_role = ${role}, password_hash = ${await hashPassword(password)}
    where user_id = ${admin.user_id}`)
  return admin
}

const give = (by: Someone, to: Someone, role: AdminRole) =>
  testApp.as(by)(changeRole, { userId: to.user_id, role, password })

const draft = { full_name: 'Farida Khan', email: 'farida@desk.example', phone_number: '98765 11111' }

test('an owner opens an account, whose password is shown once and lets its owner do what the role says', async () => {
  const owner = await anAdminAs('owner')
  const { new_password } = await testApp.as(owner)(addTeamMember, { ...draft, role: 'support', password })
  const entered = await post(testApp.app, signIn.path, {
    phone_number: '919876511111',
    password: new_password,
  })
  expect(entered.body.success).toBe(true)
  const { team } = await testApp.as(owner)(listTeam, {})
  const farida = team.find(({ full_name }) => full_name === 'Farida Khan')
  expect(farida).toMatchObject({ role: 'support', has_second_factor: false, suspended_at: null })
  if (!farida) throw new Error('not in the team')
  expect((await testApp.as(farida)(getProfile, {})).admin_role).toBe('support')
  await expect(testApp.as(farida)(listUsers, { q: 'nobody' })).resolves.toMatchObject({ users: [] })
  await expect(testApp.as(farida)(listTeam, {})).rejects.toThrow('Your role does not include this')
})

test('a number that has an account, a wrong password and a role that does not exist are refused', async () => {
  const owner = await anAdminAs('owner')
  const add = (change: object) =>
    testApp.as(owner)(addTeamMember, { ...draft, role: 'editor', password, ...change })
  await expect(add({ phone_number: '12' })).rejects.toThrow()
  await expect(add({ password: 'nicht' })).rejects.toThrow()
  await expect(add({ role: 'king' as AdminRole })).rejects.toThrow('This role does not exist')
  const fresh = { phone_number: '98765 22222', email: 'second@desk.example' }
  await add(fresh)
  await expect(add(fresh)).rejects.toThrow()
})

test('a role changes at once, and the audit says from what to what', async () => {
  const [owner, other] = [await anAdminAs('owner'), await anAdminAs('editor')]
  await expect(testApp.as(other)(listUsers, { q: 'nobody' })).rejects.toThrow(
    'Your role does not include this',
  )
  await give(owner, other, 'verifier')
  await expect(testApp.as(other)(listUsers, { q: 'nobody' })).resolves.toMatchObject({ users: [] })
  const { rows } = await testApp.pool.query(
    "select details from audit_events where action = 'admin.change-role' and subject_id = $1",
    [other.user_id],
  )
  expect(rows).toEqual([{ details: { from: 'editor', to: 'verifier' } }])
})

test('nobody changes the own role, and who is no admin is not there', async () => {
  const [owner, buyer] = [await anAdminAs('owner'), await aBuyer(testApp.db)]
  await expect(give(owner, owner, 'editor')).rejects.toThrow('Another owner changes your role')
  await expect(give(owner, buyer, 'editor')).rejects.toThrow('User not found')
})

test('two owners who take the role from each other at once: one of them stays', async () => {
  const [one, two] = [await anAdminAs('owner'), await anAdminAs('owner')]
  const answers = await Promise.allSettled([give(one, two, 'editor'), give(two, one, 'editor')])
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const { team } = await testApp.as(answers[0]?.status === 'fulfilled' ? one : two)(listTeam, {})
  const roles = team.filter(({ user_id }) => [one.user_id, two.user_id].includes(user_id))
  expect(roles.map(({ role }) => role).sort()).toEqual(['editor', 'owner'])
})

test('an admin of before there were roles is an owner', async () => {
  const old = await anAdminAs(null)
  const { team } = await testApp.as(old)(listTeam, {})
  expect(team.find(({ user_id }) => user_id === old.user_id)?.role).toBe('owner')
})

test('the account of an admin is closed by an owner alone', async () => {
  const [owner, support, other] = [
    await anAdminAs('owner'),
    await anAdminAs('support'),
    await anAdminAs('editor'),
  ]
  const suspend = (by: Someone) => testApp.as(by)(suspendUser, { userId: other.user_id, reason: 'Left us' })
  await expect(suspend(support)).rejects.toThrow('Only an owner may do this')
  await expect(suspend(owner)).resolves.toMatchObject({ success: true })
})

test('each call of the desk says what it belongs to, and no role but the owner reaches the team', () => {
  const calls = [...testApp.app.registry.keys()].filter(({ access }) => access === 'admin')
  expect(calls.filter(({ area }) => area === undefined).map(({ path }) => path)).toEqual([])
  const others = adminRole.options.filter((role) => role !== 'owner')
  const closed: readonly AdminArea[] = ['team', 'settings', 'money', 'log']
  for (const role of others) for (const area of closed) expect(worksIn(role, area)).toBe(false)
})
