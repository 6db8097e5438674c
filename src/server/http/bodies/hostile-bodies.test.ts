import { parse as parseQuery } from 'node:querystring'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { sentenceOf } from '#contract/sentence.ts'
import { inputSchema } from '#server/http/openapi.ts'
import { accessMatrix } from '#server/testing/access/access-matrix.ts'
import { fieldsOf, planValues } from '#server/testing/hostile/field-kinds.ts'
import { brokenBodies, hostileQueries } from '#server/testing/hostile/hostile-values.ts'
import { aTokenOf, aWorld, type Persona, personas, type World } from '#server/testing/personas.ts'
import { type SmtpStandIn, smtpStandIn } from '#server/testing/reach/smtp-stand-in.ts'
import { mailTo } from '#server/testing/reach/ways.ts'
import { openTestApp } from '#server/testing/test-app.ts'

// Without a mailer some calls are refused before they look at their input.
let smtp: SmtpStandIn
const testApp = openTestApp(
  {},
  {
    reach: async () => {
      smtp = await smtpStandIn()
      return mailTo(smtp.url)
    },
  },
)
afterAll(() => smtp.close())
let world: World
beforeAll(async () => {
  world = await aWorld(testApp)
})

// People with a session come first, since their input gets further.
const rightful = Object.entries(accessMatrix).map(([name, row]) => {
  const rights = personas.filter((persona) => row.outcome[persona] === 'ok')
  const persona: Persona = rights.find((who) => who !== 'visitor') ?? 'visitor'
  return { name, row, persona }
})
const writes = rightful.filter(({ name }) => !name.startsWith('GET'))
const reads = rightful.filter(({ name }) => name.startsWith('GET'))

const programmersWords =
  /\bat .+:\d+:\d+|node_modules|select |insert |syntax|relation|column|undefined|expected|received|\[object/i

/** Whatever was sent, the answer is no 5xx, and a refusal is one sentence that a person understands. */
function judge({ statusCode, payload }: { statusCode: number; payload: string }, what: string) {
  expect(statusCode, `${what}: ${payload.slice(0, 200)}`).toBeLessThan(500)
  if (statusCode < 400) return
  const { success, content } = JSON.parse(payload)
  expect(success, what).toBe(false)
  expectSentence(content, what)
}

function expectSentence(content: string, what: string) {
  // Programs choose the client_id.
  expect(content, what).toMatch(/^(\p{Lu}|client_id )[^\n]{3,200}$/u)
  expect(content, what).not.toMatch(programmersWords)
}

const tokens = new Map<string, Promise<string | null>>()

/** A live session and a valid request, as sent over HTTP. */
async function prepare({ name, row, persona }: (typeof writes)[number]) {
  const [method, pattern] = name.split(' ') as [Endpoint['method'], string]
  const draft: Record<string, unknown> = { ...(await row.draft(world, world.people[persona])) }
  const params: Record<string, string> = {}
  const url = pattern.replace(/:(\w+)/g, (_, field: string) => {
    const value = String(draft[field])
    params[field] = value
    delete draft[field]
    return value
  })
  const kept = tokens.get(persona)
  const token = await (kept && !name.endsWith('/logout') ? kept : aTokenOf(world, persona))
  if (!kept && !name.endsWith('/logout')) tokens.set(persona, Promise.resolve(token))
  const headers = { ...(token ? { token } : {}), 'content-type': 'application/json' }
  return { method, url, params, draft, headers }
}

test.each(writes)('$name refuses every broken body with a sentence', async (row) => {
  const { method, url, headers } = await prepare(row)
  for (const [what, payload] of Object.entries(brokenBodies)) {
    const answer = await testApp.app.inject({ method, url, headers, payload })
    judge(answer, what)
    expect(answer.statusCode, what).toBeGreaterThanOrEqual(400)
  }
  expect(({} as { polluted?: number }).polluted).toBeUndefined()
})

function endpointOf(name: string): Endpoint {
  const endpoint = [...testApp.app.registry.keys()].find(({ method, path }) => `${method} ${path}` === name)
  if (!endpoint) throw new Error(`no route ${name}`)
  return endpoint
}

/**
 * Whether an endpoint accepts or refuses this request in another way than those before. Requests that its schema
 * answers alike take the same path from there, so one of them is enough.
 */
function newTo(endpoint: Endpoint) {
  const known = new Set<string>()
  return (input: object) => {
    const { success, data, error } = endpoint.input.safeParse(input)
    const output = success ? JSON.stringify(data) : sentenceOf(error.issues[0])
    const isNew = !known.has(output)
    known.add(output)
    return isNew
  }
}

/** A refused request changes nothing, so the fixture serves the next one too. */
function sender(row: (typeof writes)[number], first: Awaited<ReturnType<typeof prepare>>) {
  let ready: typeof first | undefined = first
  const isNew = newTo(endpointOf(row.name))
  return async (change: (draft: typeof first.draft) => object, value: string, what: string) => {
    ready ??= await prepare(row)
    const { method, url, headers, draft, params } = ready
    const payload = JSON.stringify(change(draft)).replace('"\\u0001here"', () => value)
    if (!isNew({ ...JSON.parse(payload), ...params })) return
    const answer = await testApp.app.inject({ method, url, headers, payload })
    judge(answer, what)
    if (answer.statusCode < 400) ready = undefined
  }
}

const { places, kindOf, refusalsOf, valuesFor } = planValues()

const bodyFields = (name: string, params: object) =>
  Object.keys(fieldsOf(endpointOf(name).input)).filter((field) => !(field in params))

test.each(writes)('$name takes or refuses hostile values, and never breaks', async (row) => {
  const start = await prepare(row)
  const send = sender(row, start)
  const schemas = fieldsOf(endpointOf(row.name).input)
  const fields = new Set([...Object.keys(start.draft), ...bodyFields(row.name, start.params), 'user_id'])
  for (const field of fields)
    for (const { what, value } of valuesFor(schemas[field], `${row.name} ${field}`))
      await send((draft) => ({ ...draft, [field]: '\u0001here' }), value, `${field} is ${what}`)
})

test.each(writes)('$name: what lies inside its lists may be hostile too', async (row) => {
  const start = await prepare(row)
  const send = sender(row, start)
  const schemas = fieldsOf(endpointOf(row.name).input)
  const inner = Object.entries(start.draft).flatMap(([field, list]) =>
    Array.isArray(list) && typeof list[0] === 'object'
      ? Object.keys(list[0]).map((part) => ({ field, part, first: list[0] }))
      : [],
  )
  for (const { field, part, first } of inner)
    for (const { what, value } of valuesFor(fieldsOf(schemas[field])[part], `${row.name} ${field}.${part}`))
      await send(
        (draft) => ({ ...draft, [field]: [{ ...first, [part]: '\u0001here' }] }),
        value,
        `${field}.${part} is ${what}`,
      )
})

test('no field of a body is left out, and each refuses hostile values with a sentence', () => {
  for (const { name } of writes) {
    const { input, path } = endpointOf(name)
    for (const [field, schema] of Object.entries(fieldsOf(input)))
      if (!`${path}/`.includes(`:${field}/`)) {
        expect(places.get(kindOf(schema)), `${name} ${field}`).toContain(`${name} ${field}`)
        for (const sentence of refusalsOf(schema)) expectSentence(sentence, `${name} ${field}`)
      }
  }
})

const someNames = [
  'q',
  'cursor',
  'limit',
  'sort',
  'category',
  'min_price',
  'max_price',
  'moq',
  'state',
  'verified',
]
const moreNames = [
  'status',
  'actor',
  'action',
  'subject',
  'product',
  'request_id',
  'from',
  'to',
  'filter',
  'buyer',
  'show',
  'seller_id',
]
const trickyNames = ['__proto__', 'constructor']

/** The query parameters of an endpoint. */
function namesOf(name: string) {
  const endpoint = endpointOf(name)
  const { properties = {} } = inputSchema(endpoint)
  return Object.keys(properties).filter((field) => !`${endpoint.path}/`.includes(`:${field}/`))
}

/** Parsers disagree about what is malformed. */
function isReadable(query: string) {
  try {
    return decodeURIComponent(query) !== ''
  } catch {
    return false
  }
}

describe('reads', () => {
  // Of people who have not gone through all that was written above: their lists and papers would take minutes.
  beforeAll(async () => {
    tokens.clear()
    world = await aWorld(testApp)
  })

  test.each(reads)('$name takes or refuses every hostile query, and never breaks', async (row) => {
    const { url, headers, params } = await prepare(row)
    const isNew = newTo(endpointOf(row.name))
    const ask = async (names: readonly string[], queryOf: (name: string) => string) => {
      const query = names.map(queryOf).join('&')
      if (isReadable(query) && !isNew({ ...parseQuery(query), ...params })) return
      judge(await testApp.app.inject({ url: `${url}?${query}`, headers }), query)
    }
    const taken = namesOf(row.name)
    // Unknown fields are all sent at once: one of these cannot hide another.
    const strange = [...someNames, ...moreNames].filter((name) => !taken.includes(name))
    for (const names of [...[...taken, ...trickyNames].map((name) => [name]), strange]) {
      for (const value of hostileQueries) await ask(names, (name) => `${name}=${value}`)
      await ask(names, (name) => `${name}=1&${name}=2&${name}[]=3`)
    }
  })
})
