import { beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint, ReplyOf } from '#contract/endpoint.ts'
import { getProfile } from '#contract/users/user.ts'
import { accessMatrix } from '#server/testing/access/access-matrix.ts'
import type { Row } from '#server/testing/access/access-outcomes.ts'
import { type Exchange, exchange } from '#server/testing/exchange.ts'
import { named } from '#server/testing/named.ts'
import { aTokenOf, aWorld, type Persona, personas, type World } from '#server/testing/personas.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let world: World
beforeAll(async () => {
  world = await aWorld(testApp)
})

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}` as const
const endpointOf = (name: string) => {
  const bound = [...testApp.app.registry.keys()].find((endpoint) => nameOf(endpoint) === name)
  if (!bound) throw new Error(`no route ${name}`)
  return bound
}

async function ask(name: string, row: Row, persona: Persona, change: object = {}) {
  const draft = { ...(await row.draft(world, world.people[persona])), ...change }
  return exchange(testApp.app, endpointOf(name), draft, await aTokenOf(world, persona))
}

const isFile = ({ headers }: Exchange) =>
  'content-disposition' in headers || !String(headers['content-type']).startsWith('application/json')
const outcomeOf = ({ status }: Exchange) => (status < 300 ? 'ok' : status)

test('every route has its row, and every row its route', () => {
  const routes = [...testApp.app.registry.keys()].map(nameOf)
  expect(Object.keys(accessMatrix).sort()).toEqual(routes.sort())
})

/** Only the person who signs in gets a session token. */
function expectNoToken(name: string, text: string) {
  if (/register|secret-login|otp\/(verify|password)/.test(name)) return
  // The `token` of a chat message is its sender's id.
  const withoutIds = text.replaceAll(/"token":"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"/g, '')
  expect(withoutIds).not.toMatch(/"token"|"password/)
}

describe.each(Object.entries(accessMatrix))('%s', (name, row) => {
  let stranger: ReplyOf<typeof getProfile>
  beforeAll(async () => {
    // With a fresh session, since routes before may have ended the others.
    const { text } = await exchange(testApp.app, getProfile, {}, await aTokenOf(world, 'buyerB'))
    stranger = JSON.parse(text)
  })

  test.each(personas)('answers as it should to %s', async (persona) => {
    const answer = await ask(name, row, persona)
    expect({ outcome: outcomeOf(answer), text: answer.text }).toMatchObject({ outcome: row.outcome[persona] })
    if (persona !== 'buyerB' && row.outcome[persona] === 'ok') {
      expect(answer.text).not.toContain(stranger.email)
      expect(answer.text).not.toContain(stranger.phone_number)
      expectNoToken(name, answer.text)
    }
    expect(answer.headers['cache-control']).toBe('no-store')
    if (isFile(answer)) return
    const body = JSON.parse(answer.text)
    expect(body.success).toBe(answer.status < 300)
    if (answer.status === 401)
      expect(body).toEqual({
        success: false,
        status: 'invalid-token',
        content: expect.any(String),
        sentence: named,
      })
  })
})

const hidden = Object.entries(accessMatrix).flatMap(([name, row]) =>
  personas.filter((persona) => row.outcome[persona] === 404).map((persona) => ({ name, row, persona })),
)

test.each(hidden)('$name: what is not theirs looks to $persona like what is not there', async (cell) => {
  const { name, row, persona } = cell
  if (!row.absent) throw new Error(`${name} needs a request for something absent`)
  const foreign = await ask(name, row, persona)
  const absent = await ask(name, row, persona, row.absent)
  const seen = ({ headers: { date, 'x-request-id': id, ...headers }, ...rest }: Exchange) => ({
    ...rest,
    headers,
  })
  expect(seen(foreign)).toEqual(seen(absent))
})
