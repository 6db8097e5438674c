import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { listAuditEvents } from '#contract/admin/admin-audit.ts'
import * as contract from '#contract/admin/admin-users.ts'
import { getProduct } from '#contract/products/product.ts'
import { getProfile, signIn } from '#contract/users/user.ts'
import { openSession } from '#server/sessions/session.service.ts'
import { aBuyer, anAdmin, aProduct, aSeller } from '#server/testing/build.ts'
import { buy, send } from '#server/testing/buy.ts'
import { named } from '#server/testing/named.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { aSignUp, post } from '#server/testing/visitor.ts'

const testApp = openTestApp()
let admin: Someone
beforeAll(async () => {
  admin = await anAdmin(testApp.db)
})
const asAdmin = () => testApp.as(admin)
const find = (q: string, more: object = {}) => asAdmin()(contract.listUsers, { q, ...more })
const idsOf = async (q: string, more: object = {}) =>
  (await find(q, more)).users.map(({ user_id }) => user_id)
const auditEventsOf = async (subject: string) =>
  (await asAdmin()(listAuditEvents, { subject })).events.map(({ action, details }) => ({ action, details }))
const ask = async (token: string) =>
  (await testApp.app.inject({ url: getProfile.path, headers: { token } })).json()

test('one person comes with orders of both sides and products, and the look is written down', async () => {
  const seller = await aSeller(testApp.db, { full_name: 'Nila Raman', company_name: 'Nila Stones' })
  const other = await aSeller(testApp.db, { company_name: 'Hill Traders' })
  const buyer = await aBuyer(testApp.db, { full_name: 'Ravi Das' })
  const product_id = await aProduct(testApp.db, { seller, product_name: 'Granite slab' })
  await buy(testApp, buyer, [{ product_id, quantity: 2 }])
  await buy(testApp, seller, [{ product_id: await aProduct(testApp.db, { seller: other }), quantity: 1 }])
  const userId = seller.user_id
  const file = await asAdmin()(contract.getUser, { userId })
  expect(file).toMatchObject({
    user: { user_id: userId, company_name: 'Nila Stones' },
    orders: [
      { is_bought: true, other_name: 'Hill Traders', delivery_status: 'Pending' },
      { is_bought: false, other_name: 'Ravi Das' },
    ],
    products: [{ product_id, product_name: 'Granite slab', verification: 'verified' }],
    counts: { bought: 1, sold: 1, products: 1, requirements: 0 },
  })
  expect(await auditEventsOf(userId)).toEqual([{ action: 'user.view', details: {} }])
  await expect(asAdmin()(contract.getUser, { userId: randomUUID() })).rejects.toMatchObject({ status: 404 })
})

test('people are found by any part of what is known of them', async () => {
  const seller = await aSeller(testApp.db, { full_name: 'Devika Menon', company_name: 'Malabar_Spices 100%' })
  const { rows } = await testApp.pool.query('select * from users where user_id = $1', [seller.user_id])
  const { phone_number, email, gst_number } = rows[0] as Record<string, string>
  const phone = `+91 ${phone_number?.slice(2, 7)}-${phone_number?.slice(7)}`
  for (const q of ['devika', 'r_spices 100%', email ?? '', phone, gst_number?.toLowerCase() ?? ''])
    expect(await idsOf(q)).toEqual([seller.user_id])
  expect((await find('devika')).users[0]).toMatchObject({
    account_type: 'seller',
    company_name: 'Malabar_Spices 100%',
    suspended_at: null,
    sessions: 0,
  })
  expect(JSON.stringify(await find('devika'))).not.toContain('password')
  expect(await idsOf('devika', { account_type: 'buyer' })).toEqual([])
  expect(await idsOf('1000000%')).toEqual([])
  await expect(find('', { account_type: 'king' })).rejects.toMatchObject({ status: 400 })
})

test('a suspended account cannot sign in and learns why, and its products are hidden; reinstated it signs in again', async () => {
  const signUp = aSignUp()
  const { body } = await post(testApp.app, '/api/users/register', signUp)
  const { user_id: userId } = await ask(body.token)
  const reason = 'Sells counterfeit goods'
  await testApp.pool.query("update users set account_type = 'seller' where user_id = $1", [userId])
  const productId = await aProduct(testApp.db, { seller: { user_id: userId } })

  await asAdmin()(contract.suspendUser, { userId, reason })
  const facts = {
    success: false,
    status: 'invalid-token',
    content: 'This account is suspended. Please contact support.',
    sentence: named,
  }
  expect(await ask(body.token)).toEqual(facts)
  const { phone_number, password } = signUp
  expect((await post(testApp.app, signIn.path, { phone_number, password })).body).toEqual(facts)
  await expect(testApp.as(null)(getProduct, { productId })).rejects.toMatchObject({ status: 404 })
  expect((await find(signUp.email)).users[0]).toMatchObject({
    suspension_reason: reason,
    suspended_at: expect.any(String),
  })
  expect(await idsOf('', { account_type: 'suspended' })).toContain(userId)

  await asAdmin()(contract.reinstateUser, { userId })
  expect(await ask(body.token)).toMatchObject({ status: 'invalid-token', content: 'Please log in again' })
  expect((await post(testApp.app, signIn.path, { phone_number, password })).status).toBe(200)
  await expect(testApp.as(null)(getProduct, { productId })).resolves.toBeDefined()
  expect(await auditEventsOf(userId)).toEqual([
    { action: 'user.reinstate', details: {} },
    { action: 'user.suspend', details: { reason } },
  ])
})

test('an account is signed out everywhere', async () => {
  const person = await aBuyer(testApp.db)
  const tokens = [
    await openSession(testApp.db, person.user_id, 'phone'),
    await openSession(testApp.db, person.user_id, 'desk'),
  ]
  await asAdmin()(contract.endUserSessions, { userId: person.user_id })
  for (const token of tokens) expect(await ask(token)).toMatchObject({ status: 'invalid-token' })
  expect(await auditEventsOf(person.user_id)).toEqual([
    { action: 'user.end-sessions', details: { sessions: 2 } },
  ])
})

test('a suspension waits for nothing that is being added to the account', async () => {
  const seller = await aSeller(testApp.db)
  await testApp.db.transaction(async (tx) => {
    await aProduct(tx, { seller })
    await asAdmin()(contract.suspendUser, { userId: seller.user_id, reason: 'Sells what is not there' })
  })
})

test('what is so already is a conflict, and nobody suspends themselves', async () => {
  const { user_id: userId } = await aBuyer(testApp.db)
  await expect(asAdmin()(contract.reinstateUser, { userId })).rejects.toMatchObject({
    status: 409,
    message: 'This account is not suspended.',
  })
  const clicks = await Promise.allSettled(
    Array.from({ length: 5 }, () => asAdmin()(contract.suspendUser, { userId, reason: 'Spam' })),
  )
  expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await auditEventsOf(userId)).toHaveLength(1)
  for (const own of [admin.user_id, admin.user_id.toUpperCase()])
    await expect(asAdmin()(contract.suspendUser, { userId: own, reason: 'Tired' })).rejects.toMatchObject({
      status: 409,
      message: 'You cannot suspend your own account.',
    })
  await expect(
    asAdmin()(contract.suspendUser, { userId: randomUUID(), reason: 'Spam' }),
  ).rejects.toMatchObject({
    status: 404,
    message: 'User not found',
  })
})

test('of two admins who suspend each other at once one stays', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [one, other] = [await anAdmin(testApp.db), await anAdmin(testApp.db)]
    const answers = await Promise.allSettled([
      testApp.as(one)(contract.suspendUser, { userId: other.user_id, reason: 'Duel' }),
      testApp.as(other)(contract.suspendUser, { userId: one.user_id, reason: 'Duel' }),
    ])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { users } = await find('', { account_type: 'suspended' })
    const out = users.filter(({ user_id }) => [one.user_id, other.user_id].includes(user_id))
    expect(out).toHaveLength(1)
  }
})

test('a suspension needs a reason, and an admin', async () => {
  const { user_id } = await aBuyer(testApp.db)
  const url = `/api/admin/users/${user_id}/suspend`
  for (const body of [{}, { reason: '  ' }, { reason: 'x'.repeat(301) }])
    expect((await send(testApp, admin, { url, body })).status).toBe(400)
  const body = { reason: 'Spam' }
  expect((await send(testApp, await aSeller(testApp.db), { url, body })).status).toBe(403)
  expect((await send(testApp, null, { url, body })).status).toBe(401)
  expect(await auditEventsOf(user_id)).toEqual([])
})

test('pages follow each other without a gap', async () => {
  const ids: string[] = []
  for (let i = 0; i < 120; i += 1) ids.push((await aBuyer(testApp.db, { full_name: 'Pager Person' })).user_id)
  const first = await find('pager person')
  const second = await find('pager person', { cursor: first.next })
  expect([first.users.length, second.users.length, second.next, first.total]).toEqual([100, 20, null, 120])
  expect([...first.users, ...second.users].map(({ user_id }) => user_id)).toEqual(ids.reverse())
})

test('beside the first page stands how many accounts each other kind has', async () => {
  const { user_id: userId } = await aBuyer(testApp.db)
  await asAdmin()(contract.suspendUser, { userId, reason: 'Spam' })
  const all = await find('')
  for (const kind of ['buyer', 'seller', 'admin', 'suspended'] as const) {
    const listed = await find('', { account_type: kind })
    expect([kind, all.others?.[kind]?.total]).toEqual([kind, listed.total])
    expect(listed.others?.all?.total).toBe(all.total)
    expect(listed.others?.[kind]).toBeUndefined()
  }
  expect((await find('', { cursor: all.users[0]?.user_id ?? null })).others).toBeUndefined()
})
