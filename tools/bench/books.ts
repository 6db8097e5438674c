import type pg from 'pg'
import { addBilledOrders } from './book-rows.ts'
import type { Figure } from './goals.ts'
import { cpuSecondsOf, cpuSecondsOfDatabase, memoryOf, type Running } from './processes.ts'
import { timed, whileOthersAsk } from './watch.ts'

const month = '2026-10'
/** One after the other, as an accountant presses them. */
const files = ['tally.zip', 'gstr1.json', 'einvoice.json', 'sales.csv', 'hsn.csv']
const mostSeconds = 10
const mostMemory = 100
const mostKhataMs = 1_000

/** A month of 5,000 invoices as files, and a khata of 10,000 open bills: how long, and how much memory more at most. */
export async function measureBooks(pool: pg.Pool, server: Running): Promise<Figure[]> {
  const shop = { from: `${month}-01`, days: 31, bills: 5_000, lines: 3, buyers: 500, paidPercent: 50 }
  const { seller } = await addBilledOrders(pool, { ...shop, letter: 'M' })
  const get = (path: string, { token }: { token: string }) => read(server.url + path, token)
  const figures: Figure[] = []
  for (const file of files) {
    const url = `/api/seller/books/${month}/${file}`
    figures.push(...(await measureFile(server, file, () => get(url, seller))))
  }
  const open = { from: '2026-03-01', days: 200, bills: 10_000, lines: 1, buyers: 500, paidPercent: 30 }
  const khata = await addBilledOrders(pool, { ...open, letter: 'K' })
  figures.push(await measureKhata(server, () => get('/api/seller/accounts', khata.seller)))
  return figures
}

async function read(url: string, token: string): Promise<number> {
  const answer = await fetch(url, { headers: { token } })
  const bytes = (await answer.arrayBuffer()).byteLength
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return bytes
}

/** Again and again while the work lasts: the most memory that it took beyond what there was. */
async function withMemory<T>({ pid }: Running, work: () => Promise<T>) {
  const before = memoryOf(pid)
  let peak = before
  const watching = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid))
  }, 20)
  const answer = await work().finally(() => clearInterval(watching))
  return { answer, more: peak - before }
}

const spentBy = ({ pid }: Running) => ({ server: cpuSecondsOf(pid), database: cpuSecondsOfDatabase() })

/** Processor time says on a busy machine what waits do not. */
function costOf(server: Running, before: ReturnType<typeof spentBy>, calls = 1) {
  const now = spentBy(server)
  const [own, database] = [now.server - before.server, now.database - before.database]
  return `${(own / calls).toFixed(2)} s of the server and ${(database / calls).toFixed(2)} s of PostgreSQL`
}

async function measureFile(server: Running, file: string, get: () => Promise<number>): Promise<Figure[]> {
  const spent = spentBy(server)
  const { answer: made, more } = await withMemory(server, () => whileOthersAsk(`${server.url}/healthz`, get))
  const ms = made.ms.toFixed(0)
  const cost = costOf(server, spent)
  const size = (made.answer / 1_000_000).toFixed(1)
  console.log(
    `${file} of 5,000 invoices, ${size} MB: ${ms} ms, ${cost}, ${more} MB more; others p99 ${made.others.p99.toFixed(0)} ms`,
  )
  return [
    { name: file, measured: made.ms / 1_000, limit: mostSeconds, unit: 's' },
    { name: `${file}, memory`, measured: more, limit: mostMemory, unit: 'MB' },
  ]
}

/** The middle of three looks, the first of which makes the plans. */
async function measureKhata(server: Running, get: () => Promise<number>): Promise<Figure> {
  const looks: number[] = []
  const spent = spentBy(server)
  for (let look = 0; look < 3; look += 1) looks.push((await timed(get)).ms)
  const list = looks.map((ms) => ms.toFixed(0)).join(', ')
  console.log(`khata of 10,000 open bills: ${list} ms, ${costOf(server, spent, looks.length)} each`)
  const measured = looks.toSorted((one, other) => one - other)[1] ?? Number.NaN
  return { name: 'khata of 10,000 open bills', measured, limit: mostKhataMs, unit: 'ms' }
}
