import { createServer, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { http } from '#contract/texts/http.ts'
import type { Db } from './db/db.ts'
import { findMissing } from './db/migrate.ts'
import type { Env } from './env.ts'
import { contentOf, success } from './http/success.ts'
import { printLine } from './print-line.ts'
import { reasonOf } from './reasons/reason-of.rules.ts'

const lookMs = 1_000
const noSuchTable = '42P01'

/** Of a database that nobody has migrated yet every migration is missing; one that does not answer is asked again. */
async function isReady(db: Db) {
  try {
    const [first, ...others] = await findMissing(db)
    if (first === undefined) return true
    return `The database has not run ${first}${others.length > 0 ? ` and ${others.length} more` : ''}: npm run migrate.`
  } catch (error) {
    if ((error as { code?: unknown }).code === noSuchTable) return http.waitsForMigrations.content
    return `The database cannot be reached: ${reasonOf(error)}.`
  }
}

/** Comes back once the database is at the version of this code; meanwhile the port says that the process lives, and waits. */
export async function waitForMigrations(db: Db, where: Pick<Env, 'host' | 'port'>) {
  let server: Server | undefined
  let last = ''
  for (let state = await isReady(db); state !== true; state = await isReady(db)) {
    if (state !== last) printLine(state)
    last = state
    server ??= await listen(where)
    await sleep(lookMs)
  }
  server?.closeAllConnections()
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)))
}

async function listen({ host, port }: Pick<Env, 'host' | 'port'>) {
  const server = createServer(({ url }, response) => {
    const isAlive = url === '/healthz'
    const body = isAlive ? success(http.running) : { success: false, ...contentOf(http.waitsForMigrations) }
    const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
    response.writeHead(isAlive ? 200 : 503, isAlive ? headers : { ...headers, 'retry-after': '5' })
    response.end(JSON.stringify(body))
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen({ host, port }, resolve))
  return server
}
