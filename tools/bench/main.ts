import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { openDatabase } from '#server/db/open-database.ts'
import { measureBills } from './bills.ts'
import { measureBooks } from './books.ts'
import { makeCatalogue } from './catalogue.ts'
import { measureChat, measureLongRoom, measureRestart } from './chat.ts'
import { measureDesks } from './desks.ts'
import { type Figure, judge } from './goals.ts'
import { measureHistory } from './history.ts'
import { measureJobs } from './jobs.ts'
import { type Call, load } from './load.ts'
import { readOptions } from './options.ts'
import { measurePictures } from './pictures.ts'
import { memoryOf, type Running, startBare, startVanij } from './processes.ts'
import { measureRename } from './rename.ts'
import { headline, row } from './report.ts'
import type { Scenario } from './scenario.ts'
import { scenariosFor } from './scenarios.ts'
import { measureSearches } from './searches.ts'
import { measureSignIns } from './sign-ins.ts'
import { measureUnread } from './unread.ts'
import { measureUploads } from './uploads.ts'
import { measureWrites } from './writes.ts'

const options = readOptions()
const folder = resolve(`data/bench-${options.products}`)
const port = Number(process.env.PORT ?? 3_999)
/** What `--only` may name besides calls. */
const parts = ['writes', 'bills', 'books', 'chat', 'unread', 'sign-ins', 'uploads', 'pictures', 'jobs']

/** The market is made once and kept, since it is the same every time. */
async function openCatalogue() {
  const done = join(folder, 'complete')
  if (!existsSync(done)) await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const database = await openDatabase({ databaseUrl: undefined, dataDir: folder })
  // Loading takes longer than a request may.
  const unbound = { statement_timeout: 0, lock_timeout: 0, query_timeout: 0 }
  const pool = new pg.Pool({ ...database.pool.options, ...unbound, max: 1 })
  if (!existsSync(done)) {
    await makeCatalogue(pool, options.products, (line) => console.log(line))
    await writeFile(done, '')
  }
  return { database, pool }
}

async function measure(server: Running, { name, next, limit, connections = 32 }: Scenario) {
  const sample = await bytesOf(server, next())
  const wide = await load(server, next, { connections, seconds: options.seconds })
  const narrow = await load(server, next, { connections: 8, seconds: Math.ceil(options.seconds / 2) })
  const bare = await startBare(sample)
  const floor = await load(bare, next, { connections, seconds: Math.ceil(options.seconds / 2) })
  await bare.stop()
  const used = Math.round(wide.perSecond * options.seconds * 1.5)
  if (limit && used > limit) console.log(`${name}: more calls than prepared (${limit}); shorten --seconds`)
  console.log(row({ name, wide, narrow, floor, bytes: sample }))
}

async function bytesOf({ url }: Running, { path, ...call }: Call) {
  const headers = { ...call.headers, ...(call.body ? { 'content-type': 'application/json' } : {}) }
  const answer = await fetch(url + path, {
    method: call.method,
    headers,
    ...(call.body ? { body: call.body } : {}),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.arrayBuffer()).byteLength
}

async function measureCalls() {
  const all = await scenariosFor(pool, server.url, options.products)
  console.log(headline)
  for (const scenario of all) if (scenario.name.includes(options.only)) await measure(server, scenario)
}

/** Prints what missed its target and exits with a failure. */
function end(figures: readonly Figure[]): never {
  const { lines, exitCode } = judge(figures)
  for (const line of lines) console.log(line)
  process.exit(exitCode)
}

// These fill a market of their own.
if (options.only === 'desks') end(await measureDesks(port))
if (options.history) end(await measureHistory(port, options.only))
if (options.only === 'rename') end(await measureRename(port))

const { database, pool } = await openCatalogue()
// Runs in this process for minutes, so not beside the others.
if (options.only === 'searches') {
  const left = await measureSearches(database, folder).finally(() => pool.end())
  await database.close()
  end(left)
}
let server = await startVanij(folder, port)
const figures: Figure[] = []
const restart = async () => {
  await server.stop()
  server = await startVanij(folder, port)
}
try {
  console.log(
    `${options.products} products, ${cpus().length} processors (${cpus()[0]?.model}), Node ${process.version}`,
  )
  if (!parts.some((part) => part === options.only)) await measureCalls()
  if ('writes'.includes(options.only)) figures.push(...(await measureWrites(pool, server, options.seconds)))
  if ('bills'.includes(options.only)) figures.push(...(await measureBills(pool, server)))
  if ('books'.includes(options.only)) {
    await restart()
    figures.push(...(await measureBooks(pool, server)))
  }
  if ('chat'.includes(options.only)) {
    console.log(`memory of the server after the calls: ${memoryOf(server.pid)} MB`)
    // Alone, so that its memory is that of the chat.
    await restart()
    await measureChat(pool, server, Math.max(10, options.seconds))
    await measureLongRoom(pool, server)
    await measureRestart(pool, server.url, restart)
  }
  if ('unread'.includes(options.only)) {
    await restart()
    figures.push(...(await measureUnread(pool, server)))
  }
  if ('sign-ins'.includes(options.only)) figures.push(...(await measureSignIns(pool, server)))
  if ('uploads'.includes(options.only)) {
    await restart()
    figures.push(...(await measureUploads(pool, server)))
  }
  if ('pictures'.includes(options.only)) figures.push(...(await measurePictures(pool, server)))
  if ('jobs'.includes(options.only)) figures.push(...(await measureJobs(pool, server, port)))
  console.log(`memory of the server after the run: ${memoryOf(server.pid)} MB`)
} finally {
  await server.stop()
  await pool.end()
  await database.close()
}
end(figures)
