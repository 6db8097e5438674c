import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { signIn } from '#contract/user.ts'
import { openHouse } from '#server/testing/house.ts'
import { post } from '#server/testing/visitor.ts'

const direct = openHouse({ rateLimits: true })
const behindProxy = openHouse({ rateLimits: true, trustProxy: true })

/** Asks once more than one address may, each time with other forwarding headers. */
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
