import { expect, test } from 'vitest'
import { getSettings } from '#contract/admin/settings.ts'
import { readNotifications } from '#contract/notification.ts'
import { placeOrder } from '#contract/order.ts'
import { signInWithCode } from '#contract/users/one-time-code.ts'
import { register, signIn } from '#contract/users/user.ts'
import { limits } from '#server/limits.ts'
import { aBuyer } from '#server/testing/build.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { aSignUp, post, type Wire } from '#server/testing/visitor.ts'

const direct = openTestApp({ rateLimits: true })
const behindProxy = openTestApp({ rateLimits: true, proxies: 1 })

/** Sends one request more than an address may, each with other forwarding headers. */
async function statusesOf(app: typeof direct.app, forwardedFor: (turn: number) => string) {
  const statuses: number[] = []
  for (let turn = 0; turn <= limits.signIn.triesPerAddress; turn += 1) {
    const headers = { 'x-forwarded-for': forwardedFor(turn) }
    statuses.push((await post(app, signIn.path, { phone_number: '', password: '' }, { headers })).status)
  }
  return statuses
}

const allButTheLast = [...Array(limits.signIn.triesPerAddress).fill(400), 429]

test('a visitor cannot choose the address that is counted', async () => {
  expect(await statusesOf(direct.app, (turn) => `9.9.9.${turn}`)).toEqual(allButTheLast)
})

test('behind a proxy only the entry of the proxy counts', async () => {
  expect(await statusesOf(behindProxy.app, (turn) => `9.9.9.${turn}, 203.0.113.7`)).toEqual(allButTheLast)
  expect(await statusesOf(behindProxy.app, (turn) => `203.0.113.8, 198.51.100.${turn}`)).not.toContain(429)
})

test('junk codes from an address shut nobody out of signing in with a password', async () => {
  const wire = { address: '10.8.0.1' }
  for (let turn = 0; turn <= limits.signIn.triesPerAddress; turn += 1)
    await post(direct.app, signInWithCode.path, { phone_number: '', otp: '' }, wire)
  const { status } = await post(direct.app, signIn.path, { phone_number: '', password: '' }, wire)
  expect(status).toBe(400)
})

test('a right password takes no try from others at the same address', async () => {
  const draft = aSignUp()
  await post(direct.app, register.path, draft, { address: '10.8.1.1' })
  const { phone_number, password } = draft
  for (let turn = 0; turn <= limits.signIn.triesPerAddress; turn += 1) {
    const { status } = await post(
      direct.app,
      signIn.path,
      { phone_number, password },
      { address: '10.8.2.1' },
    )
    expect(status).toBe(200)
  }
})

test('guesses from many addresses of one subnet have an end', async () => {
  const guess = async (last: number) =>
    (await post(direct.app, signIn.path, { phone_number: '', password: '' }, { address: `10.9.0.${last}` }))
      .status
  for (let last = 0; last < limits.signIn.triesPerSubnet; last += 1) expect(await guess(last)).toBe(400)
  expect(await guess(200)).toBe(429)
})

test('in a minute a person reads 300 times, writes 60 and orders 20, a visitor reads 240 and writes 30', async () => {
  const token = await direct.tokenOf(await aBuyer(direct.db))
  const read = async ({ token, address = '' }: Wire) => {
    const headers = token === undefined ? {} : { token }
    return (await direct.app.inject({ url: getSettings.path, headers, remoteAddress: address })).statusCode
  }
  const write = async (wire: Wire) => (await post(direct.app, readNotifications.path, {}, wire)).status
  const order = async (wire: Wire) => (await post(direct.app, placeOrder.path, {}, wire)).status
  const allowed = async (ask: (wire: Wire) => Promise<number>, wire: Wire) => {
    const statuses = await Promise.all(Array.from({ length: 310 }, () => ask(wire)))
    return statuses.filter((status) => status !== 429).length
  }
  expect(await allowed(read, { token, address: '10.7.0.1' })).toBe(300)
  expect(await allowed(write, { token, address: '10.7.0.1' })).toBe(60)
  expect(await allowed(order, { token, address: '10.7.0.1' })).toBe(20)
  expect(await allowed(read, { address: '10.7.0.2' })).toBe(240)
  expect(await allowed(write, { address: '10.7.0.2' })).toBe(30)
})
