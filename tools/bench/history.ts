import { existsSync, realpathSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openDatabase } from '#server/db/open-database.ts'
import type { Figure } from './goals.ts'
import { historyLists, type List } from './history-calls.ts'
import { fillHistory } from './history-rows.ts'
import { cpuSecondsOf, cpuSecondsOfDatabase, type Running, startVanij } from './processes.ts'
import { quantile } from './watch.ts'

const folder = resolve('data/bench-history')
const requests = 100
const together = 8
const mostP95 = 50
/** A list that is far too slow is asked until this is over. */
const longestMs = 8_000

/** The lists of a market with years of orders and messages, asked by one client and by eight at once. */
export async function measureHistory(port: number, only: string): Promise<Figure[]> {
  const done = join(folder, 'complete')
  if (!existsSync(done)) await rm(join(folder, 'postgres'), { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const database = await openDatabase({ databaseUrl: undefined, dataDir: folder })
  const unbound = { statement_timeout: 0, lock_timeout: 0, query_timeout: 0 }
  const pool = new pg.Pool({ ...database.pool.options, ...unbound, max: 4 })
  // The server of the database may end first.
  pool.on('error', () => {})
  try {
    if (!existsSync(done)) {
      await fillHistory(pool, (line) => console.log(line))
      await writeFile(done, '')
    }
    const lists = (await historyLists(pool)).filter(({ name }) => name.includes(only))
    const server = await startVanij(folder, port)
    try {
      return await measureAll(server, lists)
    } finally {
      await server.stop()
    }
  } finally {
    await pool.end()
    await database.close()
  }
}

async function measureAll(server: Running, lists: readonly List[]) {
  const figures: Figure[] = []
  console.log(
    '| List | p50 ms | p95 ms | p50 ms of eight | p95 ms of eight | node ms | db ms |\n|---|---|---|---|---|---|---|',
  )
  for (const list of lists) {
    await ask(server, list, 0)
    const alone = await measure(server, list, 1)
    // A person may have two downloads in progress.
    const wide = await measure(server, list, list.isFile ? 1 : together)
    const cells = [alone.p50, alone.p95, wide.p50, wide.p95, alone.node, alone.database]
    console.log(`| ${list.name} | ${cells.map((ms) => ms.toFixed(1)).join(' | ')} |`)
    figures.push({ name: `${list.name}, p95`, measured: alone.p95, limit: mostP95, unit: 'ms' })
  }
  return figures
}

async function measure(server: Running, list: List, clients: number) {
  const times: number[] = []
  const began = performance.now()
  const before = [cpuSecondsOf(server.pid), cpuSecondsOfDatabase(realpathSync(folder))] as const
  let turn = 0
  const client = async () => {
    while (turn < requests && performance.now() - began < longestMs) {
      turn += 1
      times.push(await ask(server, list, turn))
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const perRequest = (seconds: number) => (seconds * 1_000) / times.length
  return {
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    node: perRequest(cpuSecondsOf(server.pid) - before[0]),
    database: perRequest(cpuSecondsOfDatabase(realpathSync(folder)) - before[1]),
  }
}

/** The time until the answer is there; of a file, until its first bytes are. */
async function ask(server: Running, list: List, turn: number): Promise<number> {
  const { url } = server
  const { name, token, path, isFile } = list
  const began = performance.now()
  const leaving = new AbortController()
  const answer = await fetch(url + path(turn), { headers: { token }, signal: leaving.signal })
  if (isFile && answer.status === 429) {
    // The last ones are not known to be over yet.
    await sleep(50)
    return ask(server, list, turn)
  }
  if (!answer.ok && answer.status !== 503)
    throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`)
  if (isFile) await answer.body?.getReader().read()
  else await answer.arrayBuffer()
  const ms = performance.now() - began
  if (isFile) leaving.abort()
  return ms
}
