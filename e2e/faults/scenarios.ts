import { randomBytes } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endedByLimits } from '#e2e/processes/running-server.ts'
import { untilReady } from '#e2e/processes/writers.ts'
import { databaseOf, type Market, must, postmasterOf } from './market.ts'
import { killWhileAShopIsRenamed } from './renamed.ts'
import { neverRead } from './unread.ts'

export type Scenario = { readonly name: string; readonly run: (market: Market) => Promise<void> }

async function endSessions({ pool, afterOrders, url }: Market) {
  const own = "application_name like 'vanij%' and state in ('active', 'idle in transaction')"
  let ended = 0
  while (ended < 25) {
    const one = `select pg_terminate_backend(pid) from pg_stat_activity where ${own} limit 1`
    ended += (await pool.query(one)).rowCount ?? 0
    await sleep(20)
  }
  await untilReady(url)
  await afterOrders(20)
}

async function killDatabase({ folder, url, afterOrders }: Market) {
  await afterOrders(10)
  process.kill(postmasterOf(folder), 'SIGKILL')
  await sleep(100)
  await untilReady(url)
  await afterOrders(20)
}

/** Stops all processes of the database for a while, like a disk that does not answer. */
async function hangDatabase({ folder, url, server, afterOrders }: Market) {
  await afterOrders(10)
  const before = endedByLimits(server)
  const stopped = databaseOf(folder)
  for (const pid of stopped) process.kill(pid, 'SIGSTOP')
  try {
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, n) => {
        const { status, headers } = await fetch(`${url}/api/products/search?q=wire${n}`)
        return { status, again: headers.get('retry-after') }
      }),
    )
    // The database hangs until all are answered, so the limits of the server alone have ended them; its log says so too.
    for (const { status, again } of answers)
      must(status === 503 && again !== null, `A hanging database answered ${status}, retry-after ${again}.`)
    while (endedByLimits(server) < before + answers.length) await sleep(50)
  } finally {
    for (const pid of stopped) process.kill(pid, 'SIGCONT')
  }
  await untilReady(url)
  await afterOrders(20)
}

async function killServer({ killServer: kill, afterOrders, url }: Market) {
  for (let n = 0; n < 2; n += 1) {
    await afterOrders(10)
    kill()
    await sleep(500)
    await untilReady(url)
  }
  await afterOrders(20)
}

async function floodTokens({ url, afterOrders }: Market) {
  const statuses = new Set<number>()
  const call = async () => {
    for (let n = 0; n < 60; n += 1) {
      const token = randomBytes(32).toString('base64url')
      const answer = await fetch(`${url}/api/users/get-profile`, { headers: { token } })
      await answer.arrayBuffer()
      statuses.add(answer.status)
    }
  }
  await Promise.all(Array.from({ length: 50 }, call))
  must(
    [...statuses].every((status) => [401, 404, 429, 503].includes(status)),
    `Strangers got ${[...statuses]}.`,
  )
  await afterOrders(20)
}

export const scenarios: readonly Scenario[] = [
  { name: '25 sessions of the database ended by hand', run: endSessions },
  { name: 'PostgreSQL killed', run: killDatabase },
  { name: 'PostgreSQL hangs', run: hangDatabase },
  { name: 'the server killed', run: killServer },
  { name: '3,000 calls with tokens that are nobody’s', run: floodTokens },
  { name: 'sockets that ask and never read, of strangers and of a person', run: neverRead },
  { name: 'the server killed while a shop is renamed', run: killWhileAShopIsRenamed },
]

/** Fills the disk, and frees it again. */
async function fill(folder: string): Promise<() => Promise<void>> {
  const files: string[] = []
  const block = Buffer.alloc(1024 ** 2)
  const giveBack = async () => {
    for (const file of files) await rm(file, { force: true })
  }
  for (;;) {
    const file = join(folder, `ballast-${files.length}`)
    files.push(file)
    try {
      await writeFile(file, block)
    } catch {
      return giveBack
    }
  }
}

/** A full disk shows late: existing WAL files have room left, which the orders use up first. */
async function untilRefused({ writers }: Market) {
  const before = writers.refused.length
  for (let waited = 0; writers.refused.length === before && waited < 100; waited += 1) await sleep(100)
}

export const fullDisk: Scenario = {
  name: 'a full disk',
  async run(market) {
    await market.afterOrders(10)
    const giveBack = await fill(market.folder)
    await untilRefused(market)
    const { status } = await fetch(market.url)
    await giveBack()
    must(status < 500 || status === 503, `The front page answered ${status}.`)
    await untilReady(market.url)
    await market.afterOrders(20)
  },
}
