import { Readable } from 'node:stream'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { sendChatFile } from '#contract/chats/chat.ts'
import { issueInvoice } from '#contract/documents/document.ts'
import { afterLeaving, type DataKind, dataKinds } from '#contract/users/data-kinds.ts'
import { getOwnData } from '#contract/users/own-data.ts'
import { rows, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { aPdf } from '#server/testing/access/access-matrix-chat.ts'
import { aBuyer } from '#server/testing/build.ts'
import { acceptAsBuyer, aDeal } from '#server/testing/deals/offers.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { impersonal, leaving } from './leaving.row.ts'
import type { Leaving } from './leaving-act.row.ts'
import { jsonOf } from './own-data.rules.ts'
import { ownTables } from './own-tables.row.ts'

const testApp = openTestApp()

async function packOf(person: Someone) {
  const { statusCode, headers, rawPayload } = await testApp.app.inject({
    method: 'GET',
    url: '/api/users/my-data',
    headers: { token: await testApp.tokenOf(person) },
  })
  expect(statusCode).toBe(200)
  const files = unzipSync(new Uint8Array(rawPayload))
  const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const listOf = (name: string): Record<string, unknown>[] => JSON.parse(textOf(`${name}.json`))
  return { headers, files, textOf, listOf, bytes: rawPayload }
}

async function aTrade() {
  const lines = [
    { product_name: 'Wheat', unit: 'bag', quantity: 400, unit_price: 465, hsn_code: '1001', gst_rate_bp: 0 },
  ]
  const offered = await aDeal(testApp, { lines })
  const { seller, roomId } = offered
  await testApp.as(seller)(sendChatFile, { roomId, file: aPdf, name: 'Price list.pdf' })
  const { order_id } = await acceptAsBuyer(testApp, offered)
  await testApp.db.run(sql`
    update tax_registrations set address = '14 Station Road', pin = '302001' where seller_id = ${seller.user_id}`)
  await testApp.as(seller)(issueInvoice, { orderId: order_id })
  return { ...offered, order_id }
}

test('both people of a trade get it in their file, with its papers and chat files', async () => {
  const { buyer, seller, order_id, roomId } = await aTrade()
  for (const person of [buyer, seller]) {
    const { headers, files, listOf, textOf } = await packOf(person)
    expect(headers['content-type']).toBe('application/zip')
    expect(headers['content-disposition']).toMatch(/vanij-my-data-\d{4}-\d\d-\d\d\.zip/)
    expect(listOf('users').map(({ user_id }) => user_id)).toEqual([person.user_id])
    expect(listOf('orders').map((order) => order.order_id)).toEqual([order_id])
    expect(textOf('orders.csv')).toContain('total_rupees')
    expect(textOf('orders.csv')).toContain('186000.00')
    expect(listOf('deal_offers')).toHaveLength(1)
    const names = Object.keys(files)
    expect(names.filter((name) => name.startsWith(`documents/${order_id}`))).toHaveLength(1)
    expect(names.filter((name) => name.startsWith(`chats/${roomId}`))).toHaveLength(1)
    expect(names.filter((name) => name.endsWith('-missing.txt'))).toEqual([])
  }
})

test('a stranger has nothing of it, and what opens an account is in no file', async () => {
  const { buyer, order_id, roomId } = await aTrade()
  const stranger = await packOf(await aBuyer(testApp.db))
  const all = Object.values(stranger.files).map((file) => strFromU8(file, true))
  expect(all.join('')).not.toContain(order_id)
  expect(all.join('')).not.toContain(roomId)
  const own = await packOf(buyer)
  for (const [name, content] of Object.entries(own.files))
    if (name.endsWith('.json')) expect(strFromU8(content)).not.toMatch(/password_hash|token_hash|"\\\\x/)
})

test('a long chat comes whole and in its order', async () => {
  const { buyer, seller, roomId } = await aTrade()
  const count = limits.ownDataRows * 2 + 3
  await testApp.db.run(sql`
    insert into chat_messages (room_id, seq, message_id, sender_id, body)
    select ${roomId}, 100 + n, gen_random_uuid(), ${seller.user_id}, 'नमस्ते ' || n from generate_series(1, ${count}::int) n`)
  const { listOf, textOf } = await packOf(buyer)
  const seqs = listOf('chat_messages').map(({ seq }) => Number(seq))
  expect(seqs.filter((seq) => seq > 100)).toHaveLength(count)
  expect(seqs).toEqual(seqs.toSorted((one, other) => one - other))
  expect(textOf('chat_messages.csv')).toContain(`नमस्ते ${count}`)
})

test('a list whose rows go while it is packed is an empty list, and one that grows is whole', async () => {
  const textOf = async (...batches: { shown: Record<string, unknown> }[][]) => {
    let text = ''
    for await (const piece of jsonOf(Readable.from(batches))) text += piece.toString()
    return text
  }
  expect(JSON.parse(await textOf())).toEqual([])
  const rows = [1, 2, 3].map((place) => ({ shown: { place, words: 'नमस्ते' } }))
  expect(JSON.parse(await textOf(rows.slice(0, 2), rows.slice(2)))).toEqual(rows.map(({ shown }) => shown))
})

test('who took their data, and when, is in the audit', async () => {
  const buyer = await aBuyer(testApp.db)
  await packOf(buyer)
  const { listOf } = await packOf(buyer)
  expect(listOf('audit_events').map(({ action }) => action)).toContain('user.export')
})

/** Tables that hold nothing of a person, or nothing that a person could read. */
const excused: Readonly<Record<string, string>> = {
  bank_rates: 'figures of law',
  blog_posts: 'the operator writes them',
  bulk_decision_rows: 'what products were before a decision, which is in bulk_decisions',
  category_sellers: 'counted from products',
  challan_files: 'hashes of files that are in the pack',
  challan_series: 'places of numbers',
  content_revisions: 'texts of the operator',
  door_counts: 'counts of calls, for minutes',
  eway_limits: 'figures of law',
  empty_searches: 'counts of words, without people',
  file_checks: 'names of files to look at',
  idempotency_keys: 'answers that were given, for a day',
  invoice_files: 'hashes of files that are in the pack',
  invoice_series: 'places of numbers',
  mail_codes: 'a code of minutes',
  grievance_codes: 'a code of minutes, of somebody without an account',
  migrations: 'the database itself',
  one_time_codes: 'a code of minutes',
  order_sums: 'counted from orders',
  pictures: 'sizes of files; those that a person named are in the pack',
  policy_files: 'what the policies say',
  policy_notices: 'how far everybody was told of a new text',
  party_checks: 'work that waits',
  plan_documents: 'which invoice belongs to which plan',
  product_import_images: 'read from the file, which is in product_imports',
  product_import_pictures: 'read from the file, which is in product_imports',
  product_import_rows: 'read from the file, which is in product_imports',
  push_people: 'who is connected now',
  push_processes: 'the servers',
  receipt_files: 'hashes of files that are in the pack',
  receipt_series: 'places of numbers',
  recovery_codes: 'hashes',
  price_moves: 'prices of a week that products had',
  settings: 'of the operator',
  shop_changes: 'work that waits',
  signal_checks: 'work that waits',
  signals: 'what the market found for the desk, like the reports of others',
  upkeep_runs: 'when the upkeep ran',
}

const Name = z.object({ name: z.string() })
const listTables = () =>
  testApp.db.many(rows(Name)`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by relname`)

test('every table of the database is in the pack, or excused with its reason', async () => {
  const tables = await listTables()
  const known = new Set([...ownTables.map(({ name }) => name), ...Object.keys(excused)])
  expect(tables.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
})

test('every table says what becomes of it when its person leaves', async () => {
  const tables = (await listTables()).map(({ name }) => name)
  const known = new Set([...Object.keys(leaving), ...impersonal])
  expect(
    tables.filter((name) => !known.has(name)),
    'say in leaving-account.row.ts or leaving-trade.row.ts what becomes of it (or in leaving.row.ts that it holds nothing of people)',
  ).toEqual([])
  const kinds = new Set(Object.values(leaving).map(({ kind }) => kind))
  expect(dataKinds.filter((kind) => !kinds.has(kind))).toEqual([])
})

test('what the notice says of a kind is what becomes of its tables', () => {
  const ofKind = (kind: DataKind) => Object.values(leaving).filter((table) => table.kind === kind)
  const isGoing = ({ becomes }: Leaving) => becomes !== 'stays'
  for (const kind of dataKinds) {
    const tables = ofKind(kind)
    if (afterLeaving[kind] === 'goes') expect(tables.every(isGoing), kind).toBe(true)
    if (afterLeaving[kind] === 'stays') expect(tables.some(isGoing), kind).toBe(false)
  }
})

const limited = openTestApp({ rateLimits: true })

test('the sixth file within an hour is refused', async () => {
  const headers = { token: await limited.tokenOf(await aBuyer(limited.db)) }
  const statuses: number[] = []
  for (let i = 0; i < limits.ownDataPerHour + 1; i += 1)
    statuses.push((await limited.app.inject({ url: getOwnData.path, headers })).statusCode)
  expect(statuses.at(0)).toBe(200)
  expect(statuses.at(-1)).toBe(429)
})
