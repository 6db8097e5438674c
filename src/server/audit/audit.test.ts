import { beforeAll, expect, test } from 'vitest'
import { listAuditEvents } from '#contract/admin/admin-audit.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, anAdmin, aSeller } from '#server/testing/build.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { audit, serverActor } from './audit.service.ts'

const testApp = openTestApp()
let admin: Someone
const list = async (filters: Parameters<typeof ask>[0] = {}) => (await ask(filters)).events
const ask = (filters: object = {}) => testApp.as(admin)(listAuditEvents, filters)

const deed = (subject_name: string, action: `${string}.${string}` = 'seller.approve') => ({
  action,
  subject_id: `id of ${subject_name}`,
  subject_name,
})

beforeAll(async () => {
  admin = await anAdmin(testApp.db)
  const by = { user_id: admin.user_id, request_id: 'request-one' }
  await audit(testApp.db, by, { ...deed('Kaveri Knits'), details: { reason: 'All good' } })
  await audit(testApp.db, { ...by, request_id: 'request-two' }, deed('50%_off Stores', 'user.suspend'))
  await audit(testApp.db, { ...by, request_id: 'request-three' }, deed('Rao Traders', 'document.view'))
  await audit(testApp.db, serverActor('upkeep'), deed('Steel bolt', 'product.unfeature'))
})

test('every event says who did what to what, in which request', async () => {
  const [last, , , first] = await list()
  expect(first).toEqual({
    audit_event_id: expect.any(Number),
    actor_id: admin.user_id,
    actor_name: expect.stringContaining('Asha Verma'),
    action: 'seller.approve',
    subject_type: 'seller',
    subject_id: 'id of Kaveri Knits',
    subject_name: 'Kaveri Knits',
    details: { reason: 'All good' },
    request_id: 'request-one',
    created_at: expect.any(String),
  })
  expect(last).toMatchObject({ actor_id: null, actor_name: 'Vanij', request_id: 'upkeep' })
})

const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10)

test.each([
  [{ actor: 'asha' }, 3],
  [{ actor: 'vanij' }, 1],
  [{ action: 'seller.' }, 1],
  [{ action: 'eller' }, 0],
  [{ subject: 'kaveri' }, 1],
  [{ subject: 'id of Steel bolt' }, 1],
  [{ subject: '0%_o' }, 1],
  [{ subject: '%' }, 1],
  [{ request_id: 'request-two' }, 1],
  [{ action: 'user.suspend', actor: 'asha', request_id: 'request-one' }, 0],
  [{ only: 'decisions' }, 2],
  [{ from: today, to: today }, 4],
  [{ from: '2020-01-01', to: '2020-12-31' }, 0],
  [{ actor: '', action: '', subject: '', from: '', to: '' }, 4],
])('%j finds %i', async (filters, count) => {
  expect(await list(filters)).toHaveLength(count)
  expect((await ask(filters)).total).toBe(count)
})

test('an actor is found by id, in whatever case', async () => {
  expect(await list({ actor: admin.user_id.toUpperCase() })).toHaveLength(3)
})

test.each(['2026-13-01', 'today', '2026-02-30'])('the day %s is refused', async (from) => {
  await expect(ask({ from })).rejects.toMatchObject({
    status: 400,
    message: 'A day is written as 2026-11-30',
  })
})

test('nobody changes or removes an event', async () => {
  for (const change of [
    sql`update audit_events set actor_name = 'Somebody else'`,
    sql`delete from audit_events`,
    sql`truncate audit_events`,
  ])
    await expect(testApp.db.run(change)).rejects.toThrow('audit events are never changed')
  expect(await list()).toHaveLength(4)
})

test('only admins read it', async () => {
  await expect(testApp.as(null)(listAuditEvents, {})).rejects.toMatchObject({ status: 401 })
  for (const person of [await aBuyer(testApp.db), await aSeller(testApp.db)])
    await expect(testApp.as(person)(listAuditEvents, {})).rejects.toMatchObject({ status: 403 })
})

test('pages follow each other without a gap', async () => {
  const many = Array.from({ length: 205 }, (_, i) => deed(`Row ${i}`, 'page.turn'))
  await audit(testApp.db, serverActor('test'), ...many)
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await ask({ action: 'page.turn', ...(cursor ? { cursor } : {}) })
    seen.push(...page.events.map(({ subject_name }) => subject_name))
    cursor = page.next ?? undefined
  } while (cursor)
  expect(seen).toEqual(Array.from({ length: 205 }, (_, i) => `Row ${204 - i}`))
  await expect(ask({ cursor: 'no' })).rejects.toMatchObject({ status: 400 })
})

test('the UPI ID in an event of an earlier version is shown to no admin', async () => {
  const { user_id } = await aSeller(testApp.db)
  const change = { action: 'user.change-payee', subject_id: user_id, subject_name: 'Shree Traders' } as const
  const details = { name: 'Shree Traders', upi: 'shree.traders@okicici' }
  await audit(testApp.db, { user_id, request_id: 'request-payee' }, { ...change, details })
  expect(await list({ subject: user_id })).toMatchObject([{ details: { name: 'Shree Traders' } }])
  expect(JSON.stringify(await list({ subject: user_id }))).not.toContain('okicici')
})
