import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { recordsOf } from '#server/csv/read-csv.ts'
import { csvLine } from '#server/csv/write-csv.ts'
import { readFile } from '#server/imports/read-file.csv.ts'
import { aLargeFile, hostileFiles } from '#server/testing/large-files.ts'
import { dataUrlOf, redAndBlue } from '#server/testing/pictures.ts'
import { makeSeller } from './buyers.ts'
import type { Figure } from './goals.ts'
import { type Running, startVanij } from './processes.ts'
import { timed, type Waits, whileOthersAsk } from './watch.ts'

/** Work that takes long, or is made to: its duration, and the waits of others meanwhile. */
export async function measureJobs(pool: pg.Pool, server: Running, port: number): Promise<Figure[]> {
  const path = await somePath(pool)
  const quiet = await whileOthersAsk(server.url + path, () => sleep(1_000))
  console.log(
    `\nOthers read a product all the time; where nothing else happens they wait ${waitsIn(quiet.others)}.`,
  )
  const { token } = await makeSeller(pool)
  const imported = await whileOthersAsk(server.url + path, () => importRows(server, token))
  console.log(
    `5,000 rows from a file: ${seconds(imported.ms)} (60 wanted); others ${waitsIn(imported.others)}`,
  )
  const changes = await changesFile(server, token)
  const changed = await whileOthersAsk(server.url + path, () => changeRows(server, token, changes))
  console.log(
    `5,000 price changes from a file: ${seconds(changed.ms)} (10 wanted); others ${waitsIn(changed.others)}, p99 ${changed.others.p99.toFixed(0)} ms (150 wanted)`,
  )
  return [
    inSeconds('5,000 rows from a file', imported.ms, 60),
    inSeconds('5,000 price changes from a file', changed.ms, 10),
    { name: 'others while prices change, p99', measured: changed.others.p99, limit: 150, unit: 'ms' },
    await measureHostileFiles(),
    ...(await measureStarts(port)),
  ]
}

const inSeconds = (name: string, ms: number, limit: number): Figure => ({
  ...{ name, limit, unit: 's' },
  measured: ms / 1_000,
})

/** A worker thread of the server reads them, so other requests do not wait; the next file does. */
async function measureHostileFiles() {
  const { ms } = await timed(async () => hostileFiles().map(([, csv]) => readFile(csv)))
  console.log(`hostile files, one after the other: ${seconds(ms)} (20 wanted)`)
  return inSeconds('hostile files', ms, 20)
}

async function measureStarts(port: number) {
  const folder = await mkdtemp(join(tmpdir(), 'vanij-bench-'))
  const start = async () => {
    const { answer, ms } = await timed(() => startVanij(folder, port + 1, { DEMO: 'on' }))
    await answer.stop()
    return ms
  }
  const first = await start()
  console.log(`first start, until the demo market answers: ${seconds(first)} (15 wanted)`)
  const second = await start()
  console.log(`second start: ${seconds(second)} (2 wanted)`)
  await rm(folder, { recursive: true, force: true })
  return [inSeconds('first start', first, 15), inSeconds('second start', second, 2)]
}

const waitsIn = ({ middle, longest }: Waits) => `${middle.toFixed(0)} ms, at most ${longest.toFixed(0)}`
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

async function somePath(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ product_id: string }>('select product_id from products limit 1')
  return `/api/products/${rows[0]?.product_id}`
}

type Import = { readonly import_id: string; readonly status: string; readonly rows_done: number }

function importsOf({ url }: Running, token: string) {
  const call = async (method: 'GET' | 'POST', path: string, body?: object): Promise<Import> => {
    const headers = { token, 'content-type': 'application/json' }
    const sent = body ? { body: JSON.stringify(body) } : {}
    const answer = await fetch(`${url}/api/seller/imports${path}`, { method, headers, ...sent })
    if (!answer.ok) throw new Error(`import${path}: ${answer.status} ${await answer.text()}`)
    return ((await answer.json()) as { import: Import }).import
  }
  const until = async (import_id: string, status: string) => {
    for (;;) {
      const now = await call('GET', `/${import_id}`)
      if (now.status === status) return now
      if (now.status !== 'checking' && now.status !== 'applying')
        throw new Error(`the import is ${now.status}`)
      await sleep(100)
    }
  }
  return { call, until }
}

async function importRows(server: Running, token: string) {
  const { call, until } = importsOf(server, token)
  const { import_id } = await call('POST', '', { file_name: 'goods.csv', csv: aLargeFile() })
  await until(import_id, 'checked')
  const picture = dataUrlOf(await redAndBlue({ width: 30, height: 20 }).png().toBuffer())
  await call('POST', `/${import_id}/pictures`, { pictures: [{ file_name: 'red.png', picture }] })
  await call('POST', `/${import_id}/apply`, {})
  const { rows_done } = await until(import_id, 'applied')
  if (rows_done !== 5_000) throw new Error(`only ${rows_done} rows were saved`)
}

/** The export of the shop, each product with another first price. */
async function changesFile({ url }: Running, token: string) {
  const answer = await fetch(`${url}/api/seller/products/export`, { headers: { token } })
  const [heads = [], ...products] = recordsOf((await answer.text()).replace(/^\ufeff/, ''), ',')
  const [id, price] = [heads.indexOf('product_id'), heads.indexOf('price_1')]
  const rows = products.map((cells) => [cells[id] ?? '', (Number(cells[price]) + 1).toFixed(2)])
  return [['product_id', 'price_1'], ...rows].map((cells) => csvLine(cells)).join('')
}

async function changeRows(server: Running, token: string, csv: string) {
  const { call, until } = importsOf(server, token)
  const { import_id } = await call('POST', '', { file_name: 'prices.csv', mode: 'update', csv })
  await until(import_id, 'checked')
  await call('POST', `/${import_id}/apply`, {})
  const { rows_done } = await until(import_id, 'applied')
  if (rows_done !== 5_000) throw new Error(`only ${rows_done} prices were changed`)
}
