import { beforeAll, expect, test } from 'vitest'
import { describeBus, meet, roomsOver, typing } from '#server/testing/several/bus-contract.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { memoryBus } from './bus.ts'
import { createCutter, createJoiner } from './pieces.ts'
import { postgresBus } from './postgres-bus.ts'

const testApp = openTestApp()
let where: { host: string | undefined; user: string | undefined; database: string | undefined }
beforeAll(() => {
  const { host, user, database } = testApp.pool.options
  where = { host, user, database }
})

const oneProcess = memoryBus()
describeBus('of one process', () => oneProcess)
describeBus('over PostgreSQL', () => postgresBus(where))

const lines =
  "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'vanij-push' and datname = current_database()"

/** Two connected processes, and how many gaps the second one has noticed since. */
async function twoProcesses() {
  const [one, other] = [postgresBus(where), postgresBus(where)]
  await meet(one, other)
  let count = 0
  other.onGap(() => {
    count += 1
  })
  return { one, other, gaps: () => count }
}

test('a process that lost its connection to PostgreSQL reports a gap, and receives again', async () => {
  const { one, other, gaps } = await twoProcesses()
  await testApp.pool.query(lines)
  await expect.poll(gaps).toBeGreaterThan(0)
  const rooms = roomsOver(other)
  await expect
    .poll(() => {
      one.tell('asha', typing('again'))
      return rooms
    })
    .toContain('again')
  await Promise.all([one.close(), other.close()])
})

test('a piece of another version that this one cannot read ends nothing, and is a gap', async () => {
  const { one, other, gaps } = await twoProcesses()
  await testApp.pool.query("select pg_notify('push', 'another,1,only|{')")
  await expect.poll(gaps).toBeGreaterThan(0)
  await Promise.all([one.close(), other.close()])
})

test('a process that does not come back stops no other: its missing pieces are dropped', async () => {
  const bus = postgresBus({ ...where, database: 'no_such_database' })
  const rooms = roomsOver(bus)
  for (let n = 0; n < 5_000; n += 1) bus.tell('asha', typing(`${n}`))
  expect(rooms.length).toBe(5_000)
  expect(bus.waiting()).toBeGreaterThan(0)
  expect(bus.waiting()).toBeLessThan(5_000)
  await bus.close()
})

test('a process that could not send for too long says that something is missing', async () => {
  const { one, other, gaps } = await twoProcesses()
  const before = gaps()
  const late = postgresBus({ ...where, user: 'late' })
  for (let n = 0; n < 5_000; n += 1) late.tell('asha', typing(`${n}`))
  await testApp.pool.query('drop role if exists late; create role late login')
  await expect.poll(gaps).toBeGreaterThan(before)
  const rooms = roomsOver(other)
  late.tell('asha', typing('now'))
  // What had waited may still arrive, all of it before this.
  await expect.poll(() => rooms.at(-1)).toBe('now')
  await Promise.all([one, other, late].map((bus) => bus.close()))
  await testApp.pool.query('drop role late')
})

/** What a process receives of the pieces that another one sent. */
function aJoiner() {
  const received: string[] = []
  const joiner = createJoiner({ onText: (text) => received.push(text), onGap: () => received.push('gap') })
  return { received, joiner }
}
const long = 'क्षत्रिय'.repeat(1_000)

test('a text is cut between letters and put together again, also of two processes at once', () => {
  const { received, joiner } = aJoiner()
  const [one, other] = [createCutter('one').cut(long), createCutter('other').cut(`${long}!`)]
  expect(one.length).toBe(4)
  for (const piece of one) expect(Buffer.byteLength(piece)).toBeLessThan(8_000)
  for (const [index, piece] of one.entries())
    for (const each of [piece, other[index] ?? '']) joiner.take(each)
  expect(received).toEqual([long, `${long}!`])
})

test('a duplicate is delivered once', () => {
  const { received, joiner } = aJoiner()
  const cutter = createCutter('one')
  const pieces = [...cutter.cut(long), ...cutter.cut('short')]
  for (const piece of [...pieces.slice(0, 3), ...pieces]) joiner.take(piece)
  expect(received).toEqual([long, 'short'])
})

test('what is missing is noticed: by the next piece, by the next sign of life, and by silence', () => {
  const { received, joiner } = aJoiner()
  const cutter = createCutter('one')
  const tell = (text: string) => cutter.cut(text).map((piece) => joiner.take(piece))
  tell('first')
  cutter.cut('lost')
  tell('third')
  expect(received.splice(0)).toEqual(['first', 'gap', 'third'])
  cutter.cut(long)
  joiner.take(cutter.mark('beat'))
  joiner.take(cutter.mark('beat'))
  expect(received.splice(0)).toEqual(['gap'])
  joiner.noticeSilence(60_000)
  expect(received).toEqual([])
  joiner.noticeSilence(-1)
  joiner.noticeSilence(-1)
  expect(received.splice(0)).toEqual(['gap'])
})

test('a process that comes back after a silence has sent nothing meanwhile, or there is a gap', () => {
  const { received, joiner } = aJoiner()
  const cutter = createCutter('one')
  const tell = (text: string) => cutter.cut(text).map((piece) => joiner.take(piece))
  tell('before')
  joiner.noticeSilence(-1)
  tell('after')
  expect(received.splice(0)).toEqual(['before', 'gap', 'after'])
  joiner.noticeSilence(-1)
  cutter.cut('lost')
  tell('later')
  expect(received.splice(0)).toEqual(['gap', 'gap', 'later'])
})

test('who listens anew has one gap for all, receives nothing twice, and notices who does not come back', () => {
  const { received, joiner } = aJoiner()
  const cutter = createCutter('one')
  const again = cutter.cut('before')
  for (const piece of again) joiner.take(piece)
  cutter.cut('lost with the line')
  joiner.beginAnew()
  for (const piece of [...again, ...cutter.cut('after')]) joiner.take(piece)
  expect(received.splice(0)).toEqual(['before', 'after'])
  joiner.beginAnew()
  joiner.noticeSilence(-1)
  expect(received).toEqual(['gap'])
})

test('the end of a text whose beginning was lost is no text', () => {
  const { received, joiner } = aJoiner()
  const cutter = createCutter('one')
  tellAll(cutter.cut(long).slice(2))
  tellAll(cutter.cut('short'))
  expect(received).toEqual(['short'])
  function tellAll(pieces: readonly string[]) {
    for (const piece of pieces) joiner.take(piece)
  }
})

test('who says goodbye is not missed', () => {
  const { received, joiner } = aJoiner()
  const cutter = createCutter('one')
  for (const piece of cutter.cut('first')) joiner.take(piece)
  joiner.take(cutter.mark('bye'))
  joiner.noticeSilence(-1)
  expect(received).toEqual(['first'])
})
