import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { type ApiWithoutKeys, createApi, type Send } from '#contract/client.ts'
import { rules } from '#contract/texts/rules.ts'
import { type AppOptions, buildApp } from '#server/app.ts'
import { createDb, type Db } from '#server/db/db.ts'
import { ignoreEndedSessions } from '#server/db/open-pool.ts'
import { fileServices } from '#server/file-services.ts'
import { keyLength, secretsOf } from '#server/secrets/secrets.ts'
import type { Services } from '#server/services.ts'
import { openSession } from '#server/sessions/session.service.ts'
import type { CodeMessage, Sms } from '#server/sms/sms.ts'

// Declares the options of inject().
import type {} from './postgres.ts'

/** As the product's, without its bounds in time, which would measure the machine. */
export const openTestPool = (where: pg.PoolConfig): pg.Pool =>
  ignoreEndedSessions(new pg.Pool({ user: 'postgres', max: 10, pipeline: true, ...where }))

export type Someone = { readonly user_id: string }

/** What a test file gets: a real app with its own real, empty database. */
export type TestApp = {
  db: Db
  pool: pg.Pool
  app: FastifyInstance
  /** Its data folder. */
  folder: string
  /** The messages sent to phones. */
  texts: CodeMessage[]
  /** The API as this person's browser would call it; null is a visitor. */
  as(person: Someone | null): ApiWithoutKeys
  /** A session token of this person, for requests that browsers never make. */
  tokenOf(person: Someone): Promise<string>
}

const testEnv: Services['env'] = {
  demo: true,
  publicDemo: false,
  rateLimits: false,
  publicUrl: 'http://vanij.test',
  several: false,
  drainWaitMs: 0,
  proxies: 0,
  logLevel: 'silent',
  gstr1Version: 'GST3.1.6',
  backupTo: undefined,
  host: '127.0.0.1',
  port: 0,
}

/** The app's own options, plus test routes such as one that fails on purpose. */
type Options = AppOptions & {
  readonly routes?: (app: FastifyInstance) => void
  readonly sms?: Sms | 'none'
  /** Ways by which news leaves; opened before the tests. */
  readonly reach?: () => Promise<Pick<Services, 'senders' | 'mailer' | 'browsers' | 'irp' | 'gstDirectory'>>
}

export function openTestApp(env: Partial<Services['env']> = {}, options: Options = {}): TestApp {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const host = inject('postgresHost')
  const testApp = { texts: [] as CodeMessage[] } as TestApp
  const tokens = new Map<string, Promise<string>>()
  let folder = ''

  beforeAll(async () => {
    await runOnServer(host, `create database ${name} template template_vanij strategy file_copy`)
    folder = await mkdtemp(join(tmpdir(), 'vanij-files-'))
    testApp.pool = openTestPool({ host, database: name })
    testApp.db = createDb(testApp.pool, { checkRows: true })
    const files = fileServices({ dataDir: folder }, secretsOf([randomBytes(keyLength)]))
    testApp.folder = folder
    const sms = options.sms === 'none' ? undefined : (options.sms ?? keepingIn(testApp.texts))
    testApp.app = buildApp(
      { db: testApp.db, env: { ...testEnv, ...env }, ...files, sms, ...(await options.reach?.()) },
      { keepAnswersMs: 0, ...options },
    )
    testApp.app.addHook('onError', async (request, _, error) => {
      errors.set(request, error)
    })
    testApp.app.addHook('onSend', printUnexpected)
    testApp.app.addHook('onSend', requireNames)
    options.routes?.(testApp.app)
    await testApp.app.ready()
  })
  afterAll(async () => {
    await testApp.app.close()
    await testApp.pool.end()
    await rm(folder, { recursive: true, force: true })
  })

  testApp.tokenOf = ({ user_id }) => {
    const token = tokens.get(user_id) ?? openSession(testApp.db, user_id, 'test')
    tokens.set(user_id, token)
    return token
  }
  testApp.as = callsTo(testApp)
  return testApp
}

export const callsTo =
  (server: Pick<TestApp, 'app' | 'tokenOf'>): TestApp['as'] =>
  (person) =>
  async (endpoint, draft, options) => {
    const token = person ? await server.tokenOf(person) : null
    return createApi(sendTo(server.app), () => token)(endpoint, draft, options)
  }

const errors = new WeakMap<FastifyRequest, Error>()

/** An answer of 500 does not say what has failed, so the output of its test does. */
async function printUnexpected(request: FastifyRequest, reply: FastifyReply) {
  if (reply.statusCode !== 500) return
  const { stack } = errors.get(request) ?? {}
  process.stderr.write(`${request.method} ${request.url} has failed: ${stack}\n`)
}

/** Every refusal needs a sentence with a name, by which other languages find theirs. */
async function requireNames(_: FastifyRequest, reply: FastifyReply, payload: unknown) {
  const isRefusal = reply.statusCode >= 400 && typeof payload === 'string' && payload.startsWith('{')
  if (!isRefusal) return
  const { content, sentence } = JSON.parse(payload)
  const isUnknown = sentence?.name === rules.check.name && content !== rules.check.content
  if (sentence?.name && !isUnknown) return
  reply.code(500)
  throw new Error(`No dictionary says '${content}'`)
}

const keepingIn = (texts: CodeMessage[]): Sms => ({
  isReal: true,
  send: async (message) => void texts.push(message),
})

/** Sends requests to the app without a socket. */
const sendTo =
  (app: FastifyInstance): Send =>
  async (url, { method, headers, body }) => {
    const answer = await app.inject({
      url,
      method,
      headers,
      ...(body === undefined ? {} : { payload: body }),
    })
    return { ok: answer.statusCode < 400, status: answer.statusCode, text: async () => answer.payload }
  }

async function runOnServer(host: string, statement: string) {
  const client = new pg.Client({ host, user: 'postgres', database: 'postgres' })
  await client.connect()
  await client.query(statement)
  await client.end()
}
